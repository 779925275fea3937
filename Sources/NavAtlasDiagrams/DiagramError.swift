/// Why there is no picture.
public enum DiagramError: Error, Hashable, Sendable {
    /// Graphviz could not start.
    case graphvizUnavailable(messages: String)
    /// Graphviz could not lay the graph out, or could not read it.
    case layoutFailed(messages: String)
    /// Graphviz could not write the picture.
    case renderingFailed(format: String, messages: String)
    /// A bitmap at that resolution, in dots per inch, would be too large; the sizes are in pixels.
    case bitmapTooLarge(dpi: Double, width: Double, height: Double, largestDPI: Double)
    /// That is no resolution.
    case invalidResolution(Double)
}

extension DiagramError: CustomStringConvertible {
    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .graphvizUnavailable(let messages):
            "Graphviz could not start\(Self.quote(messages)); install it again (apt install graphviz, "
                + "brew install graphviz), and see whether 'dot -v' works"
        case .layoutFailed(let messages):
            "Graphviz could not lay the graph out\(Self.quote(messages)); write it as dot, see what "
                + "'dot -Tsvg' says of that file, and report it"
        case .renderingFailed(let format, let messages):
            "Graphviz could not write \(format)\(Self.quote(messages)); see whether 'dot -T\(format)' knows the "
                + "format, or choose another one"
        case .bitmapTooLarge(let dpi, let width, let height, let largest):
            "at \(Self.number(dpi)) dpi the picture would have \(Self.number(width)) by \(Self.number(height)) "
                + "pixels; ask for at most \(Self.number(largest)) dpi, or for svg or pdf, which have no limit"
        case .invalidResolution(let dpi):
            "\(dpi) is no resolution; give dots per inch as a number above 0"
        }
    }

    private static func quote(_ messages: String) -> String {
        let lines = messages.split(whereSeparator: \.isNewline)
        guard let first = lines.first else { return "" }
        return " (\(first)\(lines.count > 1 ? "; and \(lines.count - 1) more" : ""))"
    }

    /// Rounded down to a tenth, so that the largest resolution that the message names is one that works.
    private static func number(_ value: Double) -> String {
        let text = "\((value * 10).rounded(.down) / 10)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
