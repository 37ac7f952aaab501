#!/usr/bin/env bash
# Installs Skipstone under Wine, as a user whose name has a space and umlauts, and does there what a player does: from the start
# menu, in a console, with files, with two windows, with a folder that can't be written; upgrades it, and uninstalls it.
#   packaging/windows/test.sh INSTALLER [FOLDER]    pictures come into FOLDER
# Needs wine64, Xvfb, xdotool, ImageMagick, icoutils, and mingw-w64 for Wine before version 9. QUIC doesn't work under Wine, so no
# table is hosted here.
set -euo pipefail
# Files that nobody may write must be so for root too.
if [ "$(id -u)" = 0 ] && [ -z "${UNPRIVILEGED:-}" ]; then
    export UNPRIVILEGED=1
    exec setpriv --bounding-set -dac_override --inh-caps -dac_override "$0" "$@"
fi
installer=$(realpath "$1")
pictures=$(realpath "${2:-$(mktemp -d)}")
root=$(realpath "$(dirname "$0")/../..")
version=$(sed -n 's/^version = "\([0-9.]*\).*/\1/p' "$root/Cargo.toml" | head -1)
work=$(mktemp -d)
export WINEPREFIX=$work/prefix HOME=$work/home WINEDEBUG=-all LC_ALL=C.UTF-8 TERM=xterm
# No menus on this system, and no parts of Wine that would be loaded from the network.
export WINEDLLOVERRIDES="winemenubuilder.exe=d;mscoree=d;mshtml=d"
# Without a graphics card, Wine's own drivers end the program when they are asked for one.
export ICED_BACKEND=tiny-skia
cleanup() {
    wineserver -k 2>/dev/null || true
    kill "${display:-}" 2>/dev/null || true
    chmod -R u+w "$work"
    rm -rf "$work"
}
trap cleanup EXIT
fail() { echo "windows: $1"; exit 1; }
# shellcheck source=tests/display.sh
. "$root/tests/display.sh"
said() { echo "windows: $1"; }
# Runs a command and compares its exit code.
expect() {
    local code=$1 actual=0
    shift
    "$@" >"$work/out" 2>"$work/err" || actual=$?
    [ "$actual" = "$code" ] || fail "exit code $actual, not $code: $* $(cat "$work/out" "$work/err")"
}
# Waits until a command succeeds.
within() {
    local seconds=$1
    shift
    for _ in $(seq $((seconds * 5))); do
        "$@" && return
        sleep 0.2
    done
    fail "after $seconds seconds still not: $*"
}

# --- A Windows of our own -----------------------------------------------------------------------------------------------
mkdir -p "$HOME" "$pictures"
start_display 1280x860
wineboot --init >/dev/null 2>&1
system=$WINEPREFIX/drive_c/windows/system32
if [ ! -e "$system/bcryptprimitives.dll" ]; then
    # Older versions of Wine lack the library that Rust takes random numbers from.
    printf '%s\n' '#include <windows.h>' 'BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);' \
        '__declspec(dllexport) BOOL ProcessPrng(PBYTE p, SIZE_T n) { return SystemFunction036(p, n); }' >"$work/random.c"
    x86_64-w64-mingw32-gcc -shared -o "$system/bcryptprimitives.dll" "$work/random.c" -ladvapi32
fi
user='C:\users\Jörg Müller'
home="$WINEPREFIX/drive_c/users/Jörg Müller"
while IFS='|' read -r folder path; do
    mkdir -p "$home/${path//\\//}"
    expect 0 wine reg add 'HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders' /f /v "$folder" /d "$user\\$path"
done <<'FOLDERS'
AppData|AppData\Roaming
Local AppData|AppData\Local
Desktop|Desktop
Personal|Documents
Start Menu|AppData\Roaming\Microsoft\Windows\Start Menu
Programs|AppData\Roaming\Microsoft\Windows\Start Menu\Programs
FOLDERS
# Another program for JSON Lines, which ours must leave alone.
expect 0 wine reg add 'HKCU\Software\Classes\.jsonl\OpenWithProgids' /f /v Other.Program
data="$home/AppData/Roaming/skipstone"
shortcut="$home/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Skipstone.lnk"
# Where it will be, by its Windows path and by its path here.
target='C:\users\Jörg Müller\AppData\Local\Programs\Skipstone'
folder="$home/AppData/Local/Programs/Skipstone"
program=$target\\skipstone.exe
key='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Skipstone'

