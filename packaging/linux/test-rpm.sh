#!/usr/bin/env bash
# Installs the RPM package in a fresh system, uses it as an ordinary user, removes it, and looks for what it left behind. The fresh
# system is Debian, where rpm can't look for what the package requires: this test does.
#   test-rpm.sh PACKAGE
set -euo pipefail
cd "$(dirname "$0")/../.."
package=$(realpath "${1:?the package}")
# shellcheck source=packaging/linux/fresh-system.sh
. packaging/linux/fresh-system.sh
need rpm

fresh_system
install_libraries
in_system apt-get install -y -qq --no-install-recommends rpm >"$work/apt.log" 2>&1 || fail "$(tail "$work/apt.log")"
# Folders that everywhere else belong to the packages filesystem, hicolor-icon-theme and shared-mime-info.
for size in 16x16 24x24 32x32 48x48 64x64 128x128 256x256 512x512 scalable; do
    mkdir -p "$system/usr/share/icons/hicolor/$size/apps" "$system/usr/share/icons/hicolor/$size/mimetypes"
done
mkdir -p "$system"/usr/share/{applications,bash-completion/completions,fish/vendor_completions.d,licenses,man/man1} \
    "$system"/usr/share/{metainfo,mime/packages,zsh/site-functions}
list_files >"$work/before"
# Debian's rpm would remember packages in root's home.
run_rpm() { in_system rpm --dbpath /var/lib/rpm "$@"; }

rpm -qp --requires "$package" >"$work/requires"
in_system ldconfig -p >"$work/libraries"
while read -r library; do
    grep -qF "	$library (" "$work/libraries" || fail "it requires $library, which isn't a library"
done < <(grep -o '^lib[^(]*' "$work/requires" | sort -u)
promised=$(sed -n 's/.*glibc \([0-9.]*[0-9]\) or newer.*/\1/p' packaging/linux/tarball/README)
newest=$(grep -o 'GLIBC_[0-9.]*' "$work/requires" | sort -V | tail -1)
printf '%s\n' "${newest#GLIBC_}" "$promised" | sort -VC || fail "it requires glibc ${newest#GLIBC_}, newer than $promised"

cp "$package" "$system/tmp/skipstone.rpm"
run_rpm --install --nodeps /tmp/skipstone.rpm
run_rpm --verify --nodeps skipstone
check_commands skipstone
check_window skipstone
check_desktop_files "$system/usr/share"
check_home

# Over itself, with the player's data in place.
run_rpm --upgrade --replacepkgs --nodeps /tmp/skipstone.rpm
run_rpm --verify --nodeps skipstone
as_player skipstone replay --check records >/dev/null || fail "upgraded, it doesn't read the player's records"

run_rpm --erase skipstone
list_files >"$work/after"
diff "$work/before" "$work/after" || fail "removed, it leaves something behind"
echo "rpm: ok, $(stat -c %s "$package") bytes"
