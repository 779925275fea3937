#!/bin/sh
# Where SwiftSyntax comes from: the toolchain, or the package swift-syntax where the toolchain has none.
#
# With NAVATLAS_SWIFT_SYNTAX_MIRROR naming a bare clone (its last component must be 'swift-syntax.git'), the second way is built
# and both must read the examples alike. Without it, only what the manifest says is tested.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
swift=${SWIFT:-swift}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/package"
cd "$root"
git ls-files -z --cached --others --exclude-standard Package.swift Sources Plugins Documentation Examples Tests |
    xargs -0 tar cf - | tar xf - -C "$work/package"
cd "$work/package"

fail() {
    echo "manifest: $1" >&2
    exit 1
}

manifest() { "$swift" package dump-package --scratch-path "$work/scratch"; }
syntax='https://github.com/swiftlang/swift-syntax.git'

# As it is: nothing is fetched where the toolchain has the modules.
manifest >"$work/plain.json"
if [ "$(uname)" = Linux ]; then
    ! grep -q "$syntax" "$work/plain.json" || fail "the package swift-syntax is a dependency, though the toolchain has SwiftSyntax"
fi
! grep -q 'enforce-exclusivity' "$work/plain.json" || fail "checks of exclusive access are off"

# The products that the guides name.
products=$(for guide in LiveCoordinators HeadlessCoordinators; do
    sed -n '/^| product /,/^$/p' "Documentation/NavAtlas.docc/$guide.md" | tail -n +3 | cut -d '|' -f 2
done | grep -o '`[A-Za-z0-9]*`' | tr -d '`')
[ "$(echo "$products" | wc -l)" -ge 8 ] || fail "the guide lists no products"
for product in $products; do
    tr -d ' \n' <"$work/plain.json" | grep -q "{\"name\":\"$product\",\"settings\":" || fail "there is no product $product"
done

NAVATLAS_SWIFT_SYNTAX=package manifest >"$work/package.json"
grep -q "$syntax" "$work/package.json" || fail "the package swift-syntax is missing where it is asked for"
! grep -q '"-I"' "$work/package.json" || fail "there are unsafe flags with the package swift-syntax"

# As with a toolchain of Xcode: an empty folder is mounted over the modules.
host=$(dirname "$(dirname "$(readlink -f "$(command -v "$swift")")")")/lib/swift/host/SwiftSyntax.swiftmodule
if [ "$(id -u)" -eq 0 ] && [ -d "$host" ] && unshare -m true 2>/dev/null; then
    unshare -m sh -c 'mount -t tmpfs none "$1" && shift && exec "$@"' sh "$host" \
        "$swift" package dump-package --scratch-path "$work/scratch" --manifest-cache none >"$work/hidden.json"
    grep -q "$syntax" "$work/hidden.json" || fail "the package swift-syntax is missing where the toolchain has no SwiftSyntax"
else
    echo "manifest: SKIPPED: hiding the toolchain's modules needs root and unshare" >&2
fi

mirror=${NAVATLAS_SWIFT_SYNTAX_MIRROR:-}
if [ -z "$mirror" ]; then
    echo "manifest: SKIPPED: the build with the package swift-syntax; name a bare clone in NAVATLAS_SWIFT_SYNTAX_MIRROR" >&2
    exit 0
fi
"$swift" package config set-mirror --original "$syntax" --mirror "file://$mirror"
NAVATLAS_SWIFT_SYNTAX=package "$swift" build --product navatlas --scratch-path "$work/scratch" >&2
"$swift" build --package-path "$root" --product navatlas >&2
for example in Examples/*/; do
    "$work/scratch/debug/navatlas" graph --no-cache "$example" >"$work/one.json"
    "$("$swift" build --package-path "$root" --show-bin-path)/navatlas" graph --no-cache "$example" >"$work/other.json"
    cmp "$work/one.json" "$work/other.json" || fail "the two read $example differently"
done
echo "manifest: both ways read the examples alike"
