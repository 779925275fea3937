#!/usr/bin/env bash
# Builds the real libraries against the stand-in, each with its own example app and a map of it; reads the app live and
# from source, and compares the two. Libraries are folders as GitHub's archives unpack: SOURCES/stinsen-2.0.14.
set -euo pipefail
cd "$(dirname "$0")"

sources=${1:-}
swift=${SWIFT:-swift}

# Puts a version of a library into .given/: Library, App (with the map) and Source (the app as its authors wrote it).
give() {
    local folder=$1 module=$2 app=$3 map=$4
    rm -rf .given
    mkdir -p .given
    cp -r "$folder/Sources/$module" .given/Library
    rm -f .given/Library/Package.swift
    cp -r "$folder/$app" .given/Source
    # The app's own entry is SwiftUI's. An example that needs a third library is left out.
    find .given/Source -name '*.swift' -print0 | xargs -0 grep -lZE '^@main|^import SwiftUINavigation' | xargs -0r rm || true
    # Files that lie there but are in no target of the example's project.
    local project
    project=$(find "$folder" -name project.pbxproj -path "*${app%%/*}*" | head -1)
    find .given/Source -name '*.swift' | while read -r file; do
        [[ -z $project ]] || grep -qF "$(basename "$file")" "$project" || rm "$file"
    done
    find .given/Source -name '*Tests*' -prune -exec rm -rf {} +
    find .given/Source -name 'Package.swift' -delete
    cp -r .given/Source .given/App
    # The map, and what it adds to the app's own files, where private types are.
    local addition
    for addition in "Maps/$map"/*.swift; do
        find .given/App -name "$(basename "$addition")" -exec sh -c 'cat "$0" >> "$1"' "$addition" {} \; | grep . || true
    done
    cp "Maps/$map/Map.swift" .given/App/Map.swift
    # On Apple's platforms, Foundation brings Combine, and Objective-C asks for `@objc`.
    find .given/Library .given/App -name '*.swift' -print0 |
        xargs -0 sed -i -E 's/^import Foundation\r?$/import Foundation; import Combine/; s/@objc required dynamic/required/'
    # What Xcode alone compiles.
    find .given/App -name '*.swift' -print0 | xargs -0 sed -i '/^#Preview/,$d'
}
give "$@"
