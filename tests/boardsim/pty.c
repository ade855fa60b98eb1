/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The host's end of the serial line: a pseudo-terminal behind a symbolic link that stays the same.
 */
#define _GNU_SOURCE
#include "boardsim.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

uint64_t pty_lost;
static int master = -1, slave = -1;
static char link_path[PATH_MAX];

bool pty_open(const char *link)
{
	char fresh[PATH_MAX + 8];
	struct termios settings;
	snprintf(link_path, sizeof link_path, "%s", link);
	snprintf(fresh, sizeof fresh, "%s.new", link_path);
	master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
	if (master < 0 || grantpt(master) || unlockpt(master))
		return false;
	/* kept open, else the master reports errors while no host has it open */
	slave = open(ptsname(master), O_RDWR | O_NOCTTY);
	if (slave < 0 || tcgetattr(slave, &settings))
		return false;
	cfmakeraw(&settings);
	tcsetattr(slave, TCSANOW, &settings);
	unlink(fresh);
	return symlink(ptsname(master), fresh) == 0 && rename(fresh, link_path) == 0;
}

void pty_close(void)
{
	if (master < 0)
		return;
	unlink(link_path);
	close(slave);
	close(master);
	master = slave = -1;
}

int pty_fd(void)
{
	return master;
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
