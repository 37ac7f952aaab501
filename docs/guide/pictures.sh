#!/usr/bin/env bash
# Takes the pictures of the guide in both languages, and from them those in assets/screenshots: docs/guide/pictures.sh PROGRAM [PICTURE …].
# PROGRAM is a release build; it plays the games that the pictures show (games.py), in profiles of its own. Runs in a network
# without other computers, so that addresses are always the same. Needs Xvfb, xdotool, ImageMagick, pngquant, optipng, python3,
# unshare and ip.
set -euo pipefail
program=$(realpath "$1")
shift
guide=$(realpath "$(dirname "$0")")
screenshots=$guide/../../assets/screenshots

if [ -z "${GUIDE_NETWORK:-}" ]; then
    exec unshare --map-root-user --net env GUIDE_NETWORK=1 "$0" "$program" "$@"
fi
ip link set lo up
ip link add name home type veth peer name door
ip address add 192.168.1.20/24 dev home
ip link set home up
ip link set door up

work=$(mktemp -d)
programs=()
cleanup() {
    kill "${programs[@]}" "${display:-}" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() { echo "pictures: $1" >&2; exit 1; }
# shellcheck source=../../tests/display.sh
. "$guide/../../tests/display.sh"

unset WAYLAND_DISPLAY
export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data TZ=UTC LANG=en_US.UTF-8
start_display 1280x800
mkdir "$work/games"
python3 "$guide/games.py" "$program" "$work/games"

# A profile in the language, with these series.
profile() {
    stop
    rm -rf "$XDG_CONFIG_HOME" "$XDG_DATA_HOME"
    settings "" Ada river
    local series
    for series in "$@"; do "$program" series import "$work/games/$series.json" >/dev/null; done
}
# The settings of a profile: its folder, the player's name and stone.
settings() {
    local folder=$XDG_CONFIG_HOME/skipstone$1
    mkdir -p "$folder"
    printf '%s\n' "language = \"$language\"" "name = \"$2\"" "stone = \"$3\"" 'learned = ["guided-round"]' 'tips = false' 'speed = "off"' \
        'pace = "none"' 'muted = true' '[network]' 'interfaces = "loopback"' >"$folder/settings.toml"
}
# Opens the window, or another one with a profile of its own, and waits until it shows something.
open() {
    "$program" --software "$@" 2>"$work/stderr" &
    programs+=($!)
    local id
    for _ in $(seq 100); do
        sleep 0.1
        id=$(xdotool search --onlyvisible --pid "${programs[-1]}" 2>/dev/null | tail -1) && [ -n "$id" ] && break
    done
    [ -n "${id:-}" ] || fail "no window within ten seconds: $(cat "$work/stderr")"
    window=$id
    sleep 1
    xdotool windowfocus "$window" mousemove 640 790
}
stop() {
    [ ${#programs[@]} -eq 0 ] || kill "${programs[@]}" 2>/dev/null || true
    [ ${#programs[@]} -eq 0 ] || wait "${programs[@]}" 2>/dev/null || true
    programs=()
}
press() {
    local key
    for key in "$@"; do xdotool key "$key" sleep 0.3; done
}
click() { xdotool mousemove "$1" "$2" sleep 0.2 click 1 sleep 0.4 mousemove 640 790 sleep 0.2; }

# Waits until nothing has moved for more than a second, and keeps the picture under that name.
keep() {
    picture now 3 0
    compress "$1"
}
# Keeps the last picture of the screen under that name, with so many colours. Without dithering the water takes a third less.
compress() {
    local file=$guide/$language/$1.png
    mkdir -p "$guide/$language"
    pngquant --force --speed 1 --nofs --posterize 3 --strip --output "$file" "${2:-256}" "$work/now.png"
    optipng -quiet -o5 "$file"
    [ "$(stat -c %s "$file")" -lt 150000 ] || fail "$file is too large"
    # The README and software centres show some of the English ones.
    if [ "$language" = en ] && [ -f "$screenshots/$1.png" ]; then cp "$file" "$screenshots/$1.png"; fi
}

# Opens what is so many steps away on the page behind the last button of the title screen.
more() {
    press Up Return
    # shellcheck disable=SC2046 # a key a step
    press $(printf 'Tab %.0s' $(seq "$1")) Return
}

title() {
    profile played table
    open
    keep title
}
learn() {
    profile
    sed -i 's/^learned = .*/learned = []/' "$XDG_CONFIG_HOME/skipstone/settings.toml"
    open
    press Tab Return
    keep learn
}
new_game() {
    profile
    open
    press Tab Tab Return
    click 206 228
    keep new-game
}
house_rules() {
    profile
    open
    press Tab Tab Return
    click 555 423
    xdotool mousemove 835 600 click --repeat 6 --delay 100 5 mousemove 640 790
    # No wild on a wild.
    click 1154 308
    keep house-rules
}
table() {
    profile table
    open
    press Tab Return
    keep table
}
hint() {
    profile table
    open
    press Tab Return h
    keep hint
}
partners() {
    profile played partners
    open
    press Tab Return
    keep partners
}
menu() {
    profile played evenings
    open
    press Tab Return
    click 48 28
    click 122 43
    keep menu
}
shared() {
    profile played shared
    open
    press Tab Return
    keep shared
}
result() {
    profile played result
    open
    press Tab Return
    xdotool mousemove 215 627 click --repeat 2 --delay 60 1 mousemove 640 790
    sleep 8
    keep result
}
series() {
    profile played evenings
    open
    more 2
    keep series
}
statistics() {
    profile played
    open
    more 4
    keep statistics
}
review() {
    profile played
    open
    more 3
    # To the last round's review, after the way back and its replay.
    press Tab Tab Tab Return
    sleep 10
    click 1020 222
    keep review
}
lobby() {
    profile
    settings /profiles/Ben Ben jade
    settings /profiles/Mia Mia coral
    open
    local host=$window
    press Tab Tab Tab Tab Tab Return
    local guest
    for guest in Ben Mia; do
        open --profile "$guest"
        join
        xdotool windowraise "$host" windowfocus "$host"
        sleep 1
        # The first guest is let in, the second one knocks.
        [ "$guest" = Mia ] || click 1135 287
    done
    keep lobby
}
# Joins the table at this computer.
join() {
    press Tab Tab Tab Tab Tab Tab Return
    xdotool type 192.168.1.20
    press Return
    sleep 2
}
join_table() {
    profile
    local title="Ada’s table"
    [ "$language" = en ] || title="Adas Tisch"
    "$program" host --profile Ada --name Ada --title "$title" --seats 4 --bots hard --entry knock --interfaces loopback >/dev/null &
    programs+=($!)
    open
    press Tab Tab Tab Tab Tab Tab Return
    sleep 4
    # The cursor blinks where the address is typed.
    import -window root "$work/now.png"
    compress join
}
preferences() {
    profile
    sed -i '/^\(speed\|pace\|muted\) /d' "$XDG_CONFIG_HOME/skipstone/settings.toml"
    open
    press Up Up Return
    keep settings
}
# The same table four times: in other colours and with other cards.
looks() {
    local look pictures=()
    for look in felt:classic midnight:large lake:french high-contrast:large; do
        profile table
        printf '%s\n' "theme = \"${look%:*}\"" "cards = \"${look#*:}\"" | cat - "$XDG_CONFIG_HOME/skipstone/settings.toml" >"$work/settings"
        cp "$work/settings" "$XDG_CONFIG_HOME/skipstone/settings.toml"
        open
        press Tab Return
        picture now 3 0
        cp "$work/now.png" "$work/${look%:*}.png"
        pictures+=("$work/${look%:*}.png")
    done
    montage "${pictures[@]}" -tile 2x2 -geometry 528x330+0+0 "$work/now.png"
    compress looks 192
}

all=(title learn new_game house_rules table hint partners menu shared result series statistics review lobby join_table preferences looks)
for language in en de; do
    for name in "${@:-${all[@]}}"; do "$name"; done
done
stop
