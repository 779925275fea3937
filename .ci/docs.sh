#!/bin/sh
# Builds the documentation site into .build/docs: the guides, an article for each rule, and the reference of the libraries.
# Broken links and unknown symbols in the guides are errors.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
docc=$(dirname "$(readlink -f "$(command -v "$swift")")")/docc
[ -x "$docc" ] || docc=$(xcrun --find docc 2>/dev/null || command -v docc) || {
    echo "docs: there is no docc beside '$swift'" >&2
    exit 1
}
build=.build/docs
rm -rf "$build"
mkdir -p "$build/symbols"
"$swift" build >&2
tool=$("$swift" build --show-bin-path)/navatlas

# The catalogue, and the articles that the tool writes about its own lists.
cp -R Documentation/NavAtlas.docc "$build/NavAtlas.docc"
write_articles() {
    folder=$build/NavAtlas.docc/$1 title=$2 abstract=$3 command=$4
    mkdir -p "$folder"
    ids=$("$tool" "$command" --format markdown | sed -n 's/^| `\([^`]*\)` .*/\1/p')
    {
        printf '# %s\n\n%s\n\n## Topics\n\n### All\n\n' "$title" "$abstract"
        for id in $ids; do echo "- <doc:$id>"; done
    } >"$build/NavAtlas.docc/$1.md"
    for id in $ids; do "$tool" "$command" --format markdown "$id" | sed '1s/^#* /# /' >"$folder/$id.md"; done
}
write_articles Rules Rules 'What each rule finds, why it is trouble, and what to do.' rules
write_articles Dialects 'Styles of navigation' 'How each style looks in Swift, and as a graph.' styles

modules=$("$swift" build --show-bin-path)
triple=$("$swift" -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
sdk=
[ "$(uname)" != Darwin ] || sdk="-sdk $(xcrun --show-sdk-path)"
libraries='NavAtlasModel NavAtlasIntrospection NavAtlasAnalysis NavAtlasTesting NavAtlasCommands'
headless='CoordinationState CoordinationViews Stinsen1Coordination Stinsen2Coordination SwiftUICoordinatorCoordination
    FlowStacksCoordination NavigationStackCoordination'
for module in $libraries $headless; do
    # shellcheck disable=SC2086,SC2046 # Each word is an argument.
    "$swift" symbolgraph-extract -module-name "$module" -I "$modules/Modules" -target "$triple" $sdk \
        -Xcc "-fmodule-map-file=$modules/CGraphviz.build/module.modulemap" \
        -Xcc "-fmodule-map-file=$PWD/Sources/CGraphvizSystem/module.modulemap" \
        $(pkg-config --cflags-only-I libgvc | sed 's/\([^ ][^ ]*\)/-Xcc \1/g') \
        -minimum-access-level public -skip-synthesized-members -output-dir "$build/symbols" >&2
done
"$docc" convert "$build/NavAtlas.docc" --additional-symbol-graph-dir "$build/symbols" --output-path "$build/site" \
    --fallback-display-name NavAtlas --fallback-bundle-identifier org.navatlas --transform-for-static-hosting \
    --diagnostic-level warning 2>"$build/diagnostics.txt" >&2 || { cat "$build/diagnostics.txt" >&2; exit 1; }
# Comments in the sources may leave parameters out; the catalogue must be clean.
if grep -E -B 1 -e '--> (\./)?[A-Za-z/-]+\.md' "$build/diagnostics.txt" >&2; then
    echo "docs: fix these in Documentation/NavAtlas.docc" >&2
    exit 1
fi
echo "$build/site: $(find "$build/site/data" -name '*.json' | wc -l) pages"
