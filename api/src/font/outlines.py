"""Writes the outlines of the characters on board pictures, taken from a font with CFF outlines.

    python3 outlines.py NotoSerifCJK-Bold.ttc > ../main/resources/kemuri/picture/outlines.txt

Needs fontTools (Debian: python3-fonttools); the font is in Debian's fonts-noto-cjk.
"""

import sys

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTCollection, TTFont

CHARACTERS = "歩香桂銀金角飛玉と杏圭全馬龍攻方持駒なし一二三四五六七八九十0123456789"
MIDDLE_ABOVE_BASELINE = 380
COPYRIGHT = 0
FULL_NAME = 4
VERSION = 5
HEADER = """\
# The outlines of the characters on board pictures, from {name}, {version}.
# {copyright} SIL Open Font License 1.1, see OFL.txt.
# Written by api/src/font/outlines.py.
#
# A character, a blank, SVG path data with the commands M, L, C and Z: thousandths of the font size,
# y downwards, the origin in the middle of the character (half its advance, 380 above the baseline)."""


class OutlinePen(BasePen):
    """Collects path data."""

    def __init__(self, glyph_set, middle):
        super().__init__(glyph_set)
        self.middle = middle
        self.data = []

    def _add(self, command, *points):
        numbers = []
        for x, y in points:
            numbers += [str(round(x - self.middle)), str(round(MIDDLE_ABOVE_BASELINE - y))]
        self.data.append(command + " ".join(numbers))

    def _moveTo(self, point):
        self._add("M", point)

    def _lineTo(self, point):
        self._add("L", point)

    def _curveToOne(self, first, second, point):
        self._add("C", first, second, point)

    def _closePath(self):
        self.data.append("Z")


def main():
    path = sys.argv[1]
    font = TTCollection(path).fonts[0] if path.endswith(".ttc") else TTFont(path)
    if font["head"].unitsPerEm != 1000:
        sys.exit(f"expected 1000 units per em in {path}, found {font['head'].unitsPerEm}")
    about = font["name"]
    print(
        HEADER.format(
            name=about.getDebugName(FULL_NAME),
            version=about.getDebugName(VERSION).split(";")[0].lower(),
            copyright=about.getDebugName(COPYRIGHT),
        )
    )
    glyph_set = font.getGlyphSet()
    names = font.getBestCmap()
    for character in CHARACTERS:
        glyph = glyph_set[names[ord(character)]]
        pen = OutlinePen(glyph_set, glyph.width / 2)
        glyph.draw(pen)
        print(character, "".join(pen.data))


main()
