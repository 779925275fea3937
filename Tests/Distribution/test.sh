#!/bin/sh
# Runs an archive of `make dist` where there is nothing but the C library. Usage: test.sh ARCHIVE
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

fail() {
    echo "distribution: $1" >&2
    exit 1
}

tar xzf "$1" -C "$place" --strip-components 1
cp -R "$root/Examples/TrailsApp" "$place/app"
# The loader and the C library, at their own paths. Nothing else of this machine can be seen.
ldd /bin/ls | grep -o '/[^ ]*' >"$place/libraries"
for name in libc.so.6 libm.so.6 libdl.so.2 librt.so.1 libpthread.so.0 libresolv.so.2; do
    find /lib/*-linux-gnu* /usr/lib64 -maxdepth 1 -name "$name" 2>/dev/null >>"$place/libraries" || true
done
grep -E '/(libc|libm|libdl|librt|libpthread|libresolv|ld-linux[^/]*)\.so' "$place/libraries" | sort -u | while read -r file; do
    mkdir -p "$place$(dirname "$file")"
    cp -L "$file" "$place$file"
done

# A program finds its own place, and with it its libraries, by /proc.
mkdir "$place/proc"
if [ "$(id -u)" -eq 0 ]; then namespace=-m; else namespace=-rm; fi
alone() {
    unshare "$namespace" sh -c 'mount --rbind /proc "$0/proc" && exec chroot "$0" /bin/navatlas "$@"' "$place" "$@"
}
if ! unshare "$namespace" true 2>/dev/null; then
    echo "distribution: SKIPPED: a root of its own needs mount namespaces" >&2
    exit 0
fi

alone --version >"$place/version.txt" || fail "--version ended with $?"
# A build of `make dist` names its commit.
grep -Eq '^NavAtlas [0-9.]+( \([0-9a-f]{7,12}\))?$' "$place/version.txt" || fail "the version is $(cat "$place/version.txt")"
alone report --no-cache /app >"$place/report.txt" || fail "report ended with $?"
grep -q 'screens' "$place/report.txt" || fail "the report is empty"
status=0
alone check --no-cache /app >"$place/check.txt" || status=$?
[ "$status" -le 1 ] || fail "check ended with $status"
alone diagram --no-cache -o /navigation.svg /app || fail "diagram ended with $?"
grep -q '<svg' "$place/navigation.svg" || fail "the diagram is no SVG"
alone report --no-cache -o /map.html /app || fail "report -o map.html ended with $?"
status=0
alone diagram --no-cache -o /navigation.png /app 2>"$place/png.txt" || status=$?
if [ "$status" -ne 0 ]; then
    [ "$status" -eq 2 ] && grep -qi 'graphviz' "$place/png.txt" ||
        fail "a PNG without Graphviz ended with $status: $(cat "$place/png.txt")"
fi
[ -x "$place/bin/navatlas" ] && [ -s "$place/share/man/man1/navatlas.1" ] || fail "the manual page is missing"
echo "distribution: report, check and diagrams run with nothing but the C library"
