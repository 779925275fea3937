#!/usr/bin/env bash
# Runs what can be run here of the integrations with a built navatlas: their own commands, with stand-ins for the services.
# Usage: test.sh NAVATLAS
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/bin" "$work/temp" "$work/comments"
ln -s "$(readlink -f "$1")" "$work/bin/navatlas"
export PATH="$work/bin:$PATH"

fail() {
    echo "integrations: $1" >&2
    exit 1
}
contains() { grep -qF -e "$2" "$1" || fail "$1 does not contain '$2': $(cat "$1")"; }

# An app, and a change of it.
git init -q "$work/app"
cd "$work/app"
git config user.name Test
git config user.email test@example.com
cat >App.swift <<'SWIFT'
import SwiftUI
@main struct Shop: App { var body: some Scene { WindowGroup { NavigationStack { HomeScreen() } } } }
struct HomeScreen: View { var body: some View { NavigationLink("Details") { DetailScreen() } } }
struct DetailScreen: View { var body: some View { Text("Details") } }
SWIFT
git add . && git commit -qm 'An app'
base=$(git rev-parse HEAD)
cat >>App.swift <<'SWIFT'
struct HelpScreen: View { var body: some View { Text("Help") } }
SWIFT
git commit -qam 'A screen that nothing leads to'

# The action. GitHub's command line is a stand-in that keeps comments in a folder, for there is no GitHub here.
cat >"$work/bin/gh" <<'SH'
#!/usr/bin/env bash
# gh api [--paginate|--method M] PATH … : comments are the files of $GH_STANDIN.
for word in "$@"; do case $word in body=@*) body=${word#body=@} ;; esac; done
case "$*" in
*--paginate*) ls "$GH_STANDIN" ;;
*POST*) cp "$body" "$GH_STANDIN/1"; echo POST >>"$GH_STANDIN/../requests" ;;
*PATCH*/comments/1*) cp "$body" "$GH_STANDIN/1"; echo PATCH >>"$GH_STANDIN/../requests" ;;
*) exit 1 ;;
esac
SH
chmod +x "$work/bin/gh"
export RUNNER_TEMP="$work/temp" GITHUB_PATH="$work/path" GITHUB_STEP_SUMMARY="$work/summary.md" GITHUB_REPOSITORY=me/app
export GH_STANDIN="$work/comments" NAVATLAS_VERSION=0.2.0 NAVATLAS_REPOSITORY=me/NavAtlas NAVATLAS_PATHS=.
export NAVATLAS_BASE="$base" NAVATLAS_PULL_REQUEST=7
action=$root/.github/actions/navatlas/navatlas.sh
"$action" install >"$work/install.txt"
contains "$work/install.txt" NavAtlas
status=0
"$action" check >"$work/check.txt" || status=$?
[ "$status" -eq 1 ] || fail "the action's check ended with $status, not 1"
contains "$work/check.txt" '::error file=App.swift'
contains "$work/summary.md" HelpScreen
contains "$work/temp/navatlas.sarif" '"unreachable-screen"'
[ -n "$(ls "$work/temp/navatlas-cache")" ] || fail "the action keeps nothing of what it read"
"$action" comment
contains "$work/comments/1" '<!-- navatlas -->'
contains "$work/comments/1" '```mermaid'
contains "$work/comments/1" HelpScreen
"$action" comment
NAVATLAS_BASE=HEAD "$action" comment
contains "$work/comments/1" 'no longer changes the navigation'
[ "$(tr '\n' ' ' <"$work/requests")" = 'POST PATCH PATCH ' ] || fail "comments were $(cat "$work/requests")"
navatlas check --write-baseline accepted.json . 2>/dev/null
NAVATLAS_BASELINE=accepted.json NAVATLAS_ARGUMENTS='--strict --no-config' "$action" check >/dev/null ||
    fail "the action's check fails with a baseline"
rm accepted.json

# GitLab: the script's line as it is.
sed -n 's/^    - \(navatlas .*\)/\1/p' "$root/Integrations/gitlab.yml" >"$work/gitlab.sh"
contains "$work/gitlab.sh" 'navatlas check'
status=0
sh "$work/gitlab.sh" >"$work/gitlab.txt" || status=$?
[ "$status" -eq 1 ] || fail "GitLab's script ended with $status, not 1"
contains gl-code-quality-report.json unreachable-screen
contains navatlas.xml '<failure'
contains "$work/gitlab.txt" HelpScreen
rm -rf gl-code-quality-report.json navatlas.xml .navatlas-cache

# The build phase of Xcode shows the finding, and lets the build go on.
SRCROOT=$PWD sh "$root/Integrations/xcode-build-phase.sh" >"$work/xcode.txt" || fail "the build phase ended with $?"
contains "$work/xcode.txt" "$PWD/App.swift:5:8: error: HelpScreen"

