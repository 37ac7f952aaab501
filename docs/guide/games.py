#!/usr/bin/env python3
"""Makes the games that the guide's pictures show: computer players play them, and one of them becomes the person.

games.py PROGRAM FOLDER writes files of series into the folder: played.json, with series over some weeks, and one with a round in
progress for each scene. The same program makes the same games every time.
"""

import json
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta
from pathlib import Path

# The names that the program gives to computer players, from seat 2 on.
NAMES = ["Pebble", "Flint", "Slate"]
BEGAN = datetime(2026, 9, 6, 18, 30)


class Table:
    """Rounds of computer players at one table, of which series are made."""

    def __init__(self, program, seats, rules="quick", teams=0, games=120):
        self.levels = seats.split(",")
        with tempfile.TemporaryDirectory() as folder:
            rounds = Path(folder) / "rounds"
            alternating = ["--teams", str(teams)] if teams else []
            subprocess.run(
                [program, "simulate", "--json", "--seats", seats, "--rules", rules, *alternating,
                 "--games", str(games), "--seed", "7", "--record", rounds],
                check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            records = [path.read_text().splitlines() for path in sorted(rounds.iterdir())]
        self.records = [[json.loads(line) for line in record] for record in records]

    def take(self, dealer, number, people):
        """The next round of the series: dealt by that seat, with the levels in their order and people in place of the first."""
        for at, record in enumerate(self.records):
            seats = record[0]["seats"]
            in_order = [seat["player"] for seat in seats] == [f"bot:{level}" for level in self.levels]
            if in_order and dealer in (None, record[0]["dealer"]):
                break
        else:
            raise SystemExit("too few rounds to choose from")
        record = self.records.pop(at)
        record[0]["round"] = number
        for seat, name in zip(seats, people):
            seat.update(name=name, player="human")
        for seat, name in zip(seats[1:], NAMES):
            if seat["player"] != "human":
                seat["name"] = name
        return record


def series(number, table, rounds, day, people=("",), name="", running=None):
    """A series of so many rounds, or fewer if it is over before; `running` cuts the next round where it says."""
    began = time = BEGAN + timedelta(days=day)
    finished, scores, dealer = [], [0] * 12, None
    for at in range(1, rounds + 1):
        record = table.take(dealer, at, people)
        header, end = record[0], {key: value for key, value in record[-1].items() if key != "event"}
        dealer = header["dealer"] % len(header["seats"]) + 1
        time += timedelta(minutes=11 + 5 * at % 7, seconds=13 * at)
        finished.append({**end, "finished": stamp(time), "record": record})
        scores = [score + points for score, points in zip(scores, end["points"])]
        if max(scores) >= header["rules"]["target"]:
            break
    made = {
        "id": f"{number:032x}", "name": name, "rules": header["rules"], "seats": header["seats"],
        "first_dealer": finished[0]["record"][0]["dealer"], "ended_early": False,
        "began": stamp(began), "played": stamp(time + timedelta(minutes=5)), "rounds": finished,
    }
    if running:
        record = table.take(dealer, len(finished) + 1, people)
        while not running(record):
            record = table.take(dealer, len(finished) + 1, people)
        made["running"] = record[:running(record)]
    return made


def stamp(time):
    return time.strftime("%Y-%m-%dT%H:%M:%SZ")


def own_turn(number, seat=1):
    """Cuts a record at that turn of the seat, after its draw."""
    def cut(record):
        turns = [at for at, event in enumerate(record) if event == {"event": "turn", "seat": seat}]
        return turns[number] + 2 if len(turns) > number else 0
    return cut


def last_move(record):
    """Cuts a record that the person wins before its last move: from the stock pile, which leaves no choice."""
    last = max(at for at, event in enumerate(record) if event.get("event") == "play")
    won = record[-1]["winner"] == 1 and record[last]["move"].startswith("s>") and record[-1]["left"][1] > 2
    return last if won else 0


def main(program, folder):
    house_rules = Path(folder) / "house.toml"
    house_rules.write_text('preset = "family"\nstock = 12\nconsecutive_wilds = false\n')
    strong = Table(program, "expert,normal", games=120)
    even = Table(program, "normal,hard")
    three = Table(program, "hard,normal,easy")
    pairs = Table(program, "expert,hard,expert,hard", teams=2, games=120)
    family = Table(program, "hard,hard,normal", rules=house_rules, games=120)
    long = Table(program, "expert,hard", rules="standard", games=40)
    shared = Table(program, "hard,hard,easy", games=120)
    played = [
        series(1, even, 5, 0),
        series(2, strong, 5, 6),
        series(3, three, 6, 13),
        series(4, strong, 5, 21),
        series(5, pairs, 5, 34),
        series(6, three, 5, 41),
        series(7, strong, 6, 55),
        series(8, even, 5, 62),
    ]
    scenes = {
        "evenings": series(9, family, 2, 69, running=own_turn(3)),
        "table": series(10, long, 1, 70, running=own_turn(15)),
        "partners": series(11, pairs, 1, 71, running=own_turn(5)),
        "result": series(12, strong, 1, 72, running=last_move),
        "shared": series(13, shared, 1, 73, people=("Ada", "Ben"), running=own_turn(4, seat=2)),
    }
    for name, games in {"played": played, **{name: [one] for name, one in scenes.items()}}.items():
        file = {"skipstone": "series", "version": 1, "app": "0.1.0", "series": games}
        (Path(folder) / f"{name}.json").write_text(json.dumps(file))


if __name__ == "__main__":
    main(*sys.argv[1:])
