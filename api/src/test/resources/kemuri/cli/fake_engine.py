"""A USI engine that knows no shogi: what it does depends on the option Answer.

mate answers at once, late says "no mate" when it is told to stop, deaf does not hear that, dead
ends. Both that do not answer use the processor meanwhile.
"""

import select
import sys

answer = ""
for line in sys.stdin:
    command = line.split()
    if command[0] == "usi":
        print("option name USI_Hash type spin default 16 min 1 max 32")
        print("option name Answer type string default")
        print("usiok", flush=True)
    elif command[:3] == ["setoption", "name", "USI_Hash"]:
        assert command[4] == "32", line
    elif command[:3] == ["setoption", "name", "Answer"]:
        answer = command[4]
    elif command[0] == "isready":
        print("readyok", flush=True)
    elif command[0] == "go":
        if answer == "dead":
            sys.exit()
        if answer == "mate":
            print("info depth 5 nodes 123 pv G*2c")
            print("checkmate G*2c 1b1a 2c2b 1a2b 2c2b", flush=True)
        else:
            while answer == "deaf" or not select.select([sys.stdin], [], [], 0)[0]:
                pass
    elif command[0] == "stop":
        print("checkmate nomate", flush=True)
