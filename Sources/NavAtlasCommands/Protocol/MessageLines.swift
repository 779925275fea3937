import Foundation

/// Messages as they come in, a line each, read on a thread of its own so that a request can be cancelled while another one
/// is worked on.
final class MessageLines: @unchecked Sendable {
    /// What a line is.
    enum Line {
        case message(ProtocolMessage)
        /// It has more bytes than a message may have; they are passed over.
        case tooLong
    }

    /// The most bytes of a line. The longest request is one with a short question.
    static let mostBytes = 1 << 20
    /// The most lines that wait; then nothing more is read until they are answered.
    private static let mostWaiting = 256

    private let descriptor: Int32
    private let condition = NSCondition()
    // Guarded by the condition.
    private var waiting: [Line] = []
    private var isAtEnd = false
    private var cancelled: Set<ProtocolMessage.ID> = []
    private var current: ProtocolMessage.ID?

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// Begins to read.
    func start() {
        let thread = Thread { [self] in read() }
        // Values of a message nest, and so do the calls that read them.
        thread.stackSize = 1 << 23
        thread.start()
    }

    /// The next line, for which it waits; `nil` at the end. Requests that were cancelled in the meantime are passed over.
    func next() -> Line? {
        condition.withLock {
            if let current { cancelled.remove(current) }
            current = nil
            while true {
                while waiting.isEmpty, !isAtEnd { condition.wait() }
                guard !waiting.isEmpty else { return nil }
                let line = waiting.removeFirst()
                condition.broadcast()
                if case .message(.request(let id, _, _)) = line {
                    if cancelled.remove(id) != nil { continue }
                    current = id
                }
                return line
            }
        }
    }

    /// Whether the request that was given last has been cancelled since.
    var isCurrentCancelled: Bool { condition.withLock { current.map(cancelled.contains) ?? false } }

    // MARK: The reading thread

    private func read() {
        var line: [UInt8] = []
        var isTooLong = false
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            var rest = buffer[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                if isTooLong || line.count + end - rest.startIndex > Self.mostBytes {
                    add(.tooLong)
                } else {
                    take(line + rest[..<end])
                }
                (line, isTooLong) = ([], false)
                rest = rest[(end + 1)...]
            }
            if isTooLong || line.count + rest.count > Self.mostBytes {
                (line, isTooLong) = ([], true)
            } else {
                line += rest
            }
        }
        if isTooLong { add(.tooLong) } else { take(line) }
        condition.withLock {
            isAtEnd = true
            condition.broadcast()
        }
    }

    /// Takes a line. One that cancels a request is obeyed at once.
    func take(_ bytes: [UInt8]) {
        if bytes.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }) {
            return
        }
        let message = ProtocolMessage(bytes)
        guard let id = message.cancels else { return add(.message(message)) }
        condition.withLock {
            let isKnown = id == current || waiting.contains { $0.id == id }
            if isKnown { cancelled.insert(id) }
        }
    }

    private func add(_ line: Line) {
        condition.withLock {
            while waiting.count >= Self.mostWaiting { condition.wait() }
            waiting.append(line)
            condition.broadcast()
        }
    }
}

extension MessageLines.Line {
    /// The id of the request that it is.
    fileprivate var id: ProtocolMessage.ID? {
        if case .message(.request(let id, _, _)) = self { id } else { nil }
    }
}
