/// A location in a source file.
public struct SourceLocation: Hashable, Sendable {
    /// The file's path, relative to the folder that was scanned where that is possible, with `/` between its parts.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The column in UTF-8 bytes, counted from 1.
    public var column: Int

    /// Creates a location from its parts.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    /// Orders by file, then line, then column.
    public static func < (left: Self, right: Self) -> Bool {
        if left.file != right.file { return left.file < right.file }
        return (left.line, left.column) < (right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `file:line:column`, which editors and terminals can jump to.
    public var description: String { "\(file):\(line):\(column)" }
}
