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
  PNG("image/png", start -> BoardPng.encode(start, PictureOptions.DEFAULT));

  private final Function<Charset, String> mediaType;
  private final BiFunction<GameRecord, Charset, byte[]> converter;

  ConversionTarget(RecordFormat format) {
    mediaType = format::mediaType;
    converter = format::encode;
  }

  ConversionTarget(String mediaType, Function<Diagram, byte[]> painter) {
    this.mediaType = encoding -> mediaType;
    converter = (record, encoding) -> painter.apply(record.start());
  }

  /** The media type of a conversion, with the charset of a record's text. */
  public String mediaType(Charset encoding) {
    return mediaType.apply(encoding);
  }

  /**
   * Converts a record.
   *
   * @param encoding of a text, if the format leaves a choice
   */
  public byte[] convert(GameRecord record, Charset encoding) {
    return converter.apply(record, encoding);
  }

  private static byte[] svg(Diagram start) {
    return BoardSvg.format(start, PictureOptions.DEFAULT).getBytes(StandardCharsets.UTF_8);
  }
}
