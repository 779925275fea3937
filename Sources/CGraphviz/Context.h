#pragma once

// Where pkg-config knows Graphviz, the path is that of its own folder.
#if __has_include(<gvc.h>)
#include <gvc.h>
#else
#include <graphviz/gvc.h>
#endif

/// A context without the plug-ins that ask fonts for the width of a text, which is taken from a table instead. It draws
/// no pixels. The whole context where this one cannot be made; null where none can.
GVC_t *cgv_plain_context(const char *engine);
