#pragma once

// Where pkg-config knows Graphviz, the path is that of its own folder.
#if __has_include(<gvc.h>)
#include <gvc.h>
#else
#include <graphviz/gvc.h>
#endif
