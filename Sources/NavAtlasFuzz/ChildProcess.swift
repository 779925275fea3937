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
        let code = posix_spawn(&process, "/bin/sh", nil, nil, arguments, environ)
        guard code == 0 else { throw Seeds.Unusable(description: "no shell: \(String(cString: strerror(code)))") }
        var (status, usage, isStuck) = (Int32(), rusage(), false)
        var (lastTime, idle) = (-1.0, 0.0)
        let pause = 0.004
        while wait4(process, &status, WNOHANG, &usage) == 0 {
            usleep(UInt32(pause * 1e6))
            idle += pause
            guard idle >= Self.longestWait, !isStuck else { continue }
            let time = Self.processorTime(of: process)
            if time <= lastTime + 0.05 {
                isStuck = true
                kill(process, SIGKILL)
            }
            (lastTime, idle) = (time, 0)
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

    /// What a running process has used so far; always more where the system does not tell.
    private static func processorTime(of process: pid_t) -> Double {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = text.lastIndex(of: ")")
        else { return .infinity }
        // User and system time of the process, then of those of its children that have ended, in hundredths.
        let fields = text[text.index(after: end)...].split(separator: " ")
        return fields.dropFirst(11).prefix(4).reduce(0) { $0 + (Double($1) ?? 0) / 100 }
    }
}
