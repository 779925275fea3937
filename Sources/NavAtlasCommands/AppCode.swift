import Foundation
import NavAtlasIntrospection
import NavAtlasModel

/// Runs the app's own code, and says which of it was run where that ends the process.
struct AppCode {
    static let verbose = Option<Bool>.flag(
        "verbose", help: "Print each route to standard error before it is made")

    /// The name of the program.
    let program: String
    /// Where each piece of code is named before it is run; `nil` for nowhere.
    let says: Console?

    /// A word of the command line in which the system's name for standard output is ours: by its own name, that is where
    /// the app prints.
    static func resultPlace(_ word: String) -> String {
        let (name, place) = ("/dev/stdout", GraphInput.standardInput)
        if word == name { return place }
        return word.hasSuffix("=\(name)") ? String(word.dropLast(name.count)) + place : word
    }

    /// Runs what registers the coordinators and reads them.
    @MainActor func run(_ code: @MainActor () throws -> NavigationGraph) rethrows -> NavigationGraph {
        let note = CrashNote.shared
        note.listen()
        defer { note.set(nil) }
        let registering = "the coordinators were registered"
        let report: @Sendable (String?) -> Void = { [program, says] what in
            if let what { says?.say("\(program): running \(what)") }
            let doing = what.map { "\($0) was run" } ?? registering
            note.set("\(program): error: the app's own code ended the process while \(doing)\n")
        }
        report(nil)
        return try RunningCode.$report.withValue(report) { try code() }
    }
}

/// One line, written when a signal ends the process. Nothing but writing it is safe then.
private final class CrashNote: @unchecked Sendable {
    static let shared = CrashNote()

    private static let most = 1_000
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    /// Room for the handler where the stack itself has run out.
    private static let stackSize = 1 << 16

    // Read by the handler at any moment: a length of 0 is set before the text changes.
    private let text = UnsafeMutablePointer<UInt8>.allocate(capacity: most)
    private var length = 0
    private var isListening = false
    private let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(signals.max() ?? 0) + 1)

    /// Takes the line; `nil` for none.
    func set(_ line: String?) {
        length = 0
        let bytes = Array((line ?? "").utf8.prefix(Self.most))
        for (place, byte) in bytes.enumerated() { text[place] = byte }
        length = bytes.count
    }

    /// Has the line written from now on. Whoever listened before is asked next.
    func listen() {
        if isListening { return }
        isListening = true
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: Self.stackSize, alignment: 16)
        stack.ss_size = Self.stackSize
        sigaltstack(&stack, nil)
        for signal in Self.signals {
            var action = sigaction()
            #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = { CrashNote.shared.write($0) }
            #else
                action.__sigaction_handler.sa_handler = { CrashNote.shared.write($0) }
            #endif
            action.sa_flags = Int32(SA_ONSTACK)
            sigaction(signal, &action, earlier + Int(signal))
        }
    }

    /// Writes the line, and lets the signal end the process as it would have.
    private func write(_ signal: Int32) {
        _ = Foundation.write(STDERR_FILENO, text, length)
        length = 0
        sigaction(signal, earlier + Int(signal), nil)
        raise(signal)
    }
}
