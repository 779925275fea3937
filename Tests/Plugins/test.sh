#!/bin/sh
# Runs both plugins on Examples/PluginApp with a built navatlas. Usage: test.sh NAVATLAS
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
swift=${SWIFT:-swift}
work=$(mktemp -d)
# The artifact bundle must lie inside the package; it names the built program.
bundle=$root/.build/navatlas.artifactbundle
trap 'rm -rf "$work" "$bundle"' EXIT
rm -rf "$bundle"
mkdir -p "$bundle"
cp "$1" "$bundle/navatlas"
triple=$("$swift" -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
cat >"$bundle/info.json" <<JSON
{ "schemaVersion": "1.0", "artifacts": { "navatlas": { "type": "executable", "version": "0.0.0",
  "variants": [ { "path": "navatlas", "supportedTriples": ["$triple"] } ] } } }
JSON
export NAVATLAS_BUNDLE=.build/navatlas.artifactbundle
unset NAVATLAS_PLUGINS

fail() {
    echo "plugins: $1" >&2
    cat "$work"/*.txt >&2
    exit 1
}

# The package is read where it is, for its dependency is a relative path; what is built goes elsewhere.
package() { "$swift" "$1" --package-path "$root/Examples/PluginApp" --scratch-path "$work/scratch" "$2"; }
finding='PluginApp.swift:[0-9]*:[0-9]*: error: ForgottenScreen cannot be reached'

package build --disable-sandbox >"$work/build.txt" 2>&1 || fail "the build with the build-tool plugin failed"
grep -q "$finding" "$work/build.txt" || fail "the build shows no finding"
! grep -q 'Plugins/.*warning' "$work/build.txt" || fail "a plugin compiles with warnings"

# run STATUS WORDS…: what the command plugin prints goes to run.txt.
run() {
    expected=$1 status=0
    shift
    "$swift" package --package-path "$root/Examples/PluginApp" --scratch-path "$work/scratch" --disable-sandbox navatlas "$@" \
        >"$work/run.txt" 2>&1 || status=$?
    [ "$status" -eq "$expected" ] || fail "'swift package navatlas $*' ended with $status, not $expected"
}
run 1 check
grep -q 'ForgottenScreen cannot be reached' "$work/run.txt" || fail "check shows no finding"
run 0 report
grep -q 'HomeScreen' "$work/run.txt" || fail "report shows no screen"
run 0 diagram
grep -q '<svg' "$work/run.txt" || fail "diagram draws nothing"
echo "plugins: the build shows the finding, and check, report and diagram run as a package command"
