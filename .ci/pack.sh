#!/bin/sh
# Packs a built navatlas with the libraries that it needs into dist/. Its run path must hold '$ORIGIN/../lib/navatlas'.
# Usage: pack.sh NAVATLAS FOLDER KIND, where the folder is for the files in between.
set -eu
cd "$(dirname "$0")/.."
tool=$1 build=$2 kind=$3

version=$("$tool" --version | cut -d ' ' -f 2)
name=navatlas-$version-linux-$(uname -m)
stage=$build/$name
rm -rf "$stage"
.ci/install.sh "$tool" "$stage"
mkdir -p "$stage/lib/navatlas" "$stage/share/doc/navatlas"
cp LICENSE "$stage/share/doc/navatlas"
# Swift's own libraries are in the program, or beside it.
swift=$(readlink -f "$(command -v "${SWIFT:-swift}")")
cp "$(dirname "$(dirname "$swift")")/share/swift/LICENSE.txt" "$stage/share/doc/navatlas/Swift.LICENSE"
# The C library and the loader are the system's; all else comes along, with its licence.
ldd "$tool" | awk '$2 == "=>" { print $3 }' |
    grep -Ev '/(libc|libm|libdl|librt|libpthread|libresolv|ld-linux[^/]*)\.so' |
    while read -r library; do
        cp -L "$library" "$stage/lib/navatlas"
        package=$(dpkg -S "$(readlink -f "$library")" 2>/dev/null | cut -d : -f 1 || true)
        [ -z "$package" ] || cp -L "/usr/share/doc/$package/copyright" "$stage/share/doc/navatlas/$package.copyright"
    done
mkdir -p dist
tar czf "dist/$name.tar.gz" -C "$build" --owner=0 --group=0 --sort=name "$name"
echo "dist/$name.tar.gz ($kind, $(du -h "dist/$name.tar.gz" | cut -f 1))"
