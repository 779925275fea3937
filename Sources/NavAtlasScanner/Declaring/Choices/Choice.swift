/// The screens that one branch of an `if` or `switch` in a view's body shows, with the state that chooses the branch.
struct Choice {
    /// The state, where it is a property.
    var place: (receiver: Value, name: String)?
    var test: StateTest?
    /// The value that code uses while the state is `nil`.
    var fallback: Values = []
    var targets: Targets
    /// The tabs with which the tab bars begin that it shows, and that belong to the view itself.
    var firstTabs: [String] = []
    /// Whether another branch holds a navigation container itself.
    var isBesideFlow = false
    /// Whether it holds a navigation container itself.
    var holdsFlow = false
    /// Whether it lies over the content that is shown anyway, as a message does.
    var isOverlay = false
    /// Whether it may be shown for another reason than its state.
    var isForOtherReasons = false
    /// Whether its condition depends on a state that code changes, and that is not known.
    var isUndecided = false
    /// Whether it stands in a branch that is not shown at first.
    var isLater = false
    /// Whether it is added to a container that stays beneath it.
    var isAddition = false
    /// Whether it is such a container.
    var isBeneath = false
    /// Whether a state holds the screen itself.
    var isOfHeldScreens = false
    /// Whether it stands for choices inside it.
    var holdsChoices = false
    /// The screens of choices inside it that come up only where another state has changed, too.
    var laterTargets: Targets = []
    /// The needs of the conditions around it: one of each list.
    var around: [[StateNeed]] = []
    /// The needs of the conditions inside it, for each screen: one of each list.
    var inside: [NodeKey: [[StateNeed]]] = [:]

    /// The case around its condition, where all conditions in that case show one screen.
    var outerCase: String?

    var showsScreens: Bool { !targets.isEmpty }

    /// Whether it is for some of a state's values, of which there may be many.
    var isForOneOfMany: Bool {
        switch test {
        case .cases, .others: true
        default: false
        }
    }

    /// Whether a state chooses the branch.
    func isDecided(by state: (receiver: Value, name: String)?) -> Bool {
        guard let place, let state else { return false }
        return place.receiver == state.receiver && place.name == state.name
    }

    /// Notes the value that code uses while the state is `nil`.
    mutating func noteNilFallback(_ values: Values) {
        fallback = values
        guard !values.isEmpty, let test else { return }
        switch test {
        case .cases(let names) where test.holds(for: values): self.test = .cases(names.union(["none"]))
        case .others(let names) where !test.holds(for: values): self.test = .others(names.union(["none"]))
        default: break
        }
    }

    /// The case that shows it, if it is a single one.
    var caseName: String? {
        guard case .cases(var names)? = test else { return nil }
        if !fallback.isEmpty { names.remove("none") }
        guard names.count == 1, let name = names.first else { return nil }
        return name.first?.isNumber == true ? nil : name
    }
}

extension Interpreter {
    /// The need of a choice's condition, if that depends on a property.
    func need(of choice: Choice) -> StateNeed? {
        guard let place = choice.place, let test = choice.test, let nominal = place.receiver.nominal(in: heap),
            !choice.isForOtherReasons
        else { return nil }
        return StateNeed(
            receiver: place.receiver, key: PropertyKey(nominal: nominal, name: place.name), test: test)
    }

    /// The needs of each screen that only choices with conditions show: one of each list.
    func needs(of choices: [Choice]) -> [NodeKey: [[StateNeed]]] {
        var found: [NodeKey: [[StateNeed]]] = [:]
        var withoutNeed: Set<NodeKey> = []
        // A choice that stands for those inside it adds nothing to them.
        for choice in choices where !choice.holdsChoices {
            let needs = choice.around + [need(of: choice)].compactMap { $0.map { [$0] } }
            for node in choice.targets.map(\.node) {
                if needs.isEmpty { withoutNeed.insert(node) }
                found[node] = found[node].map { Self.either($0, or: needs) } ?? needs
            }
        }
        return found.filter { !withoutNeed.contains($0.key) }
    }

    /// The branches of the content that a state presents: `.sheet(isPresented: $isShown) { switch kind { … } }`.
    func choices(broughtUpBy content: Expression?, _ scope: Scope) -> [Choice] {
        guard case .closure(let closure)? = content, closure.parameters.isEmpty else { return [] }
        return choices(in: content, scope)
    }

    /// Routes with the needs of each of their screens, if the content chooses among several by states other than the route's own.
    func needing(_ routes: [TableRoute], _ choices: [Choice], besides key: PropertyKey?) -> [TableRoute] {
        guard routes.contains(where: { $0.targets.count > 1 }), !choices.isEmpty else { return routes }
        let needs = needs(of: choices).filter { !$0.value.joined().contains { $0.key == key } }
        return routes.map { route in
            guard route.targets.count > 1 else { return route }
            var route = route
            route.needs = needs.filter { route.targets.contains($0.key) }
            return route
        }
    }

    /// The disjunction of two lists of needs; if it would be long, only of their first elements.
    private static func either(_ some: [[StateNeed]], or others: [[StateNeed]]) -> [[StateNeed]] {
        let most = 16
        guard some.count * others.count <= most else { return Array(zip(some, others).prefix(1).map { $0 + $1 }) }
        return some.flatMap { one in others.map { one + $0.filter { !one.contains($0) } } }
    }
}
