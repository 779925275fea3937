#!/bin/sh
# Asks `navatlas mcp` with the client of the Model Context Protocol from PyPI. Usage: test.sh NAVATLAS
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
navatlas=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
client=$root/.build/mcp-client
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The client is put there whole or not at all: what was broken off must not pass for it.
if [ ! -d "$client" ]; then
    python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts --target "$work/client" mcp==2.3.0 || {
        echo "mcp: PyPI does not give the protocol's client; the server is not tested with it" >&2
        exit 0
    }
    mkdir -p "$root/.build"
    mv "$work/client" "$client"
fi
mkdir "$work/app"
cp -R "$root/Examples/TodoApp" "$work/app/Sources"
cd "$work/app"
# A run that took every line.
find Sources -name '*.swift' | while read -r file; do
    echo "SF:$PWD/$file"
    seq 1 300 | sed 's/^/DA:/; s/$/,1/'
    echo end_of_record
done >cover.lcov
git init -q
git add Sources
git -c user.name=A -c user.email=a@b.c commit -qm all
before=$(find . -type f -exec cksum {} + | sort)
XDG_CACHE_HOME=$work/cache PYTHONPATH=$client python3 "$root/Tests/Protocol/client.py" "$navatlas" "$work/app"
[ "$before" = "$(find . -type f -exec cksum {} + | sort)" ] || {
    echo 'mcp: the server has written into the folder that it serves' >&2
    exit 1
}
