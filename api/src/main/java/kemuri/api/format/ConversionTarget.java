package kemuri.api.format;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.function.BiFunction;
import java.util.function.Function;
import kemuri.board.Diagram;
import kemuri.notation.GameRecord;
import kemuri.picture.BoardPng;
import kemuri.picture.BoardSvg;
import kemuri.picture.PictureOptions;

/** What a record can be converted to: every format of records, and pictures of its start. */
@SuppressWarnings("ImmutableEnumChecker") // the functions are stateless
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
  JKF(RecordFormat.JKF),
  /** {@link BoardSvg}, in UTF-8. */
  SVG("image/svg+xml", ConversionTarget::svg),
  /** {@link BoardPng}. */
  PNG("image/png", BoardPng::encode);

  private final Function<Charset, String> mediaType;
  private final Converter converter;
  private final boolean picture;

  ConversionTarget(RecordFormat format) {
    mediaType = format::mediaType;
    converter = (record, encoding, options) -> format.encode(record, encoding);
    picture = false;
  }

  ConversionTarget(String mediaType, BiFunction<Diagram, PictureOptions, byte[]> painter) {
    this.mediaType = encoding -> mediaType;
    converter = (record, encoding, options) -> painter.apply(record.start(), options);
    picture = true;
  }

  @FunctionalInterface
  private interface Converter {
    byte[] convert(GameRecord record, Charset encoding, PictureOptions options);
  }

  /** Whether it is a picture, not a text. */
  public boolean isPicture() {
    return picture;
  }

  /** The media type of a conversion, with the charset of a record's text. */
  public String mediaType(Charset encoding) {
    return mediaType.apply(encoding);
  }

  /**
   * Converts a record.
   *
   * @param encoding of a text, if the format leaves a choice
   * @param options of a picture
   */
  public byte[] convert(GameRecord record, Charset encoding, PictureOptions options) {
    return converter.convert(record, encoding, options);
  }

  private static byte[] svg(Diagram start, PictureOptions options) {
    return BoardSvg.format(start, options).getBytes(StandardCharsets.UTF_8);
  }
}
