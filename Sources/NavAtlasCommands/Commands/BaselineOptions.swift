import Foundation
import NavAtlasAnalysis
import NavAtlasModel

/// The options for a baseline of accepted findings.
enum BaselineOptions {
    static let read = Option<String?>.text(
        "baseline", kind: .file,
        help: "Accept the findings that this file lists, and report entries that no longer match a finding")
    static let write = Option<String?>.text(
        "write-baseline", kind: .file,
        help: "Write all current findings to this file, so that --baseline accepts them")
    static let all: [any OptionDeclaration] = [read, write]

    /// The findings that are left of those that the asked rules gave.
    ///
    /// - Throws: ``BaselineError`` or ``FileError`` where the file cannot be read or written.
    static func remaining(
        of findings: [Finding], withheld: [Finding], askedOf rules: Set<String>, _ invocation: Invocation
    ) throws -> [Finding] {
        // A configured baseline is the one that is written anew.
        if invocation.arguments[read] != nil, !invocation.arguments.configured.contains(read.name),
            invocation.arguments[write] != nil
        {
            throw UsageError.contradictedOptions(read.display, write.display)
        }
        if let path = invocation.arguments[write] {
            let baseline = Baseline(findings)
            try Files.write(baseline.encoded(), to: path)
            let count = baseline.entries.count
            invocation.console.say("\(count) \(count == 1 ? "finding" : "findings") written to \(path)")
            return []
        }
        guard let path = invocation.arguments[read] else { return findings }
        let baseline: Baseline
        do {
            baseline = try Baseline(decoding: try Files.read(path))
        } catch let failure as Baseline.Failure {
            throw BaselineError.unreadable(path, failure)
        }
        let known = Rules.described.map { $0.id }
        for entry in baseline.entries.sorted() where !known.contains(entry.rule) {
            throw BaselineError.unknownRule(entry.rule, path, meant: nearest(to: entry.rule, among: known))
        }
        return baseline.filter(findings, withheld: withheld, askedOf: rules)
    }
}

/// What is wrong with a baseline, by its file.
enum BaselineError: Error, Hashable, CustomStringConvertible {
    case unreadable(String, Baseline.Failure)
    case unknownRule(String, String, meant: [String])

    var description: String {
        switch self {
        case .unreadable(let path, let failure): "\(path): \(failure)"
        case .unknownRule(let rule, let path, let meant):
            "\(path): there is no rule '\(rule)'" + suggestion(meant)
        }
    }
}
