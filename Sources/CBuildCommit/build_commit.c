#include "build_commit.h"

#ifndef NAVATLAS_COMMIT
#define NAVATLAS_COMMIT ""
#endif

const char *navatlas_build_commit(void) { return NAVATLAS_COMMIT; }
