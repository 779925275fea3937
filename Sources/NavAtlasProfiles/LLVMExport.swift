/// What `llvm-cov export` writes, and `swift test --enable-code-coverage` with it: for each file its segments, each the
/// place from which on a region's count holds.
struct LLVMExport: Decodable {
    static let type = "llvm.coverage.json.export"

    private let data: [Unit]

    var profile: CodeProfile {
        var files: [String: (spans: [FileProfile.Span], lines: [Int32: Bool])] = [:]
        for file in data.flatMap(\.files) {
            files[file.filename, default: ([], [:])].spans += file.segments.map(\.span)
            for segment in file.segments where segment.beginsRegion {
                files[file.filename]?.lines.merge([segment.line: segment.span.run == .ran]) { $0 || $1 }
            }
        }
        return CodeProfile(files: files.mapValues { FileProfile(spans: $0.spans, lines: $0.lines) })
    }

    private struct Unit: Decodable { let files: [File] }

    private struct File: Decodable {
        let filename: String
        let segments: [Segment]

        private enum Key: CodingKey { case filename, segments }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            filename = try container.decode(String.self, forKey: .filename)
            segments = decoder.wants(filename) ? try container.decode([Segment].self, forKey: .segments) : []
        }
    }

    /// `[line, column, count, hasCount, beginsRegion, isGap]`; older versions have numbers for truth values, and no gaps.
    private struct Segment: Decodable {
        let line: Int32
        let span: FileProfile.Span
        let beginsRegion: Bool

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            line = try values.decode(Ordinal.self).value
            let column = try values.decode(Ordinal.self).value
            // Counts may be too large for an integer.
            let count = try values.decode(Double.self)
            let hasCount = try values.decode(TruthValue.self).value
            beginsRegion = try values.decode(TruthValue.self).value && hasCount
            span = FileProfile.Span(line: line, column: column, run: hasCount ? (count > 0 ? .ran : .notRun) : .none)
        }
    }

    private struct TruthValue: Decodable {
        let value: Bool

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                value = number != 0
            } else {
                value = try container.decode(Bool.self)
            }
        }
    }
}
