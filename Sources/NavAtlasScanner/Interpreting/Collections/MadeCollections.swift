// Collections that are made by their names: `IdentifiedArray(uniqueElements: items)`.

extension Interpreter {
    /// What a library's collection holds that is made of such arguments; `nil` for any other type.
    func collection(_ name: String, madeOf given: [ArgumentValue]) -> Values? {
        // `Dictionary(grouping: items, by: \.kind)`, and of pairs: `Dictionary(uniqueKeysWithValues:)`.
        if name == "Dictionary", let first = given.first {
            return first.values.reduce(into: []) { $0.unite(part("1", of: $1) ?? [$1]) }
        }
        return StandardLibraryNames.elementCollections.contains(name) ? given.first?.values ?? [] : nil
    }
}
