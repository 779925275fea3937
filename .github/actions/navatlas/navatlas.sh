#!/usr/bin/env bash
# The steps of the action, each by its name: install, check, comment. What GitHub sets (RUNNER_TEMP, GITHUB_PATH,
# GITHUB_REPOSITORY) and the action's inputs stand in the environment.
set -euo pipefail

cache=$RUNNER_TEMP/navatlas-cache
sarif=$RUNNER_TEMP/navatlas.sarif
# The first line of the comment, by which a later run finds it.
mark='<!-- navatlas -->'

install() {
    if command -v navatlas >/dev/null; then
        navatlas --version
        return
    fi
    local name="navatlas-$NAVATLAS_VERSION-linux-$(uname -m)"
    local url="https://github.com/$NAVATLAS_REPOSITORY/releases/download/$NAVATLAS_VERSION/$name.tar.gz"
    curl --fail --silent --show-error --location --retry 3 --output "$RUNNER_TEMP/$name.tar.gz" "$url"
    tar xzf "$RUNNER_TEMP/$name.tar.gz" -C "$RUNNER_TEMP"
    echo "$RUNNER_TEMP/$name/bin" >>"$GITHUB_PATH"
    "$RUNNER_TEMP/$name/bin/navatlas" --version
}

# Annotations go to standard output. NavAtlas itself writes the summary of the step.
check() {
    local -a words=(--format github-actions -o "sarif=$sarif" --cache-path "$cache")
    if [[ -n ${NAVATLAS_BASELINE:-} ]]; then words+=(--baseline "$NAVATLAS_BASELINE"); fi
    local -a more paths
    read -ra more <<<"${NAVATLAS_ARGUMENTS:-}"
    read -ra paths <<<"$NAVATLAS_PATHS"
    navatlas check "${words[@]}" ${more[@]+"${more[@]}"} "${paths[@]}"
}

# Writes what the pull request changes, as sentences and as a diagram; nothing where nothing changed.
changes() {
    local -a paths
    read -ra paths <<<"$NAVATLAS_PATHS"
    local -a words=("$NAVATLAS_BASE" --cache-path "$cache" "${paths[@]/#/--path=}")
    local text
    text=$(navatlas diff --format markdown "${words[@]}")
    [[ -n $text ]] || return 0
    printf '%s\n\n<details><summary>Diagram</summary>\n\n' "$text"
    navatlas diff --format mermaid "${words[@]}"
    printf '\n</details>\n'
}

# One comment a pull request: the first run with changes writes it, later runs update it.
comment() {
    local text id
    text=$(changes)
    id=$(gh api --paginate "repos/$GITHUB_REPOSITORY/issues/$NAVATLAS_PULL_REQUEST/comments" \
        --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -n 1)
    if [[ -z $text ]]; then
        [[ -n $id ]] || return 0
        text='This pull request no longer changes the navigation.'
    fi
    local body=$RUNNER_TEMP/navatlas-comment.md
    # GitHub takes 65,536 characters.
    printf '%s\n%s\n' "$mark" "$text" | head -c 65000 >"$body"
    if [[ -n $id ]]; then
        gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F "body=@$body" --silent
    else
        gh api --method POST "repos/$GITHUB_REPOSITORY/issues/$NAVATLAS_PULL_REQUEST/comments" -F "body=@$body" --silent
    fi
}

"$1"
