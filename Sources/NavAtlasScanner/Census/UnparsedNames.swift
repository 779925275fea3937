import Foundation

/// The names in files that were not parsed. A declaration that only such a file names is not dead.
struct UnparsedNames: Sendable {
    /// A question that was asked of the files, and its answer.
    struct Question: Hashable, Sendable {
        let names: [String]
        let found: [String]
    }

    private let files: [SourceFile]
    private let targets: [SharingTarget]
    private let questions = Questions()

    /// - Parameters:
    ///   - files: the app's files that were not parsed.
    ///   - targets: targets that are not read, but share files with the app.
    init(_ files: [SourceFile] = [], _ targets: [SharingTarget] = []) {
        (self.files, self.targets) = (files, targets)
    }

    /// The types, by their names and the paths of their files, that some other target shares and names in files of its own,
    /// each with the first such target.
    func targets(naming types: [(name: String, path: String)]) -> [String: String] {
        targets.reduce(into: [:]) { result, target in
            let shared = Set(types.filter { target.shared.contains($0.path) }.map(\.name))
            for name in Self.names(among: shared, in: target.others) where result[name] == nil {
                result[name] = target.name
            }
        }
    }

    /// What was asked so far of the app's own files.
    var asked: [Question] { questions.all }

    /// Whether the files would answer some questions as others did.
    func answers(_ questions: [Question]) -> Bool {
        questions.allSatisfy { Self.names(among: Set($0.names), in: files) == Set($0.found) }
    }

    /// Those of the names that stand in some file as a whole word. In a file that cannot be read, all may.
    func names(among names: Set<String>) -> Set<String> {
        let asked = names.sorted()
        if let known = questions.answer(to: asked) { return Set(known) }
        let found = Self.names(among: names, in: files)
        questions.add(Question(names: asked, found: found.sorted()))
        return found
    }

    private static func names(among names: Set<String>, in files: [SourceFile]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        return ParallelMap.map(files, cost: \.size) { file in
            (try? file.text()).map { words(of: $0, among: names) } ?? names
        }.reduce(into: []) { $0.formUnion($1) }
    }

    private final class Questions: @unchecked Sendable {
        private let lock = NSLock()
        // Guarded by the lock.
        private var answers: [[String]: [String]] = [:]

        func answer(to names: [String]) -> [String]? { lock.withLock { answers[names] } }
        func add(_ question: Question) { lock.withLock { answers[question.names] = question.found } }
        var all: [Question] {
            lock.withLock { answers.map { Question(names: $0.key, found: $0.value) } }
                .sorted { $0.names.lexicographicallyPrecedes($1.names) }
        }
    }

    private static func words(of text: [UInt8], among names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        var start: Int?
        for (index, byte) in text.enumerated() {
            if isOfName(byte) {
                start = start ?? index
            } else if let first = start {
                let word = String(decoding: text[first..<index], as: UTF8.self)
                if names.contains(word) { found.insert(word) }
                start = nil
            }
        }
        if let start, case let word = String(decoding: text[start...], as: UTF8.self), names.contains(word) {
            found.insert(word)
        }
        return found
    }

    /// Letters of other alphabets have bytes over 127.
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
            true
        default: false
        }
    }
}
