#!/usr/bin/env bash
# Plays 100,000 rounds over all presets, many house rules and every size of table, and replays each record through the rules.
#   tests/soak.sh [PROGRAM [ROUNDS]]
set -euo pipefail
program=${1:-target/release/skipstone}
rounds=${2:-100000}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

rules=(
    "preset = 'standard'" "preset = 'quick'" "preset = 'family'" "preset = 'classic-1980'" "preset = 'pre-1980'"
    "preset = 'spite-and-malice'"
    "draw = 3; replenish = 'at-once'; wild_discard = false"
    "draw = 5; replenish = 10; consecutive_wilds = false; first_player = 'random'"
    "replenish_from_builds = false; stalled_after = 3; scoring = 'wins'; first_player = 2"
    "finished_partner = 'goes-out'; sharing = 'after-out'; scoring = 'lowest-left'"
    "team_piles = 'two-per-team'; hide_buried = true"
    "lead_up = true; alternating = true; draw = 4"
    "hand = 7; sharing = 'never'; first_player = 'highest-stock'"
    "hand = 3; draw = 3; stalled_after = 2; stalled_scores = false"
    "preset = 'classic-1980'; team_piles = 'two-per-team'; finished_partner = 'goes-out'; replenish = 50; blocking = 30"
)
# Seats and teams.
tables=("2 2" "3 3" "4 4" "5 5" "6 6" "4 2" "6 2" "6 3" "8 2" "9 3" "10 2" "12 2" "12 3")

check() { # SEATS TEAMS RULES SEED
    tr ';' '\n' <<<"$3" >"$folder/rules.toml"
    # The largest pile that fits every deck at the largest table.
    if [ "$1" -gt 6 ]; then echo "stock = 6" >>"$folder/rules.toml"; fi
    local players verdict
    players=$(for ((seat = 0; seat < $1; seat++)); do [ $((seat % 3)) = 1 ] && echo random || echo greedy; done | paste -sd,)
    "$program" simulate --seats "$players" --teams "$2" --games "$each" --seed "$4" --rules "$folder/rules.toml" \
        --record "$folder/records" --json >"$folder/report" 2>"$folder/notes" || { cat "$folder/notes"; return 1; }
    verdict=$("$program" replay --check "$folder/records" | tail -1) || { echo "$2 teams of $1 seats, $3: $verdict"; return 1; }
    case $verdict in
    *"(0 of them unfinished, 0 not shuffled from their seed), 0 differ, 0 can't be read") ;;
    *) echo "$2 teams of $1 seats, $3: $verdict"; return 1 ;;
    esac
    total=$((total + ${verdict%% *}))
    rm -r "$folder/records"
}

each=$((rounds / (${#rules[@]} * ${#tables[@]}) + 1))
total=0
for keys in "${rules[@]}"; do
    before=$total
    for table in "${tables[@]}"; do
        # shellcheck disable=SC2086 # a table is two words
        check $table "$keys" $((total + 1))
    done
    echo "$((total - before)) rounds follow $keys"
done
echo "$total rounds follow the rules"
