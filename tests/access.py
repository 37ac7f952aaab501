#!/usr/bin/env python3
"""Plays a round of the program that is open, as assistive technology does: it reads the accessibility tree and presses what is in
it, and knows nothing else. Then it looks back on the round, changes a setting, hosts a table and quits. On every screen that it comes to, what
can be pressed has a name of its own. Called by access.sh."""
import re
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# How long anything may take, in seconds: the machine may be busy.
PATIENCE = 120
# A round has fewer presses.
MOST_PRESSES = 2000
CONTROLS = {"push button", "button", "radio button", "toggle button", "check box", "combo box", "entry", "switch"}

screens = {}


def fail(words):
    print("access:", words)
    sys.exit(1)


def window():
    """The program's window; None while there is none."""
    desktop = Atspi.get_desktop(0)
    for at in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(at)
        if program and "kipstone" in (program.get_name() or "") and program.get_child_count():
            return program.get_child_at_index(0)
    return None


def name_of(node):
    """The name of something; of one of several values, what these are comes first."""
    name, role = node.get_name() or "", node.get_role_name()
    if role in ("radio button", "list item"):
        around = node.get_parent().get_name()
        return f"{around}: {name}" if around else name
    return name


def nodes():
    """Everything on the screen: (role, name, accessible). Read again if it changes meanwhile."""
    for _ in range(20):
        try:
            root = window()
            if root is None:
                return []
            root.clear_cache()
            found, waiting = [], [root]
            while waiting:
                node = waiting.pop()
                found.append((node.get_role_name(), name_of(node), node))
                waiting.extend(node.get_child_at_index(at) for at in reversed(range(node.get_child_count())))
            return found
        except (GLib.GError, AttributeError):
            time.sleep(0.05)
    return []


def until(what, look):
    """Waits for something on the screen, and returns what `look` makes of all nodes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = nodes()
        seen = look(found)
        if seen:
            return seen
        time.sleep(0.05)
    fail(f"{what} didn't come; there is {[name for _, name, _ in found]}")


def can_press(node):
    action = node.get_action_iface()
    return bool(action) and action.get_n_actions() > 0


def press(name):
    """Presses what has this name, or whose name ends so if it begins with an asterisk."""

    def is_meant(other):
        return other.endswith(name[1:]) if name.startswith("*") else other == name

    def look(found):
        return [node for _, other, node in found if is_meant(other) and can_press(node)]

    until(name, look)[0].get_action_iface().do_action(0)


def check(screen):
    """Notes the names on a screen: each control has one, and no two have the same."""
    names = [name for role, name, _ in nodes() if role in CONTROLS]
    if not names:
        fail(f"{screen} has no controls")
    unnamed = sum(not name for name in names)
    double = sorted({name for name in names if names.count(name) > 1})
    if unnamed or double:
        fail(f"{screen}: {unnamed} controls without a name, and several are called {double}")
    screens[screen] = len(names)


def number(word):
    return None if word == "wild" else int(word)


def board(found):
    """What can be played from where, and what the build piles need."""
    # Announcements name cards, too.
    names = [name for role, name, _ in found if role in CONTROLS]
    sources, piles = [], []
    for name in names:
        if match := re.match(r"Your stock pile, (\S+) on top", name):
            sources.insert(0, (name, number(match[1])))
        elif match := re.match(r"Your discard pile \d, (\S+) on top", name):
            sources.append((name, number(match[1])))
        elif match := re.match(r"Hand card \d+: (\S+)", name):
            sources.append((name, number(match[1])))
        elif match := re.match(r"Build pile \d, needs (\d+)|Build pile \d,.* needs (\d+)", name):
            piles.append((name, int(match[1] or match[2])))
    return sources, piles


def next_move(found):
    """A source and a target, by their names: the stock pile first, wilds last; else a discard."""
    sources, piles = board(found)
    for name, rank in sorted(sources, key=lambda source: (source[1] is None, not source[0].startswith("Your stock"))):
        for pile, needs in piles:
            if rank == needs or (rank is None and name.startswith("Your stock")):
                return name, pile
    hand = [name for name, _ in sources if name.startswith("Hand card")]
    discards = [name for role, name, _ in found if role in CONTROLS and name.startswith("Your discard pile")]
    empty = [name for name in discards if name.endswith("empty")]
    return (hand[0], (empty or discards)[0]) if hand and discards else None


def play_round():
    """Plays until the round is over; returns the number of own moves."""
    moves = 0
    for _ in range(MOST_PRESSES):
        def is_ready(found):
            names = [name for _, name, _ in found]
            if "Play again" in names:
                return "over"
            # The line below the board comes first; what was announced of an earlier turn may still stand after it.
            turns = [name for name in names if name.startswith(("Your move!", "It’s Pebble’s turn"))]
            return turns[:1] and turns[0].startswith("Your move!") and next_move(found)

        ready = until("the own turn", is_ready)
        if ready == "over":
            return moves
        source, target = ready
        before = board(nodes())
        press(source)
        until(f"{source} in the hand that moves it", lambda found: any(name.startswith("Put the ") for _, name, _ in found))
        press(target)
        until("the end of a move", lambda found: board(found) != before or any(name == "Play again" for _, name, _ in found))
        moves += 1
    fail("the round doesn't end")


def arrive(screen, sign):
    """Waits for a screen by a name on it, which an asterisk at its beginning or end leaves open there, and checks it."""

    def is_sign(name):
        if sign.startswith("*"):
            return name.endswith(sign[1:])
        return name.startswith(sign[:-1]) if sign.endswith("*") else name == sign

    until(screen, lambda found: any(is_sign(name) for _, name, _ in found))
    check(screen)


def visit(button):
    """Opens a screen by a button, checks it and goes back."""
    press(button)
    until(button, lambda found: any(name.endswith("  Back") for _, name, _ in found))
    check(button)
    press("*  Back")
    until(f"the way back from {button}", lambda found: any(name == button for _, name, _ in found))


def is_on(name):
    """Whether a choice is chosen."""
    states = [node.get_state_set() for _, other, node in nodes() if other == name]
    chosen = (Atspi.StateType.CHECKED, Atspi.StateType.SELECTED)
    return any(state.contains(one) for state in states for one in chosen)


def change_setting():
    press("Settings")
    arrive("settings", "Theme: Felt")
    if is_on("Theme: Felt"):
        fail("the theme is Felt already")
    press("Theme: Felt")
    until("the theme Felt", lambda _: is_on("Theme: Felt") and not is_on("Theme: Lake"))
    press("*  Back")


def choose_from_list(name):
    """Chooses what isn't chosen yet in a list that drops down: what it offers can be pressed before it has."""

    def look(found):
        lists = [other for role, other, _ in found if role == "combo box" and other == name]
        offers = [other for _, other, node in found if other.startswith(f"{name}: ") and can_press(node)]
        return bool(lists) and offers

    choice = next(offer for offer in until(f"what {name} offers", look) if not is_on(offer))
    press(choice)
    until(choice, lambda _: is_on(choice))


