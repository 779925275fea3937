#!/bin/sh
# Checks the page's script and style: Biome's rules for both, and TypeScript's checker by the types in the script's comments.
set -eu
cd "$(dirname "$0")/.."

tools=$(.ci/page-tools.sh)
if [ -x "$tools/bin/biome" ]; then
    "$tools/bin/biome" ci --config-path=.ci --error-on-warnings Sources/NavAtlasPages/Web
fi
if command -v tsc >/dev/null; then tsc --project .ci/page-types.json; fi
