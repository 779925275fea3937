#!/bin/sh
# Makes sure that the shells and manual tools are there that the completions are tested with.
set -eu

give_up() {
    echo "shells: $1" >&2
    exit 1
}

missing=
for program in bash:bash zsh:zsh fish:fish mandoc:mandoc man:man-db col:bsdextrautils; do
    command -v "${program%%:*}" >/dev/null || missing="$missing ${program#*:}"
done
[ -n "$missing" ] || exit 0
command -v apt-get >/dev/null || give_up "these are missing:$missing; install them"
if [ "$(id -u)" -eq 0 ]; then root=; else root=sudo; fi
command -v "${root:-sh}" >/dev/null || give_up "these are missing, and there is no sudo:$missing"
echo "shells: installing$missing with apt" >&2
$root apt-get update -qq >&2 || echo "shells: apt-get update failed; going on with the lists at hand" >&2
# shellcheck disable=SC2086 # Each word is a package.
$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >&2 ||
    give_up "apt-get install failed; install these by hand:$missing"
