#define _GNU_SOURCE
#include "CGraphviz.h"
#include "Context.h"
#include "Labels.h"
#include "Places.h"
#include "Source.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
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

static void forget_messages(void) {
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

// MARK: Ids

/// Graphviz sorts clusters by their ids, and its own ids are addresses: the order, and so the layout, would differ from
/// one run to the next. This discipline counts instead. It refuses names, which Graphviz then keeps in a table of its
/// own.
static void *open_ids(Agraph_t *graph, Agdisc_t *discipline) {
    (void)graph, (void)discipline;
    return calloc(1, sizeof(uint64_t));
}

static long next_id(void *state, int kind, char *name, uint64_t *id, int create) {
    (void)kind, (void)create;
    if (name != NULL || state == NULL) return 0;
    *id = ++*(uint64_t *)state;
    return 1;
}

static long request_id(void *state, int kind, uint64_t id) {
    (void)state, (void)kind, (void)id;
    return 0;
}

static void release_id(void *state, int kind, uint64_t id) { (void)state, (void)kind, (void)id; }

static char *print_id(void *state, int kind, uint64_t id) {
    (void)state, (void)kind, (void)id;
    return NULL;
}

static void close_ids(void *state) { free(state); }

static void register_id(void *state, int kind, void *object) { (void)state, (void)kind, (void)object; }

// Versions of Graphviz differ in `const` and in `long` against `int` here; the calling convention does not.
#define AS_MEMBER(member, function) ((__typeof__(((Agiddisc_t *)0)->member))(void *)(function))

// MARK: Input

typedef struct {
    const char *rest;
    size_t length;
} whole_text;

static int read_whole_text(void *state, char *buffer, size_t size) {
    whole_text *text = state;
    size_t count = size < text->length ? size : text->length;
    memcpy(buffer, text->rest, count);
    text->rest += count;
    text->length -= count;
    return (int)count;
}

static int read_source(void *channel, char *buffer, int size) {
    const cgv_source *source = channel;
    return size > 0 ? source->read(source->state, buffer, (size_t)size) : 0;
}

static Agraph_t *read_graph(cgv_source source) {
    // Static, because a graph points at its disciplines for as long as it lives.
    static Agiddisc_t ids;
    static Agiodisc_t io;
    static Agdisc_t disciplines;
    ids.open = AS_MEMBER(open, open_ids);
    ids.map = AS_MEMBER(map, next_id);
    ids.alloc = AS_MEMBER(alloc, request_id);
    ids.free = AS_MEMBER(free, release_id);
    ids.print = AS_MEMBER(print, print_id);
    ids.close = AS_MEMBER(close, close_ids);
    ids.idregister = AS_MEMBER(idregister, register_id);
    io = AgIoDisc;
    io.afread = read_source;
    disciplines.id = &ids;
    disciplines.io = &io;
    return agread(&source, &disciplines);
}

// MARK: Layout

/// `gvLayout` returns 0 when it fails, too: whether there is a drawing, and a way for every edge, tells.
static bool is_laid_out(Agraph_t *graph) {
    if (agbindrec(graph, "Agraphinfo_t", 0, 1) == NULL || GD_drawing(graph) == NULL) return false;
    boxf box = GD_bb(graph);
    if (!isfinite(box.UR.x - box.LL.x) || !isfinite(box.UR.y - box.LL.y)) return false;
    for (Agnode_t *node = agfstnode(graph); node != NULL; node = agnxtnode(graph, node)) {
        for (Agedge_t *edge = agfstout(graph, node); edge != NULL; edge = agnxtout(graph, edge)) {
            if (ED_spl(edge) == NULL) return false;
        }
    }
    return true;
}

/// The empty room around a drawing, in points, on each side. Graphviz's own default is 4.
static double padding(Agraph_t *graph) {
    const char *inches = agget(graph, "pad");
    return inches != NULL && *inches != '\0' ? strtod(inches, NULL) * 72 : 4;
}

static void begin(void) {
    agseterrf((agusererrf)(void *)keep_message);
    forget_messages();
}

static GVC_t *make_context(const char *engine, bool measures_fonts) {
    return measures_fonts ? gvContext() : cgv_plain_context(engine);
}

static cgv_layout lay_out(GVC_t *context, cgv_source source, const char *engine) {
    cgv_layout layout = {.status = CGV_NO_CONTEXT, .messages = messages.text};
    if (context == NULL) return layout;
    layout.context = context;

    Agraph_t *graph = read_graph(source);
    layout.graph = graph;
    if (graph == NULL || failed()) {
        layout.status = CGV_UNREADABLE;
        return layout;
    }
    if (gvLayout(context, graph, engine) != 0 || failed() || !is_laid_out(graph)) {
        layout.status = CGV_NOT_LAID_OUT;
        return layout;
    }
    boxf box = GD_bb(graph);
    layout.width = box.UR.x - box.LL.x + 2 * padding(graph);
    layout.height = box.UR.y - box.LL.y + 2 * padding(graph);
    layout.status = CGV_OK;
    return layout;
}

static void free_graph(cgv_layout *layout) {
    if (layout->graph == NULL) return;
    gvFreeLayout(layout->context, layout->graph);
    agclose(layout->graph);
    layout->graph = NULL;
}

cgv_layout cgv_layout_of_source(cgv_source source, const char *engine, bool measures_fonts) {
    begin();
    cgv_layout layout = lay_out(make_context(engine, measures_fonts), source, engine);
    if (layout.status == CGV_OK) cgv_clear_labels(layout.graph);
    return layout;
}

cgv_layout cgv_layout_make(const char *dot, const char *engine, bool measures_fonts) {
    whole_text text = {dot, strlen(dot)};
    return cgv_layout_of_source((cgv_source){read_whole_text, &text}, engine, measures_fonts);
}

cgv_status cgv_places(
    const char *const *texts, size_t count, bool measures_fonts, char **places, const char **said) {
    begin();
    *said = messages.text;
    *places = NULL;
    char *all = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&all, &length);
    GVC_t *context = out == NULL ? NULL : make_context("dot", measures_fonts);
    cgv_status status = context == NULL ? CGV_NO_CONTEXT : CGV_OK;
    for (size_t place = 0; place < count && status == CGV_OK; place++) {
        whole_text dot = {texts[place], strlen(texts[place])};
        cgv_layout layout = lay_out(context, (cgv_source){read_whole_text, &dot}, "dot");
        status = layout.status;
        char *text = status == CGV_OK ? cgv_places_of(layout.graph) : NULL;
        if (status == CGV_OK && (text == NULL || fputs(text, out) < 0)) status = CGV_NO_CONTEXT;
        free(text);
        free_graph(&layout);
    }
    if (context != NULL) gvFreeContext(context);
    if (out != NULL && fclose(out) != 0) status = CGV_NO_CONTEXT;
    agseterrf(NULL);
    if (status == CGV_OK)
        *places = all;
    else
        free(all);
    return status;
}

cgv_status cgv_layout_render(
    cgv_layout *layout, const char *format, double dpi, char **data, size_t *length) {
    *data = NULL;
    *length = 0;
    if (layout->status != CGV_OK) return layout->status;
    Agraph_t *graph = layout->graph;
    GD_drawing(graph)->dpi = dpi;

    // The length is an `unsigned int` up to Graphviz 12 and a `size_t` from 13 on.
    union {
        unsigned int narrow;
        size_t wide;
    } written = {.wide = 0};
    int result = gvRenderData(layout->context, graph, format, data, (void *)&written);
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

void cgv_layout_free(cgv_layout *layout) {
    free_graph(layout);
    if (layout->context != NULL) gvFreeContext(layout->context);
    layout->context = NULL;
    agseterrf(NULL);
}
