/// Reads the bytes of a source file before it is parsed: where lines start, whether brackets nest too deep, and whether a
/// conflict mark was left.
struct SourceOutline {
    /// The offset of the first byte of each line.
    private(set) var lineStarts = [0]
    /// Where brackets are nested too deep to be parsed in reasonable time.
    private(set) var tooDeep: Position?
    /// Where a version control system has left the mark of a conflict; the parser takes it for a comment.
    private(set) var conflict: Position?

    init(_ source: UnsafeBufferPointer<UInt8>) {
        var nesting = BracketNesting(size: source.count)
        for index in source.indices {
            if tooDeep == nil, !nesting.take(source[index]) { tooDeep = position(index) }
            switch source[index] {
            case UInt8(ascii: "\n"): lineStarts.append(index + 1)
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
