#!/usr/bin/env bash
# Measures how strong the computer players are, how long they think, and whether their rounds end: the figures of docs/bots.md, as
# a table in Markdown. Each line is one `skipstone simulate`, which plays every deal from all rotations of the seats. Intervals are
# Wilson's, for 95 %; "not surely" means that the goal lies within. All lines take days where players think long: name some.
#   tests/strength.sh [-p PROGRAM] [-g ROUNDS] [-t THREADS] [-s SEED] [-l] [LINE…]
# -l lists the lines. A LINE may be a pattern, like 'ladder-*'. Needs Python 3. In the lines that begin with expert-1, @ is the expert
# of a program built of an earlier commit, which EXPERT_1 names: docs/bots.md says which.
set -euo pipefail
program=target/release/skipstone rounds=4000 threads= seed=1 list=
while getopts p:g:t:s:l option; do
    case $option in
    p) program=$OPTARG ;;
    g) rounds=$OPTARG ;;
    t) threads=$OPTARG ;;
    s) seed=$OPTARG ;;
    l) list=yes ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
wanted=("${@:-*}")

# Name, what is measured, its goal, seats, and what else the command needs. `wins`: the first player's (team's) share of rounds in
# percent, at least the goal; `steps`: the same, within two limits. `ends`: rounds without a winner in percent, under the goal.
# `thinks`: microseconds a decision, the mean, and the longest where there are two goals.
lines=(
    "ladder-normal steps 68-76 normal,easy"
    "ladder-hard   steps 68-76 hard,normal"
    "ladder-expert steps 68-76 expert,hard"
    "easy-random   wins 95 easy,random"
    "greedy        wins 91 expert,greedy"
    "planner       wins 82 expert,planner"
    "greedy-10     wins 75 expert,greedy --rules quick"
    "four-seats    wins 45 expert,planner,planner,planner --rules stock-20.toml"
    "six-seats     wins 30 expert,planner,planner,planner,planner,planner --rules stock-20.toml"
    "pair-planner  wins 75 expert,planner,expert,planner --teams 2"
    "pair-hard     wins 60 expert,hard,expert,hard --teams 2"
    "even-normal-easy    steps 46-54 normal,easy   --rules stock-30-23.toml"
    "even-hard-normal    steps 46-54 hard,normal   --rules stock-30-23.toml"
    "even-hard-easy      steps 46-54 hard,easy     --rules stock-30-18.toml"
    "even-expert-hard    steps 46-54 expert,hard   --rules stock-30-24.toml"
    "even-expert-normal steps 46-54 expert,normal --rules stock-30-19.toml"
    "even-expert-easy   steps 46-54 expert,easy   --rules stock-30-14.toml"
    "expert-1       wins 58   expert,@"
    "expert-1-3     wins 33.3 expert,@,@"
    "expert-1-4     wins 25   expert,@,@,@"
    "expert-1-5     wins 20   expert,@,@,@,@"
    "expert-1-6     wins 16.7 expert,@,@,@,@,@"
    "expert-1-pairs wins 50   expert,@,expert,@ --teams 2"
    "think-easy    thinks 10      easy,easy"
    "think-normal  thinks 10      normal,normal"
    "think-hard    thinks 1000    hard,hard"
    "think-expert  thinks 20000,200000 expert,expert"
    "think-expert-6  thinks 20000,200000 expert,expert,expert,expert,expert,expert"
    "think-expert-12 thinks 20000,200000 expert,expert,expert,expert,expert,expert,expert,expert,expert,expert,expert,expert --teams 2 --rules stock-8.toml"
)
for level in easy normal hard expert; do
    for character in pebble flint slate basalt marble onyx agate granite jasper quartz opal; do
        lines+=("character-$level-$character steps 47-53 $level:$character,$level")
    done
done
for level in easy greedy normal planner hard expert; do
    seats=$level
    for count in 2 3 4 5 6; do
        seats+=,$level
        lines+=("ends-$level-$count ends 0.1 $seats")
    done
