#pragma once

#include "CGraphviz.h"

/// Where DOT text comes from.
typedef struct {
    /// Fills a buffer, at least in part, and gives the number of bytes; 0 at the end of the text.
    int (*read)(void *state, char *buffer, size_t size);
    void *state;
} cgv_source;

/// `cgv_layout_make` for a text that is not there as a whole.
cgv_layout cgv_layout_of_source(cgv_source source, const char *engine, bool measures_fonts);
