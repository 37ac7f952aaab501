#!/usr/bin/env bash
# Signs files of a release, once there is a key: an RPM package in itself, any other file by a detached signature beside it.
#   packaging/sign.sh FILE …
# The key is in $SIGNING_KEY, as `gpg --armor --export-secret-keys` writes it, without a passphrase. Without a key nothing is signed.
set -euo pipefail
if [ -z "${SIGNING_KEY:-}" ]; then
    echo "sign: there is no key, nothing is signed"
    exit
fi
# A keyring of its own, which goes with this script.
GNUPGHOME=$(mktemp -d)
export GNUPGHOME
trap 'gpgconf --kill all; rm -rf "$GNUPGHOME"' EXIT
gpg --batch --quiet --import <<<"$SIGNING_KEY"
key=$(gpg --batch --list-secret-keys --with-colons | awk -F: '$1 == "fpr" {print $10; exit}')
for file in "$@"; do
    case $file in
    *.rpm) rpmsign --define "__gpg $(command -v gpg)" --define "_gpg_name $key" --addsign "$file" >/dev/null ;;
    *) gpg --batch --yes --local-user "$key" --armor --detach-sign "$file" ;;
    esac
done
echo "sign: $# files, by $key"
