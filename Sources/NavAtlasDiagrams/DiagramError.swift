/// An error in drawing a diagram.
package enum DiagramError: Error, Hashable, Sendable {
    /// Graphviz could not start.
    case graphvizUnavailable(messages: String)
    /// Graphviz could not read what it was to paint.
    case drawingFailed(messages: String)
    /// Images could not be written for Graphviz to read.
    case imagesNotWritten(folder: String)
    /// The pictures of these nodes, by their ids, are whole PNGs whose pixels cannot be decoded.
    case imagesNotDecoded(nodes: [String])
    /// Graphviz could not write the picture.
    case renderingFailed(format: String, messages: String)
    /// A bitmap at that resolution, in dots per inch, would be too large; the sizes are in pixels.
    case bitmapTooLarge(dpi: Double, width: Double, height: Double, largestDPI: Double)
    /// That is no resolution.
    case invalidResolution(Double)
    /// The drawing cannot be written as JSON.
    case notEncodable(String)
}

extension DiagramError: CustomStringConvertible {
    /// What is wrong, and what to do.
    package var description: String {
        switch self {
        case .graphvizUnavailable(let messages):
            "Graphviz could not start\(Self.quote(messages)); install it again (apt install graphviz, "
                + "brew install graphviz), and see whether 'dot -v' works"
        case .drawingFailed(let messages):
            "Graphviz could not paint the picture\(Self.quote(messages)); install the package 'graphviz', which paints PNG "
                + "and PDF, or choose svg"
        case .imagesNotWritten(let folder):
            "the images could not be written to '\(folder)'; see whether there is room in the temporary folder"
        case .imagesNotDecoded(let nodes):
            "the pictures of these nodes cannot be decoded: \(nodes.map(DOT.visible).joined(separator: ", ")); take the "
                + "screenshots again"
        case .renderingFailed(let format, let messages):
            "Graphviz could not write \(format)\(Self.quote(messages)); see whether 'dot -T\(format)' knows the "
                + "format, or choose another one"
        case .bitmapTooLarge(let dpi, let width, let height, let largest):
            "at \(Self.number(dpi)) dpi the picture would have \(Self.number(width)) by \(Self.number(height)) "
                + "pixels; ask for at most \(Self.number(largest)) dpi, or for svg or pdf, which have no limit"
        case .invalidResolution(let dpi):
            "\(dpi) is no resolution; give dots per inch as a number above 0"
        case .notEncodable(let reason):
            "the drawing cannot be written as JSON: \(reason); please report this as a bug of NavAtlas"
        }
    }

    private static func quote(_ messages: String) -> String {
        let lines = messages.split(whereSeparator: \.isNewline)
        guard let first = lines.first else { return "" }
        return " (\(first)\(lines.count > 1 ? "; and \(lines.count - 1) more" : ""))"
    }

    /// Rounded down, so that the largest resolution that the message names is one that works.
    static func number(_ value: Double, places: Int = 1) -> String {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        let text = "\((value * scale).rounded(.down) / scale)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