# pre-commit itself, from PyPI, with the hook of this repository.
if python3 -m venv "$work/venv" 2>/dev/null && "$work/venv/bin/pip" install --quiet pre-commit 2>"$work/pip.txt"; then
    git init -q "$work/hooks"
    cp "$root/.pre-commit-hooks.yaml" "$work/hooks"
    git -C "$work/hooks" add .
    git -C "$work/hooks" -c user.name=Test -c user.email=test@example.com commit -qm Hooks
    echo '{ "paths": ["."] }' >.navatlas.json
    git add .
    status=0
    PRE_COMMIT_HOME="$work/pre-commit" "$work/venv/bin/pre-commit" try-repo "$work/hooks" navatlas --all-files \
        >"$work/hook.txt" 2>&1 || status=$?
    [ "$status" -eq 1 ] || fail "pre-commit ended with $status: $(cat "$work/hook.txt")"
    contains "$work/hook.txt" 'HelpScreen cannot be reached'
    "$work/venv/bin/python" - "$root" "$work/bitrise.sh" <<'PY' || fail "a YAML file, or YAML in a guide, cannot be read"
import ast, glob, re, sys, yaml
root = sys.argv[1]
files = [f for p in ("Integrations/*.yml", ".github/**/*.yml", ".pre-commit-hooks.yaml")
         for f in glob.glob(f"{root}/{p}", recursive=True, include_hidden=True)]
assert len(files) >= 7, files
for file in files:
    yaml.safe_load(open(file))
blocks = [block for page in [f"{root}/README.md", *glob.glob(f"{root}/Documentation/*.docc/*.md")]
          for block in re.findall(r"^```yaml\n(.*?)^```$", open(page).read(), re.M | re.S)]
assert len(blocks) >= 4, blocks
for block in blocks:
    yaml.safe_load(block)
# Bazel's language has Python's syntax.
ast.parse(open(f"{root}/Integrations/BUILD.bazel").read())
steps = yaml.safe_load(open(f"{root}/Integrations/bitrise.yml"))["workflows"]["navigation"]["steps"]
open(sys.argv[2], "w").write(steps[1]["script@1"]["inputs"][0]["content"])
PY
    status=0
    mkdir -p "$work/results"
    BITRISE_TEST_RESULT_DIR="$work/results" BITRISE_SOURCE_DIR=$PWD bash "$work/bitrise.sh" >"$work/bitrise.txt" || status=$?
    [ "$status" -eq 1 ] || fail "Bitrise's script ended with $status, not 1"
    contains "$work/results/navatlas.xml" '<failure'
else
    echo "integrations: SKIPPED: pre-commit cannot be installed from PyPI" >&2
fi

# Xcode Cloud: Homebrew is a stand-in.
printf '#!/bin/sh\necho "$@" >>"%s"\n' "$work/brew.txt" >"$work/bin/brew"
chmod +x "$work/bin/brew"
status=0
CI_PRIMARY_REPOSITORY_PATH=$PWD sh "$root/Integrations/ci_post_clone.sh" >"$work/cloud.txt" 2>&1 || status=$?
[ "$status" -eq 1 ] || fail "the script for Xcode Cloud ended with $status, not 1: $(cat "$work/cloud.txt")"
contains "$work/brew.txt" 'install OWNER/tap/navatlas'
contains "$work/cloud.txt" HelpScreen

# Bazel's action: the command of the rule, with the variables that Bazel replaces.
command=$(sed -n 's/^    cmd = "\(.*\)",$/\1/p' "$root/Integrations/BUILD.bazel" | sed \
    -e 's/\$(execpath [^)]*)/navatlas/' -e "s|\\\$@|$work/navigation.json|" -e 's/\$(SRCS)/App.swift/')
sh -c "$command" || fail "Bazel's command failed: $command"
contains "$work/navigation.json" '"HelpScreen"'

# fastlane and Danger: their languages are Ruby, and what they offer is a stand-in.
if command -v ruby >/dev/null; then
    for file in Dangerfile Fastfile navatlas.rb; do
        ruby -c "$root/Integrations/$file" >/dev/null || fail "$file is not Ruby"
    done
    git update-ref refs/remotes/origin/main "$base"
    ruby -e 'Style = Struct.new(:base_path) { def report(file) = print(File.read(file)) }
        define_method(:checkstyle_format) { @style ||= Style.new }; load ARGV[0]' \
        "$root/Integrations/Dangerfile" >"$work/danger.txt" || fail "the Dangerfile failed"
    contains "$work/danger.txt" HelpScreen
    mkdir fastlane
    status=0
    (cd fastlane && ruby -e 'def desc(text) = nil
        def lane(name) = yield
        def sh(*words) = system(*words) || exit(1)
        load ARGV[0]' "$root/Integrations/Fastfile") >"$work/lane.txt" 2>&1 || status=$?
    [ "$status" -eq 1 ] || fail "the lane of fastlane ended with $status, not 1: $(cat "$work/lane.txt")"
    contains fastlane/navatlas.xml HelpScreen
else
    echo "integrations: SKIPPED: there is no Ruby that runs the recipes for fastlane and Danger" >&2
fi
echo "integrations: the action, GitLab, pre-commit, Xcode, Bitrise, Xcode Cloud, Bazel, Danger and fastlane work"
