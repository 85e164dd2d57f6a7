"""The engines that are measured: Kemuri by its bench command, peers by USI."""

import os
import re
import select
import shlex
import shutil
import subprocess
import time
from pathlib import Path

from rows import PROCESS, REJECT, BadInput, Case, read_tsv

START_SECONDS = 120  # for usiok and readyok
STOP_SECONDS = 3  # from stop to the answer
PACE_SECONDS = 0.25


class Kemuri:
    """Measured by a command that keeps rows of its own."""

    name = "Kemuri"

    def __init__(self, launcher, goal, limit, table):
        self.launcher = launcher
        self.options = [f"--{goal}", f"--time={limit}", f"--hash={table}"]
        self.settings = " ".join(self.options)
        self.exact = goal == "exact"

    def prepare(self):
        """Has the launcher build what is missing: that is not to be measured."""
        if not shutil.which(self.launcher) or subprocess.run(
            [self.launcher, "bench", "--help"], stdout=subprocess.DEVNULL
        ).returncode:
            raise BadInput(f"{self.launcher}: does not run; name the launcher with --kemuri")

    def measure(self, file, start, cases, results):
        """Solves the cases, which are those of the file from start on."""
        rows = results.path.with_suffix(".bench" + self.settings.replace(" ", "") + ".tsv")
        before = len(read_tsv(rows))
        part = ["--rows", str(rows), "--skip", str(start), "--count", str(len(cases)), str(file)]
        begin = time.monotonic()
        process = subprocess.Popen(
            [self.launcher, "bench", *self.options, *part], stdout=subprocess.DEVNULL
        )
        try:
            usage = wait(process)
        except KeyboardInterrupt:
            process.terminate()
            self._take_over(rows, before, wait(process), time.monotonic() - begin, results)
            raise
        self._take_over(rows, before, usage, time.monotonic() - begin, results)
        if process.returncode not in (0, 1):
            raise BadInput(f"{file}: bench ended with status {process.returncode}; see above")

    @staticmethod
    def _take_over(rows, before, usage, wall, results):
        kept = read_tsv(rows)
        for cells in kept:
            case = Case(cells["name"], cells["sfen"], cells["expected"])
            if case not in results.by_case:
                outcome = cells["verdict"]
                if outcome != "broken-line":
                    outcome = cells["result"]
                spent = int(cells["cpuMs"]) / 1000, int(cells["ms"]) / 1000
                results.add(case, outcome, int(cells["plies"]), int(cells["nodes"]), *spent, 0)
        cpu = usage.ru_utime + usage.ru_stime
        for cells in kept[before:]:
            cpu -= int(cells["cpuMs"]) / 1000
            wall -= int(cells["ms"]) / 1000
        results.add(Case(PROCESS, "", ""), "overhead", 0, 0, cpu, wall, usage.ru_maxrss / 1024)


