#include "Surroundings.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

const double cgv_gap = 3;
/// The room that there must be.
static const double least_gap = 1;
/// How near to a label the line of another may be taken for the label's own, in points.
static const double clearance = 4;
/// The length of a straight line that stands for a part of a Bézier curve, more or less, in points, and how many there may be.
static const double part_length = 16;
enum { least_parts = 4, most_parts = 4096 };
/// Half the width of an arrowhead, more or less, in points.
static const double arrow_reach = 4;
enum { arrow_sides = 3 };
/// The size of a cell, in points, unless there were too many of them.
static const double cell_size = 64;
static const double most_cells = 250000;

// MARK: Geometry

static boxf around(pointf middle, double width, double height) {
    return (boxf){{middle.x - width / 2, middle.y - height / 2}, {middle.x + width / 2, middle.y + height / 2}};
}

static boxf label_box(const textlabel_t *label, pointf middle) {
    return around(middle, label->dimen.x, label->dimen.y);
}

static boxf wider(boxf box, double gap, double above) {
    return (boxf){{box.LL.x - gap, box.LL.y - above}, {box.UR.x + gap, box.UR.y + above}};
}

static bool overlaps(boxf one, boxf other) {
    return one.LL.x < other.UR.x && other.LL.x < one.UR.x && one.LL.y < other.UR.y && other.LL.y < one.UR.y;
}

static boxf extent(const cgv_segment *line) {
    return (boxf){{fmin(line->from.x, line->to.x), fmin(line->from.y, line->to.y)},
        {fmax(line->from.x, line->to.x), fmax(line->from.y, line->to.y)}};
}

