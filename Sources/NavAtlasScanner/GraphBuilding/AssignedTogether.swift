/// What the same statements assign to several properties of one value: `state.isLoggedIn = true; state.isNew = false`. A root
/// that needs `isNew`, too, is not brought up by that.
struct AssignedTogether {
    private typealias Constants = [String: Value]

    private var assigned: [DraftLocation: Constants] = [:]

    init(_ files: [FileFacts]) {
        for (index, file) in files.enumerated() {
            var lists: [[Statement]] = []
            var walk = CodeWalk()
            walk.onStatements = { lists.append($0) }
            walk.walk([file])
            for list in lists { note(list, in: index) }
        }
    }

    private mutating func note(_ statements: [Statement], in file: Int) {
        var constants: [String: Constants] = [:]
        var places: [String: [Position]] = [:]
        for case .expression(.assignment(let target, let value, let place)) in statements {
            guard let (holder, property) = Self.parts(of: target) else { continue }
            places[holder, default: []].append(place)
            constants[holder, default: [:]][property] = Self.constant(value)
        }
        for (holder, places) in places where places.count > 1 {
            for place in places { assigned[DraftLocation(file: file, position: place)] = constants[holder] }
        }
    }

    /// What holds a property, and the property: `state` and `isNew`.
    private static func parts(of target: Expression) -> (holder: String, property: String)? {
        switch target {
        case .name(let name, _): ("", name)
        case .member(let base, let name, _): FileLowering.dottedName(base).map { ($0, name) }
        default: nil
        }
    }

    private static func constant(_ value: Expression) -> Value? {
        switch value {
        case .boolean(let isOn): .boolean(isOn)
        case .null: .null
        case .implicitMember(let name, _): .unresolvedCase(name, [])
        default: nil
        }
    }

    /// Whether an assignment stands beside others.
    func contains(_ location: DraftLocation) -> Bool { assigned[location] != nil }

    /// Whether an assignment stands beside others by which a state is not what a root needs.
    func exclude(_ trigger: StateTrigger, with mutation: Mutation) -> Bool {
        guard !trigger.needs.isEmpty, let constants = assigned[mutation.location] else { return false }
        return trigger.needs.contains { needs in
            needs.allSatisfy { need in
                guard need.key.nominal === mutation.key.nominal, let value = constants[need.key.name] else {
                    return false
                }
                return !need.test.holds(for: [value])
            }
        }
    }
}
