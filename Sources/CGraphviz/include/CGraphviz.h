/// The part of Graphviz that NavAtlas uses, with none of Graphviz's own types.
///
/// Not safe to call from several threads at once: Graphviz keeps its state in global variables.
#pragma once

#include <stdbool.h>
#include <stddef.h>

typedef enum {
    CGV_OK,
    /// There is no memory, or Graphviz gave no context.
    CGV_NO_CONTEXT,
    /// The text is not DOT.
    CGV_UNREADABLE,
    /// The layout failed, whatever Graphviz returned.
    CGV_NOT_LAID_OUT,
    /// The drawing could not be written in that format.
    CGV_NOT_RENDERED,
    /// The process that should draw could not be started.
    CGV_NO_PROCESS,
    /// The process that should draw has ended without an answer.
    CGV_PROCESS_ENDED,
    /// The process that should draw gave no answer in time.
    CGV_TIMED_OUT,
} cgv_status;

/// A graph with the places of its nodes and edges. Owns everything that Graphviz allocated for it.
typedef struct {
    cgv_status status;
    /// The picture's size in points, with its margin; 0 unless the status is `CGV_OK`.
    double width, height;
    /// What Graphviz had to say so far, as lines; empty, never null.
    const char *messages;
    void *graph, *context;
} cgv_layout;

/// Reads DOT text and lays the graph out. The same text gives the same layout, however many went before it.
///
/// Where fonts are not measured, texts are taken to be as wide as in Arial: the layout is the same whatever fonts
/// a machine has, and is made in a fraction of the time, most of which goes into loading fonts. Pixels need fonts.
///
/// Always gives back a layout, to be released with `cgv_layout_free`, whose status says how it went.
cgv_layout cgv_layout_make(const char *dot, const char *engine, bool measures_fonts);

/// Writes a layout in a format. `dpi` is that of bitmaps; 0 leaves it to Graphviz.
///
/// The bytes are to be released with `cgv_data_free`. The layout's messages are brought up to date.
cgv_status cgv_layout_render(
    cgv_layout *layout, const char *format, double dpi, char **data, size_t *length);

void cgv_data_free(char *data);

/// Lays graphs out with `dot`, each by itself, and says where everything stands, in points from the lower left corner.
///
/// A line of text a thing. `graph W,H X,Y` begins a graph: its size, and the middle of its label. `node NAME X,Y W,H` is
/// a node's middle and size. `line ID X,Y CURVE`, for an edge that has an id, is the middle of its label and its curve as
/// the attribute `pos` has it. `-` stands for what there is not. Names and ids must have no spaces.
///
/// The text is to be released with `free`; it is null unless the status is `CGV_OK`.
cgv_status cgv_places(
    const char *const *texts, size_t count, bool measures_fonts, char **places, const char **messages);

/// Releases the graph, its layout and its context.
void cgv_layout_free(cgv_layout *layout);

/// A process of its own that lays out one graph, so that neither a crash nor an endless layout takes the caller along.
typedef struct cgv_process cgv_process;

/// Starts a process that lays a graph out; null where there can be none. To be released with `cgv_process_end`.
///
/// No other thread may be inside Graphviz meanwhile, as the new process starts with a copy of its state.
cgv_process *cgv_process_start(const char *engine, bool measures_fonts);

/// Hands a piece of the graph's DOT text over. The process reads it while the next is made, and one that takes so many seconds to
/// read on counts as being out of time. What goes wrong is told by `cgv_process_layout`.
void cgv_process_send(cgv_process *process, const char *text, size_t length, double seconds);

int cgv_process_id(const cgv_process *process);

/// Starts one that does what `cgv_places` does, on the same terms.
cgv_process *cgv_process_start_places(const char *const *texts, size_t count, bool measures_fonts);

/// Waits for what `cgv_places` gives. The text is to be released with `free`.
cgv_status cgv_process_places(cgv_process *process, double seconds, char **places, const char **messages);

/// Ends the text and waits for the layout: its status, size and messages, which live as long as the process; it holds nothing to release.
cgv_layout cgv_process_layout(cgv_process *process, double seconds);

/// Writes the layout as `cgv_layout_render` does. The bytes are to be released with `free`.
cgv_status cgv_process_render(
    cgv_process *process, double seconds, const char *format, double dpi, char **data, size_t *length,
    const char **messages);

/// Ends the process whatever it does, and gives the signal that had ended it before, 0 where none had.
int cgv_process_end(cgv_process *process);
