/// Why a file is no coverage profile.
package enum ProfileError: Error, Hashable, Sendable {
    /// Formats that other tools turn into one that can be read.
    package enum BinaryFormat: Hashable, Sendable {
        /// What an instrumented program writes, or what `llvm-profdata` makes of it.
        case llvmProfile
        /// Anything else that is no text.
        case unknown
    }

    /// There is nothing in it.
    case empty
    /// It is no text.
    case binary(BinaryFormat)
    /// It begins like JSON and is none.
    case malformedJSON(String)
    /// It is JSON, and no profile of a known format.
    case unknownJSON
    /// It is of a known format, and a value is missing or of another type.
    case malformed(format: String, place: String, problem: String)
    /// A line is no record of lcov's.
    case malformedLine(Int, problem: String)
    /// No line of it is a record of lcov's.
    case unknownText
}

extension ProfileError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    package var description: String {
        switch self {
        case .empty: "it is empty; \(Self.advice)"
        case .binary(.llvmProfile):
            "it is a raw profile; export it as JSON with 'llvm-cov export -instr-profile FILE.profdata PROGRAM'"
        case .binary(.unknown), .unknownText, .unknownJSON:
            "it is not a coverage file that NavAtlas can read; \(Self.advice)"
        case .malformedJSON(let problem): "it is malformed JSON: \(problem)"
        case .malformed(let format, let place, let problem):
            "it is malformed \(format)\(place.isEmpty ? "" : " at \(place)"): \(problem)"
        case .malformedLine(let line, let problem): "line \(line) is malformed lcov: \(problem)"
        }
    }

    private static let advice = """
        give JSON of 'llvm-cov export', lcov, or JSON of 'xcrun xccov view --archive --json' or 'xcrun xccov view \
        --report --json'
        """
}

extension ProfileError.BinaryFormat {
    /// The format of bytes that are no text.
    init?(of bytes: [UInt8]) {
        // The magic number of indexed and raw profiles, in both orders of bytes.
        let magics = ["\u{FF}lprofi\u{81}", "\u{FF}lprofr\u{81}"].map { $0.unicodeScalars.map { UInt8($0.value) } }
        let begin = Array(bytes.prefix(8))
        if magics.contains(begin) || magics.contains(begin.reversed()) {
            self = .llvmProfile
        } else if bytes.prefix(1 << 12).contains(0) {
            self = .unknown
        } else {
            return nil
        }
    }
}
