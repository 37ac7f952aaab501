#!/usr/bin/env python3
"""Plays what is written in tests/heard by keys, and compares what Orca says with what is written there.

  heard.py SCREEN_READER PROGRAM [FLOW …]

SCREEN_READER starts Orca with a speech server that writes down what is said: `start PROGRAM [ARG …]` with an empty profile, `keys KEY`
presses a key and prints lines like "12:00:01.000 say words" until all is said, `say-log` prints all such lines, `stop`.

A flow is a file of keys ("> Tab", as xdotool names them; "> t:text" types), each followed by what is said to the end after it. "~ words"
waits until those are said, at most a minute. With SKIPSTONE_WRITE_GOLDEN=1 the flows are written anew.
"""

import difflib
import os
import re
import subprocess
import sys
import time
from pathlib import Path

LONGEST = 60
FLOWS = Path(__file__).parent / "heard"
# The echo of keys, which the screen reader says itself.
ECHO = re.compile(r"^(tab|return|escape|left shift|space|up|down|left|right|backspace|.)$", re.IGNORECASE)

reader, program, *names = sys.argv[1:]


def ask(*arguments):
    return subprocess.run([reader, *arguments], capture_output=True, text=True, check=True).stdout


def said(log):
    """What was said to the end, in its order, without what was cut off and said again."""
    words = []
    for line in log.splitlines():
        found = re.match(r"\s*[\d:.]+ (say|CUT \d+ %|NEVER) ?(.*)", line)
        if not found:
            continue
        how, text = found.groups()
        if how == "say":
            words.append(text)
        elif how.startswith("CUT") and words and words[-1] == text:
            words.pop()
    # The code of a table is another one each time.
    return [re.sub(r"[0-9A-Z]{3}-[0-9A-Z]{3}", "CODE", text) for text in words if not ECHO.match(text)]


def await_silence():
    """Waits until something was said, and then nothing for a while."""
    count = None
    while not count or count != len(ask("say-log").splitlines()):
        count = len(ask("say-log").splitlines())
        time.sleep(3)


def play(flow):
    """Presses the keys of a flow; returns it with what was said."""
    ask("start", program, "--software")
    await_silence()
    heard, before = [], len(ask("say-log").splitlines())
    pressed = before
    for step in (line for line in flow if line.startswith(("> ", "~ "))):
        heard.append(step)
        if step.startswith("~ "):
            end = time.monotonic() + LONGEST
            while step[2:] not in "\n".join(ask("say-log").splitlines()[pressed:]) and time.monotonic() < end:
                time.sleep(0.5)
            await_silence()
        else:
            pressed = before = len(ask("say-log").splitlines())
            ask("keys", step[2:])
        log = ask("say-log").splitlines()
        heard.extend(said("\n".join(log[before:])))
        before = len(log)
    ask("stop")
    return heard


failed = False
for path in sorted(FLOWS.glob("*.txt")):
    if names and path.stem not in names:
        continue
    expected = path.read_text().splitlines()
    notes = [line for line in expected if line.startswith("#")]
    heard = notes + play(expected)
    if os.environ.get("SKIPSTONE_WRITE_GOLDEN") == "1":
        path.write_text("\n".join(heard) + "\n")
        continue
    difference = list(difflib.unified_diff(expected, heard, "written", "heard", lineterm="", n=2))
    failed |= bool(difference)
    print(f"{path.stem}: {'differs' if difference else 'as written'}", *difference, sep="\n")
sys.exit(failed)
