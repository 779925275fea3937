#define _GNU_SOURCE
#include "Places.h"

#include <stdio.h>
#include <string.h>

static double x_origin, y_origin;

static void write_point(FILE *out, pointf point) {
    fprintf(out, "%.2f,%.2f", point.x - x_origin, point.y - y_origin);
}

static void write_curve(FILE *out, const bezier *curve) {
    if (curve->sflag) {
        fputs(" s,", out);
        write_point(out, curve->sp);
    }
    if (curve->eflag) {
        fputs(" e,", out);
        write_point(out, curve->ep);
    }
    for (size_t place = 0; place < (size_t)curve->size; place++) {
        fputc(' ', out);
        write_point(out, curve->list[place]);
    }
}

static void write_line(FILE *out, Agedge_t *edge) {
    const char *id = agget(edge, "id");
    const splines *curves = ED_spl(edge);
    if (id == NULL || *id == '\0' || curves == NULL) return;
    fprintf(out, "line %s ", id);
    const textlabel_t *label = ED_label(edge) != NULL ? ED_label(edge) : ED_xlabel(edge);
    if (label != NULL && label->set)
        write_point(out, label->pos);
    else
        fputc('-', out);
    for (size_t place = 0; place < (size_t)curves->size; place++) {
        if (place > 0) fputs(" ;", out);
        write_curve(out, &curves->list[place]);
    }
    fputc('\n', out);
}

char *cgv_places_of(Agraph_t *graph) {
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    if (out == NULL) return NULL;
    boxf box = GD_bb(graph);
    x_origin = box.LL.x;
    y_origin = box.LL.y;
    fprintf(out, "graph %.2f,%.2f ", box.UR.x - box.LL.x, box.UR.y - box.LL.y);
    if (GD_label(graph) != NULL && GD_label(graph)->set)
        write_point(out, GD_label(graph)->pos);
    else
        fputc('-', out);
    fputc('\n', out);
    for (Agnode_t *node = agfstnode(graph); node != NULL; node = agnxtnode(graph, node)) {
        fprintf(out, "node %s ", agnameof(node));
        write_point(out, ND_coord(node));
        fprintf(out, " %.2f,%.2f\n", ND_width(node) * 72, ND_height(node) * 72);
        for (Agedge_t *edge = agfstout(graph, node); edge != NULL; edge = agnxtout(graph, edge)) write_line(out, edge);
    }
    return fclose(out) == 0 ? text : NULL;
}