files() { find "$WINEPREFIX/drive_c" -type f -not -path '*/windows/*' -not -path '*/Temp/*' | sort; }
# A key with all below it, as text.
registry() { wine reg export "$1" "$work/registry" /y >/dev/null && iconv -f utf-16 -t utf-8 "$work/registry" | tr -d '\r'; }
# What Windows knows about the installed program by that name.
known() { registry "$key" | sed -n "s/^\"$1\"=//p" | sed 's/^"\(.*\)"$/\1/; s/\\\\/\\/g'; }

# --- Windows of the program --------------------------------------------------------------------------------------------
windows() { xdotool search --onlyvisible --name "$1" 2>/dev/null; }
is_shown() { [ -n "$(windows "$1")" ]; }
is_gone() { [ -z "$(windows "$1")" ]; }
picture() {
    sleep 3
    import -window root "$pictures/$1.png"
    [ "$(identify -format %k "$pictures/$1.png")" -gt 50 ] || fail "the picture $1 shows nothing"
}
press() { xdotool key "$@"; sleep 1; }
# Starts a game from the title screen, the first half with the mouse, and makes a move and takes it back: then no computer player
# is on turn, and the table stands still.
start_game() {
    local window X Y
    window=$(windows Skipstone | head -1)
    xdotool windowfocus "$window"
    eval "$(xdotool getwindowgeometry --shell "$window")"
    xdotool mousemove $((X + 329)) $((Y + 373)) click 1
    sleep 2
    press Up Return
    sleep 6
    press Return
    press 1 q
    sleep 6
    press u
}
# Closes a window.
quit() {
    xdotool windowfocus "$(windows "$1" | head -1)"
    sleep 1
    xdotool key alt+F4
    within 20 is_gone "$1"
}

# --- Install ---------------------------------------------------------------------------------------------------------------
files >"$work/before"
expect 0 wine "$installer" /S
installed=$(cd "$folder" && find . -type f | sort | xargs)
[ "$installed" = "./LICENSE-APACHE.txt ./LICENSE-MIT.txt ./THIRD-PARTY.txt ./skipstone.com ./skipstone.exe ./uninstall.exe" ] ||
    fail "installed are: $installed"
[ "$(known DisplayVersion)" = "$version" ] || fail "Windows knows version $(known DisplayVersion), not $version"
[ "$(known InstallLocation)" = "$target" ] || fail "it is in $(known InstallLocation), not in $target"
said "installed version $version, $(du -sh "$folder" | cut -f1) from $(du -h "$installer" | cut -f1)"

resources=$(wrestool -l "$folder/skipstone.exe")
for resource in '--type=14 --name=1 ' '--type=14 --name=2 ' '--type=16 ' '--type=24 '; do
    [[ $resources == *$resource* ]] || fail "the program has no resource $resource"
done
manifest=$(wrestool -x --raw -t24 "$folder/skipstone.exe" | tr -d '\0')
for entry in '>PerMonitorV2<' '>UTF-8<' 'longPathAware' '"asInvoker"' '8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a'; do
    [[ $manifest == *"$entry"* ]] || fail "the manifest lacks $entry"
done
said "the program has its icons, its version and its manifest"

# --- Commands ----------------------------------------------------------------------------------------------------------------
cd "$folder"
# What appears on a terminal while a line of cmd runs. It doesn't wait for a program for windows, so something else has to. Unlike
# Windows, Wine gives such a program its parent's console by itself, so this shows that attaching spoils nothing.
console() { timeout 60 script -qec "wine cmd /c \"$1 & ping -n 4 127.0.0.1 > NUL\"" /dev/null </dev/null | tr -d '\r'; }
[[ $(console 'skipstone.exe rules quick') == *call_talking* ]] || fail "the program prints nothing into the console"
[[ $(console 'skipstone.exe rules nowhere > NUL') == *'no rules "nowhere"'* ]] || fail "errors don't reach the console"
[[ $(console 'skipstone.exe rules quick > NUL') != *call_talking* ]] || fail "a redirected output is printed into the console"
[[ $(console 'skipstone rules quick') == *call_talking* ]] || fail "skipstone.com prints nothing"
# A batch file waits for programs for windows too.
printf '%s\r\n' '@skipstone.exe rules quick > Regeln.toml' '@skipstone.exe rules quick | more' '@skipstone.exe rules nowhere' \
    >"$work/lines.bat"
