// Members of one name that extensions in several files or modules declare.

/// A property or function with what tells from where it is seen.
protocol DeclaredMember: AnyObject {
    var file: Int { get }
    var nominal: Nominal? { get }
    var isPrivate: Bool { get }
    /// What the extension that declares it asks of its type's parameters.
    var sameTypes: [GenericParameter] { get }
    /// Whether nothing but where they stand tells a use of one from a use of the other.
    func isNamesake(of other: Self) -> Bool
}

extension Property: DeclaredMember {
    var isPrivate: Bool { fact.isPrivate }

    func isNamesake(of other: Property) -> Bool {
        nominal === other.nominal && fact.name == other.fact.name && fact.isStatic == other.fact.isStatic
            && sameTypes == other.sameTypes
    }
}

extension Function: DeclaredMember {
    var isPrivate: Bool { fact.isPrivate }

    func isNamesake(of other: Function) -> Bool {
        nominal === other.nominal && fact.name == other.fact.name && fact.isStatic == other.fact.isStatic
            && sameTypes == other.sameTypes && labels == other.labels
            && fact.parameters.map(\.type) == other.fact.parameters.map(\.type)
    }
}

extension Program {
    /// What an extension says of its type's parameters: `extension Router where Route == Page`, `extension Router<Page>`.
    func sameTypes(in fact: TypeFact, of nominal: Nominal) -> [GenericParameter] {
        guard fact.kind == .extension else { return [] }
        let written = fact.generics.filter(\.name.isEmpty)
        return fact.generics.filter { !$0.name.isEmpty }
            + zip(nominal.generics, written).map { GenericParameter(name: $0.name, constraint: $1.constraint) }
    }

    /// The members of one name that are visible in a file: none that are private to another file, and of members that are
    /// declared alike those of the file's own module, else of an imported one.
    func seen<Member: DeclaredMember>(_ members: [Member], from file: Int?) -> [Member] {
        guard let file, members.count > 1 else { return members }
        let visible = members.filter { !$0.isPrivate || $0.file == file }
        guard !visible.isEmpty else { return members }
        return visible.filter { member in
            !visible.contains { other in
                other !== member && other.isNamesake(of: member)
                    && isNearer(other.file, than: member.file, from: file)
            }
        }
    }

    /// Whether one file's declaration takes precedence over another's in some file. No module has both; if modules are not known,
    /// the file in the nearest folder does.
    private func isNearer(_ one: Int, than other: Int, from file: Int) -> Bool {
        let distances = (distance(of: one, from: file), distance(of: other, from: file))
        guard distances.0 == distances.1 else { return distances.0 < distances.1 }
        let from = folders(of: file)
        return common(folders(of: one), from) > common(folders(of: other), from)
    }

    /// The distance of two files: 0 in one module, 1 in an imported module, 2 elsewhere.
    private func distance(of file: Int, from other: Int) -> Int {
        let (one, from) = (files[file], files[other])
        if (one.target ?? one.module) == (from.target ?? from.module) { return 0 }
        return imports.isSeen(one.module, from: from) ? 1 : 2
    }
}
