#!/usr/bin/env bash
# Makes Skipstone.app, unsigned, from a built program; for both kinds of processors `lipo` joins two builds into one first.
#   packaging/macos/bundle.sh PROGRAM [FOLDER]    the bundle comes into FOLDER, by default the current one
# Works on Linux too. dmg.sh signs the bundle and packs it.
set -euo pipefail
program=$(realpath "$1")
folder=$(realpath "${2:-.}")
cd "$(dirname "$0")/../.."

# A Mach-O file begins with this number, and one that joins several with the other one.
magic=$(od -An -tx1 -N4 "$program" | tr -d ' ')
case $magic in
cffaedfe | cafebabe) ;;
*) echo "bundle: $program is no program for macOS" && exit 1 ;;
esac
# Apple's form of a version: three numbers.
version=$(sed -n 's/^version = "\([0-9.]*\).*/\1/p' Cargo.toml | head -1)

app=$folder/Skipstone.app
rm -rf "$app"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources/licences"
# The languages of the program, each of which needs its texts in a folder *.lproj: check.py looks for them.
languages=$(cd assets/locales && printf '<string>%s</string>' *)
sed "s/@VERSION@/$version/; s|@LANGUAGES@|$languages|" packaging/macos/Info.plist >"$app/Contents/Info.plist"
install -m 755 "$program" "$app/Contents/MacOS/skipstone"
cp assets/icons/skipstone.icns assets/icons/skipstone-record.icns "$app/Contents/Resources"
cp -R packaging/macos/*.lproj "$app/Contents/Resources"
cp LICENSE-MIT LICENSE-APACHE assets/licences/third-party.txt "$app/Contents/Resources/licences"
# Whatever the umask is, everybody may read it.
chmod -R u=rwX,go=rX "$app"
echo "bundle: $app, version $version"
