internal import CGraphviz
import Foundation

/// A process that lays one graph out and writes it. It ends with this value.
struct LayoutProcess: ~Copyable {
    private let process: OpaquePointer
    private let timeLimit: Double

    /// Starts a process that draws the text which it is handed.
    init(engine: String, needsFonts: Bool, timeLimit: Double) throws(DiagramError) {
        guard let process = Graphviz.alone({ cgv_process_start(engine, needsFonts) }) else {
            throw .noProcess
        }
        self.process = process
        self.timeLimit = timeLimit
    }

    /// Hands over a piece of the text, which the process reads while the next is made. What goes wrong is thrown by
    /// ``draw(_:_:)``.
    borrowing func send(_ piece: String) {
        var piece = piece
        piece.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cgv_process_send(process, $0.baseAddress, $0.count, timeLimit) }
        }
    }

    /// Starts a process that says where everything of some graphs stands.
    init(placing texts: [UnsafePointer<CChar>?], needsFonts: Bool, timeLimit: Double) throws(DiagramError) {
        guard let process = Graphviz.alone({ cgv_process_start_places(texts, texts.count, needsFonts) }) else {
            throw .noProcess
        }
        self.process = process
        self.timeLimit = timeLimit
    }

    /// The system's number of the process.
    var id: Int32 { cgv_process_id(process) }

    /// Ends the text, waits for the layout, and writes it. The time limit holds for each of the two; a large
    /// bitmap has more time, because no other layout would make it sooner.
    consuming func draw(
        _ format: String, _ resolution: Graphviz.Resolution?
    ) throws(DiagramError) -> Graphviz.Drawing {
        let outcome = outcome(format, resolution)
        let signal = cgv_process_end(process)
        discard self
        return try Self.result(outcome, signal)
    }

    /// Waits for the places of everything, within the time limit.
    consuming func places() throws(DiagramError) -> [Places] {
        var text: UnsafeMutablePointer<CChar>?
        var said: UnsafePointer<CChar>?
        let status = cgv_process_places(process, timeLimit, &text, &said)
        let messages = said.map { String(cString: $0) } ?? ""
        let outcome: Result<[Places], DiagramError> =
            if status == CGV_OK, let text {
                .success(PlacesReader.all(in: text))
            } else {
                .failure(failure(status, "places", messages, isDrawn: false))
            }
        free(text)
        let signal = cgv_process_end(process)
        discard self
        return try Self.result(outcome, signal)
    }

    /// Only the end of a process tells what ended it.
    private static func result<Value>(
        _ outcome: Result<Value, DiagramError>, _ signal: Int32
    ) throws(DiagramError) -> Value {
        switch outcome {
        case .success(let value): return value
        case .failure(.layoutEnded): throw .layoutEnded(signal: signal)
        case .failure(let error): throw error
        }
    }

    private borrowing func outcome(
        _ format: String, _ resolution: Graphviz.Resolution?
    ) -> Result<Graphviz.Drawing, DiagramError> {
        let layout = cgv_process_layout(process, timeLimit)
        let messages = String(cString: layout.messages)
        if layout.status != CGV_OK { return .failure(failure(layout.status, format, messages, isDrawn: false)) }
        do throws(DiagramError) {
            let size = try resolution.map { wish throws(DiagramError) in
                try Bitmap(wish, width: layout.width, height: layout.height)
            }
            var bytes: UnsafeMutablePointer<CChar>?
            var said: UnsafePointer<CChar>?
            var count = 0
            let status = cgv_process_render(
                process, timeLimit + (size?.patience ?? 0), format, size?.dpi ?? 0, &bytes, &count, &said)
            let messages = said.map { String(cString: $0) } ?? ""
            guard status == CGV_OK, let bytes else { throw failure(status, format, messages, isDrawn: true) }
            defer { free(bytes) }
            return .success(
                Graphviz.Drawing(
                    data: Data(bytes: bytes, count: count), warnings: messages, notes: size?.notes ?? []))
        } catch {
            return .failure(error)
        }
    }

    private borrowing func failure(
        _ status: cgv_status, _ format: String, _ messages: String, isDrawn: Bool
    ) -> DiagramError {
        switch status {
        case CGV_TIMED_OUT: .layoutTimedOut(seconds: timeLimit)
        case CGV_PROCESS_ENDED: .layoutEnded(signal: 0)
        case CGV_NO_CONTEXT: .graphvizUnavailable(messages: messages)
        default:
            isDrawn ? .renderingFailed(format: format, messages: messages) : .layoutFailed(messages: messages)
        }
    }

    deinit { _ = cgv_process_end(process) }
}
