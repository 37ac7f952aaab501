#!/usr/bin/env bash
# Installs the program and all that belongs to it, in bin and share of a folder. Every Linux package is made of this.
#   install.sh FOLDER     such as ~/.local, or /app in a Flatpak
# The program is $SKIPSTONE_BINARY; if that isn't set, that of packages, which Cargo brings up to date.
set -euo pipefail
folder=$(realpath -m "${1:?a folder to install to}")
cd "$(dirname "$0")/../.."
id=org.example.Skipstone
here=packaging/linux

if [ -z "${SKIPSTONE_BINARY:-}" ]; then
    cargo build --profile dist --locked
    SKIPSTONE_BINARY=${CARGO_TARGET_DIR:-target}/dist/skipstone
fi
install -D "$SKIPSTONE_BINARY" "$folder/bin/skipstone"
strip "$folder/bin/skipstone"

put() { install -D -m 644 "$1" "$folder/share/$2"; }
put $here/$id.desktop applications/$id.desktop
$here/changelog.py metainfo | put /dev/stdin metainfo/$id.metainfo.xml
put $here/$id.xml mime/packages/$id.xml

icons() { # a drawing, what it stands for, the icon's name
    put "assets/icons/$1.svg" "icons/hicolor/scalable/$2/$3.svg"
    for size in 16 24 32 48 64 128 256 512; do
        put "assets/icons/$1-$size.png" "icons/hicolor/${size}x$size/$2/$3.png"
    done
}
icons skipstone apps $id
icons skipstone-record mimetypes $id.record

for page in "$here"/man/*.1; do
    put "$page" "man/man1/${page##*/}"
done
gzip -9nf "$folder"/share/man/man1/skipstone*.1
put $here/skipstone-host.service doc/skipstone/examples/skipstone-host.service
put $here/completions/skipstone.bash bash-completion/completions/skipstone
put $here/completions/skipstone.fish fish/vendor_completions.d/skipstone.fish
put $here/completions/_skipstone zsh/site-functions/_skipstone

cat $here/copyright LICENSE-MIT LICENSE-APACHE assets/licences/third-party.txt | put /dev/stdin doc/skipstone/copyright
