"""Positions with known answers, and what came of them."""

import re
from pathlib import Path
from typing import NamedTuple

REJECT = "reject"
PROCESS = "(process)"
KNOWN = re.compile(rf"(<=)?\d+|nomate|\?|{REJECT}")


class BadInput(Exception):
    """A message for the user: the place, what was expected, and the mend."""


class Case(NamedTuple):
    """A position; known is its length as Kemuri's bench reads it."""

    name: str
    sfen: str
    known: str


class Row(NamedTuple):
    """What came of a position with an engine; in seconds of processor and wall time."""

    name: str
    sfen: str
    known: str
    engine: str
    settings: str
    outcome: str  # mate, no-mate, undecided, failed, rejected or broken-line
    plies: int  # of an undecided mate the bound that was found
    nodes: int
    cpu: float
    wall: float
    rss: float  # the greatest of the process so far, in MiB

    @property
    def case(self):
        return Case(self.name, self.sfen, self.known)

    def is_wrong(self, exact):
        """Whether the answer contradicts the known one; exact if lengths are claimed shortest."""
        mates = self.known[-1:].isdigit()
        if self.outcome == "mate" and mates:
            known = int(self.known.replace("<=", ""))
            too_short = self.plies < known and not self.known.startswith("<=")
            return exact and (too_short or self.plies > known)
        if self.outcome == "mate":
            return self.known == "nomate"
        return self.outcome == "broken-line" or (self.outcome == "no-mate" and mates)

    def is_solved(self, exact):
        """Whether it is decided, and not wrongly."""
        return self.outcome in ("mate", "no-mate") and not self.is_wrong(exact)


class Results:
    """The rows of one file and engine, kept in a TSV file as soon as they are there."""

    def __init__(self, path, engine):
        self.path = path
        self.engine = engine
        self.by_case = {}
        self.overhead = []
        self._file = None
        kinds = Row.__annotations__
        for cells in read_tsv(path):
            if cells.keys() != kinds.keys():
                raise BadInput(f"{path}: expected this script's rows; name another --out")
            row = Row(*(kind(cells[name]) for name, kind in kinds.items()))
            if row.settings == engine.settings:
                self._hold(row)

    def add(self, case, outcome, plies, nodes, cpu, wall, rss):
        """Keeps a row."""
        numbers = plies, nodes, round(cpu, 4), round(wall, 4), round(rss, 1)
        row = Row(*case, self.engine.name, self.engine.settings, outcome, *numbers)
        if self._file is None:
            self._file = self._open()
        self._file.write(line(row))
        self._file.flush()
        self._hold(row)

    def _open(self):
        """Opens the file behind its last whole line."""
        whole = self.path.read_bytes().rfind(b"\n") + 1 if self.path.exists() else 0
        file = self.path.open("ab")
        file.truncate(whole)
        if not whole:
            file.write(line(Row._fields))
        return file

    def _hold(self, row):
        if row.name == PROCESS:
            self.overhead.append(row)
        else:
            self.by_case[row.case] = row


def line(cells):
    return ("\t".join(map(str, cells)) + "\n").encode()


def read_tsv(path):
    """The rows below the header as dictionaries; a last line without its end was broken off."""
    if not path.exists():
        return []
    header, *lines = [text.split("\t") for text in path.read_text(encoding="utf-8").split("\n")]
    return [dict(zip(header, cells)) for cells in lines[:-1]]


def read_cases(file):
    """The positions of a file in order, those to be rejected too."""
    try:
        lines = Path(file).read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{file}: cannot be read as UTF-8 text ({error})")
    header = lines[0].split("\t")
    if header[0] != "sfen":
        raise BadInput(f"{file} line 1: expected a header that starts with sfen")
    known = next((header.index(name) for name in ("plies", "raw") if name in header), 1)
    name = header.index("name") if "name" in header else len(header)
    cases = []
    for number, text in enumerate(lines[1:], 2):
        if text.strip():
            cells = text.split("\t") + [""] * (len(header) + 1)
            case = Case(cells[name].strip(), cells[0], cells[known].strip())
            if not KNOWN.fullmatch(case.known):
                raise BadInput(f"{file} line {number}: expected a number, <=N, nomate, ? or reject")
            cases.append(case)
    return cases
