#include "CGraphviz.h"

// Where pkg-config knows Graphviz, the path is that of its own folder.
#if __has_include(<gvc.h>)
#include <gvc.h>
#else
#include <graphviz/gvc.h>
#endif

#include <math.h>
#include <stdbool.h>
#include <string.h>

// MARK: Messages

/// Graphviz hands a message over in pieces, and to a function without a context of the caller's.
static struct {
    char text[16384];
    size_t length;
} messages;

static int keep_message(const char *piece) {
    size_t room = sizeof messages.text - 1 - messages.length;
    size_t length = strlen(piece);
    if (length > room) length = room;
    memcpy(messages.text + messages.length, piece, length);
    messages.length += length;
    messages.text[messages.length] = '\0';
    return 0;
}

static void begin(void) {
    agseterrf((agusererrf)(void *)keep_message);
    messages.length = 0;
    messages.text[0] = '\0';
    agreseterrors();
}

/// Whether something worse than a warning was said. The level alone does not tell, because Graphviz resets it here and
/// there; a message begins with `Error: ` at the start of a line.
static bool failed(void) {
    return agerrors() >= AGERR || strncmp(messages.text, "Error: ", 7) == 0
        || strstr(messages.text, "\nError: ") != NULL;
}

// MARK: Drawings

static cgv_status read_drawing(cgv_drawing *drawing, const char *dot) {
    drawing->context = gvContext();
    if (drawing->context == NULL) return CGV_NO_CONTEXT;
    Agraph_t *graph = agmemread(dot);
    drawing->graph = graph;
    if (graph == NULL || failed()) return CGV_UNREADABLE;
    // This engine leaves everything where it is.
    if (gvLayout(drawing->context, graph, "nop2") != 0 || failed() || GD_drawing(graph) == NULL) return CGV_UNREADABLE;
    boxf box = GD_bb(graph);
    drawing->width = box.UR.x - box.LL.x;
    drawing->height = box.UR.y - box.LL.y;
    return isfinite(drawing->width) && isfinite(drawing->height) ? CGV_OK : CGV_UNREADABLE;
}

cgv_drawing cgv_drawing_make(const char *dot) {
    begin();
    cgv_drawing drawing = {.messages = messages.text};
    drawing.status = read_drawing(&drawing, dot);
    return drawing;
}

cgv_status cgv_drawing_render(cgv_drawing *drawing, const char *format, char **data, size_t *length) {
    *data = NULL;
    *length = 0;
    if (drawing->status != CGV_OK) return drawing->status;

    // The length is an `unsigned int` up to Graphviz 12 and a `size_t` from 13 on.
    union {
        unsigned int narrow;
        size_t wide;
    } written = {.wide = 0};
    int result = gvRenderData(drawing->context, drawing->graph, format, data, (void *)&written);
    *length = _Generic(&gvRenderData,
        int (*)(GVC_t *, graph_t *, const char *, char **, size_t *): written.wide,
        default: written.narrow);

    if (result == 0 && *data != NULL && *length > 0 && !failed()) return CGV_OK;
    if (*data != NULL) gvFreeRenderData(*data);
    *data = NULL;
    *length = 0;
    return CGV_NOT_RENDERED;
}

void cgv_data_free(char *data) { gvFreeRenderData(data); }

void cgv_drawing_free(cgv_drawing *drawing) {
    if (drawing->graph != NULL) {
        gvFreeLayout(drawing->context, drawing->graph);
        agclose(drawing->graph);
        drawing->graph = NULL;
    }
    if (drawing->context != NULL) gvFreeContext(drawing->context);
    drawing->context = NULL;
    agseterrf(NULL);
}
