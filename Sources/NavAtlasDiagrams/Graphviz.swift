internal import CGraphviz
import Foundation

/// The one place that calls Graphviz. Values go in, values come out, one call at a time.
enum Graphviz {
    /// The resolution of a bitmap, in dots per inch.
    enum Resolution {
        /// Fit for a dense display, and less where the bitmap would become huge.
        case automatic
        /// That one, or an error where it is too much.
        case exactly(Double)
    }

    /// Graphviz keeps its state in global variables, so calls crash each other even with separate contexts.
    private static let lock = NSLock()

    /// A picture, and what Graphviz had to say about it although it succeeded.
    struct Drawing {
        let data: Data
        let warnings: String
    }

    /// Lays out and writes a picture.
    ///
    /// - Throws: ``DiagramError`` with Graphviz's own messages, none of which is printed.
    static func draw(
        _ dot: String, as format: String, resolution: Resolution? = nil, engine: String = "dot"
    ) throws(DiagramError) -> Drawing {
        if case .exactly(let dpi) = resolution, !(dpi.isFinite && dpi > 0) { throw .invalidResolution(dpi) }
        lock.lock()
        defer { lock.unlock() }

        var layout = cgv_layout_make(dot, engine)
        defer { cgv_layout_free(&layout) }
        guard layout.status == CGV_OK else { throw failure(of: layout, format: format) }

        let dpi = try resolution.map { resolution throws(DiagramError) in
            try dotsPerInch(resolution, width: layout.width, height: layout.height)
        }
        var bytes: UnsafeMutablePointer<CChar>?
        var count = 0
        let status = cgv_layout_render(&layout, format, dpi ?? 0, &bytes, &count)
        guard status == CGV_OK, let bytes else {
            throw .renderingFailed(format: format, messages: String(cString: layout.messages))
        }
        defer { cgv_data_free(bytes) }
        return Drawing(data: Data(bytes: bytes, count: count), warnings: String(cString: layout.messages))
    }

    private static func failure(of layout: cgv_layout, format: String) -> DiagramError {
        let messages = String(cString: layout.messages)
        return layout.status == CGV_NO_CONTEXT
            ? .graphvizUnavailable(messages: messages) : .layoutFailed(messages: messages)
    }

    /// Cairo scales down a bitmap that is longer than this on a side, and says so on standard error only.
    static let longestSide = 32_000.0
    /// A bitmap of this many pixels takes a gigabyte while it is drawn.
    static let largestArea = 250e6
    /// Writing a bitmap of this many pixels takes about a second.
    static let comfortableArea = 24e6
    static let automaticDPI = 144.0
    static let pointsPerInch = 72.0

    /// The resolution for a picture of that size in points.
    static func dotsPerInch(
        _ resolution: Resolution, width: Double, height: Double
    ) throws(DiagramError) -> Double {
        let longest = max(width, height, 1)
        let area = max(width * height, 1)
        let largest = pointsPerInch * min(longestSide / longest, (largestArea / area).squareRoot())
        switch resolution {
        case .automatic:
            let comfortable = pointsPerInch * (comfortableArea / area).squareRoot()
            return min(largest, max(pointsPerInch, min(automaticDPI, comfortable)))
        case .exactly(let dpi):
            guard dpi <= largest else {
                throw .bitmapTooLarge(
                    dpi: dpi, width: width * dpi / pointsPerInch, height: height * dpi / pointsPerInch,
                    largestDPI: largest)
            }
            return dpi
        }
    }
}
