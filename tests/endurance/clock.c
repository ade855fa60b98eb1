/* A clock that a process is given, by LD_PRELOAD: monotonic and wall time run at another rate, and the wall
 * clock can be put forward and back while the process runs. Waits with a timeout are shortened by the same rate.
 *
 * The file named by TEST_CLOCK holds `struct given`; `tests/endurance/clock.py` writes it. What another machine
 * counts (times of files, TCP's own timers) is not changed. A wall clock must lie far from the monotonic one:
 * a deadline of a condition does not say which clock it means, and counts as that of the nearer one.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

struct given {
    int64_t begun;       /* the machine's monotonic clock when this one began, ns */
    int64_t at;          /* what this one showed then */
    volatile int64_t wall; /* wall time is the monotonic one and this, ns */
    double rate;
};

static const struct given *given;

__attribute__((constructor)) static void open_clock(void)
{
    const char *path = getenv("TEST_CLOCK");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    void *map = file < 0 ? MAP_FAILED : mmap(0, sizeof *given, PROT_READ, MAP_SHARED, file, 0);
    if (file >= 0)
        close(file);
    if (map != MAP_FAILED)
        given = map;
}

static int64_t real_ns(clockid_t id)
{
    struct timespec now;
    syscall(SYS_clock_gettime, id, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static struct timespec spec(int64_t ns)
{
    if (ns < 0)
        ns = 0;
    return (struct timespec){ns / 1000000000LL, ns % 1000000000LL};
}

static int64_t mono_ns(void)
{
    return given->at + (int64_t)((real_ns(CLOCK_MONOTONIC) - given->begun) * given->rate);
}

static int is_wall(clockid_t id)
{
    return id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE;
}

static int is_ours(clockid_t id)
{
    return given && (is_wall(id) || id == CLOCK_MONOTONIC || id == CLOCK_MONOTONIC_RAW ||
                     id == CLOCK_MONOTONIC_COARSE || id == CLOCK_BOOTTIME);
}

int clock_gettime(clockid_t id, struct timespec *to)
{
    if (!is_ours(id))
        return syscall(SYS_clock_gettime, id, to);
    *to = spec(mono_ns() + (is_wall(id) ? given->wall : 0));
    return 0;
}

int gettimeofday(struct timeval *restrict to, void *restrict zone)
{
    (void)zone;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    *to = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *to)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (to)
        *to = now.tv_sec;
    return now.tv_sec;
}

/* --- waits ------------------------------------------------------------------------------------------- */

static struct timespec shorter(const struct timespec *span)
{
    int64_t ns = span->tv_sec * 1000000000LL + span->tv_nsec;
    return spec(given ? (int64_t)(ns / given->rate) : ns);
}

/* A deadline of ours as one of the machine. */
static struct timespec deadline(const struct timespec *when, clockid_t id)
{
    int64_t ns = when->tv_sec * 1000000000LL + when->tv_nsec;
    int64_t left = ns - mono_ns() - (is_wall(id) ? given->wall : 0);
    return spec(real_ns(id) + (int64_t)(left / given->rate));
}

static clockid_t nearer(const struct timespec *when)
{
    int64_t ns = when->tv_sec * 1000000000LL + when->tv_nsec, mono = mono_ns();
    return llabs(ns - mono) < llabs(ns - mono - given->wall) ? CLOCK_MONOTONIC : CLOCK_REALTIME;
}

#define REAL(name, version)                                                                                   \
    static __typeof__(&name) real;                                                                            \
    if (!real)                                                                                                \
    real = dlvsym(RTLD_NEXT, #name, version)

int nanosleep(const struct timespec *span, struct timespec *left)
{
    struct timespec now = shorter(span);
    return syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &now, left);
}

int clock_nanosleep(clockid_t id, int flags, const struct timespec *when, struct timespec *left)
{
    struct timespec now = !is_ours(id) ? *when : flags & TIMER_ABSTIME ? deadline(when, id) : shorter(when);
    return syscall(SYS_clock_nanosleep, id, flags, &now, left) ? errno : 0;
}

int usleep(useconds_t us)
{
    struct timespec span = spec(us * 1000LL);
    return nanosleep(&span, 0);
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *most, const sigset_t *mask)
{
    struct timespec span = most ? shorter(most) : (struct timespec){0, 0};
    return syscall(SYS_ppoll, files, count, most ? &span : 0, mask, 8);
}

int poll(struct pollfd *files, nfds_t count, int ms)
{
    struct timespec span = spec(ms * 1000000LL);
    return ppoll(files, count, ms < 0 ? 0 : &span, 0);
}

int pselect(int count, fd_set *in, fd_set *out, fd_set *bad, const struct timespec *most, const sigset_t *mask)
{
    struct timespec span = most ? shorter(most) : (struct timespec){0, 0};
    struct { const sigset_t *mask; size_t size; } masked = {mask, 8};
    return syscall(SYS_pselect6, count, in, out, bad, most ? &span : 0, &masked);
}

int select(int count, fd_set *in, fd_set *out, fd_set *bad, struct timeval *most)
{
    struct timespec span = most ? spec(most->tv_sec * 1000000000LL + most->tv_usec * 1000LL) : (struct timespec){0, 0};
    return pselect(count, in, out, bad, most ? &span : 0, 0);
}

int epoll_wait(int file, struct epoll_event *events, int most, int ms)
{
    REAL(epoll_wait, "GLIBC_2.3.2");
    int shorter_ms = ms <= 0 || !given ? ms : (int)(ms / given->rate) + 1;
    return real(file, events, most, shorter_ms);
}

int pthread_cond_timedwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict when)
{
    REAL(pthread_cond_timedwait, "GLIBC_2.3.2");
    struct timespec to = given ? deadline(when, nearer(when)) : *when;
    return real(cond, mutex, &to);
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, clockid_t id, const struct timespec *when)
{
    REAL(pthread_cond_clockwait, "GLIBC_2.34");
    struct timespec to = given ? deadline(when, id) : *when;
    return real(cond, mutex, id, &to);
}

int sem_timedwait(sem_t *restrict sem, const struct timespec *restrict when)
{
    REAL(sem_timedwait, "GLIBC_2.34");
    struct timespec to = given ? deadline(when, CLOCK_REALTIME) : *when;
    return real(sem, &to);
}

int sem_clockwait(sem_t *restrict sem, clockid_t id, const struct timespec *restrict when)
{
    REAL(sem_clockwait, "GLIBC_2.34");
    struct timespec to = given ? deadline(when, id) : *when;
    return real(sem, id, &to);
}
