/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The host's end of the serial line: a pseudo-terminal behind a symbolic link that stays the same.
 */
#define _GNU_SOURCE
#include "boardsim.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <asm/termbits.h>

uint64_t pty_lost;
static int master = -1, slave = -1;
static bool is_open; /* by somebody: then it can be waited for */
static char link_path[PATH_MAX];

bool pty_open(const char *link, bool watch_openings)
{
	char fresh[PATH_MAX + 8];
	struct termios2 settings;
	snprintf(link_path, sizeof link_path, "%s", link);
	snprintf(fresh, sizeof fresh, "%s.new", link_path);
	master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
	if (master < 0 || grantpt(master) || unlockpt(master))
		return false;
	/* kept open, else the master reports errors while no host has it open; unless that is what we want to know */
	slave = open(ptsname(master), O_RDWR | O_NOCTTY);
	if (slave < 0 || ioctl(slave, TCGETS2, &settings))
		return false;
	settings.c_iflag = settings.c_oflag = settings.c_lflag = 0; /* raw */
	settings.c_cflag = (settings.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
	if (ioctl(slave, TCSETS2, &settings))
		return false;
	is_open = !watch_openings;
	if (watch_openings) {
		close(slave);
		slave = -1;
	}
	unlink(fresh);
	return symlink(ptsname(master), fresh) == 0 && rename(fresh, link_path) == 0;
}

void pty_close(void)
{
	if (master < 0)
		return;
	unlink(link_path);
	if (slave >= 0)
		close(slave);
	close(master);
	master = slave = -1;
}

bool pty_was_opened(void)
{
	struct pollfd end = {master, 0, 0};
	bool before = is_open;
	if (slave >= 0 || master < 0)
		return false;
	is_open = poll(&end, 1, 0) == 0;
	return is_open && !before;
}

int pty_fd(void)
{
	return is_open ? master : -1;
}

unsigned pty_speed(void)
{
	struct termios2 settings;
	if (master < 0 || ioctl(master, TCGETS2, &settings))
		return 0;
	return settings.c_ospeed;
}

size_t pty_read(uint8_t *bytes, size_t room)
{
	ssize_t count = master < 0 ? 0 : read(master, bytes, room);
	return count > 0 ? (size_t)count : 0;
}

void pty_write(const uint8_t *bytes, size_t count)
{
	if (master < 0)
		return;
	ssize_t done = write(master, bytes, count);
	pty_lost += count - (done > 0 ? (size_t)done : 0);
}
