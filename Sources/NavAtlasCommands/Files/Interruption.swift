import Foundation

/// Holds back the signals by which a person or the system asks the process to end, as by Ctrl-C, until files are in order.
struct Interruption {
    /// The process has been asked to end.
    struct Asked: Error {}

    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private let former: [(signal: Int32, handler: sigaction)]

    /// Begins to hold them back.
    init() {
        askedSignal = 0
        // Whoever started this process may have blocked them, as threads that run queues do.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in Self.signals { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        former = Self.signals.map { number in
            var (old, new) = (sigaction(), sigaction())
            Self.set { askedSignal = $0 }(&new)
            sigaction(number, &new, &old)
            // What is ignored, as after 'nohup', stays so.
            if Self.isIgnored(old) { sigaction(number, &old, nil) }
            return (number, old)
        }
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if os(Linux)
            let handler = action.__sigaction_handler.sa_handler
        #else
            let handler = action.__sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func set(_ handler: @escaping @convention(c) (Int32) -> Void) -> (inout sigaction) -> Void {
        { action in
            #if os(Linux)
                action.__sigaction_handler.sa_handler = handler
            #else
                action.__sigaction_u.__sa_handler = handler
            #endif
        }
    }

    /// - Throws: ``Asked`` where the process has been asked to end, so that what was begun is undone.
    func check() throws(Asked) {
        if askedSignal != 0 { throw Asked() }
    }

    /// Whether the process has been asked to end.
    var isAsked: Bool { askedSignal != 0 }

    /// Signals do what they did before. One that came in the meantime has been obeyed.
    func end() {
        askedSignal = 0
        for (number, handler) in former {
            var handler = handler
            sigaction(number, &handler, nil)
        }
    }

    /// Ends the process where it has been asked to; else signals do what they did before.
    func obey() {
        // As a shell tells of a process that a signal has ended.
        if askedSignal != 0 { _exit(128 + askedSignal) }
        for (number, handler) in former {
            var handler = handler
            sigaction(number, &handler, nil)
        }
    }
}

/// The signal that has asked the process to end. A handler of signals can set nothing but a number.
nonisolated(unsafe) private var askedSignal: sig_atomic_t = 0
