#!/usr/bin/env bash
# Makes the installer for Windows from a built skipstone.exe.
#   packaging/windows/installer.sh SKIPSTONE.EXE [FOLDER]    the installer comes into FOLDER, by default the current one
# Works on Linux; needs NSIS 3 (makensis).
set -euo pipefail
program=$(realpath "$1")
folder=$(realpath "${2:-.}")
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^version = "\([0-9.]*\).*/\1/p' Cargo.toml | head -1)
files=$(mktemp -d)
languages=$(mktemp)
trap 'rm -rf "$files" "$languages"' EXIT

# The little-endian number of 4 bytes at a place of the program.
number() { od -An -tu4 -j"$1" -N4 "$program" | tr -d ' '; }
# Where the executable's header begins is told at byte 60. In it, byte 92 says whether it is a program for windows (2) or for
# consoles (3).
subsystem=$(($(number 60) + 92))
[ "$(od -An -tu1 -j$subsystem -N2 "$program" | tr -d ' ')" = 20 ] || { echo "installer: $program is no window program"; exit 1; }

# Two bytes behind the header's beginning stand for the processor.
case $(od -An -tx1 -j$((subsystem - 88)) -N2 "$program" | tr -d ' ') in
6486) processor= ;;
64aa) processor=-arm64 ;;
*) echo "installer: $program is for another processor" && exit 1 ;;
esac

cp "$program" "$files/skipstone.exe"
# The same program for consoles. A shell finds it first, because .com goes before .exe; it waits for it, and shares its input.
cp "$program" "$files/skipstone.com"
printf '\3' | dd of="$files/skipstone.com" bs=1 seek=$subsystem conv=notrunc status=none
# Notepad opens them, with the line ends that it always understood.
sed 's/$/\r/' LICENSE-MIT >"$files/LICENSE-MIT.txt"
sed 's/$/\r/' LICENSE-APACHE >"$files/LICENSE-APACHE.txt"
sed 's/$/\r/' assets/licences/third-party.txt >"$files/THIRD-PARTY.txt"

# Every language of the program. NSIS takes the first one for everyone whose language isn't among them.
for code in en $(cd assets/locales && printf '%s\n' * | grep -vx en); do
    echo "!include texts/$code.nsh" >>"$languages"
done

output=$folder/skipstone-$version$processor-setup.exe
makensis -V2 -WX -INPUTCHARSET UTF8 -DVERSION="$version" -DFILES="$files" -DSIZE="$(du -sk "$files" | cut -f1)" -DOUTPUT="$output" \
    -DLANGUAGES="$languages" packaging/windows/installer.nsi
echo "installer: $output, $(du -h "$output" | cut -f1)"
