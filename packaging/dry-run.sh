#!/usr/bin/env bash
# Does what a release does, as far as one Linux machine can, and publishes nothing. From two clones of the last commit, in two folders,
# it makes the packages and compares them; has the checkers of packages look at them; and ends with the packages, the notes, the
# checksums and their signature, by a key that is made for this alone.
#   packaging/dry-run.sh FOLDER     the files come into FOLDER
# A program of your own is packed instead of building one twice, which takes an hour on two cores: $SKIPSTONE_BINARY for Linux. Without
# $SKIPSTONE_EXE and $SKIPSTONE_MACOS, programs that were built there, nothing is made for Windows and macOS. Packages need what
# linux/package.sh says, the checks lintian, rpmlint, desktop-file-validate and appstreamcli.
#
# It ends with 0 if all went well. Else it says at the end what a release would lack.
set -euo pipefail
folder=$(realpath -m "${1:?a folder for the files}")
cd "$(dirname "$0")/.."
[ -z "$(ls -A "$folder" 2>/dev/null)" ] || { echo "dry-run: $folder isn't empty" >&2; exit 2; }
mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
problems=()
# Notes what a release would lack, once.
problem() {
    printf '%s\n' "${problems[@]}" | grep -qxF "$1" && return
    problems+=("$1")
    echo "  ! $1"
}
step() { echo "== $1"; }
for program in SKIPSTONE_BINARY SKIPSTONE_EXE SKIPSTONE_MACOS; do
    [ -z "${!program:-}" ] || export "$program=$(realpath "${!program}")"
done

step "the commit $(git log -1 --format='%h %s')"
[ -z "$(git status --porcelain)" ] || problem "what isn't committed is left out"
packaging/release-notes.sh >"$work/notes.md" 2>"$work/error" && mv "$work/notes.md" "$folder/" || problem "$(cat "$work/error")"
! grep -q '^repository = "https://example.org/' Cargo.toml || problem "the project has no home yet: see packaging/set-home.sh"

step "packages, from two clones"
make_packages() { # the clone, the packages
    local clone=$1 package
    shift
    git clone --quiet --shared . "$clone"
    for package in "$@"; do
        (
            cd "$clone"
            if [ -z "${SKIPSTONE_BINARY:-}" ]; then
                RUSTFLAGS=$(packaging/release-flags.sh)
                export RUSTFLAGS
            fi
            packaging/linux/package.sh "$package"
        ) >"$work/log" 2>&1 || problem "no $package: $(tail -1 "$work/log")"
    done
}
packages=(deb rpm tarball appimage sbom)
make_packages "$work/one" "${packages[@]}"
make_packages "$work/one-more/in-another-folder" "${packages[@]}"
shopt -s nullglob
for file in "$work"/one/target/packaging/*.{deb,rpm,tar.gz,AppImage,cdx.json}; do
    cmp --silent "$file" "$work/one-more/in-another-folder/target/packaging/${file##*/}" ||
        problem "${file##*/} differs between the two clones"
    cp "$file" "$folder/"
done

step "Windows and macOS"
if [ -n "${SKIPSTONE_EXE:-}" ]; then
    packaging/windows/installer.sh "$SKIPSTONE_EXE" "$folder"
else
    echo "  no installer: SKIPSTONE_EXE names no program"
fi
if [ -n "${SKIPSTONE_MACOS:-}" ]; then
    packaging/macos/bundle.sh "$SKIPSTONE_MACOS" "$work"
    packaging/macos/check.py "$work/Skipstone.app"
    tar --create --gzip --file "$folder/Skipstone.app.tar.gz" --directory "$work" Skipstone.app
else
    echo "  no bundle: SKIPSTONE_MACOS names no program; disk images are made on macOS"
fi

step "the checkers of packages"
packaging/linux/lint.sh "$folder"/skipstone[-_]*.{deb,rpm,tar.gz} || problem "the checkers have found something"

step "checksums and signatures"
export GNUPGHOME=$work/gnupg
mkdir -m 700 "$GNUPGHOME"
gpg --batch --quiet --passphrase '' --quick-generate-key 'Skipstone, dry run' rsa4096 sign 1d 2>/dev/null
SIGNING_KEY=$(gpg --armor --export-secret-keys)
export SIGNING_KEY
packaging/sign.sh "$folder"/*.rpm
(cd "$folder" && sha256sum -- *.* >"$work/SHA256SUMS" && mv "$work/SHA256SUMS" .)
packaging/sign.sh "$folder/SHA256SUMS"
gpg --quiet --verify "$folder/SHA256SUMS.asc" "$folder/SHA256SUMS" 2>/dev/null || problem "the signature of the checksums is wrong"
gpg --armor --export >"$work/key.asc"
rpmkeys --dbpath "$work/rpm" --import "$work/key.asc"
for file in "$folder"/*.rpm; do
    rpmkeys --dbpath "$work/rpm" --checksig "$file" | grep -q 'signatures OK' || problem "${file##*/} isn't signed"
done
gpgconf --kill all

step "in $folder"
(cd "$folder" && du -h --apparent-size -- *)
[ ${#problems[@]} -eq 0 ] || { printf '%s\n' "" "What a release would lack:" "${problems[@]/#/- }" && exit 1; }
