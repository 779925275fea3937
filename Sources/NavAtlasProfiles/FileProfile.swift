/// Which code of one source file a test run ran.
///
/// Formats differ in how exact they are: some know the regions between two columns, others only lines. What a place's own
/// code did is told from the innermost region that a format knows.
package struct FileProfile: Hashable, Sendable {
    /// What a test run did with some code.
    package enum Run: Hashable, Sendable {
        /// It ran.
        case ran
        /// It did not run.
        case notRun
        /// A closure that begins on the line did not run; the code around it did, or it is not known.
        case aroundClosure(ran: Bool?)
        /// Some of it ran and some did not, and the format does not say which.
        case mixed
        /// There is no code.
        case none
    }

    /// From here on, up to the next span, the code ran or did not.
    struct Span: Hashable, Sendable {
        let line: Int32
        let column: Int32
        let run: Run
    }

    /// Sorted by place; of several at one place, the last counts.
    private let spans: [Span]
    /// Whether the code that begins on a line ran: any of it, where several regions do.
    private let lines: [Int32: Bool]

    /// - Parameters:
    ///   - spans: in any order.
    ///   - lines: the lines on which code begins.
    init(spans: [Span], lines: [Int32: Bool]) {
        // Sorting keeps the order of those at one place.
        self.spans = spans.enumerated().sorted { left, right in
            (left.element.line, left.element.column, left.offset) < (
                right.element.line, right.element.column, right.offset
            )
        }.map(\.element)
        self.lines = lines
    }

    /// Whether the innermost code at a place ran; `nil` where the profile does not say.
    ///
    /// - Parameter isInClosure: whether the place is in a closure that begins on its line, which profiles without columns
    ///   do not know; `nil` where nobody does.
    package func ranCode(line: Int, column: Int, isInClosure: () -> Bool? = { nil }) -> Bool? {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            let span = spans[middle]
            if (Int(span.line), Int(span.column)) <= (line, column) { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        switch spans[low - 1].run {
        case .ran: return true
        case .notRun: return false
        case .aroundClosure(let ran): return isInClosure().flatMap { $0 ? false : ran }
        case .mixed, .none: return nil
        }
    }

    /// Whether the body ran of what is declared on a line; `nil` where the profile does not say. The opening brace may
    /// stand on the next line.
    package func ranBody(line: Int) -> Bool? {
        guard let line = Int32(exactly: line), line < .max else { return nil }
        return lines[line] ?? lines[line + 1]
    }
}
