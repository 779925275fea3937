/// The members through which a view shows something in its own place, but those that stand only in what it presents:
/// `.sheet(isPresented: $isShown) { settings }`.
struct ShownMembers {
    private(set) var names: Set<String>
    /// All names in their code, except in presented content.
    private(set) var mentioned: Set<String> = []

    init(of nominal: Nominal) {
        names = ["body"]
        var open = ["body"]
        while let name = open.popLast() {
            for code in nominal.code(ofMembers: name) {
                SyntaxSearch.mentions(in: code) { name, isPresented in
                    guard !isPresented, mentioned.insert(name).inserted, nominal.hasMember(name) else { return }
                    if names.insert(name).inserted { open.append(name) }
                }
            }
        }
    }
}

extension Nominal {
    func hasMember(_ name: String) -> Bool { properties[name] != nil || functions[name] != nil }

    /// The code of a computed property, and of the methods, of one name.
    func code(ofMembers name: String) -> [[Statement]] {
        (properties[name]?.fact.getter.map { [$0] } ?? []) + (functions[name] ?? []).compactMap(\.fact.body)
    }

    /// The members with code that no other member mentions: who calls them is not known.
    var unmentionedMembers: Set<String> {
        let members = Set(properties.keys).union(functions.keys)
        var mentioned: Set<String> = []
        for member in members {
            for code in code(ofMembers: member) {
                SyntaxSearch.mentions(in: code) { name, _ in if name != member { mentioned.insert(name) } }
            }
        }
        return members.subtracting(mentioned)
    }
}