expect 2 wine cmd /c "Z:${work//\//\\}\\lines.bat"
grep -q '^call_talking' Regeln.toml || fail "nothing goes into a file"
grep -q '^call_talking' "$work/out" || fail "nothing goes through a pipe"
rm Regeln.toml
expect 0 wine cmd /c 'start /wait skipstone.exe rules quick > NUL'
expect 2 wine cmd /c 'start /wait skipstone.exe rules nowhere > NUL 2> NUL'
expect 2 wine cmd /c 'skipstone rules nowhere'
cd "$work"
said "commands print into consoles, files and pipes, and end with their codes"

expect 0 wine "$program" simulate --seats hard,normal --games 5 --seed 7 --record "$user\\Documents\\Runden für Jörg"
expect 0 wine "$program" replay --check "$user\\Documents\\Runden für Jörg"
grep -q '6 follow the rules' "$work/out" || fail "records don't follow the rules: $(cat "$work/out")"
record="$home/Documents/Runden für Jörg/Größe 1.skipstone"
cp "$home/Documents/Runden für Jörg/round-1.jsonl" "$record"
sed 's/"points":\[/"points":[9/' "$record" >"$work/changed.skipstone"
expect 1 wine "$program" replay --check "Z:${work//\//\\}\\changed.skipstone"
expect 2 wine "$program" replay --check "$user\\Documents\\nowhere.skipstone"
said "records are written, checked and refused in folders with spaces and umlauts"

# --- The window --------------------------------------------------------------------------------------------------------------
# The title screen of somebody who has learned the game.
mkdir -p "$data/config"
printf '%s\n' 'learned = ["guided-round"]' 'tips = false' 'speed = "off"' >"$data/config/settings.toml"
# Wine writes every message that a window gets into a file.
WINEDEBUG=+msg wine start /unix "$shortcut" 2>"$work/messages" &
within 60 is_shown '^Skipstone$'
xdotool mousemove 1 1
picture title
idle() {
    local before
    before=$(wc -l <"$work/messages")
    sleep 5
    tail -n +$((before + 1)) "$work/messages" | grep -cE 'got type .*(WM_PAINT|WakeupMsg)' || true
}
asleep=$(idle)
[ "$asleep" = 0 ] || fail "the title screen was woken $asleep times in five seconds"

start_game
picture table
[ "$(work=$pictures differing title table)" -gt 100000 ] || fail "no table is shown"
asleep=$(idle)
[ "$asleep" = 0 ] || fail "the table was woken $asleep times in five seconds"
[ -s "$data/data/skipstone.redb" ] || fail "a move was made, and nothing is in $data"
said "started from the start menu, it plays; an idle window sleeps"

expect 2 wine "$installer" /S
[ "$(known DisplayVersion)" = "$version" ] || fail "an installation that didn't happen changed something"
said "it isn't upgraded while it runs"
quit Skipstone

# A second window, of another player.
wine "$program" --profile 'Ünïcode Näme' 2>"$work/second" &
within 60 is_shown 'Ünïcode'
wine "$program" 2>"$work/first" &
within 60 is_shown '^Skipstone$'
picture two-windows
quit '^Skipstone$'
# A click makes the other one the active one again.
xdotool mousemove 900 780 click 1
quit 'Ünïcode'
[ -d "$data/data/profiles/Ünïcode Näme" ] || fail "the other player has no folder"
said "two players have a window each"

