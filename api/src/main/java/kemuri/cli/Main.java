package kemuri.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Function;
import kemuri.api.dto.Language;
import kemuri.api.dto.Rules;
import kemuri.api.dto.WireName;
import kemuri.api.format.ConversionTarget;
import kemuri.api.format.RecordFormat;
import kemuri.board.Attacker;
import kemuri.board.DefenderHand;
import kemuri.grading.Theme;
import kemuri.mate.Futile;
import kemuri.mate.Profile;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** The program's entrance: one command a run, {@code serve} if none is named. */
public final class Main {
  /** Set by the launcher: whether standard error is a terminal. */
  private static final String TERMINAL_PROPERTY = "kemuri.stderr.terminal";

  private Main() {}

  /** Runs a command and ends the process with its exit code, unless it serves. */
  public static void main(String[] args) {
    PrintStream out = utf8(FileDescriptor.out);
    PrintStream err = utf8(FileDescriptor.err);
    int code = run(args, new Terminal(System.in, out, err, isTerminal()));
    out.flush();
    if (code != ExitCode.KEEP_RUNNING) {
      System.exit(code);
    }
  }

  /** Runs a command and returns its exit code. */
  static int run(String[] args, Terminal terminal) {
    CommandLine line = new CommandLine(new RootCommand());
    line.addSubcommand("serve", new ServeCommand());
    line.addSubcommand("solve", new SolveCommand(terminal));
    line.addSubcommand("verify", new VerifyCommand(terminal));
    line.addSubcommand("generate", new GenerateCommand(terminal));
    line.addSubcommand("audit", new AuditCommand(terminal));
    line.addSubcommand("convert", new ConvertCommand(terminal));
    line.addSubcommand("bench", new BenchCommand(terminal));
    line.addSubcommand("usi", new UsiCommand(terminal));
    line.setExpandAtFiles(false);
    line.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
    registerConverters(line);
    line.setParameterExceptionHandler(
        (failure, unused) -> {
          String command = failure.getCommandLine().getCommandSpec().qualifiedName();
          terminal.remark(oneLine(failure) + "; see " + command + " --help");
          return ExitCode.BAD_INPUT;
        });
    line.setExecutionExceptionHandler((failure, unused, parsed) -> explain(failure, terminal));
    return line.execute(args.length == 0 ? new String[] {"serve"} : args);
  }

  private static int explain(Exception failure, Terminal terminal) {
    if (failure instanceof BadInput) {
      terminal.remark(oneLine(failure));
      return ExitCode.BAD_INPUT;
    }
    if (failure instanceof OutputLost) {
      terminal.remark(oneLine(failure));
      return ExitCode.OUTPUT_LOST;
    }
    terminal.remark("internal error: " + failure);
    return ExitCode.INTERNAL_ERROR;
  }

  private static String oneLine(Exception failure) {
    return String.valueOf(failure.getMessage()).replaceAll("\\s*\\R\\s*", " ");
  }

  private static void registerConverters(CommandLine line) {
    register(line, Attacker.class);
    register(line, DefenderHand.class);
    register(line, Rules.class);
    register(line, Futile.class);
    register(line, Profile.class);
    register(line, Language.class);
    register(line, RecordFormat.class);
    register(line, ConversionTarget.class);
    register(line, Theme.class);
    registerNumber(line, int.class, Integer::valueOf);
    registerNumber(line, Integer.class, Integer::valueOf);
    registerNumber(line, long.class, Long::valueOf);
    registerNumber(line, Long.class, Long::valueOf);
    line.registerConverter(
        Duration.class,
        text ->
            TimeText.parse(text)
                .orElseThrow(
                    () ->
                        new TypeConversionException(
                            "expected a duration such as 10s, 500ms or 1m but was '"
                                + text
                                + "'")));
  }

  private static <E extends Enum<E>> void register(CommandLine line, Class<E> type) {
    line.registerConverter(
        type,
        text ->
            WireName.find(type, text)
                .orElseThrow(
                    () ->
                        new TypeConversionException(
                            "expected one of " + WireName.list(type) + " but was '" + text + "'")));
  }

  private static <N> void registerNumber(
      CommandLine line, Class<N> type, Function<String, N> reader) {
    line.registerConverter(
        type,
        text -> {
          try {
            return reader.apply(text);
          } catch (NumberFormatException e) {
            throw new TypeConversionException("expected a number but was '" + text + "'");
          }
        });
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
  }

  private static boolean isTerminal() {
    String told = System.getProperty(TERMINAL_PROPERTY);
    if (told != null) {
      return Boolean.parseBoolean(told);
    }
    try {
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }
}
