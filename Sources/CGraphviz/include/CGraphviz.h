/// The part of Graphviz that NavAtlas uses, with none of Graphviz's own types: it paints what has its places already.
///
/// Not safe to call from several threads at once: Graphviz keeps its state in global variables.
#pragma once

#include <stddef.h>

typedef enum {
    CGV_OK,
    /// There is no memory, or Graphviz gave no context.
    CGV_NO_CONTEXT,
    /// The text is not DOT, or its nodes have no places.
    CGV_UNREADABLE,
    /// The picture could not be written in that format.
    CGV_NOT_RENDERED,
} cgv_status;

/// A graph with the places of its nodes. Owns everything that Graphviz allocated for it.
typedef struct {
    cgv_status status;
    /// The picture's size in points; 0 unless the status is `CGV_OK`.
    double width, height;
    /// What Graphviz had to say so far, as lines; empty, never null.
    const char *messages;
    void *graph, *context;
} cgv_drawing;

/// Reads DOT text whose nodes say where they stand, or whose only node stands anywhere.
///
/// Always gives back a drawing, to be released with `cgv_drawing_free`, whose status says how it went.
cgv_drawing cgv_drawing_make(const char *dot);

/// Writes a drawing in a format.
///
/// The bytes are to be released with `cgv_data_free`. The drawing's messages are brought up to date.
cgv_status cgv_drawing_render(cgv_drawing *drawing, const char *format, char **data, size_t *length);

void cgv_data_free(char *data);

/// Releases the graph and its context.
void cgv_drawing_free(cgv_drawing *drawing);
