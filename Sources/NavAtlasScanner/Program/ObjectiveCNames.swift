/// The names by which Objective-C finds members that no Swift code names: those in texts, as of `Selector("close")` and
/// `value(forKey: "title")`, and those in files of Objective-C.
struct ObjectiveCNames {
    private let names: Set<String>

    init(_ files: [FileFacts]) {
        var names: Set<String> = []
        var walk = CodeWalk()
        walk.onExpression = { expression, _ in
            guard case .string(let segments) = expression else { return }
            for case .text(let text) in segments { names.formUnion(Self.names(in: text)) }
        }
        walk.walk(files)
        for file in files.compactMap(\.objectiveC) {
            for word in file.names + file.texts { names.formUnion(Self.names(in: word.name)) }
        }
        self.names = names
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// The names in a text that may be a selector or a key path: `close` in `close:`, `item` and `title` in `item.title`.
    private static func names(in text: String) -> [String] {
        guard text.allSatisfy({ $0.isLetter || $0.isNumber || "_.:@".contains($0) }) else { return [] }
        return text.split(separator: ".").flatMap { part in
            ObjectiveCFacts.swiftNames(ofSelector: String(part.prefix { $0 != ":" }))
        }
    }
}
