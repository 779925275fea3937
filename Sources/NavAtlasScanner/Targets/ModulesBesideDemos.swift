/// Modules in whose folders the `@main` of a demo app stands: another app is built of such a module, too, where it names a public
/// type that the module alone declares.
struct ModulesBesideDemos {
    private let files: [String: [FileFacts]]
    /// The folders that declare each public type.
    private let homes: [String: Set<String>]

    /// - Parameter homes: the folder of each file's app; `nil` where a file stands in none.
    init(_ facts: [FileFacts], _ homes: [String?]) {
        let placed = zip(facts, homes).compactMap { file, home in home.map { (home: $0, file: file) } }
        files = Dictionary(grouping: placed, by: \.home).mapValues { $0.map(\.file) }
        self.homes = placed.reduce(into: [:]) { result, place in
            for type in place.file.types where type.isPublic && type.kind != .extension {
                result[type.name, default: []].insert(place.home)
            }
        }
    }

    /// The files of the modules that some files, or those modules themselves, need.
    func used(by own: [FileFacts]) -> [FileFacts] {
        guard !homes.isEmpty else { return [] }
        var declared: Set<String> = []
        var known = Set(own.map(\.path))
        var used: [FileFacts] = []
        var open = own
        while !open.isEmpty {
            declared.formUnion(open.flatMap(\.types).filter { $0.kind != .extension }.map(\.name))
            let needed = names(in: open).subtracting(declared).compactMap { homes[$0] }.filter { $0.count == 1 }
            let found = Set(needed.flatMap(\.self)).sorted().flatMap { files[$0] ?? [] }
            open = found.filter { known.insert($0.path).inserted }
            used += open
        }
        return used
    }

    private func names(in files: [FileFacts]) -> Set<String> {
        var names: Set<String> = []
        var walk = CodeWalk()
        walk.onExpression = { expression, _ in
            if case .name(let name, _) = expression { names.insert(name) }
        }
        walk.walk(files)
        return names
    }
}