/// By separating axes: the box's own two, and the one across the line.
static bool crosses(const cgv_segment *line, boxf box) {
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

static int part_count(const pointf *curve) {
    double length = 0;
    for (int place = 0; place < 3; place++) {
        length += hypot(curve[place + 1].x - curve[place].x, curve[place + 1].y - curve[place].y);
    }
    double parts = fmin(length / part_length, most_parts);
    return parts > least_parts ? (int)parts : least_parts;
}

// MARK: The grid

static size_t cell_of(double at, double start, double size, size_t count) {
    double cell = (at - start) / size;
    return cell > 0 ? (cell < (double)count ? (size_t)cell : count - 1) : 0;
}

/// The cells that a box reaches: a first and a last column, a first and a last row.
typedef struct {
    size_t left, right, bottom, top;
} cells;

static cells cells_of(const cgv_surroundings *all, boxf box) {
    return (cells){
        .left = cell_of(box.LL.x, all->whole.LL.x, all->cell, all->columns),
        .right = cell_of(box.UR.x, all->whole.LL.x, all->cell, all->columns),
        .bottom = cell_of(box.LL.y, all->whole.LL.y, all->cell, all->rows),
        .top = cell_of(box.UR.y, all->whole.LL.y, all->cell, all->rows),
    };
}

static bool add(const cgv_surroundings *all, cgv_chains *chains, boxf box, size_t number) {
    cells reached = cells_of(all, box);
    for (size_t row = reached.bottom; row <= reached.top; row++) {
        for (size_t column = reached.left; column <= reached.right; column++) {
            if (chains->count == chains->room) {
                size_t room = chains->room * 2;
                struct cgv_link *links = realloc(chains->links, room * sizeof *links);
                if (links == NULL) return false;
                chains->links = links;
                chains->room = room;
            }
            size_t *head = &chains->heads[row * all->columns + column];
            chains->links[chains->count] = (struct cgv_link){number, *head};
            *head = chains->count++;
        }
    }
    return true;
}

static bool make_chains(const cgv_surroundings *all, cgv_chains *chains, size_t count) {
    // The first link stands for the end.
    *chains = (cgv_chains){.count = 1, .room = 2 * count + 16};
    chains->heads = calloc(all->columns * all->rows, sizeof *chains->heads);
    chains->links = malloc(chains->room * sizeof *chains->links);
    return chains->heads != NULL && chains->links != NULL;
}

static bool fill(cgv_surroundings *all) {
    double width = fmax(all->whole.UR.x - all->whole.LL.x, 1), height = fmax(all->whole.UR.y - all->whole.LL.y, 1);
    all->cell = fmax(cell_size, sqrt(width * height / most_cells));
    all->columns = (size_t)fmin(width / all->cell, most_cells) + 1;
    all->rows = (size_t)fmin(height / all->cell, most_cells) + 1;
    if (!make_chains(all, &all->segment_cells, all->segment_count)) return false;
    if (!make_chains(all, &all->obstacle_cells, all->obstacle_count)) return false;
    for (size_t place = 0; place < all->segment_count; place++) {
        if (!add(all, &all->segment_cells, extent(&all->segments[place]), place)) return false;
    }
    for (size_t place = 0; place < all->obstacle_count; place++) {
        if (!add(all, &all->obstacle_cells, all->obstacles[place].box, place)) return false;
    }
    return true;
}

// MARK: Collecting

static bool has_label(Agedge_t *edge) { return ED_label(edge) != NULL && ED_label(edge)->set; }

/// The width of thin lines, for which Graphviz's labels have room within their own height, in points.
static const double thin = 1.6;

static double room_above(Agedge_t *edge, Agsym_t *width) {
    double points = width == NULL ? 0 : strtod(agxget(edge, width), NULL);
    return points > thin ? fmin(points, 10) / 2 + least_gap : 0;
}

/// Lines that only hold the picture in shape are in nobody's way.
static bool is_seen(Agedge_t *edge, Agsym_t *style) {
    return ED_spl(edge) != NULL && (style == NULL || strcmp(agxget(edge, style), "invis") != 0);
}

typedef struct {
    size_t segments, labels, lines, nodes;
} amounts;

static amounts count_all(Agraph_t *graph, Agsym_t *style) {
    amounts count = {0};
    for (Agnode_t *node = agfstnode(graph); node != NULL; node = agnxtnode(graph, node)) {
        count.nodes++;
        for (Agedge_t *edge = agfstout(graph, node); edge != NULL; edge = agnxtout(graph, edge)) {
            if (!is_seen(edge, style)) continue;
            count.lines++;
            if (has_label(edge)) count.labels++;
            const splines *curves = ED_spl(edge);
            for (size_t place = 0; place < (size_t)curves->size; place++) {
                const bezier *curve = &curves->list[place];
                count.segments += 2 * arrow_sides;
                for (size_t start = 0; start + 3 < (size_t)curve->size; start += 3) {
                    count.segments += (size_t)part_count(curve->list + start);
                }
            }
        }
    }
    return count;
}

static void add_segment(cgv_surroundings *all, pointf from, pointf to) {
    all->segments[all->segment_count++] = (cgv_segment){from, to, all->line_count};
}

static void add_arrow(cgv_surroundings *all, pointf base, pointf tip) {
    double length = hypot(tip.x - base.x, tip.y - base.y);
    if (!(length > 0)) return;
    pointf aside = {(base.y - tip.y) / length * arrow_reach, (tip.x - base.x) / length * arrow_reach};
    pointf left = {base.x + aside.x, base.y + aside.y}, right = {base.x - aside.x, base.y - aside.y};
    add_segment(all, right, left);
    add_segment(all, left, tip);
    add_segment(all, tip, right);
}

/// The line with its arrowheads.
static void add_line(cgv_surroundings *all, const splines *curves) {
    for (size_t place = 0; place < (size_t)curves->size; place++) {
        const bezier *curve = &curves->list[place];
        if (curve->size == 0) continue;
        if (curve->sflag) add_arrow(all, curve->list[0], curve->sp);
        for (size_t start = 0; start + 3 < (size_t)curve->size; start += 3) {
            pointf last = curve->list[start];
            int parts = part_count(curve->list + start);
            for (int part = 1; part <= parts; part++) {
                pointf next = on_curve(curve->list + start, (double)part / parts);
                add_segment(all, last, next);
                last = next;
            }
        }
        if (curve->eflag) add_arrow(all, curve->list[curve->size - 1], curve->ep);
    }
    all->line_count++;
}

static void add_border(cgv_surroundings *all, boxf box) {
    pointf corners[] = {box.LL, {box.UR.x, box.LL.y}, box.UR, {box.LL.x, box.UR.y}};
    for (size_t place = 0; place < 4; place++) add_segment(all, corners[place], corners[(place + 1) % 4]);
    all->line_count++;
}

static void add_obstacle(cgv_surroundings *all, boxf box, const textlabel_t *label) {
    all->obstacles[all->obstacle_count++] = (cgv_obstacle){box, label};
}

static void collect(cgv_surroundings *all, Agraph_t *graph, Agsym_t *style, cgv_place *labels) {
    Agsym_t *width = agattr(graph, AGEDGE, "penwidth", NULL);
    for (Agnode_t *node = agfstnode(graph); node != NULL; node = agnxtnode(graph, node)) {
        add_obstacle(all, around(ND_coord(node), ND_width(node) * 72, ND_height(node) * 72), NULL);
        for (Agedge_t *edge = agfstout(graph, node); edge != NULL; edge = agnxtout(graph, edge)) {
            if (!is_seen(edge, style)) continue;
            size_t first = all->segment_count, line = all->line_count;
            add_line(all, ED_spl(edge));
            if (!has_label(edge)) continue;
            textlabel_t *label = ED_label(edge);
            *labels++ = (cgv_place){
                label, all->obstacle_count, line, first, all->segment_count - first, room_above(edge, width)};
            add_obstacle(all, label_box(label, label->pos), label);
        }
    }
    for (int place = 1; place <= GD_n_cluster(graph); place++) add_border(all, GD_bb(GD_clust(graph)[place]));
    textlabel_t *title = GD_label(graph);
    if (title != NULL && title->set) add_obstacle(all, label_box(title, title->pos), title);
}

bool cgv_surroundings_make(cgv_surroundings *all, Agraph_t *graph, cgv_place **labels, size_t *label_count) {
    Agsym_t *style = agattr(graph, AGEDGE, "style", NULL);
    amounts count = count_all(graph, style);
    size_t frames = (size_t)GD_n_cluster(graph), lines = count.lines + frames;
    size_t obstacles = count.nodes + count.labels + 1;
    *all = (cgv_surroundings){.whole = GD_bb(graph)};
    all->segments = calloc(count.segments + 4 * frames + 1, sizeof *all->segments);
    all->obstacles = calloc(obstacles, sizeof *all->obstacles);
    all->met_lines = calloc(lines + 1, sizeof *all->met_lines);
    all->crossed_lines = calloc(lines + 1, sizeof *all->crossed_lines);
    all->met_obstacles = calloc(obstacles, sizeof *all->met_obstacles);
    *labels = calloc(count.labels + 1, sizeof **labels);
    *label_count = count.labels;
    if (all->segments == NULL || all->obstacles == NULL || all->met_lines == NULL || all->crossed_lines == NULL
        || all->met_obstacles == NULL || *labels == NULL)
        return false;
    collect(all, graph, style, *labels);
    return fill(all);
}

void cgv_surroundings_free(cgv_surroundings *all) {
    free(all->segments);
    free(all->obstacles);
    free(all->met_lines);
    free(all->crossed_lines);
    free(all->met_obstacles);
    free(all->segment_cells.heads);
    free(all->segment_cells.links);
    free(all->obstacle_cells.heads);
    free(all->obstacle_cells.links);
}

// MARK: Questions

/// What a label is asked about.
typedef struct {
    const cgv_place *label;
    /// Its own room; with the least room around it; with what is good to look at beside it; and with what is too near.
    boxf box, touching, beside, room;
    size_t number;
} question;

static void touch_obstacles(cgv_surroundings *all, const question *asked, size_t cell, cgv_touched *touched) {
    for (size_t link = all->obstacle_cells.heads[cell]; link != 0; link = all->obstacle_cells.links[link].next) {
        size_t number = all->obstacle_cells.links[link].number;
        if (number == asked->label->obstacle || all->met_obstacles[number] == asked->number) continue;
        const cgv_obstacle *obstacle = &all->obstacles[number];
        if (!overlaps(obstacle->box, asked->room)) continue;
        all->met_obstacles[number] = asked->number;
        if (overlaps(obstacle->box, asked->box))
            touched->covered++;
        else if (obstacle->label != NULL)
            touched->near++;
    }
}

static void touch_lines(cgv_surroundings *all, const question *asked, size_t cell, cgv_touched *touched) {
    for (size_t link = all->segment_cells.heads[cell]; link != 0; link = all->segment_cells.links[link].next) {
        const cgv_segment *segment = &all->segments[all->segment_cells.links[link].number];
        size_t line = segment->line;
        if (all->crossed_lines[line] == asked->number || !crosses(segment, asked->room)) continue;
        if (crosses(segment, asked->touching)) {
            all->crossed_lines[line] = asked->number;
            if (line == asked->label->line)
                touched->on_own_line = true;
            else
                touched->crossed++;
        } else if (line == asked->label->line) {
            if (crosses(segment, asked->beside)) touched->close_to_own_line = true;
        } else if (all->met_lines[line] != asked->number) {
            all->met_lines[line] = asked->number;
            touched->near++;
        }
    }
}

cgv_touched cgv_touched_at(
    cgv_surroundings *all, const cgv_place *label, pointf middle, double (*weight)(const cgv_touched *), double limit) {
    cgv_touched touched = {0};
    boxf box = label_box(label->label, middle), beside = wider(box, cgv_gap, label->above);
    question asked = {
        label, box, wider(box, least_gap, label->above), beside, wider(beside, clearance, clearance), ++all->question};
    cells reached = cells_of(all, asked.room);
    // What weighs most comes first.
    void (*const touch[])(cgv_surroundings *, const question *, size_t, cgv_touched *) = {touch_obstacles, touch_lines};
    for (size_t kind = 0; kind < sizeof touch / sizeof *touch; kind++) {
        for (size_t row = reached.bottom; row <= reached.top; row++) {
            for (size_t column = reached.left; column <= reached.right; column++) {
                touch[kind](all, &asked, row * all->columns + column, &touched);
                if (weight(&touched) >= limit) return touched;
            }
        }
    }
    return touched;
}

double cgv_distance_at(const cgv_surroundings *all, const cgv_place *label, pointf middle) {
    boxf box = label_box(label->label, middle);
    double nearest = INFINITY;
    for (size_t place = 0; place < label->segment_count; place++) {
        // The ends are near enough: parts are short.
        pointf point = all->segments[label->first_segment + place].to;
        double across = fmax(fmax(box.LL.x - point.x, point.x - box.UR.x), 0);
        double along = fmax(fmax(box.LL.y - point.y, point.y - box.UR.y), 0);
        nearest = fmin(nearest, across * across + along * along);
    }
    return sqrt(nearest);
}

size_t cgv_nearest_to(const cgv_surroundings *all, const cgv_place *label, pointf place) {
    size_t nearest = 0;
    double distance = INFINITY;
    for (size_t number = 0; number < label->segment_count; number++) {
        pointf point = all->segments[label->first_segment + number].to;
        double across = point.x - place.x, along = point.y - place.y;
        double found = across * across + along * along;
        if (found < distance) {
            distance = found;
            nearest = number;
        }
    }
    return nearest;
}

bool cgv_is_within(const cgv_surroundings *all, const cgv_place *label, pointf middle) {
    boxf box = label_box(label->label, middle), whole = all->whole;
    return whole.LL.x <= box.LL.x && box.UR.x <= whole.UR.x && whole.LL.y <= box.LL.y && box.UR.y <= whole.UR.y;
}

bool cgv_move(cgv_surroundings *all, const cgv_place *label, pointf middle) {
    boxf box = label_box(label->label, middle);
    // What says that it is in its old cells is not found to be there any more.
    if (!add(all, &all->obstacle_cells, box, label->obstacle)) return false;
    all->obstacles[label->obstacle].box = box;
    label->label->pos = middle;
    return true;
}
