#pragma once

#include <stdbool.h>

/// The width of a text in UTF-8, in parts of the font's size: that of Helvetica and Arial, whose metrics most fonts that
/// stand in for them share. Signs of other scripts are taken to be as wide as the widest are.
double cgv_text_width(const char *text, bool is_bold);
