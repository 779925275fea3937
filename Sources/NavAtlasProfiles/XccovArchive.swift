/// What `xcrun xccov view --archive --json` writes: for each file its lines, and the ranges of a line that ran another
/// number of times than the line.
struct XccovArchive: Decodable {
    let profile: CodeProfile

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        var files: [String: FileProfile] = [:]
        for key in container.allKeys {
            let path = key.stringValue
            let lines = decoder.wants(path) ? try container.decode([Line].self, forKey: key) : []
            // A line ends where the next one begins, which may not be in the list.
            let ends = lines.map { FileProfile.Span(line: $0.line.value + 1, column: 1, run: .none) }
            files[path] = FileProfile(
                spans: ends + lines.flatMap(\.spans),
                lines: Dictionary(lines.compactMap { line in line.ran.map { (line.line.value, $0) } }) { $0 || $1 })
        }
        profile = CodeProfile(files: files)
    }

    private struct Line: Decodable {
        let line: Ordinal
        let isExecutable: Bool?
        let executionCount: Double?
        let subranges: [Subrange]?

        /// Whether any code of the line ran; `nil` where there is none.
        var ran: Bool? { isExecutable == false ? nil : executionCount.map { $0 > 0 } }

        var spans: [FileProfile.Span] {
            guard let ran else { return [FileProfile.Span(line: line.value, column: 1, run: .none)] }
            let whole: FileProfile.Run = ran ? .ran : .notRun
            let parts = (subranges ?? []).flatMap { range -> [FileProfile.Span] in
                let run: FileProfile.Run = range.executionCount > 0 ? .ran : .notRun
                let begin = FileProfile.Span(line: line.value, column: range.column.value, run: run)
                // One without a length goes on to the end of the line.
                guard range.length.value > 0 else { return [begin] }
                let (end, isTooFar) = range.column.value.addingReportingOverflow(range.length.value)
                return isTooFar ? [begin] : [begin, FileProfile.Span(line: line.value, column: end, run: whole)]
            }
            return [FileProfile.Span(line: line.value, column: 1, run: whole)] + parts
        }
    }

    private struct Subrange: Decodable {
        let column: Ordinal
        let length: Ordinal
        let executionCount: Double
    }
}
