#!/usr/bin/env bash
# Makes a signed apt repository of the packages in a folder: packaging/repository.sh FOLDER KEY
# FOLDER holds .deb files, and is then a repository for a stick or any web server; KEY names a key of gpg's own
# keyring. The key that checks lies beside, board-companion.gpg; the private one never leaves gpg.

set -euo pipefail
export LC_ALL=C.UTF-8

[[ $# == 2 && -d $1 ]] || {
  echo 'packaging/repository.sh: right would be packaging/repository.sh FOLDER KEY' >&2
  exit 2
}
key=$2
cd "$1"
apt-ftparchive packages . >Packages
gzip -9nkf Packages
# No date after which it is too old: a board without a network, and a clock that went wrong, still update.
apt-ftparchive -o APT::FTPArchive::Release::Origin='Board Companion' -o APT::FTPArchive::Release::Label='Board Companion' \
  -o APT::FTPArchive::Release::Suite=stable -o APT::FTPArchive::Release::Architectures='amd64 arm64' release . >Release.new
mv Release.new Release
gpg --batch --yes --local-user "$key" --clearsign --output InRelease Release
gpg --batch --yes --export "$key" >board-companion.gpg
