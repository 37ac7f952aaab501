#!/usr/bin/env bash
# Unpacks the tarball in a fresh system, in a folder whose name is an awkward one, uses it there as an ordinary user, puts it among
# the user's programs, takes it away, and looks for what it left behind.
#   test-tarball.sh TARBALL
set -euo pipefail
cd "$(dirname "$0")/../.."
tarball=$(realpath "${1:?the tarball}")
# shellcheck source=packaging/linux/fresh-system.sh
. packaging/linux/fresh-system.sh

fresh_system
install_libraries
list_files >"$work/before"

games="/home/player/Meine Spiele für später"
as_player mkdir "$games"
cp "$tarball" "$system/tmp/skipstone.tar.gz"
as_player tar -xzf /tmp/skipstone.tar.gz -C "$games"
folder=$games/$(basename "$tarball" .tar.gz)
for file in README LICENSE-MIT LICENSE-APACHE; do
    [ -s "$system$folder/$file" ] || fail "$file is missing"
done
check_commands "$folder/bin/skipstone"
check_window "$folder/bin/skipstone"
check_desktop_files "$system$folder/share"

as_player find . >"$work/home-before"
as_player "$folder/install.sh" >"$work/told"
grep -qF "/home/player/.local/bin isn't on your PATH" "$work/told" || fail "it doesn't tell where it is: $(cat "$work/told")"
entry=$system/home/player/.local/share/applications/org.example.Skipstone.desktop
desktop-file-validate "$entry"
program=$(sed -n 's/^Exec="\(.*\)" %f$/\1/p' "$entry")
[ "$(as_player "$program" --version)" = "$(as_player "$folder/bin/skipstone" --version)" ] || fail "the menu starts something else: $program"
as_player "$folder/install.sh"
as_player "$folder/install.sh" --remove
as_player "$folder/install.sh" --remove
as_player find . >"$work/home-after"
diff "$work/home-before" "$work/home-after" || fail "taken away, it leaves something in the player's folders"

as_player rm -r "$games"
check_home
list_files >"$work/after"
diff "$work/before" "$work/after" || fail "it writes outside the player's folders"
echo "tarball: ok, $(stat -c %s "$tarball") bytes"
