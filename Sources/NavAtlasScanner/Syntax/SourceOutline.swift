/// What a look at the bytes tells of a source file before it is parsed.
struct SourceOutline {
    /// More brackets open at once than any code that people write, and than the parser's lookahead can take.
    static let deepestNesting = 256

    /// The offset of the first byte of each line.
    private(set) var lineStarts = [0]
    /// Where brackets are nested too deep to be parsed.
    private(set) var tooDeep: Position?
    /// Where a version control system has left the mark of a conflict; the parser takes it for a comment.
    private(set) var conflict: Position?

    init(_ source: UnsafeBufferPointer<UInt8>) {
        var depth = 0
        for index in source.indices {
            switch source[index] {
            case UInt8(ascii: "\n"): lineStarts.append(index + 1)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                if depth > Self.deepestNesting, tooDeep == nil { tooDeep = position(index) }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: "<"):
                if conflict == nil, lineStarts.last == index, Self.isMark(source, at: index) {
                    conflict = position(index)
                }
            default: break
            }
        }
    }

    private func position(_ index: Int) -> Position {
        Position(line: Int32(lineStarts.count), column: Int32(index - (lineStarts.last ?? 0) + 1))
    }

    private static func isMark(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let mark = Array("<<<<<<< ".utf8)
        return index + mark.count <= source.count && source[index..<(index + mark.count)].elementsEqual(mark)
    }
}
