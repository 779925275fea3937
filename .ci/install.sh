#!/bin/sh
# Installs a built navatlas with its completions and manual page. Usage: install.sh NAVATLAS PREFIX
# Where NAVATLAS_COMMIT is set, 'navatlas --version' tells that commit, as long as this very program stands there.
set -eu
tool=$1 prefix=$2
install -d "$prefix/bin" "$prefix/share/bash-completion/completions" "$prefix/share/zsh/site-functions" \
    "$prefix/share/fish/vendor_completions.d" "$prefix/share/man/man1"
install -m 755 "$tool" "$prefix/bin/navatlas"
"$tool" completions bash -o "$prefix/share/bash-completion/completions/navatlas"
"$tool" completions zsh -o "$prefix/share/zsh/site-functions/_navatlas"
"$tool" completions fish -o "$prefix/share/fish/vendor_completions.d/navatlas.fish"
"$tool" manual -o "$prefix/share/man/man1/navatlas.1"
rm -f "$prefix/share/navatlas/commit"
if [ -n "${NAVATLAS_COMMIT:-}" ]; then
    install -d "$prefix/share/navatlas"
    echo "$NAVATLAS_COMMIT $(wc -c <"$prefix/bin/navatlas")" >"$prefix/share/navatlas/commit"
fi
