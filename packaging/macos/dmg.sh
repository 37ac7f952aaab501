#!/usr/bin/env bash
# Signs Skipstone.app, packs it into a disk image, and has Apple notarise that. Works on macOS only.
#   packaging/macos/dmg.sh SKIPSTONE.APP [FOLDER]    the image comes into FOLDER, by default the current one
# What is in these variables decides how:
#   MACOS_CERTIFICATE, MACOS_CERTIFICATE_PASSWORD    a Developer ID certificate with its key (.p12, in Base64). Without them the bundle
#                                                    is signed ad hoc: it starts, after a confirmation in the system settings.
#   APPLE_ID, APPLE_TEAM_ID, APPLE_PASSWORD          the account and an app-specific password of it. Without them, or without a
#                                                    certificate, the image isn't notarised.
set -euo pipefail
app=$1
folder=${2:-.}
version=$(plutil -extract CFBundleShortVersionString raw "$app/Contents/Info.plist")
image=$folder/skipstone-$version.dmg
work=$(mktemp -d)
keychain=$work/signing.keychain-db
cleanup() {
    security delete-keychain "$keychain" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT

identity=-
options=()
if [ -n "${MACOS_CERTIFICATE:-}" ]; then
    # A keychain of its own, which goes with this script.
    password=$(uuidgen)
    security create-keychain -p "$password" "$keychain"
    security unlock-keychain -p "$password" "$keychain"
    # Identities are looked for in the listed ones; deleting it takes it off the list.
    security list-keychains -d user | tr -d '"' | xargs security list-keychains -d user -s "$keychain"
    base64 --decode <<<"$MACOS_CERTIFICATE" >"$work/certificate.p12"
    security import "$work/certificate.p12" -k "$keychain" -P "$MACOS_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
    security set-key-partition-list -S apple-tool:,apple: -k "$password" "$keychain" >/dev/null
    identity=$(security find-identity -v -p codesigning "$keychain" | awk '/Developer ID Application/ {print $2; exit}')
    [ -n "$identity" ] || { echo "dmg: the certificate is no Developer ID"; exit 1; }
    # What notarisation demands: the hardened runtime, and a time from Apple's server.
    options=(--options runtime --timestamp --keychain "$keychain")
fi
# Older versions of bash call an empty list unset.
sign() { codesign --force --sign "$identity" ${options[@]+"${options[@]}"} "$1"; }

sign "$app"
codesign --verify --strict --verbose=2 "$app"

mkdir "$work/image"
cp -R "$app" "$work/image"
# To drag the program to.
ln -s /Applications "$work/image/Applications"
make_image() { hdiutil create -volname Skipstone -srcfolder "$work/image" -fs HFS+ -format UDZO -ov "$image"; }
# The indexing of the new folder may hold it for a moment.
for delay in 5 15 45 0; do
    make_image && break
    [ "$delay" -gt 0 ] || { echo "dmg: no image could be made"; exit 1; }
    sleep "$delay"
done

if [ "$identity" = - ]; then
    echo "dmg: $image, signed ad hoc"
    exit
fi
sign "$image"
if [ -z "${APPLE_ID:-}" ]; then
    echo "dmg: $image, signed but not notarised"
    exit
fi
xcrun notarytool submit "$image" --apple-id "$APPLE_ID" --team-id "$APPLE_TEAM_ID" --password "$APPLE_PASSWORD" --wait --timeout 30m
# The image then proves it without a network.
xcrun stapler staple "$image"
spctl --assess --type open --context context:primary-signature --verbose "$image"
echo "dmg: $image, signed and notarised"
