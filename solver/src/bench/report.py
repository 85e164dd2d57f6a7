"""The tables of a measurement, in Markdown."""

import datetime
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

from rows import REJECT


class Total:
    """The sums of one engine over one file's positions."""

    def __init__(self, cases, results, limit):
        self.engine = results.engine
        exact = self.engine.exact
        self.rows = [results.by_case[case] for case in cases if case in results.by_case]
        used = self.rows + results.overhead
        solved = [row for row in self.rows if row.is_solved(exact)]
        self.mates = sum(row.outcome == "mate" for row in solved)
        self.no_mates = len(solved) - self.mates
        self.wrong = sum(row.is_wrong(exact) for row in self.rows)
        self.undecided = len(self.rows) - len(solved) - self.wrong
        self.nodes = sum(row.nodes for row in self.rows)
        self.spent = sum(row.cpu for row in used)
        self.cpu = sum(row.cpu for row in solved + results.overhead)
        self.cpu += limit * (self.wrong + self.undecided)
        self.wall = sum(row.wall for row in used)
        self.rss = max((row.rss for row in used), default=0)

    def cells(self, best):
        """The row of the table; best is the peer with the least processor time, if to be named."""
        return (
            self.engine.name,
            len(self.rows),
            f"{self.mates + self.no_mates} ({self.mates} + {self.no_mates})",
            self.wrong,
            self.undecided,
            f"{self.nodes:,}" if self.nodes else "",
            f"{self.nodes / self.spent:,.0f}" if self.nodes and self.spent else "",
            f"{self.cpu:,.1f}",
            f"{self.wall:,.1f}",
            f"{self.rss:,.0f}",
            f"{self.cpu / best.cpu:.2f} ({best.engine.name})" if best else "",
        )


def best_peer(kemuri, *peers):
    """The peer with the least processor time, of those that were given the same positions."""
    equal = [peer for peer in peers if len(peer.rows) == len(kemuri.rows) and peer.cpu]
    return min(equal, key=lambda peer: peer.cpu, default=None)


def print_report(files, engines, results, limit):
    """Prints where and how it was measured, a table of totals, and one of differences."""
    print_place(results)
    print_head("file", "engine", "positions", "solved (mate + no mate)", "wrong", "undecided",
               "nodes", "nodes/s", "CPU s", "wall s", "MiB", "CPU to the best peer's")
    files = {
        file: [case for case in dict.fromkeys(cases) if case.known != REJECT]
        for file, cases in files.items()
    }
    kemuri = []
    for file, cases in files.items():
        totals = [Total(cases, results[file, engine], limit) for engine in engines]
        for total in totals:
            best = best_peer(*totals) if total is totals[0] else None
            print_cells(Path(file).stem, *total.cells(best))
        kemuri += totals[0].rows
    print_waiting([row for row in kemuri if row.outcome == "undecided" and row.wall >= limit])
    print("\nWhere the answers differ:\n")
    print_head("file", "position", "known", *(engine.name for engine in engines))
    for file, cases in files.items():
        for case in cases:
            answers = [results[file, engine].by_case.get(case) for engine in engines]
            if differ(answers, engines):
                cells = map(answer_text, answers, engines)
                print_cells(Path(file).stem, case.name or case.sfen, case.known, *cells)


def differ(answers, engines):
    """Whether only peers solved it, an answer is wrong or missing, or two contradict each other."""
    pairs = [(row, engine.exact) for row, engine in zip(answers, engines) if row]
    solved = [row for row, exact in pairs if row.is_solved(exact)]
    missed = bool(solved and answers[0]) and answers[0] not in solved
    wrong = any(row.is_wrong(exact) for row, exact in pairs)
    broken = any(row.outcome in ("failed", "rejected") for row, _ in pairs)
    verdicts = {row.outcome for row, _ in pairs} & {"mate", "no-mate"}
    lengths = {row.plies for row, exact in pairs if exact and row.outcome == "mate"}
    return missed or wrong or broken or len(verdicts) > 1 or len(lengths) > 1


def answer_text(row, engine):
    if row is None:
        return ""
    plies = f" {row.plies}" if row.plies else ""
    wrong = ", wrong" if row.is_wrong(engine.exact) else ""
    return f"{row.outcome}{plies}{wrong} ({row.cpu:.2f} s)"


def print_waiting(timed_out):
    """Tells when other work took the processor: Kemuri's limit is one of wall time."""
    wall = sum(row.wall for row in timed_out)
    share = sum(row.cpu for row in timed_out) / wall if wall else 1
    if share < 0.95:
        print(f"\nThe machine had other work: where Kemuri's time ran out, it had had a processor"
              f" for {share:.0%} of it.")


def print_place(results):
    times = [kept.path.stat().st_mtime for kept in results.values() if kept.path.exists()]
    day = datetime.date.fromtimestamp(max(times, default=time.time()))
    model = re.search(r"model name\s*: (.+)", Path("/proc/cpuinfo").read_text())
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    home = os.environ.get("JAVA_HOME")
    java = first_line(f"{home}/bin/java" if home else "java", "-version")
    folder = str(Path(__file__).parent)
    commit = first_line("git", "-C", folder, "describe", "--always", "--dirty")
    processor = model[1] if model else "unknown processor"
    print(f"Measured on {day}: {processor}, {os.cpu_count()} cores, {memory:.0f} GiB; {java};"
          f" commit {commit}.")
    print(f"\n```sh\n{shlex.join(sys.argv)}\n```\n")


def first_line(*command):
    """The first line that a command prints."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return done.stdout.partition("\n")[0]
    except OSError:
        return f"no {command[0]}"


def print_head(*names):
    """Prints a table's head; what is right of the first two columns is aligned to the right."""
    print_cells(*names)
    print_cells(*("---" if column < 2 else "---:" for column in range(len(names))))


def print_cells(*cells):
    print("| " + " | ".join(str(cell).replace("|", r"\|") for cell in cells) + " |")
