/// What an Objective-C file names. NavAtlas does not follow Objective-C, so that whatever the file names may be used.
struct ObjectiveCFacts: Hashable, Sendable {
    /// A name or a call, and the place where it first stands.
    struct Word: Hashable, Sendable {
        var name: String
        var position: Position
    }

    /// The names of types, methods and the like, each once, sorted.
    var names: [Word] = []
    /// The strings, each once, sorted.
    var texts: [Word] = []
    /// Every call that navigates, in the order of the file.
    var calls: [Word] = []

    /// Those of Swift's names that the file may use.
    func names(among declared: Set<String>) -> Set<String> {
        names.reduce(into: []) { $0.formUnion(Self.swiftNames(ofSelector: $1.name).filter(declared.contains)) }
    }

    /// What the method may be called in Swift: the beginning of its selector, up to a capital letter. `show(with:)` is `showWith:`.
    static func swiftNames(ofSelector name: String) -> [String] {
        [name] + name.indices.dropFirst().filter { name[$0].isUppercase }.map { String(name[..<$0]) }
    }
}