done

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
echo "stock = 20" >"$folder/stock-20.toml"
echo "stock = 8" >"$folder/stock-8.toml"
for weaker in 14 18 19 23 24; do
    echo "stock = [30, $weaker]" >"$folder/stock-30-$weaker.toml"
done
report_line=$(cat <<'END'
import json, sys

name, kind, goal, command = sys.argv[1:]
report = json.load(sys.stdin)
games = report["games"]

def interval(part):
    z, share = 1.959964, part / games
    widened = 1 + z * z / games
    centre = (share + z * z / (2 * games)) / widened
    spread = z / widened * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return max(0, centre - spread), min(1, centre + spread)

def share(part, digits, least, most):
    found, low, high = (100 * share for share in (part / games, *interval(part)))
    reached = least <= found <= most
    sure = least <= low and high <= most if reached else high < least or low > most
    verdict = ("yes" if reached else "no") + ("" if sure else ", not surely")
    return f"{found:.{digits}f} % ({low:.{digits}f} – {high:.{digits}f})", verdict

def time(micros):
    return f"{micros:.2f} µs" if micros < 1000 else f"{micros / 1000:.2f} ms"

if kind == "wins":
    result, verdict = share(report["wins"][0], 1, float(goal), 100)
    asked = f"≥ {goal} %"
elif kind == "steps":
    least, most = map(float, goal.split("-"))
    result, verdict = share(report["wins"][0], 1, least, most)
    asked = f"{least:.0f} – {most:.0f} %"
elif kind == "ends":
    # Nobody has a partner in these lines: a round has one winner or none.
    without = games - sum(report["wins"])
    result, verdict = share(without, 2, 0, float(goal) - 1e-9)
    result += "; {blocked} blocked, {stalled} stalled".format(**report["ended"])
    asked = f"< {goal} %"
else:
    taken = [max(player[key] for player in report["decision_us"]) for key in ("mean", "max")]
    goals = [float(most) for most in goal.split(",")]
    result = f"mean {time(taken[0])}, longest {time(taken[1])}"
    asked = ", ".join(f"< {time(most)}" for most in goals)
    verdict = "yes" if all(time < most for time, most in zip(taken, goals)) else "no"
print(f"| {name} | `{command}` | {result} | {asked} | {verdict} |", flush=True)
END
)

if [ -z "$list" ]; then
    program=$(realpath "$program")
    EXPERT_1=${EXPERT_1:+$(realpath "$EXPERT_1")}
    printf '| line | `skipstone simulate …` | result | goal | reached |\n| --- | --- | --- | --- | --- |\n'
fi
cd "$folder"
for line in "${lines[@]}"; do
    read -r name kind goal seats options <<<"$line"
    for pattern in "${wanted[@]}"; do
        # shellcheck disable=SC2053 # it is a pattern
        [[ $name == $pattern ]] || continue
        # Thinking is timed well enough in few rounds; each deal is played by all rotations of the seats.
        games=$([ "$kind" = thinks ] && [ "$rounds" -gt 120 ] && echo 120 || echo "$rounds")
        players=${seats//[^,]/}
        rotations=$((${#players} + 1))
        games=$(((games + rotations - 1) / rotations * rotations))
        command="--seats $seats${options:+ $options} --games $games --seed $seed"
        if [ -n "$list" ]; then
            echo "$name: simulate $command"
        elif [[ $seats == *@* && -z ${EXPERT_1:-} ]]; then
            echo "$name: EXPERT_1 names no program" >&2
        else
            # Others do nothing while thinking is timed; what comes of the rest doesn't depend on the number of threads.
            [ "$kind" = thinks ] && running="--threads 1" || running=${threads:+--threads $threads}
            players=${seats//@/cmd:${EXPERT_1:-} bot --level expert}
            # shellcheck disable=SC2086 # they are many words
            report=$("$program" simulate --seats "$players" $options --games "$games" --seed "$seed" $running --json)
            python3 -c "$report_line" "$name" "$kind" "$goal" "$command" <<<"$report"
        fi
        break
    done
done
