#pragma once

#include "Context.h"

/// Moves labels of edges that touch their own edge aside, as far as there is room beside them. Graphviz keeps room for a label
/// where its edge passes, but a steep edge cuts off a corner of that.
void cgv_clear_labels(Agraph_t *graph);