def host_table():
    press("Host a table")
    arrive("lobby", "All rules…")
    choose_from_list("Seat 2")
    check("lobby, with a computer player")
    press("All rules…")
    arrive("lobby, rules", "*Back to the lobby")
    press("*Back to the lobby")
    arrive("lobby", "All rules…")
    press("*Leave")
    arrive("title", "Play")


def main():
    arrive("title", "Play")
    press("Play")
    arrive("table", "Hand card*")
    press("Menu")
    arrive("menu", "Keep playing")
    for page in ["Rules", "Keys", "Settings"]:
        press(f"*: {page}")
        check(f"menu, {page}")
    press("*: Game")
    press("Keep playing")
    moves = play_round()
    check("result")
    press("Review my turns")
    until("the review", lambda found: any(name.endswith("Back") for _, name, _ in found))
    check("review")
    press("*  Back")
    press("Home")
    until("the title screen", lambda found: any(name == "More" for _, name, _ in found))
    change_setting()
    host_table()
    for button in ["New game", "Deal of the day", "Puzzles", "Join a table"]:
        visit(button)
    press("Puzzles")
    press("First puzzle")
    arrive("puzzle", "Hand card*")
    press("Answer")
    arrive("answer", "This is the answer.")
    press("All puzzles")
    press("*  Back")
    press("More")
    press("Statistics")
    arrive("statistics", "Coach")
    press("Coach")
    arrive("coach", "Puzzles against: *")
    press("*  Back")
    arrive("statistics", "Coach")
    press("*  Back")
    for button in ["Played rounds", "Challenges", "How to play", "About"]:
        visit(button)
    press("Games")
    # The round that was played is a game, with all that can be done with it.
    arrive("games", "Rename")
    press("Rename")
    arrive("games, renaming", "Done")
    press("Cancel")
    press("*  Back")
    press("About")
    press("Licences of others")
    arrive("licences", "MIT License*")
    press("*  Back")
    arrive("about", "Licences of others")
    press("*  Back")
    press("Quit")
    end = time.monotonic() + PATIENCE
    while window() and time.monotonic() < end:
        time.sleep(0.1)
    if window():
        fail("it doesn't quit")
    print(f"access: {moves} moves of a round, by what {sum(screens.values())} controls on {len(screens)} screens are called")


if __name__ == "__main__":
    main()
