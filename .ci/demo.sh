#!/bin/sh
# The main job: the example app's own tool writes its report, its diagram and its graph, then checks them; then the
# scanner does the same for every example from its source alone, and each example's own tool writes the graph of its live
# coordinators beside it.
set -eu
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
"$swift" build --product TodoApp >&2
"$swift" build --product navatlas >&2
tools=$("$swift" build --show-bin-path)

# write_all FOLDER TITLE TOOL [ARGUMENT…]: everything that a tool says of a graph.
write_all() {
    folder=$1 title=$2 tool=$3
    shift 3
    mkdir -p "$folder"
    "$tool" report --title "$title" --format markdown --output "$folder/report.md" "$@"
    "$tool" report --title "$title" --format json --output "$folder/report.json" "$@"
    # The page lies two folders below the sources that it links.
    "$tool" report --title "$title" --format html --source-url '../../{file}' --output "$folder/map.html" "$@"
    "$tool" diagram --title "$title" --theme auto --output "$folder/navigation.svg" "$@"
    "$tool" docs --title "$title" --output "$folder/docs" "$@"
    "$tool" diagram --title "$title" --output "$folder/navigation.png" "$@"
    "$tool" graph --output "$folder/graph.json" "$@"
    "$tool" graph --output "$folder/navigation.nav" "$@"
}

# compare NAME GRAPH: how far the example's live coordinators and the graph of its source agree.
compare() {
    both=$("$tools/$1" graph --format json "$2" | tr -d ' \n' | grep -o '"runtime","source"\]' | wc -l)
    differences=$("$tools/$1" check --quiet --enable source-runtime-mismatch "$2" |
        grep 'source-runtime-mismatch' | sed 's/^/  /' || true)
    if [ -z "$differences" ]; then
        echo "$1, live and from source: $((both)) declared routes, on which the two agree."
    else
        echo "$1, live and from source: $((both)) declared routes, on which the two agree, and what only one can know:"
        echo "$differences"
    fi
    echo
}

write_all output/todo-app "Todo app" "$tools/TodoApp"

for example in Examples/*/expected.nav; do
    name=$(basename "$(dirname "$example")")
    [ "$name" = TodoApp ] && continue
    # SwiftUICoordinatorApp -> swiftuicoordinator-app
    folder=output/$(echo "${name%App}" | tr '[:upper:]' '[:lower:]')-app
    write_all "$folder" "$name" "$tools/navatlas" --no-cache "Examples/$name"
    # Without SwiftUI the example runs on the headless libraries; where SwiftUI is, it would need the real ones.
    if [ "$(uname)" = Linux ] && [ -d "Examples/$name/Tool" ]; then
        "$swift" build --product "$name" >&2
        "$tools/$name" graph --output "$folder/live.nav"
    fi
    echo "$name, from source:"
    "$tools/navatlas" report --title "$name" --no-cache "Examples/$name" | sed -n "/^$name\$/,\$s/^/  /p"
    if [ "$(uname)" = Linux ] && [ -d "Examples/$name/Tool" ]; then compare "$name" "$folder/graph.json"; fi
done

scanned=$(mktemp)
trap 'rm -f "$scanned"' EXIT
"$tools/navatlas" graph --no-cache --format json Examples/TodoApp >"$scanned"
compare TodoApp "$scanned"
echo "Todo app, from live coordinators:"
echo
# The example has a forgotten screen and a forgotten coordinator: a check that finds nothing would be broken.
status=0
"$tools/TodoApp" check || status=$?
echo
if [ "$status" -ne 1 ]; then
    echo "demo: the check should have ended with exit status 1, but ended with $status" >&2
    exit 1
fi
echo "The check ended with exit status 1, as it should: the example has a forgotten screen and a forgotten coordinator."
echo "Written to output/:"
ls output | sed 's/^/  /'
