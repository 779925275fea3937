#define _GNU_SOURCE
#include "Context.h"
#include "TextWidth.h"

#if __has_include(<gvplugin_textlayout.h>)
#include <gvplugin_textlayout.h>
#else
#include <graphviz/gvplugin_textlayout.h>
#endif

#include <dirent.h>
#include <dlfcn.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The folder of Graphviz's plug-ins, which is beside its library.
static bool find_folder(char *folder, size_t room) {
    Dl_info library;
    if (dladdr((void *)gvContext, &library) == 0 || library.dli_fname == NULL) return false;
    char path[PATH_MAX];
    if (realpath(library.dli_fname, path) == NULL) return false;
    char *slash = strrchr(path, '/');
    if (slash == NULL) return false;
    *slash = '\0';
    int length = snprintf(folder, room, "%s/graphviz", path);
    return length > 0 && (size_t)length < room;
}

/// Loads a plug-in whatever the version in its file's name, and gives what it has to offer; null where it is not there.
/// A plug-in stays loaded.
static gvplugin_library_t *load(const char *folder, const char *name) {
    char start[64], symbol[64];
    snprintf(start, sizeof start, "libgvplugin_%s.", name);
    snprintf(symbol, sizeof symbol, "gvplugin_%s_LTX_library", name);
    DIR *files = opendir(folder);
    if (files == NULL) return NULL;
    gvplugin_library_t *found = NULL;
    for (struct dirent *file = readdir(files); file != NULL && found == NULL; file = readdir(files)) {
        if (strncmp(file->d_name, start, strlen(start)) != 0) continue;
        char path[PATH_MAX];
        int length = snprintf(path, sizeof path, "%s/%s", folder, file->d_name);
        if (length <= 0 || (size_t)length >= sizeof path) continue;
        void *plugin = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        if (plugin == NULL) continue;
        found = dlsym(plugin, symbol);
        if (found == NULL) dlclose(plugin);
    }
    closedir(files);
    return found;
}

// MARK: Texts

/// Graphviz asks this for the size of every piece of text.
static int measure(textspan_t *text, char **font_path) {
    (void)font_path;
    double size = text->font->size;
    text->size.x = size * cgv_text_width(text->str, (text->font->flags & HTML_BF) != 0);
    text->size.y = size * 1.25;
    text->yoffset_layout = 0;
    text->yoffset_centerline = size * 0.1;
    text->layout = NULL;
    text->free_layout = NULL;
    return 1;
}

static gvtextlayout_engine_t text_engine;
static gvplugin_installed_t text_types[] = {{0, "textlayout", 100, &text_engine, NULL}, {0, NULL, 0, NULL, NULL}};
static gvplugin_api_t text_apis[] = {{API_textlayout, text_types}, {(api_t)0, NULL}};
static gvplugin_library_t text_library = {"navatlas", text_apis};

GVC_t *cgv_plain_context(const char *engine) {
    // A context refers to these for as long as it lives.
    static lt_symlist_t libraries[4];
    char folder[PATH_MAX];
    if (!find_folder(folder, sizeof folder)) return gvContext();
    gvplugin_library_t *core = load(folder, "core");
    gvplugin_library_t *layout = load(folder, strcmp(engine, "dot") == 0 ? "dot_layout" : "neato_layout");
    if (core == NULL || layout == NULL) return gvContext();
    // Versions of Graphviz differ in the type of what this gives; the calling convention does not.
    text_engine.textlayout = (__typeof__(text_engine.textlayout))(void *)measure;
    libraries[0] = (lt_symlist_t){"gvplugin_navatlas_LTX_library", &text_library};
    libraries[1] = (lt_symlist_t){"gvplugin_core_LTX_library", core};
    libraries[2] = (lt_symlist_t){"gvplugin_layout_LTX_library", layout};
    libraries[3] = (lt_symlist_t){NULL, NULL};
    return gvContextPlugins(libraries, 0);
}
