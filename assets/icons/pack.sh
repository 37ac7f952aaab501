#!/usr/bin/env bash
# Packs the drawings of this folder for Windows (.ico) and macOS (.icns): the program's icon and that of a record.
# Needs icotool (icoutils), rsvg-convert (librsvg2-bin) and icnsutil (pip install icnsutil pillow).
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for icon in skipstone skipstone-record; do
    # Windows reads a large image inside an icon as PNG, the small ones as bitmaps.
    icotool --create --output="$icon.ico" "$icon"-{16,24,32,48,64}.png --raw="$icon-256.png"

    # macOS shows the smallest ones as PNG only in some places.
    for size in 16 32; do icnsutil convert "$work/$size.argb" "$icon-$size.png"; done
    for size in 128 256 512; do cp "$icon-$size.png" "$work/$size.png"; done
    # On a screen of two pixels per point, macOS takes an image of twice the size.
    for size in 16 32 128 256; do cp "$icon-$((2 * size)).png" "$work/$size@2x.png"; done
    rsvg-convert --width 1024 "$icon.svg" --output "$work/512@2x.png"
    icnsutil compose --force "$icon.icns" "$work"/*.{argb,png}
done
