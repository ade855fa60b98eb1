#!/bin/bash -e
install -d "${ROOTFS_DIR}/srv/board-companion"
install -m 755 files/customize.sh "${ROOTFS_DIR}/srv/board-companion/"
install -m 644 files/*.deb "${ROOTFS_DIR}/srv/board-companion/board-companion.deb"
on_chroot <<TEXT
/srv/board-companion/customize.sh /srv/board-companion/board-companion.deb
rm -rf /srv/board-companion
TEXT
