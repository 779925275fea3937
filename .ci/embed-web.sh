#!/bin/sh
# Writes the page's script and style into a Swift file, by which they are part of the program. What SwiftPM embeds, it
# writes as a list of numbers, which takes the compiler 20 s.
set -eu
export LC_ALL=C
cd "$(dirname "$0")/../Sources/NavAtlasPages"

{
    echo "// Written by 'make web' from the files in Web; edit those."
    echo '// swift-format-ignore-file'
    echo
    echo '/// The files of the page'\''s script and style.'
    echo 'enum WebFiles {'
    for file in Web/*; do
        printf 'static let %s = #"""\n' "$(basename "$file" | tr . _)"
        cat "$file"
        printf '\n"""#\n'
    done
    echo '}'
} >WebGenerated.swift.new
mv WebGenerated.swift.new WebGenerated.swift
