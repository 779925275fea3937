#define _GNU_SOURCE
#include "CGraphviz.h"
#include "Source.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

struct cgv_process {
    pid_t id;
    int channel;
    double started;
    /// What kept it from taking the text.
    cgv_status failure;
    char *messages;
};

/// What comes before every answer: the messages follow, then the bytes.
typedef struct {
    int32_t status;
    double width, height;
    uint64_t message_length, length;
} answer;

typedef struct {
    double dpi;
    char format[32];
} request;

// MARK: The new process

#ifdef MSG_NOSIGNAL
enum { QUIETLY = MSG_NOSIGNAL };
#else
enum { QUIETLY = 0 };
#endif

static bool send_all(int channel, const void *bytes, size_t length) {
    const char *rest = bytes;
    while (length > 0) {
        ssize_t count = send(channel, rest, length, QUIETLY);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        rest += count;
        length -= (size_t)count;
    }
    return true;
}

static bool send_answer(int channel, answer head, const char *messages, const char *data) {
    head.message_length = strlen(messages);
    return send_all(channel, &head, sizeof head) && send_all(channel, messages, head.message_length)
        && (head.length == 0 || send_all(channel, data, head.length));
}

static bool receive_all(int channel, void *bytes, size_t length) {
    char *rest = bytes;
    while (length > 0) {
        ssize_t count = recv(channel, rest, length, 0);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        rest += count;
        length -= (size_t)count;
    }
    return true;
}

/// A text in pieces, each after its length; one without bytes ends it.
typedef struct {
    int channel;
    uint64_t left;
    bool has_ended;
} pieces;

static int read_pieces(void *state, char *buffer, size_t size) {
    pieces *text = state;
    if (text->left == 0 && !text->has_ended) {
        text->has_ended = !receive_all(text->channel, &text->left, sizeof text->left) || text->left == 0;
    }
    if (text->has_ended) return 0;
    ssize_t count;
    do count = recv(text->channel, buffer, size < text->left ? size : text->left, 0);
    while (count < 0 && errno == EINTR);
    if (count <= 0) {
        text->has_ended = true;
        return 0;
    }
    text->left -= (uint64_t)count;
    return (int)count;
}

/// Only C runs here: after a fork, no runtime of another language can be relied on.
static void serve(int channel, const char *engine, bool measures_fonts) {
    pieces text = {.channel = channel};
    cgv_layout layout = cgv_layout_of_source((cgv_source){read_pieces, &text}, engine, measures_fonts);
    // Graphviz reads no further than to a mistake.
    char unread[4096];
    while (read_pieces(&text, unread, sizeof unread) > 0) continue;
    answer head = {.status = layout.status, .width = layout.width, .height = layout.height};
    if (!send_answer(channel, head, layout.messages, NULL)) return;
    request wish;
    while (receive_all(channel, &wish, sizeof wish)) {
        char *data = NULL;
        size_t length = 0;
        wish.format[sizeof wish.format - 1] = '\0';
        head.status = cgv_layout_render(&layout, wish.format, wish.dpi, &data, &length);
        head.length = length;
        if (!send_answer(channel, head, layout.messages, data)) return;
    }
}

static void serve_places(int channel, const char *const *texts, size_t count, bool measures_fonts) {
    char *places = NULL;
    const char *messages = "";
    answer head = {.status = cgv_places(texts, count, measures_fonts, &places, &messages)};
    head.length = places == NULL ? 0 : strlen(places) + 1;
    send_answer(channel, head, messages, places);
}

/// Nothing of a crash shall be seen or kept, and nothing live on without the caller.
static void become_worker(pid_t parent) {
    int nowhere = open("/dev/null", O_RDWR);
    for (int file = 0; nowhere >= 0 && file <= 2; file++) dup2(nowhere, file);
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (getppid() != parent) _exit(1);
}

// MARK: The caller

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// A new process, of which the caller's end is kept; in the new process itself, its own end and no process.
static cgv_process *start(int *worker_channel) {
    *worker_channel = -1;
    cgv_process *process = calloc(1, sizeof *process);
    int ends[2];
    if (process == NULL || socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
        free(process);
        return NULL;
    }
    for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
    for (int end = 0, yes = 1; end < 2; end++) setsockopt(ends[end], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
    pid_t parent = getpid();
    process->id = fork();
    if (process->id == 0) {
        close(ends[0]);
        become_worker(parent);
        *worker_channel = ends[1];
        return NULL;
    }
    close(ends[1]);
    if (process->id < 0) {
        close(ends[0]);
        free(process);
        return NULL;
    }
    process->channel = ends[0];
    process->started = now();
    return process;
}

cgv_process *cgv_process_start(const char *engine, bool measures_fonts) {
    int channel;
    cgv_process *process = start(&channel);
    if (channel >= 0) {
        serve(channel, engine, measures_fonts);
        _exit(0);
    }
    return process;
}

cgv_process *cgv_process_start_places(const char *const *texts, size_t count, bool measures_fonts) {
    int channel;
    cgv_process *process = start(&channel);
    if (channel >= 0) {
        serve_places(channel, texts, count, measures_fonts);
        _exit(0);
    }
    return process;
}

int cgv_process_id(const cgv_process *process) { return (int)process->id; }

/// Waits until a channel can be read or written, whichever is wanted.
static cgv_status await(const cgv_process *process, short wanted, double deadline) {
    while (true) {
        double left = deadline - now();
        if (left <= 0) return CGV_TIMED_OUT;
        struct pollfd channel = {.fd = process->channel, .events = wanted};
        int ready = poll(&channel, 1, left > 1000 ? 1000000 : (int)ceil(left * 1000));
        if (ready > 0) return CGV_OK;
        if (ready < 0 && errno != EINTR) return CGV_PROCESS_ENDED;
    }
}

static cgv_status send_in_time(const cgv_process *process, double deadline, const void *bytes, size_t length) {
    const char *rest = bytes;
    while (length > 0) {
        ssize_t count = send(process->channel, rest, length, QUIETLY | MSG_DONTWAIT);
        if (count > 0) {
            rest += count;
            length -= (size_t)count;
        } else if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            cgv_status status = await(process, POLLOUT, deadline);
            if (status != CGV_OK) return status;
        } else if (count == 0 || errno != EINTR) {
            return CGV_PROCESS_ENDED;
        }
    }
    return CGV_OK;
}

