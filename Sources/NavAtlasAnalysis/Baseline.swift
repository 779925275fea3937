import Foundation

/// Findings that are known and accepted, so that a check fails on new ones only.
///
/// A finding is known again by its rule and its subject: a moved line, another wording or a second finding of the same
/// kind do not change what is accepted.
package struct Baseline: Hashable, Sendable {
    /// One accepted finding.
    package struct Entry: Hashable, Comparable, Codable, Sendable {
        /// The id of the rule.
        package var rule: String
        /// What the finding is about.
        package var subject: String

        /// Orders by rule, then by subject.
        package static func < (left: Self, right: Self) -> Bool {
            left.rule != right.rule ? left.rule < right.rule : left.subject < right.subject
        }
    }

    /// The version of the file's format.
    package static let version = 1

    /// What is accepted.
    package let entries: Set<Entry>

    /// Accepts findings.
    package init(_ findings: [Finding]) {
        entries = Set(findings.map { Entry(rule: $0.rule, subject: $0.subject) })
    }

    /// Whether a finding is one of those that are accepted.
    package func accepts(_ finding: Finding) -> Bool {
        entries.contains(Entry(rule: finding.rule, subject: finding.subject))
    }

    /// The findings that are not accepted, and one for each accepted finding that no longer exists.
    ///
    /// - Parameters:
    ///   - withheld: findings that are not given, of which none is stale: they may still be there.
    ///   - rules: the ids of the rules that were asked; what others accept is neither used nor stale.
    package func filter(
        _ findings: [Finding], withheld: [Finding] = [], askedOf rules: Set<String>
    ) -> [Finding] {
        let found = Baseline(findings + withheld).entries
        let stale = entries.filter { rules.contains($0.rule) && !found.contains($0) }.sorted()
        return findings.filter { !accepts($0) }
            + stale.map { entry in
                Finding(
                    rule: RuleDescription.staleBaseline.id, severity: RuleDescription.staleBaseline.severity,
                    subject: "\(entry.rule) \(entry.subject)",
                    message: "the baseline accepts '\(entry.rule)' for \(entry.subject), but it is not found any more",
                    help: RuleDescription.staleBaseline.remedy)
            }
    }
}

extension Baseline {
    private struct Document: Codable {
        var version: Int
        var findings: [Entry]
    }

    /// What is wrong with a baseline file.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// It is not the JSON of a baseline; the detail says why.
        case malformed(String)
        /// It was written by another version of the program.
        case unknownVersion(Int)

        /// What is wrong and what to do.
        package var description: String {
            switch self {
            case .malformed(let detail): "this is no baseline: \(detail); write it again with --write-baseline"
            case .unknownVersion(let version):
                "the baseline's version is \(version), but this program reads version \(Baseline.version); "
                    + "write it again with --write-baseline"
            }
        }
    }

    /// Reads a baseline.
    ///
    /// - Throws: ``Failure``.
    package init(decoding data: Data) throws(Failure) {
        struct Version: Decodable { var version: Int }
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(Version.self, from: data).version else {
            throw .malformed("it has no whole number 'version'")
        }
        guard version == Self.version else { throw .unknownVersion(version) }
        guard let document = try? decoder.decode(Document.self, from: data) else {
            throw .malformed("'findings' is no list of objects with 'rule' and 'subject'")
        }
        entries = Set(document.findings)
    }

    /// The file: JSON, sorted, the same bytes for the same findings.
    ///
    /// - Throws: `EncodingError`.
    package func encoded() throws -> Data {
        try Document(version: Self.version, findings: entries.sorted()).json()
    }
}
