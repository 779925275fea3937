/// A pattern for names: `*` stands for any text, `?` for one character, everything else for itself.
public struct Glob: Hashable, Sendable {
    /// The pattern as it is written.
    public let text: String
    private let characters: [Character]

    /// Creates a pattern; every text is one.
    public init(_ text: String) {
        self.text = text
        characters = Array(text)
    }

    /// Whether a name matches as a whole. Takes time linear in the product of the two lengths at worst: the star that was
    /// last met takes one character more wherever the rest does not fit.
    public func matches(_ name: String) -> Bool {
        let name = Array(name)
        var (place, index) = (0, 0)
        var star: (place: Int, index: Int)?
        while index < name.count {
            if place < characters.count, characters[place] == "*" {
                star = (place, index)
                place += 1
            } else if place < characters.count, characters[place] == name[index] || characters[place] == "?" {
                (place, index) = (place + 1, index + 1)
            } else if let last = star {
                star = (last.place, last.index + 1)
                (place, index) = (last.place + 1, last.index + 1)
            } else {
                return false
            }
        }
        return characters[place...].allSatisfy { $0 == "*" }
    }
}
