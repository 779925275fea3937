/// What the Objective-C files of an app may show, by the names that stand in them.
struct ObjectiveCSearch {
    static let reason = "Objective-C code, which NavAtlas does not follow"

    private let program: Program
    private let files: [(index: Int, facts: ObjectiveCFacts)]

    init(_ program: Program) {
        self.program = program
        files = program.files.indices.compactMap { index in program.files[index].objectiveC.map { (index, $0) } }
    }

    /// The Swift types that some file names, by the name that Objective-C knows them by.
    private var types: [String: [Nominal]] {
        Dictionary(grouping: program.nominals.filter { !$0.isForeign }, by: \.objectiveCName)
    }

    /// The Swift types that some file names.
    var namedTypes: Set<Nominal> {
        guard !files.isEmpty else { return [] }
        let types = types
        return files.reduce(into: []) { named, file in
            for word in file.facts.names { named.formUnion(types[word.name] ?? []) }
        }
    }

    /// Those of the names that some file uses; of types, those by which Swift knows them.
    func names(among declared: Set<String>) -> Set<String> {
        guard !files.isEmpty else { return [] }
        let renamed = types.filter { name, types in types.contains { $0.shortName != name } }
        return files.reduce(into: []) { found, file in
            found.formUnion(file.facts.names(among: declared))
            for word in file.facts.names {
                found.formUnion((renamed[word.name] ?? []).map(\.shortName).filter(declared.contains))
            }
        }
    }

    /// Every call that navigates, and the first mention in each file of each type that is shown.
    func sites(isShown: (Nominal) -> Bool) -> [Site] {
        guard !files.isEmpty else { return [] }
        let shown = types.mapValues { $0.filter(isShown) }.filter { !$0.value.isEmpty }
        return files.flatMap { index, facts in
            let calls = facts.calls.map { site(.objectiveC(nil), $0, in: index) }
            let types = facts.names.flatMap { word in
                (shown[word.name] ?? []).map { site(.objectiveC($0), word, in: index) }
            }
            return calls + types
        }
    }

    /// The first place of each name, or of each text.
    func places(of words: KeyPath<ObjectiveCFacts, [ObjectiveCFacts.Word]>) -> [String: DraftLocation] {
        files.reduce(into: [:]) { places, file in
            for word in file.facts[keyPath: words] where places[word.name] == nil {
                places[word.name] = DraftLocation(file: file.index, position: word.position)
            }
        }
    }

    /// The place where the program starts, if that is in Objective-C.
    var start: DraftLocation? { places(of: \.names)["UIApplicationMain"] }

    private func site(_ kind: Site.Kind, _ word: ObjectiveCFacts.Word, in file: Int) -> Site {
        Site(
            kind: kind, place: DraftLocation(file: file, position: word.position), what: word.name, declaration: nil,
            given: [])
    }
}

extension Nominal {
    /// The name by which Objective-C knows a type: that of `@objc(Name)`, else its own.
    var objectiveCName: String {
        for attribute in attributes where attribute.name.base == "objc" {
            if case .name(let name, _)? = attribute.arguments.first?.value { return name }
        }
        return shortName
    }
}
