#!/bin/sh
# For Xcode Cloud: ci_scripts/ci_post_clone.sh. A finding ends the build.
set -eu
brew install OWNER/tap/navatlas
navatlas check "$CI_PRIMARY_REPOSITORY_PATH"
