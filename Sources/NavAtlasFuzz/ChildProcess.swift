import Foundation

/// Runs the program under test with limits on its processor time, its memory and the size of its files.
struct ChildProcess {
    struct Outcome {
        /// The exit status, or the negative number of the signal that ended it.
        let status: Int32
        /// Processor time in seconds, with that of its own processes.
        let processorTime: Double
        /// Whether it used no processor time any more and did not end.
        let isStuck: Bool
        let errorText: String
    }

    let program: String
    /// The folder of the sandbox: the program runs in `app`, and `home` and `tmp` are its own.
    let sandbox: String

    /// How long a process may wait for something without using the processor. Layouts have limits of their own.
    private static let longestWait = 90.0
    private static let timeBetweenLooks = 0.5
    private static let megabytesOfMemory = 8192
    private static let megabytesOfFile = 256

    /// - Parameter seconds: the processor time after which it is ended.
    func run(_ arguments: [String], seconds: Int) throws -> Outcome {
        let errorFile = sandbox + ".stderr"
        // The shell's own words for limits: the unit of -f is 512 bytes, that of -v is 1,024.
        let script = """
            ulimit -c 0; ulimit -t \(seconds); ulimit -f \(Self.megabytesOfFile * 2048)
            ulimit -v \(Self.megabytesOfMemory * 1024) 2>/dev/null
            cd "$1/app" || exit 99
            export HOME="$1/home" TMPDIR="$1/tmp" XDG_CACHE_HOME="$1/home/cache" GIT_CEILING_DIRECTORIES="$1/.."
            unset GITHUB_STEP_SUMMARY
            program=$2; shift 2; exec "$program" "$@" >/dev/null 2>"\(errorFile)" </dev/null
            """
        var arguments: [UnsafeMutablePointer<CChar>?] = (["/bin/sh", "-c", script, "sh", sandbox, program] + arguments)
            .map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        var process = pid_t()
        let code = Self.spawnInGroup(&process, arguments)
        guard code == 0 else { throw Seeds.Unusable(description: "no shell: \(String(cString: strerror(code)))") }
        // What it has started, and did not wait for, ends with it.
        defer { kill(-process, SIGKILL) }
        var (status, usage, isStuck) = (Int32(), rusage(), false)
        var (lastTime, idle, sinceLook) = (-1.0, 0.0, 0.0)
        let pause = 0.004
        while wait4(process, &status, WNOHANG, &usage) == 0 {
            usleep(UInt32(pause * 1e6))
            idle += pause
            sinceLook += pause
            guard sinceLook >= Self.timeBetweenLooks else { continue }
            sinceLook = 0
            // The limit of the shell is one for each process.
            guard let time = Self.processorTime(ofGroup: process) else { continue }
            if time > Double(seconds) { kill(-process, SIGKILL) }
            if time > lastTime + 0.05 { (lastTime, idle) = (time, 0) }
            if idle >= Self.longestWait {
                isStuck = true
                kill(-process, SIGKILL)
            }
        }
        let text = (try? Data(contentsOf: URL(fileURLWithPath: errorFile))) ?? Data()
        unlink(errorFile)
        let signal = status & 0x7f
        return Outcome(
            status: signal == 0 ? (status >> 8) & 0xff : -signal,
            processorTime: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime), isStuck: isStuck,
            errorText: String(decoding: text.prefix(4000), as: UTF8.self))
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    /// Starts a process as the first of a group, so that all that it starts can be ended.
    private static func spawnInGroup(_ process: inout pid_t, _ arguments: [UnsafeMutablePointer<CChar>?]) -> Int32 {
        #if os(Linux)
            var attributes = posix_spawnattr_t()
        #else
            var attributes: posix_spawnattr_t?
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        return posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, environ)
    }

    /// What the running processes of a group have used so far, with those that they have waited for; `nil` where the
    /// system does not tell.
    private static func processorTime(ofGroup group: pid_t) -> Double? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc") else { return nil }
        return names.filter { $0.allSatisfy(\.isNumber) }.reduce(0) { time, process in
            guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let end = text.lastIndex(of: ")")
            else { return time }
            // Its state, parent and group; user and system time, then those of children that have ended, in hundredths.
            let fields = text[text.index(after: end)...].split(separator: " ")
            guard fields.count > 14, Int32(fields[2]) == group else { return time }
            return fields[11...14].reduce(time) { $0 + (Double($1) ?? 0) / 100 }
        }
    }
}
