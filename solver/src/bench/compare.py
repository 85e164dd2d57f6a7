#!/usr/bin/env python3
"""Measures Kemuri against other tsume-shogi solvers that speak USI, and prints Markdown tables.

A peer is NAME=COMMAND, then items set apart by semicolons:
  Option=value  sets an option of the engine; USI_Hash (--hash, or the most that the engine takes)
                and Threads (1) are set without being named
  exact         the engine claims that its mates are the shortest by plain rules
  restart       the engine is started anew for each position; else isready empties its table
  paced         the engine loses commands that come in a burst, and holds back its output in a pipe

What is measured:
  Kemuri  one process of "kemuri bench" a piece: the processor time of all that it did, start-up
          and compilation included; what no position's own thread used is the row "(process)"
  peers   processor time from "go mate" to the answer; beyond the limit a peer is told to stop,
          and killed if it does not answer; a "nomate" after that is undecided
Kemuri's limit is one of wall time, the peers' of processor time: keep the machine free.

Each position and engine is a row in a TSV file in DIR. What is there with the same settings is not
measured again, so that a measurement goes on where it was broken off; give a changed engine another
DIR. In the tables a position that was not solved, or wrongly, counts as the limit in processor
time. A wrong answer contradicts the known one; in its length only if the engine claims exactness,
which Kemuri does with --goal exact.

Exit status: 0 measured, 64 bad usage or input, 130 broken off. Runs on Linux, Python 3.9 or later.
"""

import argparse
import re
import signal
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # the source tree stays clean
from engines import Kemuri, Peer
from report import print_report
from rows import REJECT, BadInput, Results, read_cases

LAUNCHER = Path(__file__).resolve().parents[3] / "kemuri"


class Parser(argparse.ArgumentParser):
    """Ends with the exit status that Kemuri has for bad usage."""

    def error(self, message):
        self.exit(64, f"{self.prog}: {message}; see --help\n")


def parse():
    about, details = __doc__.split("\n", 1)
    parser = Parser(
        prog="compare.py",
        description=about,
        epilog=details,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    option = parser.add_argument
    option("files", nargs="+", metavar="FILE", help="positions as kemuri bench reads them")
    option("--peer", action="append", default=[], metavar="NAME=COMMAND[;ITEM]…",
           help="an engine; to be repeated for each")
    option("--out", required=True, type=Path, metavar="DIR", help="where the rows are kept")
    option("--time", default="20s", metavar="20s",
           help="limit of a position: 500ms, 20s (default), 1m")
    option("--hash", default=1024, type=positive, metavar="MiB",
           help="size of each engine's table (default 1024)")
    option("--goal", default="any", choices=("any", "exact"),
           help="Kemuri seeks any mate (default) or the shortest")
    option("--pieces", default=1, type=positive, metavar="K",
           help="the engines take turns K times a file (default 1)")
    option("--kemuri", default=str(LAUNCHER), metavar="PATH",
           help="the launcher (default: this tree's)")
    option("--report-only", action="store_true", help="prints the tables of what is there")
    return parser.parse_args()


def positive(text):
    if not re.fullmatch(r"[1-9]\d*", text):
        raise argparse.ArgumentTypeError(f"expected 1 or more, found {text}")
    return int(text)


def to_seconds(text):
    time = re.fullmatch(r"([1-9]\d*)(ms|s|m)", text)
    if not time:
        raise BadInput(f"--time {text}: expected a time such as 500ms, 20s or 1m")
    return int(time[1]) * {"ms": 0.001, "s": 1, "m": 60}[time[2]]


def open_results(out, files, engines):
    """The rows of each file and engine."""
    out.mkdir(parents=True, exist_ok=True)
    results = {}
    paths = set()
    for file in files:
        for engine in engines:
            name = re.sub(r"[^\w-]+", "-", engine.name)
            path = out / f"{Path(file).stem}.{name}.tsv"
            if path in paths:
                raise BadInput(f"{path}: two files or engines share this name; rename one")
            paths.add(path)
            results[file, engine] = Results(path, engine)
    return results


def measure(files, engines, pieces, results):
    """Lets the engines take turns, piece by piece."""
    for engine in reversed(engines):  # a peer that cannot start is told before Kemuri is built
        engine.prepare()
    for file, cases in files.items():
        for piece in range(pieces):
            start, end = (len(cases) * part // pieces for part in (piece, piece + 1))
            part = cases[start:end]
            wanted = {case for case in part if case.known != REJECT}
            for engine in engines:
                kept = results[file, engine]
                if not wanted <= kept.by_case.keys():
                    place = f"{file}, {start + 1} to {end} of {len(cases)}"
                    print(f"compare.py: {place}: {engine.name}", file=sys.stderr, flush=True)
                    engine.measure(file, start, part, kept)


def run(options):
    seconds = to_seconds(options.time)
    files = {file: read_cases(file) for file in options.files}
    engines = [Kemuri(options.kemuri, options.goal, options.time, options.hash)]
    engines += [Peer(text, options.time, seconds, options.hash) for text in options.peer]
    results = open_results(options.out, files, engines)
    if not options.report_only:
        measure(files, engines, options.pieces, results)
    print_report(files, engines, results, seconds)


def main():
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        run(parse())
    except BadInput as error:
        print(f"compare.py: {error}", file=sys.stderr)
        return 64
    except KeyboardInterrupt:
        print("compare.py: broken off; the same command goes on", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
