#!/usr/bin/env bash
# Names the functions in the backtrace of a crash report.
#   packaging/symbolize.sh REPORT PROGRAM
# PROGRAM is the program of that release with its symbols, as the release keeps them.
set -euo pipefail
[ $# = 2 ] || { sed -n '2,4p' "$0"; exit 2; }
report=$1 program=$2
origin=$(nm -C "$program" | awk '$3 == "skipstone::diagnostics::crash::write_reports" && !found {print $1; found = 1}')
[ -n "$origin" ] || { echo "$program has no symbol skipstone::diagnostics::crash::write_reports: is it stripped?" >&2; exit 1; }
sed -n 's/^ *\([0-9]*\) \([+-]\)0x\([0-9a-f]*\) .*/\1 \2 \3/p' "$report" | while read -r nth sign distance; do
    # The address that a frame returns to lies behind its call.
    printf -v address '%x' "$((16#$origin + (${sign}16#$distance) - 1))"
    printf '%3d %s\n' "$nth" "$(addr2line -Cfpe "$program" "$address")"
done
