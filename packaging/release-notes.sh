#!/usr/bin/env bash
# Prints what CHANGELOG.md says of the version in Cargo.toml: the notes of its release. Fails if that version has no date there, or the
# tag is another one's.
#   packaging/release-notes.sh [TAG]
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml)
[ "${1:-v$version}" = "v$version" ] || { echo "release-notes: $1 isn't v$version, the version in Cargo.toml" >&2; exit 1; }
grep -q "^## $version, [0-9]" CHANGELOG.md || { echo "release-notes: CHANGELOG.md gives no date for $version" >&2; exit 1; }
awk -v heading="## $version," '/^## / { told = index($0, heading) == 1; next } told' CHANGELOG.md
