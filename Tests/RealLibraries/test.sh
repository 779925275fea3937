#!/usr/bin/env bash
# Builds real libraries against the stand-in, each with its own example app and a map of it, reads the app live and from
# source, and compares the two. SOURCES is a folder of the libraries' sources, as GitHub's archives unpack:
# SOURCES/stinsen-2.0.14, SOURCES/SwiftUICoordinator-3.0.0, SOURCES/FlowStacks-0.10.11.
#
#     Tests/RealLibraries/test.sh SOURCES [NAME-VERSION…]
#
# It tests what is there, and names the lines of versions of which nothing is.
set -euo pipefail

if [[ -z ${1:-} ]]; then
    echo "test-libraries: skipped, for no sources are given: make test-libraries SOURCES=folder" >&2
    exit 0
fi
[[ -d $1 ]] || { echo "test-libraries: $1 is no folder" >&2; exit 1; }
sources=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")"
swift=${SWIFT:-swift}
given=.given

# The lines of versions. Of FlowStacks there is no 0.5, and 0.0.1 has no public initialiser.
lines=(stinsen-1.{0,1} stinsen-2.0 SwiftUICoordinator-{1.3,2.0,2.1,2.2,2.3,2.4,2.5,3.0}
    FlowStacks-0.{0,1,2,3,4,6,7,8,9,10})

# What a version is made of: module, folder of the example app, and map.
layout() {
    local stinsen=StinsenApp/Shared flow=FlowStacksApp/Shared
    local shapes=Example/SwiftUICoordinatorExample/SwiftUICoordinatorExample
    case $1 in
        stinsen-1.0.*) echo Stinsen $stinsen Stinsen1.0 ;;
        stinsen-1.*) echo Stinsen $stinsen Stinsen1 ;;
        stinsen-2.0.0) echo Stinsen $stinsen Stinsen2.0.0 ;;
        stinsen-2.0.[123]) echo Stinsen $stinsen Stinsen2 ;;
        stinsen-2.*) echo Stinsen Examples/App/Shared Stinsen2 ;;
        SwiftUICoordinator-1.3.*) echo SwiftUICoordinator $shapes SwiftUICoordinator1.3 ;;
        SwiftUICoordinator-2.0.*) echo SwiftUICoordinator $shapes SwiftUICoordinator2.0 ;;
        SwiftUICoordinator-2.1.*) echo SwiftUICoordinator $shapes SwiftUICoordinator2.1 ;;
        SwiftUICoordinator-2.[23].*) echo SwiftUICoordinator $shapes SwiftUICoordinator2.2 ;;
        SwiftUICoordinator-2.*) echo SwiftUICoordinator $shapes SwiftUICoordinator2.4 ;;
        SwiftUICoordinator-3.*) echo SwiftUICoordinator $shapes SwiftUICoordinator3.0 ;;
        FlowStacks-0.0.[2-5]) echo NStack README.md FlowStacks0.0.2 ;;
        FlowStacks-0.0.*) echo FlowStacks $flow FlowStacks0.0 ;;
        FlowStacks-0.1.* | FlowStacks-0.2.0) echo FlowStacks $flow FlowStacks0.1 ;;
        FlowStacks-0.2.* | FlowStacks-0.3.[01]) echo FlowStacks $flow FlowStacks0.2 ;;
        FlowStacks-0.[345].*) echo FlowStacks $flow FlowStacks0.3 ;;
        FlowStacks-0.[678].*) echo FlowStacks $flow FlowStacks0.6 ;;
        FlowStacks-0.*) echo FlowStacks $flow FlowStacks0.9 ;;
        *) return 1 ;;
    esac
}

# The example of a library that has no app: the code of its page's first part, with the label and the name of a case that
# some of the pages have wrong.
page() {
    printf 'import SwiftUI\nimport %s\n' "$1"
    awk '/^## /{ if (code) exit } /^```/{ inside = /swift/; code = 1; next } inside' "$2" |
        sed -e 's/umberDetail/umber/' -e 's/(stack: [$]/($/'
}

