#include "TextWidth.h"

#include <stddef.h>
#include <stdint.h>

/// Thousandths of the size for U+0020 to U+007E: Adobe's font metrics of Helvetica and Helvetica Bold.
static const uint16_t widths[2][95] = {
    {278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
     556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
     667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
     556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584},
    {278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
     556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
     667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611,
     611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584},
};

/// Thousandths for everything else, the first range that holds a sign.
static const struct {
    uint32_t first, last;
    uint16_t width;
} ranges[] = {
    {0x00A0, 0x00A0, 278},   {0x00B7, 0x00B7, 333},   {0x0080, 0x024F, 667},    {0x0300, 0x036F, 0},
    {0x0250, 0x05FF, 722},   {0x0600, 0x10FF, 722},   {0x200B, 0x200F, 0},      {0x2013, 0x2013, 556},
    {0x2010, 0x2027, 1000},  {0x203A, 0x203A, 333},   {0x2190, 0x21FF, 1000},   {0x2212, 0x2212, 584},
    {0x2500, 0x257F, 708},   {0x25A0, 0x25A1, 604},   {0x25AC, 0x25AC, 1000},   {0x25CA, 0x25CA, 494},
    {0x25CB, 0x25CF, 604},   {0x2200, 0x2E7F, 1000},  {0xFE00, 0xFE0F, 0},      {0x2E80, 0xFFFF, 1000},
    {0x10000, 0x10FFFF, 1300},
};

/// The next sign of a text, which moves on; 0 at its end. A byte that is no UTF-8 counts as a sign.
static uint32_t next(const unsigned char **text) {
    uint32_t sign = **text;
    if (sign == 0) return 0;
    *text += 1;
    int more = sign >= 0xF0 ? 3 : sign >= 0xE0 ? 2 : sign >= 0xC0 ? 1 : 0;
    if (more > 0) sign &= 0x3Fu >> more;
    for (; more > 0 && (**text & 0xC0) == 0x80; more--, *text += 1) sign = sign << 6 | (**text & 0x3F);
    return sign == 0 ? 0xFFFD : sign;
}

double cgv_text_width(const char *text, bool is_bold) {
    const unsigned char *rest = (const unsigned char *)text;
    unsigned long width = 0;
    for (uint32_t sign = next(&rest); sign != 0; sign = next(&rest)) {
        if (sign >= 0x20 && sign <= 0x7E) {
            width += widths[is_bold][sign - 0x20];
            continue;
        }
        for (size_t range = 0; range < sizeof ranges / sizeof *ranges; range++) {
            if (sign < ranges[range].first || sign > ranges[range].last) continue;
            width += ranges[range].width;
            break;
        }
    }
    return (double)width / 1000;
}