def wait(process):
    """Waits for a process's end; what it and its own children used."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage


class Peer:
    """Another engine, described as --peer does it."""

    FLAGS = ("exact", "restart", "paced")

    def __init__(self, text, limit, seconds, table):
        head, *items = text.split(";")
        self.name, _, command = head.partition("=")
        self.command = shlex.split(command)
        self.options = dict(item.split("=", 1) for item in items if "=" in item)
        flags = {item for item in items if "=" not in item}
        if not self.name or not self.command or not flags <= set(self.FLAGS):
            raise BadInput(
                f"--peer {text}: expected NAME=COMMAND;ITEM…, each ITEM an Option=value"
                f" or one of {', '.join(self.FLAGS)}"
            )
        self.exact, self.restart, self.paced = (flag in flags for flag in self.FLAGS)
        self.seconds = seconds
        self.table = table
        self.settings = " ".join([f"--time={limit}", f"--hash={table}", *sorted(items)])

    def prepare(self):
        """Fails early if the engine cannot be started."""
        Dialogue(self).close()

    def measure(self, _file, _start, cases, results):
        """Solves the cases that have no row yet."""
        dialogue = None
        try:
            for case in cases:
                if case.known != REJECT and case not in results.by_case:
                    dialogue = dialogue or Dialogue(self)
                    results.add(case, *dialogue.solve(case.sfen))
                    if self.restart or not dialogue.is_alive():
                        dialogue.close()
                        dialogue = None
        finally:
            if dialogue:
                dialogue.close()


class Dialogue:
    """A running engine."""

    def __init__(self, peer):
        self.peer = peer
        command = (["stdbuf", "-oL"] if peer.paced else []) + peer.command
        if not all(map(shutil.which, (command[0], peer.command[0]))):
            raise BadInput(f"--peer {peer.name}: no program {peer.command[0]}; check the path")
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, bufsize=0
        )
        self.pending = b""
        self.cpu = 0.0
        self.rss = 0.0
        try:
            self._set_options()
        except BaseException:
            self.close()
            raise

    def _set_options(self):
        self._send("usi")
        offered = {}  # each option's greatest value, if it has one
        for line in self._until("usiok"):
            option = re.match(r"option name (.+?) type (?:.* max (\d+))?", line)
            if option:
                offered[option[1]] = option[2]
        options = {}
        if "USI_Hash" in offered:
            most = int(offered["USI_Hash"] or self.peer.table)
            options["USI_Hash"] = min(self.peer.table, most)
        if "Threads" in offered:
            options["Threads"] = 1
        for name, value in {**options, **self.peer.options}.items():
            if name not in offered:
                known = ", ".join(offered)
                raise BadInput(f"--peer {self.peer.name}: has no option {name}; it has {known}")
            self._send(f"setoption name {name} value {value}")

    def solve(self, sfen):
        """Searches with an empty table: outcome, plies, nodes, CPU and wall seconds, MiB."""
        self._send("isready")
        self._until("readyok")
        self._send("usinewgame")
        self._send(f"position sfen {sfen}")
        self._pace()
        self._meter()
        cpu, begin, nodes, stopped = self.cpu, time.monotonic(), 0, None
        self._write("go mate infinite")
        while True:
            line = self._line(0.02)
            self._meter()
            now = time.monotonic()
            spent = self.cpu - cpu, now - begin, self.rss
            if line is None:
                return ("failed", 0, nodes, *spent)
            found = re.match(r"info .*\bnodes (\d+)", line)
            nodes = int(found[1]) if found else nodes
            if line.startswith("checkmate"):
                return (*self._verdict(line.split()[1:], stopped), nodes, *spent)
            if stopped is None:
                # An engine that waits for itself uses no processor time.
                if spent[0] >= self.peer.seconds or spent[1] >= 10 * self.peer.seconds + 60:
                    self._send("stop")
                    stopped = now
            elif now - stopped > STOP_SECONDS:
                self.process.kill()
                self.process.wait()
                return ("undecided", 0, nodes, *spent)

    def _verdict(self, words, stopped):
        """Outcome and plies; an engine that was told to stop has proven nothing but its mate."""
        if words == ["nomate"]:
            return ("no-mate" if stopped is None else "undecided"), 0
        if not words or words[0] in ("timeout", "none", "notimplemented"):
            return "undecided", 0
        return ("mate" if stopped is None or not self.peer.exact else "undecided"), len(words)

    def is_alive(self):
        return self.process.poll() is None

    def close(self):
        """Ends the engine."""
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def _send(self, command):
        self._pace()
        self._write(command)

    def _pace(self):
        if self.peer.paced:
            time.sleep(PACE_SECONDS)

    def _write(self, command):
        try:
            self.process.stdin.write(command.encode() + b"\n")
        except BrokenPipeError:
            pass  # reading tells that the engine has ended

    def _line(self, timeout):
        """The next line; "" if none is there in time, None if the engine has ended."""
        end = time.monotonic() + timeout
        while b"\n" not in self.pending:
            left = max(0, end - time.monotonic())
            if not select.select([self.process.stdout], [], [], left)[0]:
                return ""
            read = self.process.stdout.read(65536)
            if not read:
                self.process.wait()
                return None
            self.pending += read
        line, _, self.pending = self.pending.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _until(self, last):
        """The lines before the one awaited."""
        end = time.monotonic() + START_SECONDS
        lines = []
        while time.monotonic() < end:
            line = self._line(1)
            if line == last:
                return lines
            if line is None:
                break
            lines.append(line)
        raise BadInput(f"--peer {self.peer.name}: expected {last}; see that it speaks USI")

    def _meter(self):
        """Reads processor time and peak memory; an engine that has ended keeps its last ones."""
        try:
            # The process's clock as Linux numbers it: nanoseconds, where /proc counts ticks.
            self.cpu = time.clock_gettime((~self.process.pid << 3) | 2)
            status = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return
        peak = re.search(r"VmHWM:\s*(\d+)", status)
        if peak:
            self.rss = int(peak[1]) / 1024
