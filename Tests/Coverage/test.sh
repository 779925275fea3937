#!/usr/bin/env bash
# Runs the tests of the example TodoApp with coverage, exports it by the toolchain's llvm-cov, and compares what navatlas
# reads of it with what those tests do. Usage: Tests/Coverage/test.sh NAVATLAS
set -euo pipefail
cd "$(dirname "$0")/../.."
navatlas=$(realpath "$1")
package=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Only what the example needs is built, in a package of its own: its files are at other paths, as on another machine.
mkdir -p "$work/Sources/Coordination" "$work/Tests"
for module in NavAtlasModel NavAtlasIntrospection; do cp -R "Sources/$module" "$work/Sources/"; done
for module in State Views Stinsen2; do cp -R "Sources/Coordination/$module" "$work/Sources/Coordination/"; done
cp -R Examples/TodoApp/Coordinators "$work/Sources/TodoAppCoordinators"
cp -R Tests/Coverage/TodoWalks "$work/Tests/"
cat > "$work/Package.swift" <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "TodoWalks",
    targets: [
        .target(name: "NavAtlasModel"),
        .target(name: "NavAtlasIntrospection", dependencies: ["NavAtlasModel"]),
        .target(name: "CoordinationState", dependencies: ["NavAtlasModel"], path: "Sources/Coordination/State"),
        .target(
            name: "CoordinationViews", dependencies: ["NavAtlasModel", "CoordinationState"],
            path: "Sources/Coordination/Views"),
        .target(
            name: "Stinsen2Coordination", dependencies: ["CoordinationState", "CoordinationViews"],
            path: "Sources/Coordination/Stinsen2"),
        .target(name: "TodoAppCoordinators", dependencies: ["NavAtlasIntrospection", "Stinsen2Coordination"]),
        .testTarget(name: "TodoWalks", dependencies: ["TodoAppCoordinators", "CoordinationViews"]),
    ],
    swiftLanguageModes: [.v6]
)
END

# The states of transitions and screens that navatlas reads of a profile, one a line.
states() {
    "$navatlas" coverage --no-config --no-cache --entry MainCoordinator --profile "$1" --format json \
        Examples/TodoApp/Coordinators | python3 -c '
import json, sys
report = json.load(sys.stdin)
for item in report["transitions"]:
    step = item["transition"]
    if step["kind"] == "transition":
        print(step["from"], "->", step["to"], step["route"], item["state"])
for screen in report["screens"]:
    print(screen["id"], screen["state"])
'
}

cd "$work"
swift test --enable-code-coverage --quiet --skip aPersonSignsUp > log 2>&1 || { cat log >&2; exit 1; }
codecov=$(swift test --show-codecov-path)
cd "$package"
states "$codecov" > "$work/states"
diff Tests/Coverage/expected.txt "$work/states"
echo "coverage: llvm-cov's JSON is as expected"

llvm_cov=$(dirname "$(realpath "$(command -v swift)")")/llvm-cov
[[ -x $llvm_cov ]] || llvm_cov=$(xcrun --find llvm-cov)
tests=$(find "$work/.build/debug/" -maxdepth 1 -name '*PackageTests.xctest')
[[ -d $tests ]] && tests=$(find "$tests/Contents/MacOS" -type f)
"$llvm_cov" export -format=lcov -instr-profile "$(dirname "$codecov")/default.profdata" "$tests" > "$work/run.lcov"
states "$work/run.lcov" > "$work/lcov-states"
diff Tests/Coverage/expected.txt "$work/lcov-states"
echo "coverage: lcov is as expected"

# The walk that is missing, and what it takes.
missing="LoginScreen -> RegistrationCoordinator UnauthenticatedCoordinator.registration"
grep -q "$missing uncovered" "$work/states"
(cd "$work" && swift test --enable-code-coverage --quiet > log 2>&1) || { cat "$work/log" >&2; exit 1; }
states "$codecov" > "$work/after"
grep -q "$missing covered" "$work/after"
grep -q "ChooseNameScreen -> ChoosePasswordScreen RegistrationCoordinator.password covered" "$work/after"
echo "coverage: the walk that was missing is counted"
