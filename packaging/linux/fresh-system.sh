# A fresh minimal system, of the same release as this Debian or Ubuntu, for tests of packages. To be sourced; needs root.
# shellcheck shell=bash
#
# `fresh_system` makes one in $system and $work, where the test may write; both are gone when the test ends. What it is made of is
# kept from test to test in ~/.cache/skipstone-packaging and never written to.

# shellcheck source=tests/display.sh
. tests/display.sh

fail() { echo "$(basename "$0" .sh): $*" >&2; exit 1; }

need() { # commands
    for command in "$@"; do
        command -v "$command" >/dev/null || fail "$command is missing"
    done
}

fresh_system() {
    need debootstrap Xvfb xdotool import compare gio desktop-file-validate appstreamcli update-mime-database
    [ "$(id -u)" = 0 ] || fail "a fresh system needs root"
    local base
    base=${XDG_CACHE_HOME:-$HOME/.cache}/skipstone-packaging/$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
    [ -d "$base" ] || make_base "$base"
    work=$(mktemp -d "$base.XXXX")
    trap end_system EXIT
    mkdir "$work/changes" "$work/overlay" "$work/system"
    system=$work/system
    mount -t overlay overlay -o "lowerdir=$base,upperdir=$work/changes,workdir=$work/overlay" "$system"
    mount -t proc proc "$system/proc"
    mount --rbind --make-rslave /dev "$system/dev"
    cp /etc/resolv.conf /etc/hosts "$system/etc/"
    chroot "$system" useradd --create-home player
}

make_base() {
    local mirror
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(REPO_URI)' | head -1)
    mkdir -p "$(dirname "$1")"
    rm -rf "$1.part"
    debootstrap --variant=minbase "$(basename "$1")" "$1.part" "$mirror" >/dev/null || fail "no base system: see $1.part/debootstrap/debootstrap.log"
    mv "$1.part" "$1"
}

end_system() {
    [ -z "${window:-}" ] || kill -- "-$window" || true
    [ -z "${display:-}" ] || kill "$display" 2>/dev/null || true
    wait
    umount -R "$system" || umount -Rl "$system"
    rm -rf "$work"
}

in_system() { chroot "$system" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

as_player() { chroot --userspec=player:player "$system" env -i -C /home/player PATH=/usr/bin:/bin:/usr/games HOME=/home/player LANG=C.UTF-8 ${DISPLAY:+DISPLAY="$DISPLAY"} "$@"; }

# Names, kinds and permissions of everything but other file systems, what the package manager itself remembers, and the player's.
list_files() {
    find "$system" -xdev \( -path "$system/home" -o -path "$system/tmp" -o -path "$system/var/cache" -o -path "$system/var/log" \
        -o -path "$system/var/lib/apt" -o -path "$system/var/lib/dpkg" -o -path "$system/var/lib/rpm" \) -prune \
        -o -printf '%P %y %m\n' | sort
}

# Runs the commands that need no window, as the player: $1 is the program there.
check_commands() {
    local version
    version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml)
    [ "$(as_player "$1" --version)" = "skipstone $version" ] || fail "it is another version"
    as_player "$1" simulate --games 2 --seats easy,normal --record records >/dev/null || fail "simulate failed"
    as_player "$1" replay --check records >/dev/null || fail "its records don't follow the rules"
}

# Opens the window as the player would, without options; then a record, as a double click does, and a link, as its desktop file has
# it. All must show a picture.
check_window() {
    start_display 1280x800
    mkdir -p "$system/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix"
    photograph title "$1"
    photograph record "$1" "$(as_player find records -name '*.jsonl' | head -1)"
    photograph link "$1" -- skipstone:puzzle/9iiywxk
    for shown in record link; do
        [ "$(compare -metric AE "$work/title.png" "$work/$shown.png" null: 2>&1 | cut -d. -f1)" != 0 ] || fail "a $shown looks like the title screen"
    done
    kill "$display"
}

