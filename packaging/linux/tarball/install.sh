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
entry=$folder/share/applications/io.github.skipstone.skipstone.desktop

if [ -n "$remove" ]; then
    find bin share -type f -exec sh -c 'for file; do rm -f "$0/$file"; done' "$folder" {} +
    rmdir "$folder/share/doc/skipstone"
else
    mkdir -p "$folder"
    cp -R bin share "$folder/"
    # Desktops may not look for programs there.
    program=$(printf '%s' "$folder/bin/skipstone" | sed 's/[\\&|]/\\&/g')
    sed -i "s|^Exec=skipstone|Exec=\"$program\"|" "$entry"
fi

# What desktops make of these files is theirs; most notice by themselves.
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$folder/share/applications" || true; fi
if command -v update-mime-database >/dev/null; then update-mime-database "$folder/share/mime" || true; fi
