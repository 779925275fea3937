#!/bin/sh
# Writes dist/navatlas-VERSION-linux-ARCH.tar.gz from the committed sources: a navatlas that needs no Swift toolchain.
#
# With the package swift-syntax, Swift's libraries are linked statically. Where that package cannot be fetched, the toolchain's
# libraries lie beside the program. Never both: two copies of Swift's runtime in one process crash.
# NAVATLAS_SWIFT_SYNTAX_MIRROR may name a bare clone of the package whose last component is 'swift-syntax.git'.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
root=$PWD
build=$root/.build/dist

[ "$(uname)" = Linux ] || { echo "dist: archives are made on Linux; on a Mac run 'make install'" >&2; exit 1; }
git diff --quiet HEAD -- Package.swift LICENSE Sources Plugins Examples Tests || echo "dist: what is not committed is left out" >&2
rm -rf "$build/package"
mkdir -p "$build/package"
git archive HEAD Package.swift LICENSE Sources Plugins Examples Tests | tar xf - -C "$build/package"
cd "$build/package"

mirror=${NAVATLAS_SWIFT_SYNTAX_MIRROR:-}
if [ -n "$mirror" ]; then
    "$swift" package config set-mirror \
        --original https://github.com/swiftlang/swift-syntax.git --mirror "file://$mirror" >&2
fi
# Libraries that are not everyone's are found beside the program. An old-style run path holds for what those need, too.
set -- --configuration release --product navatlas -Xlinker -s -Xlinker --disable-new-dtags \
    -Xlinker -rpath -Xlinker '$ORIGIN/../lib/navatlas'
if NAVATLAS_SWIFT_SYNTAX=package "$swift" package resolve --scratch-path "$build/static" >&2; then
    kind=static
    export NAVATLAS_SWIFT_SYNTAX=package
    set -- "$@" --static-swift-stdlib
else
    kind=shared
    echo "dist: the package swift-syntax cannot be fetched; the toolchain's libraries are packed instead" >&2
fi
"$swift" build --scratch-path "$build/$kind" "$@" >&2
tool=$("$swift" build --scratch-path "$build/$kind" "$@" --show-bin-path)/navatlas

cd "$root"
.ci/pack.sh "$tool" "$build" "$kind"
