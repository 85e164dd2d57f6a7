package kemuri.cli;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import kemuri.api.dto.WireName;
import kemuri.api.format.ConversionTarget;
import kemuri.api.format.FormatDetection;
import kemuri.api.format.RecordFormat;
import kemuri.api.format.TextEncoding;
import kemuri.notation.GameRecord;
import kemuri.notation.NotationException;
import kemuri.picture.PictureOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Converts positions and records from one format to another, and draws them. */
@Command(
    name = "convert",
    description = {
      "Converts a position, or a record with its moves, to another format.",
      "svg and png are pictures of the start; send them to a file with >."
    },
    footer = {
      "",
      "Exit status: 0 converted, 64 bad usage or input, 70 internal failure, 74 standard output cannot be written."
    })
final class ConvertCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORMAT",
      description = "sfen, kif, ki2, csa, bod, jkf, svg or png.")
  private ConversionTarget target = ConversionTarget.SFEN;

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description = "The format it is in; auto (default) tells by its content.")
  private String from = "auto";

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      description = "utf-8 (default) or shift_jis, for the text that is written.")
  private String encoding = "utf-8";

  @Mixin private PictureArguments picture = new PictureArguments();

  @Parameters(
      paramLabel = "POSITION",
      arity = "0..*",
      description = "SFEN in quotes, @file (any format) or - (standard input, any format).")
  private List<String> positions = new ArrayList<>();

  ConvertCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws BadInput {
    Charset charset =
        TextEncoding.of(encoding)
            .orElseThrow(
                () ->
                    new BadInput(
                        "--encoding " + encoding + ": expected one of " + TextEncoding.NAMES));
    String unfit = picture.first();
    if (unfit != null && !target.isPicture()) {
      throw new BadInput(unfit + ": expected only with --to svg or png; leave it out");
    }
    PictureOptions options = picture.options();
    List<PositionText> inputs = PositionArguments.readWhole(positions, terminal.in());
    if (inputs.size() != 1 && target != ConversionTarget.SFEN && target != ConversionTarget.CSA) {
      throw new BadInput(
          "expected one position, found "
              + inputs.size()
              + "; only sfen and csa hold several in one file");
    }
    boolean first = true;
    for (PositionText input : inputs) {
      byte[] converted = target.convert(read(input), charset, options);
      if (!first && target == ConversionTarget.CSA) {
        terminal.out().print("/\n");
      }
      first = false;
      terminal.out().write(converted, 0, converted.length);
    }
    terminal.flush();
    return ExitCode.OK;
  }

  private GameRecord read(PositionText input) throws BadInput {
    RecordFormat format =
        from.equals("auto")
            ? FormatDetection.detect(input.text())
            : WireName.find(RecordFormat.class, from)
                .orElseThrow(
                    () ->
                        new BadInput(
                            "--from "
                                + from
                                + ": expected one of auto, "
                                + WireName.list(RecordFormat.class)));
    try {
      return format.read(input.text());
    } catch (NotationException e) {
      throw input.complaint(String.valueOf(e.getMessage()));
    }
  }
}
