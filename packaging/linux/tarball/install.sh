#!/bin/sh
# Puts Skipstone among your programs, or takes it away again. Your games stay where they are.
#   ./install.sh [FOLDER]             into FOLDER, by default ~/.local
#   ./install.sh --remove [FOLDER]    from there
set -eu
cd "$(dirname "$0")"
remove=
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
folder=$(realpath -m "${1:-$HOME/.local}")
entry=$folder/share/applications/org.example.Skipstone.desktop
# The folders that weren't there before, one a line.
made=$folder/share/doc/skipstone/folders

# What desktops make of these files is theirs; most notice by themselves.
tell_desktops() {
    if [ -d "$folder/share/applications" ] && command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$folder/share/applications" || true
    fi
    if [ -d "$folder/share/mime/packages" ] && command -v update-mime-database >/dev/null; then
        update-mime-database "$folder/share/mime" || true
    fi
}

if [ -n "$remove" ]; then
    find bin share -type f -exec sh -c 'for file; do rm -f "$0/$file"; done' "$folder" {} +
    tell_desktops
    if [ -e "$made" ]; then
        folders=$(LC_ALL=C sort -r "$made")
        rm "$made"
        # Those that hold something of others by now stay.
        for part in $folders; do rmdir "$(realpath -m "$folder/$part")" 2>/dev/null || true; done
    fi
    echo "Skipstone is no longer in $folder."
else
    new=$(for part in . $(find bin share -type d); do [ -d "$folder/$part" ] || echo "$part"; done)
    mkdir -p "$folder"
    cp -R bin share "$folder/"
    # What an earlier version made stays noted.
    [ -z "$new" ] || echo "$new" >>"$made"
    # Desktops may not look for programs there.
    program=$(printf '%s' "$folder/bin/skipstone" | sed 's/[\\&|]/\\&/g')
    sed -i "s|^Exec=skipstone|Exec=\"$program\"|" "$entry"
    tell_desktops
    echo "Skipstone is in $folder: start it from the menu, or as $folder/bin/skipstone."
    case :$PATH: in
    *":$folder/bin:"*) ;;
    *) echo "$folder/bin isn't on your PATH, so a terminal doesn't know it as skipstone." ;;
    esac
fi
