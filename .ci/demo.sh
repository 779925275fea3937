#!/bin/sh
# The main job: the example app's own tool writes its report, its diagram and its graph, then checks them.
set -eu
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
"$swift" build --product TodoApp >&2
tool=$("$swift" build --show-bin-path)/TodoApp

output=output/todo-app
mkdir -p "$output"
"$tool" report --output "$output/report.md" --format markdown
"$tool" report --output "$output/report.json" --format json
"$tool" diagram --output "$output/navigation.svg"
"$tool" diagram --output "$output/navigation.png"
"$tool" graph --output "$output/graph.json"
"$tool" graph --output "$output/navigation.nav"

# The example has a forgotten screen and a forgotten coordinator: a check that finds nothing would be broken.
status=0
"$tool" check || status=$?
echo
if [ "$status" -ne 1 ]; then
    echo "demo: the check should have ended with exit status 1, but ended with $status" >&2
    exit 1
fi
echo "The check ended with exit status 1, as it should: the example has a forgotten screen and a forgotten coordinator."
echo "Written to $output:"
ls "$output" | sed 's/^/  /'
