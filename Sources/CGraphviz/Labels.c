#include "Labels.h"
#include "Surroundings.h"

#include <math.h>
#include <stdlib.h>

/// How far labels move from where they are, in what steps, in points. Along their lines they go farther.
static const double reach = 48, step = 3;
/// The places along its line that are tried on both sides of the one that a label is next to.
enum { most_places = 24 };
/// Labels are tried again, as others have made room: so often in all.
enum { rounds = 2 };

/// How bad what a label touches is; below `bearable` it stays where Graphviz has put it.
static const double of_covered = 100, on_own_line = 30, close_to_own_line = 6, of_crossed = 12, of_near = 1, bearable = 5;
/// How bad it is to be far from its line, and from where Graphviz has put it, a point.
static const double of_distance = 0.5, of_way = 0.08;
/// The distance from its line up to which a label is beside it, in points.
static const double beside = 6;

static double weight(const cgv_touched *touched) {
    double own = touched->on_own_line ? on_own_line : touched->close_to_own_line ? close_to_own_line : 0;
    return own + of_covered * touched->covered + of_crossed * touched->crossed + of_near * touched->near;
}

/// How bad a place is; what is surely worse than a limit is not looked at.
static double badness(cgv_surroundings *all, const cgv_place *label, pointf middle, pointf origin, double limit) {
    double across = middle.x - origin.x, along = middle.y - origin.y;
    double badness = of_way * sqrt(across * across + along * along);
    if (badness >= limit || !cgv_is_within(all, label, middle)) return INFINITY;
    cgv_touched touched = cgv_touched_at(all, label, middle, weight, limit - badness);
    badness += weight(&touched);
    if (touched.on_own_line || badness >= limit) return badness;
    return badness + of_distance * fmax(0, cgv_distance_at(all, label, middle) - beside);
}

/// The best place so far.
typedef struct {
    pointf middle;
    double badness;
} choice;

static void try(cgv_surroundings *all, const cgv_place *label, pointf middle, pointf origin, choice *best) {
    double found = badness(all, label, middle, origin, best->badness);
    if (found < best->badness) *best = (choice){middle, found};
}

/// Places around the one that Graphviz has chosen.
static void try_around(cgv_surroundings *all, const cgv_place *label, pointf origin, choice *best) {
    static const pointf ways[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {.7, .7}, {-.7, .7}, {.7, -.7}, {-.7, -.7}};
    for (double distance = step; distance <= reach; distance += step) {
        for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
            pointf middle = {origin.x + ways[way].x * distance, origin.y + ways[way].y * distance};
            try(all, label, middle, origin, best);
        }
    }
}

/// Places at a point of its line: on each side of it, and with each corner there.
static void try_at(cgv_surroundings *all, const cgv_place *label, size_t place, pointf origin, choice *best) {
    double width = label->label->dimen.x / 2 + cgv_gap + 1, height = label->label->dimen.y / 2 + label->above + 1;
    pointf point = all->segments[label->first_segment + place].to;
    for (int across = -1; across <= 1; across++) {
        for (int along = -1; along <= 1; along++) {
            if (across == 0 && along == 0) continue;
            try(all, label, (pointf){point.x + across * width, point.y + along * height}, origin, best);
        }
    }
}

/// Places along its line.
static void try_along(cgv_surroundings *all, const cgv_place *label, pointf origin, choice *best) {
    size_t nearest = cgv_nearest_to(all, label, origin);
    for (size_t away = 0; away <= most_places; away++) {
        if (nearest + away < label->segment_count) try_at(all, label, nearest + away, origin, best);
        if (away > 0 && away <= nearest) try_at(all, label, nearest - away, origin, best);
    }
}

void cgv_clear_labels(Agraph_t *graph) {
    cgv_surroundings all = {0};
    cgv_place *labels = NULL;
    size_t count = 0;
    bool has_room = cgv_surroundings_make(&all, graph, &labels, &count);
    for (int round = 0; round < rounds; round++) {
        for (size_t place = 0; place < count && has_room; place++) {
            const cgv_place *label = &labels[place];
            pointf origin = label->label->pos;
            choice best = {origin, badness(&all, label, origin, origin, INFINITY)};
            if (best.badness < bearable) continue;
            try_around(&all, label, origin, &best);
            try_along(&all, label, origin, &best);
            if (best.middle.x != origin.x || best.middle.y != origin.y) has_room = cgv_move(&all, label, best.middle);
        }
    }
    cgv_surroundings_free(&all);
    free(labels);
}