# Wine 8 doesn't look for file types where a user without an administrator registers them, so this does what Windows does.
opens=$(registry 'HKCU\Software\Classes\Skipstone.Record\shell\open\command' | sed -n 's/^@="\(.*\)"$/\1/p' | sed 's/\\\(.\)/\1/g')
[ "$opens" = "\"$target\\skipstone.exe\" \"%1\"" ] || fail "a record opens with $opens"
wine "$program" "$user\\Documents\\Runden für Jörg\\Größe 1.skipstone" 2>"$work/record" &
within 60 is_shown Skipstone
picture record
[ "$(work=$pictures differing title record)" -gt 100000 ] || fail "a double click on a record shows no replay"
quit Skipstone
said "a double click opens a record"
follows=$(registry 'HKCU\Software\Classes\skipstone\shell\open\command' | sed -n 's/^@="\(.*\)"$/\1/p' | sed 's/\\\(.\)/\1/g')
[ "$follows" = "\"$target\\skipstone.exe\" -- \"%1\"" ] || fail "a link opens with $follows"
wine "$program" -- skipstone:puzzle/9iiywxk 2>"$work/link" &
within 60 is_shown Skipstone
picture link
[ "$(work=$pictures differing title link)" -gt 100000 ] || fail "a link shows no puzzle"
quit Skipstone
said "a link leads to a puzzle"

# --- A folder that nobody may write ----------------------------------------------------------------------------------------
mkdir -p "$data/data/profiles/locked" "$data/config/profiles/locked"
cp "$data/config/settings.toml" "$data/config/profiles/locked"
chmod 555 "$data/data/profiles/locked"
wine "$program" --profile locked 2>"$work/warnings" &
within 60 is_shown locked
start_game
picture locked
is_shown locked || fail "it ended because its folder can't be written"
quit locked
grep -q "skipstone.redb can't be used: access is denied" "$work/warnings" || fail "the folder isn't named: $(cat "$work/warnings")"
chmod 755 "$data/data/profiles/locked"
said "where nothing can be written, it says so and plays"

# --- Upgrade and uninstall --------------------------------------------------------------------------------------------------
expect 0 wine reg add "$key" /f /v DisplayVersion /d 0.0.1
expect 0 wine reg add "$key" /f /v FirewallRule /t REG_DWORD /d 0
echo old >"$folder/skipstone.com"
cp "$data/data/skipstone.redb" "$work/kept"
wine "$installer" &
within 60 is_shown 'Skipstone Setup'
picture upgrade
xdotool windowfocus "$(windows 'Skipstone Setup' | head -1)"
press alt+n
picture components
press alt+n
press alt+i
is_replaced() { [ "$(stat -c %s "$folder/skipstone.exe")" = "$(stat -c %s "$folder/skipstone.com")" ]; }
within 60 is_replaced
sleep 3
picture finished
wine taskkill /f /im "$(basename "$installer")" >/dev/null
[ "$(known DisplayVersion)" = "$version" ] || fail "after the upgrade, Windows knows version $(known DisplayVersion)"
[ "$(known FirewallRule)" = dword:00000000 ] || fail "the upgrade uninstalled the older version in its own folder"
said "upgraded"

expect 0 wine "$folder/uninstall.exe" /S
within 20 test ! -e "$folder"
cmp "$work/kept" "$data/data/skipstone.redb" || fail "the player's games weren't kept"
left=$(files | comm -13 "$work/before" - | grep -v -e "^$data/" -e "^$home/Documents/" || true)
[ -z "$left" ] || fail "files were left: $left"
! left=$(registry HKCU | grep -i skipstone) || fail "the registry was left with: $left"
registry 'HKCU\Software\Classes\.jsonl' | grep -q Other.Program || fail "another program's file type is gone"
said "uninstalled; nothing is left but the player's games"

# Into another folder this time, and with the games at the end.
expect 0 wine "$installer" /S '/D=C:\Spiele' 'für alle\Skipstone'
folder="$WINEPREFIX/drive_c/Spiele für alle/Skipstone"
expect 0 wine "$folder/skipstone.exe" rules quick
wine "$folder/uninstall.exe" &
within 60 is_shown 'Skipstone Uninstall'
xdotool windowfocus "$(windows 'Skipstone Uninstall' | head -1)"
press Down space
picture uninstall
press alt+u
within 20 test ! -e "$folder"
within 20 test ! -e "$data"
picture uninstalled
said "uninstalled with the player's games; pictures are in $pictures"
