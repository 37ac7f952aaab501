#!/usr/bin/env bash
# Prints what RUSTFLAGS a released program is built with, besides those in RUSTFLAGS already: the places of sources on the builder's
# computer don't come into it. Symbols still resolve, as the same names stand in them.
set -euo pipefail
cd "$(dirname "$0")/.."
# On Windows the compiler knows a folder by another name than this shell.
native() { if command -v cygpath >/dev/null; then cygpath -w "$1"; else echo "$1"; fi; }
sysroot=$(rustc --print sysroot)
# The last of several prefixes that fit counts.
echo "${RUSTFLAGS:-} --remap-path-prefix=$(native "${CARGO_HOME:-$HOME/.cargo}")=cargo --remap-path-prefix=$sysroot=rust --remap-path-prefix=$(native "$PWD")=skipstone"
