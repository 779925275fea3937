#!/bin/sh
# Removes each style from the scanner, its folder and its lines in 'Dialects.all', and checks that the rest still compiles.
#
# Usage: test.sh [FOLDER…]; without folders, all styles.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"

fail() {
    echo "styles: $1" >&2
    exit 1
}

compiler=$(command -v "${SWIFTC:-swiftc}") || fail "there is no 'swiftc' on PATH"
resources=$("$compiler" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
syntax=$resources/host
[ -d "$syntax/SwiftSyntax.swiftmodule" ] || fail "the toolchain has no modules of SwiftSyntax in '$syntax'"

# As one module: file by file, each would read all others anew.
compile() { "$compiler" -wmo -swift-version 6 -package-name navatlas -I "$work/modules" -I "$syntax" "$@"; }

mkdir "$work/modules"
for module in NavAtlasModel NavAtlasFiles; do
    find "Sources/$module" -name '*.swift' >"$work/$module.list"
    compile -emit-module -module-name "$module" -emit-module-path "$work/modules/$module.swiftmodule" "@$work/$module.list" ||
        fail "'$module' does not compile"
done

# without FOLDER: the scanner without a style compiles.
without() {
    scanner=$work/$1/NavAtlasScanner
    mkdir "$work/$1"
    cp -R Sources/NavAtlasScanner "$scanner"
    list=$scanner/Dialects/Dialects.swift
    for dialect in $(dialects "$1"); do
        grep -q "^ *$dialect\.self,\$" "$list" || fail "'Dialects.all' has no line for '$dialect'"
        sed "/^ *$dialect\.self,\$/d" "$list" >"$work/$1/list" && mv "$work/$1/list" "$list"
    done
    rm -r "${scanner:?}/Dialects/$1"
    find "$scanner" -name '*.swift' >"$work/$1/files"
    compile -typecheck -module-name NavAtlasScanner "@$work/$1/files" >"$work/$1/errors" 2>&1 || {
        sed "s|$work/$1/||" "$work/$1/errors" | grep 'error:' >&2
        fail "the scanner does not compile without '$1'"
    }
    rm -r "$scanner"
    echo "styles: compiles without $1"
}

# The dialects of a style's folder.
dialects() { sed -n 's/^struct \([A-Za-z0-9]*Dialect\): Dialect .*/\1/p' Sources/NavAtlasScanner/Dialects/"$1"/*.swift; }

# The routers that a configuration names are no style.
all=$(cd Sources/NavAtlasScanner/Dialects && for folder in */; do echo "${folder%/}"; done | grep -vx Routers)
[ "$(echo "$all" | wc -l)" -ge 9 ] || fail "there are no folders of styles"
styles=${*:-$all}

# Two at a time.
pids=
for style in $styles; do
    without "$style" &
    pids="$pids $!"
    set -- $pids
    if [ $# -eq 2 ]; then
        wait "$1"
        pids=$2
    fi
done
for pid in $pids; do wait "$pid"; done
