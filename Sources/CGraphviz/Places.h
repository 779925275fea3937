#pragma once

#include "Context.h"

/// Where everything of a graph stands that is laid out, as `cgv_places` gives it; null where there is no memory. To be
/// released with `free`.
char *cgv_places_of(Agraph_t *graph);
