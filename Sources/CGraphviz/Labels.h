#pragma once

#include "Context.h"

/// Moves labels of edges that touch a line, a frame's border, a node or each other, and labels that are far from their edges,
/// to the best place around them or along their edges. Graphviz keeps room for a label where its edge passes, but the edge may
/// cut off a corner of that, others may cross it, and it knows nothing of the borders that pass.
void cgv_clear_labels(Agraph_t *graph);
