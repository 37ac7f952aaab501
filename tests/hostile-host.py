"""Plays at a hostile host's table by random keys and clicks, and watches what the window needs for it: see hostile-host.sh."""

import random
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

from Xlib import X
from Xlib.display import Display
from Xlib.protocol import event

program, address, hosting, work, longest, seed, own = sys.argv[1:]
work, longest = Path(work), int(longest)
chance = random.Random(int(seed))
KEYS = ["1", "2", "3", "4", "5", "q", "w", "e", "r", "a", "s", "d", "f", "space", "Return", "Tab", "n", "h", "Left", "Right", "Up", "Down"]
# Where "Ready" and "Try again" are, and most cards.
PLACES = [(1153, 752), (395, 516), (640, 560), (326, 560), (500, 400), (700, 700), (900, 300)]
display = Display()
display.screen().root.change_attributes(event_mask=X.SubstructureNotifyMask)
PROTOCOLS, PING = display.intern_atom("WM_PROTOCOLS"), display.intern_atom("_NET_WM_PING")
# A window may need so much more than it did at first, in KiB.
GROWTH = 100 * 1024
# So many windows in a row may join no table: the machine may be slow.
IDLE_WINDOWS = 3


def press(*commands):
    subprocess.run(["xdotool", *map(str, commands)], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def own_series():
    """The lines of the player's own series. When it was played last is left out, and commas, as the last line of a list has none."""
    exported = subprocess.run([program, "series", "export", own], capture_output=True, text=True, check=False)
    return [line.rstrip(",") for line in exported.stdout.splitlines() if '"played"' not in line]


class Window:
    """A running window that has joined the table, with a fresh copy of the profile: the buttons of the title page depend on it."""

    def __init__(self, number):
        for folder in ["config", "data"]:
            shutil.rmtree(work / folder)
            shutil.copytree(work / "profile" / folder, work / folder)
        self.errors = work / f"window-{number}.stderr"
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen([program, "--software"], stderr=errors)
        for _ in range(150):
            time.sleep(0.2)
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "Skipstone"], capture_output=True, check=False)
            if found.stdout.split():
                break
        else:
            sys.exit("hostile-host: no window within thirty seconds")
        self.id = int(found.stdout.split()[0])
        self.handle = display.create_resource_object("window", self.id)
        # Keys before its first answer may find no button.
        self.answer()
        press("windowfocus", self.id, "mousemove", 640, 790)
        # The first one continues the round of the player's own.
        for key in ["Tab"] * 7 + ["Return"]:
            press("key", key, "sleep", 0.2)
        press("sleep", 0.5, "type", address)
        press("key", "Return")
        self.first = self.memory()

    def memory(self):
        """The most that was resident, in KiB; 0 once it has ended."""
        _, _, most = Path(f"/proc/{self.process.pid}/status").read_text().partition("VmHWM:")
        return int(most.split()[0]) if most else 0

    def answer(self):
        """The milliseconds after which the window answers, as a window manager asks it; a minute at most."""
        asked = time.monotonic()
        number = int(asked * 1000) & 0x7FFFFFFF
        data = (32, [PING, number, self.id, 0, 0])
        self.handle.send_event(event.ClientMessage(window=self.handle, client_type=PROTOCOLS, data=data))
        display.flush()
        while (took := time.monotonic() - asked) < 60:
            if select.select([display], [], [], 0.005)[0] or display.pending_events():
                while display.pending_events():
                    answer = display.next_event()
                    if answer.type == X.ClientMessage and answer.data[1][1] == number:
                        return (time.monotonic() - asked) * 1000
            if self.process.poll() is not None:
                break
        return took * 1000

    def end(self):
        """Ends it. Keys pressed outside the table may have continued the player's own series, but nothing of it may be gone."""
        self.process.terminate()
        self.process.wait()
        after = own_series()
        if lost := [line for line in before if line not in after]:
            sys.exit(f"hostile-host: the series of its own has lost {len(lost)} lines after {lines()} lines of the host: {lost[0]}")


def lines():
    return (work / "host.log").read_text().count("\n")


def is_hosting():
    try:
        return Path(f"/proc/{hosting}/cmdline").read_bytes() != b""
    except FileNotFoundError:
        # The shell has taken note of its end.
        return False


before = own_series()
if not before:
    sys.exit("hostile-host: the series of its own can't be read")
windows, idle, slowest, most_grown = 0, 0, 0.0, 0
window = None
while is_hosting():
    if window is None:
        windows, idle = windows + 1, idle + 1
        if idle > IDLE_WINDOWS:
            sys.exit(f"hostile-host: {IDLE_WINDOWS} windows have joined no table, after {lines()} lines of the host")
        window, seen, seen_at = Window(windows), lines(), time.monotonic()
        acted = time.monotonic()
    time.sleep(0.02)
    if window.process.poll() == 0:
        # The keys have found "Quit".
        window.end()
        window = None
        continue
    if window.process.poll() is not None:
        sys.exit(f"hostile-host: the window ended with {window.process.returncode} after {lines()} lines of the host")
    slowest = max(slowest, answered := window.answer())
    if answered > longest:
        sys.exit(f"hostile-host: the window answers after {answered:.0f} ms, after {lines()} lines of the host")
    now = time.monotonic()
    if now - acted > 0.15:
        acted = now
        if chance.random() < 0.6:
            press("key", chance.choice(KEYS))
        else:
            press("mousemove", *chance.choice(PLACES), "click", 1)
        if lines() != seen:
            seen, seen_at, idle = lines(), now, 0
            grown = window.memory() - window.first
            most_grown = max(most_grown, grown)
            if grown > GROWTH:
                sys.exit(f"hostile-host: the window has grown by {grown} KiB after {seen} lines of the host")
    # Whoever has left the table by a key has to come again.
    if now - seen_at > 12:
        window.end()
        window = None
if window:
    window.end()
print(f"hostile-host: {windows} windows, an answer after {slowest:.0f} ms at most, {most_grown // 1024} MiB more at the end than at first")
