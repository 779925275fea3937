internal import CGraphviz
import Foundation

/// The one place that calls Graphviz, which turns a canvas into pixels or a document. Values go in, values come out.
enum Graphviz {
    /// Graphviz keeps its state in global variables, so calls crash each other even with separate contexts.
    private static let lock = NSLock()

    /// Writes a text in Graphviz's language whose nodes have their places.
    ///
    /// - Throws: ``DiagramError`` with Graphviz's own messages, none of which is printed.
    static func draw(_ dot: String, as format: String) throws(DiagramError) -> Data {
        try with(dot) { drawing throws(DiagramError) in
            var bytes: UnsafeMutablePointer<CChar>?
            var count = 0
            let status = cgv_drawing_render(&drawing, format, &bytes, &count)
            guard status == CGV_OK, let bytes else {
                throw .renderingFailed(format: format, messages: String(cString: drawing.messages))
            }
            defer { cgv_data_free(bytes) }
            return Data(bytes: bytes, count: count)
        }
    }

    /// How wide a picture is, in points.
    static func width(of dot: String) throws(DiagramError) -> Double {
        try with(dot) { drawing throws(DiagramError) in drawing.width }
    }

    private static func with<Result>(
        _ dot: String, _ body: (inout cgv_drawing) throws(DiagramError) -> Result
    ) throws(DiagramError) -> Result {
        lock.lock()
        defer { lock.unlock() }
        var drawing = cgv_drawing_make(dot)
        defer { cgv_drawing_free(&drawing) }
        let messages = String(cString: drawing.messages)
        switch drawing.status {
        case CGV_OK: return try body(&drawing)
        case CGV_NO_CONTEXT: throw .graphvizUnavailable(messages: messages)
        default: throw .drawingFailed(messages: messages)
        }
    }
}
