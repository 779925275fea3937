#pragma once

#include "Context.h"

#include <stdbool.h>
#include <stddef.h>

/// A straight part of what is drawn as a line.
typedef struct {
    pointf from, to;
    /// The number of the line that it is a part of.
    size_t line;
} cgv_segment;

/// Something that no label may stand on: a node, another label, or the words above the picture.
typedef struct {
    boxf box;
    const textlabel_t *label;
} cgv_obstacle;

/// What stands in the cells of a grid: for each cell a chain of numbers.
typedef struct {
    /// By cell, the place of the first link, 0 for none.
    size_t *heads;
    struct cgv_link {
        size_t number, next;
    } *links;
    size_t count, room;
} cgv_chains;

/// What labels of a laid-out graph keep clear of, in a grid, so that what is near a place is found at once.
typedef struct {
    boxf whole;
    double cell;
    size_t columns, rows;
    cgv_segment *segments;
    cgv_obstacle *obstacles;
    size_t segment_count, obstacle_count, line_count;
    cgv_chains segment_cells, obstacle_cells;
    /// By line and by obstacle, the last question that met it, so that each counts once.
    size_t *met_lines, *crossed_lines, *met_obstacles;
    size_t question;
} cgv_surroundings;

/// A label of an edge, and the parts of that edge's line.
typedef struct {
    textlabel_t *label;
    /// Its place among the obstacles.
    size_t obstacle;
    size_t line, first_segment, segment_count;
    /// The room above and beneath it that a thick line of its own takes, in points.
    double above;
} cgv_place;

/// What a label at some place would touch.
typedef struct {
    /// Its own line: touched, and nearer than is good to look at.
    bool on_own_line, close_to_own_line;
    /// Lines of others and borders of frames: touched, and as near as that they could be taken for the label's own. Labels
    /// that near count, too.
    int crossed, near;
    /// Nodes and other labels.
    int covered;
} cgv_touched;

/// Finds everything in a graph that is laid out, with the labels that can move, in the graph's order; `false` where there is
/// no memory. To be released with `cgv_surroundings_free` in any case, and the labels with `free`.
bool cgv_surroundings_make(cgv_surroundings *all, Agraph_t *graph, cgv_place **labels, size_t *label_count);

void cgv_surroundings_free(cgv_surroundings *all);

/// What a label would touch with its middle at a place, or as much of it as weighs a limit already. What is touched must weigh
/// more the more it is.
cgv_touched cgv_touched_at(
    cgv_surroundings *all, const cgv_place *label, pointf middle, double (*weight)(const cgv_touched *), double limit);

/// How far a label would be from its own line, in points.
double cgv_distance_at(const cgv_surroundings *all, const cgv_place *label, pointf middle);

/// The part of its own line, counted from its first, that is nearest to a place.
size_t cgv_nearest_to(const cgv_surroundings *all, const cgv_place *label, pointf place);

/// Whether a label would stand within the picture.
bool cgv_is_within(const cgv_surroundings *all, const cgv_place *label, pointf middle);

/// Moves a label; `false` where there is no memory, and then it stays.
bool cgv_move(cgv_surroundings *all, const cgv_place *label, pointf middle);

/// The room that is good to look at between a label and a line beside it, in points.
extern const double cgv_gap;
