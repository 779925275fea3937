#if os(Linux)
    import Foundation
    import Testing

    /// `docs` is stopped before each change that it makes to its folder, by a library that is loaded before the system's.
    struct KilledDocsTests {
        private let folder: TemporaryFolder

        private static let before =
            "entry Main\nMain -root!-> Home : home\nMain -push-> Flow : flow\nFlow -root!-> A : a\n"
        private static let after =
            "entry Main\nMain -root!-> Home : home\nMain -push-> Other : other\nOther -root!-> B : b\n"

        init() throws {
            folder = try TemporaryFolder()
            try folder.write(Self.before, to: "before.nav")
            try folder.write(Self.after, to: "after.nav")
            try folder.write(Self.library, to: "stop.c")
            try folder.run("clang", "-shared", "-fPIC", "-o", "stop.so", "stop.c", "-ldl")
        }

        /// Counts the calls that change something by an open folder.
        private static let library = """
            #define _GNU_SOURCE
            #include <dlfcn.h>
            #include <fcntl.h>
            #include <signal.h>
            #include <stdarg.h>
            #include <stdlib.h>
            // A parent of many threads may have blocked signals.
            __attribute__((constructor)) static void listen(void) {
                sigset_t all;
                sigfillset(&all);
                sigprocmask(SIG_UNBLOCK, &all, 0);
            }
            static void step(int folder) {
                static int count;
                const char *stop = getenv("STOP_AT");
                if (folder != AT_FDCWD && stop && ++count == atoi(stop)) raise(atoi(getenv("STOP_BY")));
            }
            int renameat(int a, const char *b, int c, const char *d) {
                step(a);
                return ((int (*)(int, const char *, int, const char *))dlsym(RTLD_NEXT, "renameat"))(a, b, c, d);
            }
            int unlinkat(int a, const char *b, int c) {
                step(a);
                return ((int (*)(int, const char *, int))dlsym(RTLD_NEXT, "unlinkat"))(a, b, c);
            }
            int mkdirat(int a, const char *b, unsigned c) {
                step(a);
                return ((int (*)(int, const char *, unsigned))dlsym(RTLD_NEXT, "mkdirat"))(a, b, c);
            }
            int linkat(int a, const char *b, int c, const char *d, int e) {
                step(a);
                return ((int (*)(int, const char *, int, const char *, int))dlsym(RTLD_NEXT, "linkat"))(a, b, c, d, e);
            }
            int fsync(int a) {
                step(a);
                return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(a);
            }
            """

        private func docs(_ graph: String, stop: (at: Int, by: Int32)? = nil) throws -> Int32 {
            var environment: [String: String] = [:]
            if let stop {
                environment = [
                    "LD_PRELOAD": folder.path("stop.so"), "STOP_AT": "\(stop.at)", "STOP_BY": "\(stop.by)",
                ]
            }
            return try Executable.navatlas.run(
                ["docs", "-o", "out", "--no-config", graph], environment: environment,
                in: folder.url
            ).status
        }

        /// Every file of the folder by its path.
        private func files() throws -> [String: String] {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out"))
            return try paths.reduce(into: [:]) { files, path in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: folder.path("out/" + path), isDirectory: &isFolder)
                if !isFolder.boolValue { files[path] = try folder.text(of: "out/" + path) }
            }
        }

        private func written(_ graph: String) throws -> [String: String] {
            try? FileManager.default.removeItem(atPath: folder.path("out"))
            try #require(try docs(graph) == 0)
            return try files()
        }

        @Test func afterAKillTheNextRunCompletesTheFolder() throws {
            let (new, old) = (try written("after.nav"), try written("before.nav"))
            var stops = 0
            while true {
                stops += 1
                let status = try docs("after.nav", stop: (stops, SIGKILL))
                if status == 0 { break }
                try #require(status == -SIGKILL)
                // Whoever reads now sees each file old or new.
                for (path, text) in try files() where !path.hasPrefix(".navatlas-") {
                    #expect(text == old[path] || text == new[path], "stopped at \(stops): \(path)")
                }
                #expect(try docs("after.nav") == 0, "stopped at \(stops)")
                #expect(try files() == new, "stopped at \(stops)")
                #expect(try docs("before.nav") == 0)
                #expect(try files() == old)
            }
            #expect(stops > 30)
        }

        @Test func whereNothingWasTheNextRunCompletesTheFolder() throws {
            let new = try written("after.nav")
            for stop in 1... {
                try? FileManager.default.removeItem(atPath: folder.path("out"))
                if try docs("after.nav", stop: (stop, SIGKILL)) == 0 { break }
                #expect(try docs("after.nav") == 0, "stopped at \(stop)")
                #expect(try files() == new, "stopped at \(stop)")
            }
        }

        @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
        func aRequestToEndLeavesTheFolderWhole(signal: Int32) throws {
            let (new, old) = (try written("after.nav"), try written("before.nav"))
            var undone = 0
            for stop in stride(from: 1, to: 1000, by: 5) {
                let status = try docs("after.nav", stop: (stop, signal))
                if status == 0 { break }
                #expect(status == 128 + signal)
                let files = try files()
                #expect(files == old || files == new, "stopped at \(stop)")
                if files == old { undone += 1 }
                #expect(try docs("before.nav") == 0)
            }
            #expect(undone > 3)
        }
    }
#endif
