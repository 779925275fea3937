#!/bin/sh
# Makes sure that a Swift toolchain and Graphviz's library are there; installs the library where it is missing.
set -eu

give_up() {
    echo "setup: $1" >&2
    exit 1
}

command -v "${SWIFT:-swift}" >/dev/null || give_up \
    "there is no Swift toolchain; install Swift 6.0 or later from https://www.swift.org/install and put it on PATH"

# Pictures made of pixels are drawn in this font, so that they are the same on every machine.
has_font() { command -v fc-list >/dev/null && fc-list | grep -qi 'Liberation *Sans'; }

has_graphviz() { command -v pkg-config >/dev/null && pkg-config --exists libgvc; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        echo "setup: there is no sudo" >&2
        return 1
    fi
}

if ! has_graphviz; then
    if command -v apt-get >/dev/null; then
        echo "setup: installing libgraphviz-dev and pkg-config with apt" >&2
        # A broken package source of someone else's need not be in the way.
        as_root apt-get update -qq >&2 || echo "setup: apt-get update failed; going on with the lists at hand" >&2
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libgraphviz-dev pkg-config >&2 || give_up \
            "Graphviz's library is missing; run as root: apt-get install libgraphviz-dev pkg-config; then try again"
    elif command -v brew >/dev/null; then
        echo "setup: installing graphviz and pkg-config with Homebrew" >&2
        brew install graphviz pkg-config >&2 || give_up \
            "Homebrew failed; install graphviz and pkg-config by hand, then try again"
    else
        give_up "Graphviz's library is missing, and there is neither apt nor Homebrew; install Graphviz with its headers, \
and pkg-config, so that 'pkg-config --exists libgvc' succeeds"
    fi
    has_graphviz || give_up "Graphviz is installed, but 'pkg-config --exists libgvc' fails; see PKG_CONFIG_PATH"
fi

if ! has_font && command -v apt-get >/dev/null; then
    echo "setup: installing fonts-liberation with apt" >&2
    as_root apt-get update -qq >&2 || echo "setup: apt-get update failed; going on with the lists at hand" >&2
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq fonts-liberation >&2 ||
        echo "setup: the font Liberation Sans is missing (fonts-liberation); PNG and PDF are drawn in another one" >&2
fi