static void send_piece(cgv_process *process, const char *text, uint64_t length, double seconds) {
    double deadline = now() + seconds;
    if (process->failure == CGV_OK) process->failure = send_in_time(process, deadline, &length, sizeof length);
    if (process->failure == CGV_OK) process->failure = send_in_time(process, deadline, text, length);
}

void cgv_process_send(cgv_process *process, const char *text, size_t length, double seconds) {
    if (length > 0) send_piece(process, text, length, seconds);
}

static cgv_status receive(cgv_process *process, double deadline, void *bytes, size_t length) {
    char *rest = bytes;
    while (length > 0) {
        cgv_status status = await(process, POLLIN, deadline);
        if (status != CGV_OK) return status;
        ssize_t count = recv(process->channel, rest, length, 0);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return CGV_PROCESS_ENDED;
        rest += count;
        length -= (size_t)count;
    }
    return CGV_OK;
}

static cgv_status receive_answer(cgv_process *process, double deadline, answer *head, char **data) {
    cgv_status status = receive(process, deadline, head, sizeof *head);
    if (status != CGV_OK) return status;
    free(process->messages);
    process->messages = calloc(1, head->message_length + 1);
    if (process->messages == NULL) return CGV_NO_CONTEXT;
    status = receive(process, deadline, process->messages, head->message_length);
    if (status != CGV_OK || head->length == 0) return status;
    *data = malloc(head->length);
    if (*data == NULL) return CGV_NO_CONTEXT;
    status = receive(process, deadline, *data, head->length);
    if (status == CGV_OK) return CGV_OK;
    free(*data);
    *data = NULL;
    return status;
}

static const char *messages_of(const cgv_process *process) {
    return process->messages == NULL ? "" : process->messages;
}

cgv_layout cgv_process_layout(cgv_process *process, double seconds) {
    answer head = {0};
    char *data = NULL;
    send_piece(process, NULL, 0, seconds);
    cgv_status status = process->failure;
    if (status == CGV_OK) status = receive_answer(process, now() + seconds, &head, &data);
    free(data);
    cgv_layout layout = {.status = status, .messages = messages_of(process)};
    if (status != CGV_OK) return layout;
    layout.status = (cgv_status)head.status;
    layout.width = head.width;
    layout.height = head.height;
    return layout;
}

cgv_status cgv_process_places(cgv_process *process, double seconds, char **places, const char **messages) {
    answer head = {0};
    *places = NULL;
    cgv_status status = receive_answer(process, process->started + seconds, &head, places);
    *messages = messages_of(process);
    return status == CGV_OK ? (cgv_status)head.status : status;
}

cgv_status cgv_process_render(
    cgv_process *process, double seconds, const char *format, double dpi, char **data, size_t *length,
    const char **messages) {
    *data = NULL;
    *length = 0;
    *messages = messages_of(process);
    request wish = {.dpi = dpi};
    if (strlen(format) >= sizeof wish.format) return CGV_NOT_RENDERED;
    memcpy(wish.format, format, strlen(format));
    if (!send_all(process->channel, &wish, sizeof wish)) return CGV_PROCESS_ENDED;
    answer head = {0};
    cgv_status status = receive_answer(process, now() + seconds, &head, data);
    *messages = messages_of(process);
    if (status != CGV_OK) return status;
    *length = head.length;
    return (cgv_status)head.status;
}

int cgv_process_end(cgv_process *process) {
    int status = 0;
    pid_t ended = 0;
    // One that closed its end is about to end by itself, and how it ended is worth knowing.
    struct pollfd channel = {.fd = process->channel, .events = POLLIN};
    char byte;
    ssize_t count = poll(&channel, 1, 0) > 0 ? recv(process->channel, &byte, 1, MSG_PEEK | MSG_DONTWAIT) : 1;
    bool has_closed = count == 0 || (count < 0 && errno == ECONNRESET);
    close(process->channel);
    if (!has_closed) kill(process->id, SIGKILL);
    do ended = waitpid(process->id, &status, 0);
    while (ended < 0 && errno == EINTR);
    free(process->messages);
    free(process);
    return has_closed && ended > 0 && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}
