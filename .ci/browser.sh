#!/bin/sh
# Prints the path of a Chromium that works; installs Debian's where there is none.
set -eu

give_up() {
    echo "browser: $1" >&2
    exit 1
}

find_browser() {
    for name in "${NAVATLAS_BROWSER:-}" chromium chromium-browser google-chrome \
        '/Applications/Chromium.app/Contents/MacOS/Chromium' \
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'; do
        # Some systems have a command of that name that only asks for another package.
        if [ -n "$name" ] && command -v "$name" >/dev/null && "$name" --version >/dev/null 2>&1; then
            command -v "$name"
            return
        fi
    done
    return 1
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        give_up "Chromium is missing, and there is no sudo; run as root: apt-get install chromium"
    fi
}

find_browser && exit 0
command -v apt-get >/dev/null || give_up "Chromium is missing, and there is no apt; install it, or name one in NAVATLAS_BROWSER"
echo "browser: installing chromium with apt" >&2
as_root apt-get update -qq >&2 || echo "browser: apt-get update failed; going on with the lists at hand" >&2
as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >&2 || give_up \
    "apt-get install chromium failed; install a Chromium by hand, or name one in NAVATLAS_BROWSER"
find_browser || give_up \
    "chromium is installed, but 'chromium --version' fails (Ubuntu's package is a stub for snap); name one that works in NAVATLAS_BROWSER"
