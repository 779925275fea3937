/// The ids of types in a graph: their names, qualified only where two collide.
///
/// Where several targets or modules have a type of one name, those tell them apart: `Feature.HomeView`. Within one of them
/// files do, for types that are private to their files: `Row#HomeView`. So what another target has does not decide which
/// file a name speaks of.
struct TypeIDs {
    private let program: Program
    private let namesakes: Namesakes

    init(_ program: Program, _ namesakes: Namesakes) {
        self.program = program
        self.namesakes = namesakes
    }

    func ids(of types: [Nominal]) -> [(Nominal, String)] {
        var result: [(Nominal, String)] = []
        var taken: Set<String> = []
        for (name, types) in Dictionary(grouping: types, by: \.name).sorted(by: { $0.key < $1.key }) {
            for (type, id) in ids(of: types.sorted { $0.id < $1.id }, named: name) {
                // A target may be called like a type that has inner ones.
                let isNew = taken.insert(id).inserted
                let place = "\(path(of: type)):\(type.position.line)"
                result.append((type, isNew ? id : "\(name)#\(place)"))
            }
        }
        return result
    }

    private func ids(of types: [Nominal], named name: String) -> [(Nominal, String)] {
        let byUnit = Dictionary(grouping: types, by: unit)
        return byUnit.sorted { ($0.key ?? "") < ($1.key ?? "") }.flatMap { unit, types -> [(Nominal, String)] in
            let qualified = byUnit.count > 1 ? unit.map { "\($0).\(name)" } ?? name : name
            guard types.count > 1 else {
                return types.map { ($0, namesakes.id(of: name, at: path(of: $0)) ?? qualified) }
            }
            let paths = Namesakes.shortestPaths(types.map(path))
            return zip(types, paths).map { type, path in
                let place = paths.count { $0 == path } > 1 ? "\(path):\(type.position.line)" : path
                return (type, "\(qualified)#\(place)")
            }
        }
    }

    /// The target or module that a type belongs to.
    private func unit(_ type: Nominal) -> String? {
        let file = program.files[type.file]
        return file.target ?? file.module
    }

    private func path(of type: Nominal) -> String { program.files[type.file].path }
}
