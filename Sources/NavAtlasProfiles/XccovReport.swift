/// What `xcrun xccov view --report --json` writes: for each file its functions, getters and closures, with their first
/// lines, how many lines they have, and how many of those ran.
struct XccovReport: Decodable {
    private let targets: [Target]

    var profile: CodeProfile {
        var functions: [String: [Function]] = [:]
        for file in targets.flatMap(\.files) { functions[file.path, default: []] += file.functions }
        return CodeProfile(files: functions.mapValues(Self.profile))
    }

    /// Functions stand inside others: a line is that of the one that begins last, and of those that begin on one line of
    /// the shortest.
    private static func profile(of functions: [Function]) -> FileProfile {
        var runs: [Extent: (first: FileProfile.Run, rest: FileProfile.Run)] = [:]
        var lines: [Int32: Bool] = [:]
        for function in functions {
            guard let extent = Extent(function) else { continue }
            lines[extent.first] = lines[extent.first] == true || function.executionCount > 0
            let known = runs[extent] ?? (function.firstRun, function.restRun)
            runs[extent] = (
                known.first == function.firstRun ? known.first : .mixed,
                known.rest == function.restRun ? known.rest : .mixed
            )
        }
        var spans: [FileProfile.Span] = []
        var open: [(end: Int32, run: FileProfile.Run)] = []
        func close(before line: Int32) {
            while let last = open.last, last.end <= line {
                open.removeLast()
                spans.append(FileProfile.Span(line: last.end, column: 1, run: open.last?.run ?? .none))
            }
        }
        for (extent, run) in runs.sorted(by: { $0.key < $1.key }) {
            close(before: extent.first)
            var first = run.first
            // A closure may begin after other code of its line, which belongs to the function around it.
            if first == .notRun, let outer = open.last, outer.run != .notRun {
                first = .aroundClosure(ran: outer.run == .ran ? true : nil)
            }
            spans.append(FileProfile.Span(line: extent.first, column: 1, run: first))
            let end = min(extent.end, open.last?.end ?? .max)
            if extent.first + 1 < end {
                spans.append(FileProfile.Span(line: extent.first + 1, column: 1, run: run.rest))
            }
            open.append((end, run.rest))
        }
        close(before: .max)
        return FileProfile(spans: spans, lines: lines)
    }

    /// The lines of a function.
    private struct Extent: Hashable, Comparable {
        let first: Int32
        /// The line after the last one.
        let end: Int32

        init?(_ function: Function) {
            let (end, isTooFar) = function.lineNumber.value.addingReportingOverflow(function.executableLines.value)
            guard !isTooFar, end < .max, function.executableLines.value > 0 else { return nil }
            (first, self.end) = (function.lineNumber.value, end)
        }

        static func < (left: Self, right: Self) -> Bool { (left.first, right.end) < (right.first, left.end) }
    }

    private struct Target: Decodable { let files: [File] }

    private struct File: Decodable {
        let path: String
        let functions: [Function]

        private enum Key: CodingKey { case path, functions }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            path = try container.decode(String.self, forKey: .path)
            functions = decoder.wants(path) ? try container.decode([Function].self, forKey: .functions) : []
        }
    }

    private struct Function: Decodable {
        let lineNumber: Ordinal
        let executionCount: Double
        let executableLines: Ordinal
        let coveredLines: Ordinal

        var firstRun: FileProfile.Run { executionCount > 0 ? .ran : .notRun }

        /// What the other lines did: that is only known where all of them did the same.
        var restRun: FileProfile.Run {
            if executionCount == 0 { return .notRun }
            return coveredLines.value == executableLines.value ? .ran : .mixed
        }
    }
}
