package kemuri.api.format;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import kemuri.board.Diagram;
import kemuri.notation.Bod;
import kemuri.notation.Csa;
import kemuri.notation.FileEncoding;
import kemuri.notation.GameRecord;
import kemuri.notation.Ki2;
import kemuri.notation.Kif;
import kemuri.notation.NotationException;
import kemuri.notation.Sfen;

/** The formats that a position or a record may be written in. */
public enum RecordFormat {
  /** SFEN, moves in USI behind it if there are any. */
  SFEN("application/x-sfen") {
    @Override
    public GameRecord read(String text) throws NotationException {
      return Sfen.readRecord(text);
    }

    @Override
    public Diagram readPosition(String text) throws NotationException {
      return Sfen.parse(text);
    }

    @Override
    public String write(GameRecord record, Charset encoding) {
      return Sfen.writeRecord(record) + "\n";
    }
  },
  /** KIF: a move a line, with variations. */
  KIF("application/x-kif") {
    @Override
    public GameRecord read(String text) throws NotationException {
      return Kif.read(text);
    }

    @Override
    public String write(GameRecord record, Charset encoding) {
      return Kif.write(record, encoding);
    }
  },
  /** KI2: moves as books write them, with variations. */
  KI2("application/x-ki2") {
    @Override
    public GameRecord read(String text) throws NotationException {
      return Ki2.read(text);
    }

    @Override
    public String write(GameRecord record, Charset encoding) {
      return Ki2.write(record);
    }
  },
  /** CSA: the main line for programs. It is written as version 2.2, which all of them read. */
  CSA("application/x-csa") {
    @Override
    public GameRecord read(String text) throws NotationException {
      return Csa.read(text);
    }

    @Override
    public String write(GameRecord record, Charset encoding) {
      return Csa.write(record, Csa.Version.V2_2, encoding);
    }
  },
  /** BOD: the board drawn between two hands. */
  BOD("application/x-bod") {
    @Override
    public GameRecord read(String text) throws NotationException {
      return Bod.read(text);
    }

    @Override
    public String write(GameRecord record, Charset encoding) {
      return Bod.write(record.start());
    }
  },
  /** JKF: all of a record as JSON. */
  JKF("application/x-jkf+json") {
    @Override
    public GameRecord read(String text) throws NotationException {
      return JkfReader.read(text);
    }

    @Override
    public String write(GameRecord record, Charset encoding) {
      return JkfWriter.write(record) + "\n";
    }
  };

  private final String mediaType;

  RecordFormat(String mediaType) {
    this.mediaType = mediaType;
  }

  /** Its media type, without a charset. */
  public String mediaType() {
    return mediaType;
  }

  /**
   * Reads a record.
   *
   * @throws NotationException if the text is not of this format, or a move is not legal
   */
  public abstract GameRecord read(String text) throws NotationException;

  /**
   * Reads the position to be solved: the start of a record, but for SFEN the one after its moves,
   * as USI means it.
   *
   * @throws NotationException if the text is not of this format, or a move is not legal
   */
  public Diagram readPosition(String text) throws NotationException {
    return read(text).start();
  }

  /**
   * Writes as much of a record as the format can hold; the last line is ended.
   *
   * @param encoding how the text will be encoded, for formats that tell
   */
  public abstract String write(GameRecord record, Charset encoding);

  /** Its media type with the charset of a text that {@link #encode} gives. */
  public String mediaType(Charset encoding) {
    return mediaType + ";charset=" + charset(encoding).name();
  }

  /**
   * Writes as {@link #write} does, to bytes.
   *
   * @param encoding of the text, if the format leaves a choice
   */
  public byte[] encode(GameRecord record, Charset encoding) {
    Charset charset = charset(encoding);
    return FileEncoding.encode(write(record, charset), charset);
  }

  /** JSON is always UTF-8. */
  private Charset charset(Charset wanted) {
    return this == JKF ? StandardCharsets.UTF_8 : wanted;
  }
}