photograph() { # a name, then the command
    local id='' colours
    # In a process group of its own, so that all of it can be ended.
    set -m
    as_player "${@:2}" >/dev/null 2>"$work/stderr" &
    window=$!
    set +m
    for _ in $(seq 100); do
        id=$(xdotool search --onlyvisible --name '^Skipstone' 2>/dev/null | head -1) && [ -n "$id" ] && break
        sleep 0.2
    done
    [ -n "$id" ] || fail "no window within twenty seconds: $(cat "$work/stderr")"
    sleep 3
    import -window root "$work/$1.png"
    colours=$(identify -format %k "$work/$1.png")
    [ "$colours" -gt 50 ] || fail "the window ($1) shows only $colours colours"
    echo "$1: $colours colours"
    [ -z "${SKIPSTONE_PHOTOS:-}" ] || cp "$work/$1.png" "$SKIPSTONE_PHOTOS/$(basename "$0" .sh)-$1.png"
    kill -- "-$window"
    wait "$window" 2>/dev/null || true
    window=
}

# Looks at the files for desktops below $1: they must be valid, and a record must be known by its name and by its content.
check_desktop_files() {
    local share=$1 id=org.example.Skipstone
    desktop-file-validate "$share/applications/$id.desktop"
    grep -q '^MimeType=.*x-scheme-handler/skipstone;' "$share/applications/$id.desktop" || fail "links lead nowhere"
    # AppStream before 1.0 doesn't know <developer> yet. Capitals in an id are how desktops write them.
    if appstreamcli validate --pedantic --no-net "$share/metainfo/$id.metainfo.xml" | grep '^[EWIP]:' |
        grep -v 'unknown-tag developer\|cid-contains-uppercase-letter'; then
        fail "the metainfo isn't clean"
    fi
    mkdir -p "$work/data/mime/packages"
    cp "$share/mime/packages/$id.xml" "$work/data/mime/packages/"
    cp /usr/share/mime/packages/freedesktop.org.xml "$work/data/mime/packages/"
    update-mime-database "$work/data/mime"
    cp "$(find "$system/home/player/records" -name '*.jsonl' | head -1)" "$work/by-content"
    echo "{}" >"$work/by-name.skipstone"
    for file in by-content by-name.skipstone; do
        XDG_DATA_HOME=$work/data XDG_DATA_DIRS=$work/data gio info -a standard::content-type,standard::icon "$work/$file" >"$work/type"
        grep -q 'application/x-skipstone-record' "$work/type" || fail "a record isn't known $file: $(cat "$work/type")"
        grep -q "$id.record" "$work/type" || fail "a record has no icon of its own: $(cat "$work/type")"
    done
    for size in 16 24 32 48 64 128 256 512; do
        for icon in "apps/$id" "mimetypes/$id.record"; do
            [ "$(identify -format %wx%h "$share/icons/hicolor/${size}x$size/$icon.png")" = "${size}x$size" ] || fail "$icon isn't $size pixels wide"
        done
    done
    bash -n "$share/bash-completion/completions/skipstone"
}

# What the player's home must not hold: anything beside the folders for settings and data.
check_home() {
    local strays
    strays=$(as_player find . -type f ! -path './.config/skipstone/*' ! -path './.local/share/skipstone/*' ! -path './records/*' \
        ! -name '.bash*' ! -name .profile)
    [ -z "$strays" ] || fail "files outside their place: $strays"
}

# What the Debian package depends on, for packages that don't know this system's names.
install_libraries() {
    local libraries
    read -ra libraries < <(sed -n '/^\[package.metadata.deb\]/,$s/^depends = "\(.*\)"$/\1/p' app/Cargo.toml | sed 's/ ([^)]*)//g; s/,//g')
    in_system apt-get update -qq
    in_system apt-get install -y -qq --no-install-recommends "${libraries[@]}" >"$work/apt.log" 2>&1 || fail "$(tail "$work/apt.log")"
}
