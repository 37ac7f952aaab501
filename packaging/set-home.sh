#!/usr/bin/env bash
# Writes where the project's home is, and the application's id, wherever they stand:
#   set-home.sh https://example.org/skipstone/skipstone org.example.Skipstone [packages@example.org]
# The id belongs to whoever owns the address, read backwards; the last part is the program. Without a mail address, the one of the
# packages' maintainer is packages@ the home's host. Until the project has a home, it stands at example.org, which is nobody's.
#
# What is written now stands in Cargo.toml; a test looks for any other address. Where players have their games doesn't depend on
# it, but for the Flatpak, whose folder is named after the id.
set -euo pipefail
cd "$(dirname "$0")/.."

url=${1:-} id=${2:-}
[[ $url =~ ^https://([a-z0-9.-]+)/([A-Za-z0-9._-]+/[A-Za-z0-9._-]+)$ ]] ||
    { echo "set-home.sh: \"$url\" isn't an address such as https://example.org/owner/skipstone" >&2; exit 2; }
host=${BASH_REMATCH[1]} repository=${BASH_REMATCH[2]}
[[ $id =~ ^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*){2,}$ ]] ||
    { echo "set-home.sh: \"$id\" isn't an id such as org.example.Skipstone" >&2; exit 2; }
mail=${3:-packages@$host}
[[ $mail =~ ^[A-Za-z0-9._+-]+@[a-z0-9.-]+$ ]] ||
    { echo "set-home.sh: \"$mail\" isn't a mail address" >&2; exit 2; }

# The value of a key of Cargo.toml.
now() {
    sed -n "s/^$1 = \"\(.*\)\"$/\1/p" Cargo.toml
}
old_url=$(now repository) old_id=$(now application-id) old_mail=$(now maintainer)
[[ $old_url =~ ^https://([^/]+)/(.*)$ ]]
old_host=${BASH_REMATCH[1]} old_repository=${BASH_REMATCH[2]}

# What is replaced, as lines of what it is and what it becomes. The longest come first.
replacements() {
    printf '%s\t%s\n' \
        "--hostname $old_host --repo $old_repository" "--hostname $host --repo $repository" \
        "$old_url" "$url" "$old_mail" "$mail" "$old_id" "$id" \
        "developer id=\"${old_id%.*}\"" "developer id=\"${id%.*}\""
}

script=
while IFS=$'\t' read -r from to; do
    from=$(sed 's/[][\.*^$|]/\\&/g' <<<"$from")
    script+="s|$from|${to//&/\\&}|g;"
done < <(replacements)

# This file only has examples.
grep --recursive --files-with-matches --binary-files=without-match --exclude-dir=target --exclude-dir=.git --exclude="$(basename "$0")" \
    --fixed-strings --regexp="$old_url" --regexp="$old_id" --regexp="$old_mail" \
    --regexp="--repo $old_repository" --regexp="developer id=\"${old_id%.*}\"" . |
    while read -r file; do sed --in-place "$script" "$file"; done

[ "$old_id" = "$id" ] || for file in packaging/linux/"$old_id".*; do
    mv "$file" "packaging/linux/$id${file#"packaging/linux/$old_id"}"
done
