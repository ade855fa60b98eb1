/* board-host: the firmware as a program that talks on a pseudo-terminal. Orders come on standard input, line by line;
 * see the README beside the core for them.
 */
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "board.h"
#include "chain.h"
#include "pty.h"

static const char *link_path;
static bool done;

static void error(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void error(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printf("error ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
}

static void plug(void)
{
    if (board.powered) {
        return;
    }
    if (!pty_open(link_path)) {
        error("no port at %s: %s", link_path, strerror(errno));
        done = true;
        return;
    }
    board_boot("power");
    printf("ready %s\n", link_path);
}

static void unplug(void)
{
    board_off();
    pty_close();
}

/* Hex digits as bits of lines; false if it is none. */
static bool set_levels(const char *hex)
{
    uint8_t levels[LINE_BYTES] = {0};
    size_t digits = strlen(hex);
    if (digits % 2 != 0 || digits > 2 * sizeof levels || strspn(hex, "0123456789abcdefABCDEF") != digits) {
        return false;
    }
    for (size_t i = 0; i < digits / 2; i++) {
        char pair[3] = {hex[2 * i], hex[2 * i + 1], '\0'};
        levels[i] = (uint8_t)strtoul(pair, NULL, 16);
    }
    for (uint8_t line = 0; line < board.identity.lines; line++) {
        chain_set(line, levels[line / 8] >> line % 8 & 1);
    }
    board_wake();
    return true;
}

static bool set_line(int numbers, int line, int magnet)
{
    if (numbers != 2 || line < 0 || line >= board.identity.lines || magnet < 0 || magnet > 1) {
        return false;
    }
    chain_set((uint8_t)line, magnet != 0);
    board_wake();
    return true;
}

static bool set_field(int numbers, int line, int field)
{
    if (numbers != 2 || !host_analogue || line < 0 || line >= board.identity.lines || abs(field) > 127) {
        return false;
    }
    chain_set_field((uint8_t)line, (int8_t)field);
    board_wake();
    return true;
}

/* Carries an order out; false if it cannot be. */
static bool obey(const char *word, const char *rest)
{
    int first = 0, second = 0, numbers = sscanf(rest, "%d %d", &first, &second);
    if (strcmp(word, "levels") == 0) {
        return set_levels(rest);
    } else if (strcmp(word, "line") == 0) {
        return set_line(numbers, first, second);
    } else if (strcmp(word, "field") == 0) {
        return set_field(numbers, first, second);
    } else if (strcmp(word, "chain") == 0 && numbers >= 1) {
        chain_cut(first == 0);
        board_wake();
    } else if (strcmp(word, "reset") == 0 && board.powered) {
        board_boot("reset");
    } else if (strcmp(word, "unplug") == 0) {
        unplug();
    } else if (strcmp(word, "plug") == 0) {
        plug();
    } else if (strcmp(word, "pause") == 0 && numbers == 1 && first > 0 && board.powered) {
        board.paused_until_ms = board_clock_ms() + (uint64_t)first;
    } else if (strcmp(word, "stats") == 0) {
        board_print_stats();
    } else if (strcmp(word, "quit") == 0) {
        done = true;
    } else {
        return false;
    }
    return true;
}

static void obey_line(const char *text)
{
    char word[16] = "", rest[512] = "";
    if (sscanf(text, "%15s %511[^\n]", word, rest) >= 1 && !obey(word, rest)) {
        error("cannot do: %s", text);
    }
}

static void read_orders(void)
{
    static char text[1024];
    static size_t filled;
    ssize_t size = read(STDIN_FILENO, text + filled, sizeof text - 1 - filled);
    if (size <= 0) {
        done = !(size < 0 && (errno == EAGAIN || errno == EINTR)); /* whoever started us is gone */
        return;
    }
    filled += (size_t)size;
    char *start = text, *end;
    while (!done && (end = memchr(start, '\n', filled - (size_t)(start - text))) != NULL) {
        *end = '\0';
        obey_line(start);
        start = end + 1;
    }
    filled -= (size_t)(start - text);
    memmove(text, start, filled);
    if (filled == sizeof text - 1) {
        error("a line is too long");
        filled = 0;
    }
}

static void run(void)
{
    while (!done) {
        struct pollfd ends[2] = {{STDIN_FILENO, POLLIN, 0}, {pty_fd(), POLLIN, 0}};
        bool deaf = !board.powered || board.paused_until_ms != 0;
        if (poll(ends, deaf ? 1 : 2, board_rest_ms()) < 0 && errno != EINTR) {
            return;
        }
        if (ends[0].revents != 0) {
            read_orders();
        }
        board_turn();
        fflush(stdout);
    }
}

/* --- start ------------------------------------------------------------------------------------ */

static int usage(const char *why)
{
    fprintf(stderr,
            "board-host: %s\n"
            "usage: board-host --link PATH [--lines 1..%d] [--lights 1..%d] [--levels HEX] [--polarity] "
            "[--version-as 0..255] [--git TEXT]\n",
            why, LINES, LIGHTS);
    return 2;
}

static const struct option OPTIONS[] = {
    {"link", required_argument, NULL, 'l'},     {"lines", required_argument, NULL, 'n'},
    {"lights", required_argument, NULL, 'p'},   {"levels", required_argument, NULL, 'v'},
    {"polarity", no_argument, NULL, 'h'},       {"version-as", required_argument, NULL, 'a'},
    {"git", required_argument, NULL, 'g'},      {NULL, 0, NULL, 0},
};

/* A whole number from least to most, or -1. */
static int number(const char *text, int least, int most)
{
    char *end;
    long value = strtol(text, &end, 10);
    return *text == '\0' || *end != '\0' || value < least || value > most ? -1 : (int)value;
}

int main(int argc, char **argv)
{
    const char *levels = "", *git = GIT;
    int lines = 132, lights = 132, protocol = PROTOCOL, option;
    while ((option = getopt_long(argc, argv, "", OPTIONS, NULL)) != -1) {
        switch (option) {
        case 'l': link_path = optarg; break;
        case 'n': lines = number(optarg, 1, LINES); break;
        case 'p': lights = number(optarg, 1, LIGHTS); break;
        case 'v': levels = optarg; break;
        case 'h': host_analogue = true; break;
        case 'a': protocol = number(optarg, 0, 255); break;
        case 'g': git = optarg; break;
        default: return usage("an option is wrong");
        }
    }
    if (link_path == NULL || optind != argc || lines < 0 || lights < 0 || protocol < 0) {
        return usage("needs a link, and numbers in their range");
    }
    board.identity = (identity_t){.protocol = (uint8_t)protocol, .lines = (uint8_t)lines, .lights = (uint8_t)lights,
                                  .features = host_analogue ? FEATURE_POLARITY : 0, .firmware = VERSION " host"};
    memcpy(board.identity.git, git, strnlen(git, GIT_SIZE));
    board.session = (uint16_t)getpid(); /* as RAM after power-on: anything */
    chain_init((uint8_t)lines);
    if (!set_levels(levels)) {
        return usage("levels are hex digits, two for eight lines");
    }
    signal(SIGPIPE, SIG_IGN);
    fcntl(STDIN_FILENO, F_SETFL, fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK);
    plug();
    fflush(stdout);
    run();
    if (board.powered) {
        unplug();
    }
    fflush(stdout);
    return 0;
}
