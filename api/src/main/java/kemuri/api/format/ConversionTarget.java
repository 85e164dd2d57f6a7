package kemuri.api.format;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import kemuri.notation.FileEncoding;
import kemuri.notation.GameRecord;

/** What a record can be converted to: every format of records, and whatever else shows one. */
public enum ConversionTarget {
  /** {@link RecordFormat#SFEN}. */
  SFEN(RecordFormat.SFEN),
  /** {@link RecordFormat#KIF}. */
  KIF(RecordFormat.KIF),
  /** {@link RecordFormat#KI2}. */
  KI2(RecordFormat.KI2),
  /** {@link RecordFormat#CSA}. */
  CSA(RecordFormat.CSA),
  /** {@link RecordFormat#BOD}. */
  BOD(RecordFormat.BOD),
  /** {@link RecordFormat#JKF}. */
  JKF(RecordFormat.JKF);

  private final RecordFormat format;

  ConversionTarget(RecordFormat format) {
    this.format = format;
  }

  /** The media type of a conversion, with the charset of a text. */
  public String mediaType(Charset encoding) {
    return format.mediaType() + ";charset=" + charset(encoding).name();
  }

  /**
   * Converts a record.
   *
   * @param encoding of a text, if the format leaves a choice
   */
  public byte[] convert(GameRecord record, Charset encoding) {
    Charset charset = charset(encoding);
    return FileEncoding.encode(format.write(record, charset), charset);
  }

  /** JSON is always UTF-8. */
  private Charset charset(Charset wanted) {
    return this == JKF ? StandardCharsets.UTF_8 : wanted;
  }
}
