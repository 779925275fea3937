/// Declarations of one name in different targets that are never compiled together. In a file that the targets share, the
/// name refers to the declaration of whichever target is built.
struct Namesakes {
    /// Whether there are any, so that each program is to be read for itself.
    private(set) var arePresent = false
    /// The ids of the types among them, by their names and the paths of their files.
    private var ids: [String: [String: String]] = [:]

    static let none = Namesakes()

    private init() {}

    init(_ programs: [TargetProgram], _ facts: [FileFacts]) {
        guard programs.count > 1 else { return }
        var declared: [String: [(file: FileFacts, holders: Set<Int>)]] = [:]
        for file in facts {
            let holders = Set(programs.indices.filter { programs[$0].paths.contains(file.path) })
            for name in Set(Self.names(in: file)) { declared[name, default: []].append((file, holders)) }
        }
        arePresent = declared.values.contains { Self.areApart($0.map(\.holders)) }
        guard arePresent else { return }
        let types = Set(facts.flatMap(\.types).filter { $0.kind != .extension }.map(\.name))
        // A type has one id, whichever of the others of its name a program has.
        for (name, places) in declared where types.contains(name) && Set(places.map(\.holders)).count > 1 {
            let units = places.map { place in
                place.file.target ?? place.file.module ?? (place.holders.min().map { programs[$0] }?.targetName)
            }
            // Where targets are not known, or one has both, files tell them apart.
            let isByUnit = Set(units.compactMap(\.self)).count == places.count
            let paths = Self.shortestPaths(places.map(\.file.path))
            for (place, (unit, path)) in zip(places, zip(units, paths)) {
                ids[name, default: [:]][place.file.path] =
                    isByUnit ? "\(unit ?? "").\(name)" : "\(name)#\(path)"
            }
        }
    }

    /// The id of a type that another program has a namesake of.
    func id(of name: String, at path: String) -> String? { ids[name]?[path] }

    /// The least that tells files apart: a file's name without its ending, with as many of its folders as that takes.
    static func shortestPaths(_ paths: [String]) -> [String] {
        let parts = paths.map { path in
            (path.hasSuffix(".swift") ? String(path.dropLast(6)) : path).split(separator: "/").map(String.init)
        }
        for length in 1...max(1, parts.map(\.count).max() ?? 1) {
            let names = parts.map { $0.suffix(length).joined(separator: "/") }
            if Set(names).count == names.count { return names }
        }
        return paths
    }

    /// Whether some program has the one, and another has the other.
    private static func areApart(_ holders: [Set<Int>]) -> Bool {
        let distinct = Set(holders)
        return distinct.contains { one in distinct.contains { one.isDisjoint(with: $0) && !one.isEmpty && !$0.isEmpty }
        }
    }

    private static func names(in file: FileFacts) -> [String] {
        var names = file.functions.map(signature)
        for type in file.types where !type.isPrivate {
            if type.kind == .extension {
                names += type.functions.map { "\(type.name).\(signature($0))" }
            } else {
                names.append(type.name)
            }
        }
        return names
    }

    private static func signature(_ function: FunctionFact) -> String {
        let parameters = function.parameters.map { "\($0.label ?? "_"):\($0.type?.description ?? "")" }
        return "\(function.name)(\(parameters.joined(separator: ",")))"
    }
}
