#!/usr/bin/env bash
# Builds packages in a container of Ubuntu 22.04, whose C library is as old as that of the systems that the packages are for.
#   in-container.sh PACKAGE …       deb, rpm, tarball, appimage or sbom, into target/packaging; needs docker
#   in-container.sh --inside …      the same on this computer: a plain Debian or Ubuntu, as root
set -euo pipefail
cd "$(dirname "$0")/../.."
rust=${RUST_VERSION:-stable}

if [ "${1:-}" != --inside ]; then
    [ $# -gt 0 ] || { sed -n '2,4p' "$0" >&2; exit 2; }
    exec docker run --rm --volume "$PWD:/skipstone" --workdir /skipstone --env RUST_VERSION="$rust" \
        --env CARGO_PROFILE_RELEASE_DEBUG --env CARGO_PROFILE_RELEASE_STRIP ubuntu:22.04 packaging/linux/in-container.sh --inside "$@"
fi
shift
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends binutils ca-certificates curl gcc git libc6-dev python3 rpm squashfs-tools
# The sources belong to somebody else, outside of the container.
git config --global --add safe.directory "$PWD"
if ! command -v cargo >/dev/null; then
    curl --proto '=https' --tlsv1.2 -fsSL https://sh.rustup.rs | sh -s -- -y --quiet --profile minimal --default-toolchain "$rust"
    export PATH=$HOME/.cargo/bin:$PATH
fi
for package in "$@"; do
    case $package in
    deb) cargo install --locked --debug cargo-deb@3.8.0 ;;
    sbom) cargo install --locked --debug cargo-cyclonedx@0.5.9 ;;
    esac
done
RUSTFLAGS=$(packaging/release-flags.sh)
export RUSTFLAGS
for package in "$@"; do packaging/linux/package.sh "$package"; done
