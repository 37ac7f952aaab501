#!/usr/bin/env bash
# Starts the folder that becomes an AppImage in a fresh system, as an ordinary user, and looks whether it has what AppImages must have.
#   test-appdir.sh FOLDER    as package.sh makes it, or as `--appimage-extract` gives it back
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(realpath "${1:?the folder}")
# shellcheck source=packaging/linux/fresh-system.sh
. packaging/linux/fresh-system.sh

entries=("$folder"/*.desktop)
[ ${#entries[@]} = 1 ] || fail "there must be one desktop file: ${entries[*]}"
icon=$folder/$(sed -n 's/^Icon=//p' "${entries[0]}").png
for file in "$icon" "$folder/.DirIcon"; do
    [ "$(identify -format '%m %w' "$file")" = "PNG 256" ] || fail "$file isn't an icon"
done
[ -z "$(find "$folder" -lname '/*')" ] || fail "links lead out of the folder"

fresh_system
install_libraries
list_files >"$work/before"
# An AppImage is mounted where nobody can write.
mkdir "$system/tmp/.mount_skipstone"
cp -a "$folder/." "$system/tmp/.mount_skipstone"
check_commands /tmp/.mount_skipstone/AppRun
check_window /tmp/.mount_skipstone/AppRun
check_desktop_files "$system/tmp/.mount_skipstone/usr/share"
check_home
list_files >"$work/after"
diff "$work/before" "$work/after" || fail "it writes outside the player's folders"
echo "appdir: ok"
