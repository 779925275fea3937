#!/bin/sh
# Installs a built navatlas into a folder of its own and completes command lines in real shells. Usage: test.sh NAVATLAS
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
NAVATLAS_COMMIT=0123456789ab "$root/.ci/install.sh" "$1" "$work/prefix"
export PATH="$work/prefix/bin:$PATH" TERM=dumb
mkdir "$work/here" "$work/here/folder"
cd "$work/here"
touch 'a graph.json'
share=$work/prefix/share

failures=0
# expect SHELL LINE OFFERED…: completing the line offers each of the words.
expect() {
    shell=$1 line=$2
    shift 2
    offered=$("complete_$shell" "$line")
    for word in "$@"; do
        case $offered in
        *"$word"*) ;;
        *)
            echo "$shell: completing '$line' should offer '$word', but offered: $offered" >&2
            failures=$((failures + 1))
            ;;
        esac
    done
}

complete_bash() {
    # A word after a blank is empty; bash splits at '='.
    bash --norc -c '
        source "$1"
        line=$2
        read -ra COMP_WORDS <<<"${line//=/ = }"
        [[ $line == *[\ =] ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _navatlas
        printf "%s\n" "${COMPREPLY[@]}"' bash "$share/bash-completion/completions/navatlas" "$1"
}

complete_zsh() { zsh -f "$root/Tests/Shells/complete.zsh" "$share/zsh/site-functions" "$1"; }

complete_fish() {
    fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$share/fish/vendor_completions.d/navatlas.fish" "$1"
}

for shell in bash zsh fish; do
    expect "$shell" 'navatlas ' report check diagram help
    expect "$shell" 'navatlas d' diagram docs diff
    expect "$shell" 'navatlas check --f' --format --fail-on
    expect "$shell" 'navatlas check --format c' checkstyle
    expect "$shell" 'navatlas check --format=s' sarif
    expect "$shell" 'navatlas rules unre' unreachable-screen unreachable-coordinator
    expect "$shell" 'navatlas check ' folder graph.json
    expect "$shell" 'navatlas check --cache-path ' folder
    expect "$shell" 'navatlas completions ' bash zsh fish
done

page=$share/man/man1/navatlas.1
warnings=$(mandoc -T lint -W warning "$page" 2>&1 || true)
[ -z "$warnings" ] || { echo "mandoc: $warnings" >&2; failures=$((failures + 1)); }
warnings=$(LC_ALL=C.UTF-8 man -l --warnings "$page" 2>&1 >/dev/null || true)
[ -z "$warnings" ] || { echo "man: $warnings" >&2; failures=$((failures + 1)); }
for word in NAME 'NAVATLAS CHECK' '--format FORMAT' 'EXIT STATUS'; do
    # 'mandoc' overstrikes bold letters.
    mandoc -T ascii "$page" | col -b | grep -qe "$word" ||
        { echo "the manual page shows no '$word'" >&2; failures=$((failures + 1)); }
done
# expect_version ENDING WHERE: the version ends so.
expect_version() {
    version=$(navatlas --version)
    case $version in
    *"$1") ;;
    *)
        echo "--version $2 should end with '$1', but says: $version" >&2
        failures=$((failures + 1))
        ;;
    esac
}
expect_version ' (0123456789ab)' 'of an installed program'
# Another program of the name is not of that commit.
printf x >>"$work/prefix/bin/navatlas"
expect_version "$("$1" --version)" 'of a program that was put in its place'

[ "$failures" -eq 0 ] || exit 1
echo "completions work in bash, zsh and fish; the manual page is clean; --version tells the commit"
