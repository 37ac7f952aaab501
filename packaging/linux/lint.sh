#!/usr/bin/env bash
# Has the checkers of packages look at them; fails if one of them finds something that isn't known here.
#   lint.sh PACKAGE …     .deb (needs lintian), .rpm (rpmlint), .tar.gz (desktop-file-validate and appstreamcli)
set -euo pipefail
here=$(realpath "$(dirname "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
found=0
# Shows what a checker has found, and notes that it has.
tell() { # the package
    [ ! -s "$work/found" ] || { sed "s|^|$(basename "$1"): |" "$work/found"; found=1; }
}
for package in "$@"; do
    case $package in
    *.deb)
        known=$(sed -n 's/^\([a-z][a-z-]*\) .*/\1/p' "$here/lintian-known" | paste -sd,)
        lintian --allow-root --tag-display-limit 0 --suppress-tags "$known" "$package" >"$work/found" 2>&1 || true
        tell "$package"
        ;;
    *.rpm)
        rpmlint "$package" >"$work/all" 2>&1 || true
        known=$(sed -n 's/^\([a-z][a-z-]*\) .*/\1/p' "$here/rpmlint-known" | paste -sd'|')
        grep -E '^[^ ]+: [EW]: ' "$work/all" | grep -vE ": [EW]: ($known)( |\$)" >"$work/found" || true
        tell "$package"
        ;;
    *.tar.gz)
        tar -xzf "$package" -C "$work" --strip-components 1
        {
            desktop-file-validate "$work"/share/applications/*.desktop
            # AppStream before 1.0 doesn't know <developer> yet. Capitals in an id are how desktops write them.
            appstreamcli validate --pedantic --no-net "$work"/share/metainfo/*.metainfo.xml | grep '^[EWIP]:' |
                grep -v 'unknown-tag developer\|cid-contains-uppercase-letter'
        } >"$work/found" 2>&1 || true
        tell "$package"
        ;;
    *) echo "lint: nothing looks at $package" >&2 && exit 2 ;;
    esac
done
exit $found
