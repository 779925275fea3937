/// The part of Graphviz that NavAtlas uses, with none of Graphviz's own types.
///
/// Not safe to call from several threads at once: Graphviz keeps its state in global variables.
#pragma once

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
/// Always gives back a layout, to be released with `cgv_layout_free`, whose status says how it went.
cgv_layout cgv_layout_make(const char *dot, const char *engine);

/// Writes a layout in a format. `dpi` is that of bitmaps; 0 leaves it to Graphviz.
///
/// The bytes are to be released with `cgv_data_free`. The layout's messages are brought up to date.
cgv_status cgv_layout_render(
    cgv_layout *layout, const char *format, double dpi, char **data, size_t *length);

void cgv_data_free(char *data);

/// Releases the graph, its layout and its context.
void cgv_layout_free(cgv_layout *layout);
