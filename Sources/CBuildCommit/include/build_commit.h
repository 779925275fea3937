/// The commit that this program was built from; empty where the build did not say.
const char *navatlas_build_commit(void);
