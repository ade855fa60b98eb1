#include "pty.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static int master = -1, slave = -1;
static char *link_path;

static bool make_pair(void)
{
    struct termios raw;
    char name[128];
    master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (master < 0 || grantpt(master) || unlockpt(master) || ptsname_r(master, name, sizeof name)) {
        return false;
    }
    /* Kept open: else the master reports an error while no host has it open. */
    slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (slave < 0 || tcgetattr(slave, &raw)) {
        return false;
    }
    cfmakeraw(&raw);
    return tcsetattr(slave, TCSANOW, &raw) == 0;
}

/* The link is never away while it is replaced. */
static bool make_link(void)
{
    char name[128], fresh[4096];
    if (ptsname_r(master, name, sizeof name)
        || snprintf(fresh, sizeof fresh, "%s.new", link_path) >= (int)sizeof fresh) {
        errno = ENAMETOOLONG;
        return false;
    }
    (void)unlink(fresh);
    return symlink(name, fresh) == 0 && rename(fresh, link_path) == 0;
}

bool pty_open(const char *link)
{
    free(link_path);
    link_path = strdup(link);
    if (link_path != NULL && make_pair() && make_link()) {
        return true;
    }
    int why = errno;
    pty_close();
    errno = why;
    return false;
}

void pty_close(void)
{
    if (master < 0) {
        return;
    }
    (void)unlink(link_path);
    (void)close(master);
    if (slave >= 0) {
        (void)close(slave);
    }
    master = slave = -1;
}

int pty_fd(void)
{
    return master;
}

size_t pty_read(uint8_t *bytes, size_t room)
{
    ssize_t size = master < 0 ? 0 : read(master, bytes, room);
    return size > 0 ? (size_t)size : 0;
}

void pty_write(const uint8_t *bytes, size_t size)
{
    if (master >= 0 && write(master, bytes, size) < 0) {
        return; /* full: nobody reads */
    }
}
