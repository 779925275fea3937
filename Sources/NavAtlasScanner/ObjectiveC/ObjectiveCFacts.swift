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

    /// Those of Swift's names that the file may use. Swift's name is the beginning of a selector's, up to a capital letter:
    /// `show(with:)` is `showWith:`.
    func names(among declared: Set<String>) -> Set<String> {
        names.reduce(into: []) { found, word in
            if declared.contains(word.name) { found.insert(word.name) }
            for index in word.name.indices where word.name[index].isUppercase {
                let start = String(word.name[..<index])
                if declared.contains(start) { found.insert(start) }
            }
        }
    }
}
