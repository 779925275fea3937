import Foundation

/// A process that is measured: it has read a graph, takes one task a line and answers each with a line.
///
/// Started when it is first asked.
final class GraphPeer {
    private enum State {
        case waiting
        case running(Process, input: FileHandle, output: FileHandle)
        case failed
    }

    private let command: () -> [String]?
    private let givesMemoryBack: Bool
    private var state = State.waiting
    private var unread = Data()
    /// Whether it was asked to build its graph.
    private(set) var hasBuilt = false

    /// - Parameters:
    ///   - givesMemoryBack: whether large memory goes back to the system when it is freed. Else glibc keeps some of it for
    ///     what comes next, and the most that a process had depends on the order of the tasks.
    ///   - command: the executable and its arguments; `nil` where there is nothing to run.
    init(givesMemoryBack: Bool, _ command: @escaping () -> [String]?) {
        (self.givesMemoryBack, self.command) = (givesMemoryBack, command)
    }

    deinit {
        if case .running(let process, let input, _) = state {
            try? input.close()
            process.waitUntilExit()
        }
    }

    /// The answer and the time in seconds; `nil` where the process cannot be run or cannot do that.
    func ask(_ task: GraphTask, times: Int = 1) -> (answer: Int, seconds: Double)? {
        if case .waiting = state { start() }
        if task == .build { hasBuilt = true }
        guard case .running(_, let input, let output) = state else { return nil }
        guard (try? input.write(contentsOf: Data("\(task.rawValue) \(times)\n".utf8))) != nil,
            let line = line(from: output)
        else {
            state = .failed
            return nil
        }
        let words = line.split(separator: " ")
        guard words.count == 2, let seconds = Double(words[0]), let answer = Int(words[1]) else { return nil }
        return (answer, seconds)
    }

    private func start() {
        state = .failed
        guard let words = command(), let executable = words.first else { return }
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = Array(words.dropFirst())
        (process.standardInput, process.standardOutput) = (input, output)
        if givesMemoryBack {
            process.environment = ProcessInfo.processInfo.environment
                .merging(["MALLOC_MMAP_THRESHOLD_": "1048576"]) { $1 }
        }
        guard (try? process.run()) != nil else { return }
        state = .running(process, input: input.fileHandleForWriting, output: output.fileHandleForReading)
    }

    private func line(from output: FileHandle) -> String? {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread = Data(unread[unread.index(after: end)...]) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            let piece = output.availableData
            if piece.isEmpty { return nil }
            unread += piece
        }
    }
}
