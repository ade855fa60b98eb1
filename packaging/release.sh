#!/usr/bin/env bash
# Makes a release of this commit: packages, wheel, checksums and a signed apt repository below dist/release, and a signed
# tag: packaging/release.sh KEY. KEY names a key of gpg's own keyring, which its private half never leaves. The packages
# carry the other half, so that a board knows true updates from its first start on, and name the key's owner
# as maintainer. Nothing is sent anywhere.
#
# 1. companion/__init__.py: the number, such as 0.2.0. CHANGELOG.md: its section, [Unreleased] empty above it.
# 2. make firmware; python -m tests.journal.keep_release; commit: this commit is the release.
# 3. companion/__init__.py: the same number and +dev; make firmware; commit. Debian and Python order 0.2.0+dev after
#    0.2.0 and before 0.2.1, so packages of later commits update it, and are updated by the next release.
# 4. Whoever holds a key checks the release's commit out, the parent of the one that is found by
#    git log -1 --format=%h -S'__version__ = "0.2.0"' -- companion/__init__.py
#    runs make release KEY=..., and publishes the tag and dist/release (docs/how-to/install.md).
# make packages-test builds the newest release from that commit, and updates it to this version.

set -euo pipefail
export LC_ALL=C.UTF-8

refuse() {
  printf 'packaging/release.sh: %s\n' "$*" >&2
  exit 2
}

[[ $# == 1 && -n $1 ]] || refuse 'right would be packaging/release.sh KEY'
key=$1
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' companion/__init__.py)
readonly key version out=dist/release

[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] ||
  refuse "companion/__init__.py: a release is no $version, right would be three numbers such as 0.1.0"
[[ -z $(git status --porcelain) ]] || refuse 'something here is in no commit; right would be to commit it, or to put it away'
grep -Eqx "## \[$version\] - [0-9]{4}-[0-9]{2}-[0-9]{2}" CHANGELOG.md ||
  refuse "CHANGELOG.md has no section of it, right would be: ## [$version] - $(date +%F)"
git rev-parse --quiet --verify "refs/tags/v$version" >/dev/null &&
  refuse "v$version is there already; right would be another number in companion/__init__.py"
gpg --batch --list-secret-keys "$key" >/dev/null 2>&1 || refuse "gpg has no private key of $key"
maintainer=$(gpg --batch --with-colons --list-secret-keys "$key" | awk -F: '$1 == "uid" { print $10; exit }')
[[ $maintainer =~ ^[^\<\>]+\ \<[^@[:space:]]+@[^@[:space:]]+\>$ && $maintainer != *.invalid\> ]] ||
  refuse "the key $key belongs to $maintainer, who is named as maintainer; right would be one of NAME <ADDRESS>"
readonly maintainer

rm -rf "$out"
mkdir -p build "$out"
gpg --batch --export "$key" >build/release.gpg
MAINTAINER=$maintainer KEYRING=$PWD/build/release.gpg packaging/build.sh
make --no-print-directory wheel
mv dist/*"_${version}_"*.deb dist/*"-$version-"*.whl "$out/"
packaging/repository.sh "$out" "$key"
(cd "$out" && sha256sum -- *.deb *.whl >SHA256SUMS)
gpg --batch --yes --local-user "$key" --clearsign --output "$out/SHA256SUMS.asc" "$out/SHA256SUMS"
git tag --sign --local-user "$key" --message "Version $version" "v$version"
echo "$out and the tag v$version"
