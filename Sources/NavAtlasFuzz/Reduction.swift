import Foundation

/// Makes an input that shows a finding smaller, as long as it shows a finding of the same sort: whole files first, then
/// parts of their texts (Zeller and Hildebrandt's delta debugging, without the complements).
struct Reduction {
    let sandbox: Sandbox
    let sort: String
    private(set) var input: FuzzInput
    private var tries = 0
    /// When it ends, small or not: an input that waits for ever takes its time at every try.
    private let end = Date().addingTimeInterval(mostSeconds)

    private static let mostTries = 400
    private static let mostSeconds = 600.0

    init(of input: FuzzInput, showing finding: Sandbox.Finding, in sandbox: Sandbox) {
        (self.input, sort, self.sandbox) = (input, finding.sort, sandbox)
    }

    mutating func run() throws {
        try shrink(input.entries) { input, entries in input.entries = entries }
        for place in input.entries.indices {
            guard case .file(let text) = input.entries[place].content else { continue }
            try shrink(text.split(separator: 10, omittingEmptySubsequences: false)) { input, lines in
                input.entries[place].content = .file(Array(lines.joined(separator: [10])))
            }
            guard case .file(let text) = input.entries[place].content, text.count < 20_000 else { continue }
            try shrink(Tokens.split(text)) { input, tokens in
                input.entries[place].content = .file(Array(tokens.joined()))
            }
        }
    }

    /// Leaves out parts, large ones first, that the finding does not need.
    private mutating func shrink<Part>(_ parts: [Part], _ set: (inout FuzzInput, [Part]) -> Void) throws {
        var (parts, length) = (parts, parts.count)
        while length > 0 {
            var start = 0
            while start < parts.count {
                guard tries < Self.mostTries, Date() < end else { return }
                var fewer = parts
                fewer.removeSubrange(start..<min(parts.count, start + length))
                var smaller = input
                set(&smaller, fewer)
                if try shows(smaller) { (parts, input) = (fewer, smaller) } else { start += length }
            }
            length /= 2
        }
    }

    private mutating func shows(_ input: FuzzInput) throws -> Bool {
        tries += 1
        return try sandbox.run(input).finding?.sort == sort
    }
}
