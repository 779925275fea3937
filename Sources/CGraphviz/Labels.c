#include "Labels.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

/// How far labels move at most, and in what steps, in points.
static const double reach = 48, step = 3;
/// The points between a label and a line at least.
static const double gap = 1;
/// The straight lines that stand for a Bézier curve.
enum { parts = 8 };

typedef struct {
    pointf from, to;
    const Agedge_t *edge;
} segment;

typedef struct {
    boxf box;
    const textlabel_t *label;
} obstacle;

/// What labels must keep clear of, and how much of each there is.
typedef struct {
    segment *segments;
    size_t segment_count;
    obstacle *obstacles;
    size_t obstacle_count;
} surroundings;

// MARK: Geometry

static boxf around(pointf middle, double width, double height) {
    return (boxf){{middle.x - width / 2, middle.y - height / 2}, {middle.x + width / 2, middle.y + height / 2}};
}

static boxf label_box(const textlabel_t *label, pointf middle) {
    return around(middle, label->dimen.x + 2 * gap, label->dimen.y);
}

static bool overlaps(boxf one, boxf other) {
    return one.LL.x < other.UR.x && other.LL.x < one.UR.x && one.LL.y < other.UR.y && other.LL.y < one.UR.y;
}

static bool contains(boxf whole, boxf part) {
    return whole.LL.x <= part.LL.x && part.UR.x <= whole.UR.x && whole.LL.y <= part.LL.y && part.UR.y <= whole.UR.y;
}

static boxf extent(const segment *line) {
    return (boxf){{fmin(line->from.x, line->to.x), fmin(line->from.y, line->to.y)},
        {fmax(line->from.x, line->to.x), fmax(line->from.y, line->to.y)}};
}

/// By separating axes: the box's own two, and the one across the line.
static bool crosses(const segment *line, boxf box) {
    boxf all = extent(line);
    if (all.LL.x > box.UR.x || box.LL.x > all.UR.x || all.LL.y > box.UR.y || box.LL.y > all.UR.y) return false;
    pointf across = {line->to.y - line->from.y, line->from.x - line->to.x};
    double at = across.x * line->from.x + across.y * line->from.y;
    double middle = across.x * (box.LL.x + box.UR.x) / 2 + across.y * (box.LL.y + box.UR.y) / 2;
    double half = fabs(across.x) * (box.UR.x - box.LL.x) / 2 + fabs(across.y) * (box.UR.y - box.LL.y) / 2;
    return fabs(at - middle) <= half;
}

static pointf on_curve(const pointf *curve, double part) {
    double rest = 1 - part;
    double shares[4] = {rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part};
    pointf point = {0, 0};
    for (int place = 0; place < 4; place++) {
        point.x += shares[place] * curve[place].x;
        point.y += shares[place] * curve[place].y;
    }
    return point;
}

// MARK: Surroundings

static size_t segment_room(Agedge_t *edge) {
    size_t count = 0;
    const splines *curves = ED_spl(edge);
    for (size_t place = 0; curves != NULL && place < (size_t)curves->size; place++) {
        count += (size_t)curves->list[place].size / 3 * parts;
    }
    return count;
}

static void add_segments(surroundings *all, Agedge_t *edge) {
    const splines *curves = ED_spl(edge);
    for (size_t place = 0; curves != NULL && place < (size_t)curves->size; place++) {
        const bezier *curve = &curves->list[place];
        for (size_t start = 0; start + 3 < (size_t)curve->size; start += 3) {
            pointf last = curve->list[start];
            for (int part = 1; part <= parts; part++) {
                pointf next = on_curve(curve->list + start, (double)part / parts);
                all->segments[all->segment_count++] = (segment){last, next, edge};
                last = next;
            }
        }
    }
}

static bool has_label(Agedge_t *edge) { return ED_label(edge) != NULL && ED_label(edge)->set; }

static bool collect(Agraph_t *graph, surroundings *all) {
    size_t segments = 0, obstacles = 0;
    for (Agnode_t *node = agfstnode(graph); node != NULL; node = agnxtnode(graph, node)) {
        obstacles++;
        for (Agedge_t *edge = agfstout(graph, node); edge != NULL; edge = agnxtout(graph, edge)) {
            segments += segment_room(edge);
            if (has_label(edge)) obstacles++;
        }
    }
    all->segments = calloc(segments + 1, sizeof *all->segments);
    all->obstacles = calloc(obstacles + 1, sizeof *all->obstacles);
    if (all->segments == NULL || all->obstacles == NULL) return false;
    for (Agnode_t *node = agfstnode(graph); node != NULL; node = agnxtnode(graph, node)) {
        boxf box = around(ND_coord(node), ND_width(node) * 72, ND_height(node) * 72);
        all->obstacles[all->obstacle_count++] = (obstacle){box, NULL};
        for (Agedge_t *edge = agfstout(graph, node); edge != NULL; edge = agnxtout(graph, edge)) {
            add_segments(all, edge);
            if (!has_label(edge)) continue;
            const textlabel_t *label = ED_label(edge);
            all->obstacles[all->obstacle_count++] = (obstacle){label_box(label, label->pos), label};
        }
    }
    return true;
}

