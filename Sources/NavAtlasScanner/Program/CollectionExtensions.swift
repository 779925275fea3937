// Extensions of the library's collections: `extension [Route] { … }`.

extension Program {
    /// The methods that the app gives to library types that are no views.
    func findCollectionMethods() -> Set<String> {
        let types = foreignExtensions.filter {
            StandardLibraryNames.collections.contains($0.key) || $0.key.hasSuffix("Path")
        }
        return Set(types.values.flatMap(\.functions.keys))
    }

    /// The library's type that an extension extends: of `typealias Routes = [Route]`, `extension Routes` extends arrays.
    func extended(_ name: String, in place: LookupPlace) -> String {
        guard aliases[name] != nil, case .array = resolve(.named(name, []), in: place) else { return name.lastPart }
        return "Array"
    }
}