# Puts a version in its place: the library, the app as its authors wrote it, and the app with the map.
give() {
    local folder=$1 module=$2 app=$3 map=$4 code=$1/Sources/$2 project addition
    # A few releases have no folder for their one module.
    [[ -d $code ]] || code=$folder/Sources
    rm -rf $given
    mkdir -p $given
    cp -r "$code" $given/Library
    if [[ $app == *.md ]]; then
        mkdir $given/Source
        page "$module" "$folder/$app" >$given/Source/README.swift
    else
        cp -r "$folder/$app" $given/Source
    fi
    find $given -name '*Tests*' -prune -exec rm -rf {} +
    find $given -name Package.swift -delete
    # What lies there may be in no target of the example's project.
    project=$(find "$folder" -name project.pbxproj -path "*${app%%/*}*" | head -1)
    find $given/Source -name '*.swift' | while read -r file; do
        [[ -z $project ]] || grep -qF "/* $(basename "$file") " "$project" || rm "$file"
    done
    cp -r $given/Source $given/App
    # The app's own entry is SwiftUI's.
    find $given/App -name '*.swift' -print0 | xargs -0 grep -lZE '^@main' | xargs -0r rm || true
    # What the map adds to the app's own files stands where private types are.
    for addition in "Maps/$map"/*.swift; do
        find $given/App -name "$(basename "$addition")" | while read -r file; do cat "$addition" >>"$file"; done
    done
    cp "Maps/$map/Map.swift" $given/App/Map.swift
    # Foundation brings Combine on Apple's platforms alone, Objective-C is there alone, and Xcode alone compiles previews.
    find $given/Library $given/App -name '*.swift' -print0 | xargs -0 sed -i -E \
        -e 's/^import Foundation\r?$/import Foundation; import Combine/' -e 's/@objc required dynamic/required/' \
        -e '/^#Preview/,/^}/d'
}

# Compares what is live with what is in the source; prints a row of the table.
compare() {
    local name=$1 map=$2 lines bin
    bin=$("$swift" build --show-bin-path)
    lines=$(cat "Maps/$map"/*.swift | grep -cvE '^ *(//.*)?$')
    "$bin/RealMap" graph -o $given/live.json 2>$given/printed
    "$navatlas" graph --no-config --no-cache $given/Source -o $given/source.json 2>>$given/printed
    "$bin/Comparison" "${name%-*} | ${name##*-}" $given/live.json $given/source.json "$lines"
    # Merged, there is no mismatch; live and merged, the example is right.
    "$bin/RealMap" check --no-config >$given/check.txt 2>&1 || { cat $given/check.txt >&2; return 1; }
    "$navatlas" check --no-config --enable source-runtime-mismatch $given/live.json $given/source.json \
        >$given/merged.txt 2>&1 || { cat $given/merged.txt >&2; return 1; }
    if grep -F '[source-runtime-mismatch]' $given/merged.txt >&2; then return 1; fi
}

(cd ../.. && "$swift" build --product navatlas >&2)
navatlas=$(cd ../.. && "$swift" build --show-bin-path)/navatlas

if [[ $# -eq 0 ]]; then
    for folder in "$sources"/*/; do set -- "$@" "$(basename "$folder")"; done
fi
echo "| library | version | right | missing and said | wrong | lines of map |"
echo "| --- | --- | --- | --- | --- | --- |"
failed=0
tested=()
for name in "$@"; do
    parts=$(layout "$name") || { echo "$name is skipped, for it has no map here" >&2; continue; }
    read -r module app map <<<"$parts"
    [[ -e $sources/$name/$app ]] || { echo "$name is skipped, for it has no example app" >&2; continue; }
    tested+=("$name")
    give "$sources/$name" "$module" "$app" "$map"
    export NAVATLAS_REAL_LIBRARY=$module
    # A map whose conformances belong to the main actor is for the Swift 6 language mode.
    unset NAVATLAS_SWIFT_6
    if grep -q ': @MainActor' "Maps/$map"/*.swift; then export NAVATLAS_SWIFT_6=1; fi
    if ! "$swift" build >$given/build.log 2>&1; then
        grep 'error:' $given/build.log | sort -u | head -20 >&2
        echo "$name does not build; all of it: $PWD/$given/build.log" >&2
        failed=1
        continue
    fi
    compare "$name" "$map" || { echo "$name failed" >&2; failed=1; }
done
for line in "${lines[@]}"; do
    [[ " ${tested[*]} " == *" $line."* ]] || echo "$line is not tested, for no version of it is given" >&2
done
[[ ${#tested[@]} -gt 0 ]] || { echo "test-libraries: $sources has no library that has a map here" >&2; exit 1; }
exit $failed