/// How many lines of others, nodes and labels a label would cover; -1 where it touches its own line.
static int covered(const surroundings *all, const Agedge_t *edge, const textlabel_t *label, boxf box) {
    int count = 0;
    for (size_t place = 0; place < all->segment_count; place++) {
        if (!crosses(&all->segments[place], box)) continue;
        if (all->segments[place].edge == edge) return -1;
        count++;
    }
    for (size_t place = 0; place < all->obstacle_count; place++) {
        const obstacle *one = &all->obstacles[place];
        // A node or a label is worse than a line.
        if (one->label != label && overlaps(one->box, box)) count += 100;
    }
    return count;
}

// MARK: Moving

static bool touches_itself(const surroundings *all, const Agedge_t *edge, boxf box) {
    for (size_t place = 0; place < all->segment_count; place++) {
        if (all->segments[place].edge == edge && crosses(&all->segments[place], box)) return true;
    }
    return false;
}

/// The part of the surroundings that a label can come near to.
static void near_to(const surroundings *all, boxf box, surroundings *near) {
    boxf room = {{box.LL.x - reach, box.LL.y - reach}, {box.UR.x + reach, box.UR.y + reach}};
    near->segment_count = near->obstacle_count = 0;
    for (size_t place = 0; place < all->segment_count; place++) {
        if (crosses(&all->segments[place], room)) near->segments[near->segment_count++] = all->segments[place];
    }
    for (size_t place = 0; place < all->obstacle_count; place++) {
        if (overlaps(all->obstacles[place].box, room)) near->obstacles[near->obstacle_count++] = all->obstacles[place];
    }
}

static void clear(
    const Agedge_t *edge, textlabel_t *label, const surroundings *near, boxf whole, surroundings *all) {
    static const pointf ways[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {.7, .7}, {-.7, .7}, {.7, -.7}, {-.7, -.7}};
    int most = 0;
    for (size_t place = 0; place < near->segment_count; place++) {
        if (near->segments[place].edge != edge && crosses(&near->segments[place], label_box(label, label->pos))) most++;
    }
    for (double distance = step; distance <= reach; distance += step) {
        for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
            pointf middle = {label->pos.x + ways[way].x * distance, label->pos.y + ways[way].y * distance};
            boxf box = label_box(label, middle);
            int count = contains(whole, box) ? covered(near, edge, label, box) : -1;
            if (count < 0 || count > most) continue;
            label->pos = middle;
            for (size_t place = 0; place < all->obstacle_count; place++) {
                if (all->obstacles[place].label == label) all->obstacles[place].box = box;
            }
            return;
        }
    }
}

void cgv_clear_labels(Agraph_t *graph) {
    surroundings all = {0}, near = {0};
    if (collect(graph, &all)) {
        near.segments = calloc(all.segment_count + 1, sizeof *near.segments);
        near.obstacles = calloc(all.obstacle_count + 1, sizeof *near.obstacles);
    }
    boxf whole = GD_bb(graph);
    size_t first = 0;
    for (Agnode_t *node = agfstnode(graph); node != NULL; node = agnxtnode(graph, node)) {
        for (Agedge_t *edge = agfstout(graph, node); edge != NULL; edge = agnxtout(graph, edge)) {
            if (near.segments == NULL || near.obstacles == NULL) break;
            // Segments stand in the order of their edges.
            surroundings own = {.segments = all.segments + first};
            while (first < all.segment_count && all.segments[first].edge == edge) {
                first++;
                own.segment_count++;
            }
            textlabel_t *label = ED_label(edge);
            if (!has_label(edge) || !touches_itself(&own, edge, label_box(label, label->pos))) continue;
            near_to(&all, label_box(label, label->pos), &near);
            clear(edge, label, &near, whole, &all);
        }
    }
    free(all.segments);
    free(all.obstacles);
    free(near.segments);
    free(near.obstacles);
}
