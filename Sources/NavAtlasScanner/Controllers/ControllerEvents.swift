// Interprets the methods of a view controller that the system calls: its life cycle, its actions and delegate methods.

extension Interpreter {
    /// Runs what the system calls of a view controller, and prepares it for the segues of its scene.
    func runEvents(of value: Value, for owner: Owner) {
        guard let nominal = value.nominal(in: heap), ranEvents.insert(EventRun(value: value, owner: owner)).inserted
        else { return }
        with(owner: owner, mode: .body) { asSystemCallback { runEvents(of: value, nominal) } }
    }

    private func runEvents(of value: Value, _ nominal: Nominal) {
        for name in nominal.propertyOrder where nominal.properties[name].map(Self.isMadeWithIt) ?? false {
            _ = read(name, of: value)
        }
        for function in events(of: nominal, where: { isEvent($0) || givesPages($0) }) {
            let arguments = function.fact.parameters.map { _ in Values() }
            guard givesPages(function) else {
                _ = invoke(function, receiver: value, arguments: arguments)
                continue
            }
            let pages = with(mode: .destination) { invoke(function, receiver: value, arguments: arguments) }
            showPages(pages, givenBy: function)
        }
        runOverriddenProperties(of: value, nominal)
        prepareForSegues(value)
    }

    /// The properties of a library's class that a class overrides to learn what they become: `override var isSelected: Bool {
    /// didSet { … } }`.
    func overriddenProperties(of nominal: Nominal) -> [Property] {
        ([nominal] + program.ancestors(of: nominal).filter { $0.kind == .class }).flatMap { type in
            type.propertyOrder.compactMap { type.properties[$0] }.filter { property in
                property.fact.isOverride && !property.fact.observers.isEmpty
                    && !type.parents.contains { program.property(property.fact.name, of: $0) != nil }
            }
        }
    }

    /// The library sets such properties, some time.
    func runOverriddenProperties(of value: Value, _ nominal: Nominal) {
        for property in overriddenProperties(of: nominal) { runObservers(of: property, value, given: []) }
    }

    struct EventRun: Hashable {
        let value: Value
        let owner: Owner
    }

    private static func isMadeWithIt(_ property: Property) -> Bool {
        guard !property.fact.isStatic, property.fact.getter == nil else { return false }
        if case .call? = property.fact.initializer { return true }
        return false
    }

    /// The functions of a class and its superclasses that the system calls, each once. Extensions of a library's class may
    /// override what that inherits: `extension UIViewController { open override func awakeFromNib() { … } }`.
    func events(of nominal: Nominal, where isEvent: (Function) -> Bool) -> [Function] {
        var seen: Set<[String]> = []
        let own = [nominal] + program.ancestors(of: nominal).filter { $0.kind == .class && !$0.isForeign }
        return (own + program.extendedLibraryTypes(of: nominal)).flatMap { type in
            type.functions.values.joined().sorted { $0.id < $1.id }.filter { function in
                (!type.isForeign || function.fact.isOverride)
                    && seen.insert(function.signature).inserted
                    && isEvent(function)
            }
        }
    }

    private func isEvent(_ function: Function) -> Bool {
        let fact = function.fact
        guard !fact.isStatic, fact.body != nil, fact.name != "prepare" else { return false }
        if fact.name == "init" { return fact.parameters.map(\.label) == ["coder"] }
        if mentions.isDead(function) { return false }
        if UIKitNames.lifeCycle.contains(fact.name) || fact.mayBeCalledUnnamed || takesSender(function)
            || isGivenReactor(function)
        {
            return true
        }
        // What nothing calls by its name and labels is called by a library, if at all.
        return !fact.isCalledByNameHere && !fact.parameters.isEmpty && !program.calls.mayMean(fact)
            && (fact.isOverride || function.nominal.map { program.mayBeCalledByOthers(fact.name, of: $0) } ?? true)
            && !takesOnlyOwnTypes(function)
    }

    /// The names that the app's code uses.
    var mentions: Mentions { memory { Mentions(program) } }

    /// Whether a function takes only types that the app declares. A library knows none of them, so that it does not call the
    /// function, unless the app gives it these types as the arguments of a generic class or protocol. UIKit tells its delegates who
    /// calls them: it calls nothing that takes texts and numbers alone, either.
    private func takesOnlyOwnTypes(_ function: Function) -> Bool {
        guard let nominal = function.nominal, !function.fact.isOverride,
            program.externalAncestors(of: nominal).allSatisfy({ base in
                base.arguments.isEmpty
                    && ["Controller", "Delegate", "DataSource"].contains(where: base.lastName.hasSuffix)
            })
        else { return false }
        let types = program.parameterTypes(of: function, in: LookupPlace(file: function.file, nominal: nominal))
        let isOfUIKit = program.externalAncestors(of: nominal).allSatisfy { $0.lastName.hasPrefix("UI") }
        return types.allSatisfy { type in
            if case .external(let name, _)? = type?.ofElement {
                return isOfUIKit && StandardLibraryNames.builtins.contains(name)
            }
            // What conforms to a protocol of the app's may be a library's.
            return type?.ofElement.nominal.map { !$0.isForeign && [.class, .struct].contains($0.kind) } ?? false
        }
    }

    /// Whether ReactorKit calls a function, as a controller or a cell is given its reactor.
    func isGivenReactor(_ function: Function) -> Bool {
        function.fact.name == "bind" && function.fact.parameters.map(\.label) == ["reactor"]
    }

    /// Whether a function begins with the library's object that calls it, as delegates' do: `tableView(_ tableView:
    /// UITableView, …)`. An app may call one of them itself, too.
    func takesSender(_ function: Function) -> Bool {
        guard let sender = function.fact.parameters.first, sender.label == nil, let written = sender.type,
            case .external(let type, _) = program.resolve(
                written, in: LookupPlace(file: function.file, nominal: function.nominal))
        else { return false }
        // `TableView`, of `UITableView`.
        let word = type.dropFirst(max(0, type.prefix(while: \.isUppercase).count - 1))
        let name = function.fact.name
        if name.lowercased().hasPrefix(word.lowercased()) { return true }
        // `sectionController(_: ListBindingSectionController, …)`, where nothing of the app's calls it.
        return word.hasSuffix(name.prefix(1).uppercased() + name.dropFirst())
            && !function.fact.isCalledByNameHere && !program.calls.mayMean(function.fact)
    }

    /// Whether a function is called as a screen is made and shown.
    static func isOfLifeCycle(_ name: String) -> Bool { name == "init" || UIKitNames.lifeCycle.contains(name) }
}
