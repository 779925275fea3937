#!/bin/sh
# Takes the picture of the page that README shows; to be run where the page looks different than before.
set -eu
cd "$(dirname "$0")/.."

browser=$(.ci/browser.sh)
"$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1100,785 --virtual-time-budget=3000 \
    --screenshot="$PWD/output/todo-app/map.png" "file://$PWD/output/todo-app/map.html#node=TodosCoordinator" 2>/dev/null
