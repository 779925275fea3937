// Containers that a class works and that no code of the app's declares: it inherits them from a library's class, which holds a
// navigation controller or tab bar controller for the coordinators that are made of it.

extension Interpreter {
    /// What a class has inherited under such a name; `nil` for anything else.
    func inheritedContainer(_ name: String, of value: Value) -> Values? {
        guard let container = Self.inheritedContainers[name], let nominal = value.nominal(in: heap),
            inherits(container: name, nominal)
        else { return nil }
        // Each object has its own.
        let holder = value.object.map { "\($0.index)" } ?? nominal.name
        let mark = ArgumentValue(label: Self.madeLabel, values: [.text("\(name) of \(holder)")])
        return [.external(container, [], member: nil, [mark])]
    }

    /// The classes of UIKit's that a class works so.
    func inheritedContainers(of nominal: Nominal) -> Set<String> {
        let names = Self.inheritedContainers.keys.filter { inherits(container: $0, nominal) }
        guard !names.isEmpty else { return [] }
        let types = [nominal] + program.ancestors(of: nominal).filter { $0.kind == .class }
        let used = types.flatMap { $0.functions.values.joined() }.reduce(into: Set<String>()) { used, function in
            let given = Set(function.fact.parameters.map(\.name))
            used.formUnion(SyntaxSearch.ownMembers(names: Set(names).subtracting(given), in: function.fact.body ?? []))
        }
        return Set(used.compactMap { Self.inheritedContainers[$0] })
    }

    private func inherits(container name: String, _ nominal: Nominal) -> Bool {
        nominal.kind == .class && !nominal.isForeign && program.property(name, of: nominal) == nil
            && hasUnseenBase(nominal)
    }

    /// Whether a class inherits from one of a library's that is called a coordinator: no more is known of that one than its
    /// name. A controller, and a view, has other containers of these names: those that it stands in.
    private func hasUnseenBase(_ nominal: Nominal) -> Bool {
        let parents = program.externalAncestors(of: nominal).map(\.lastName)
        return parents.contains { $0.hasSuffix("Coordinator") }
            && !parents.contains { $0.hasPrefix("UI") || UIKitDialect.isControllerOrView($0) }
    }

    private static let inheritedContainers = [
        "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController",
    ]
}

extension SyntaxSearch {
    /// Those of some names by which code means a member of its own: `self.title`, or `title` where no variable is called so.
    static func ownMembers(names: Set<String>, in statements: [Statement]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var (found, variables): (Set<String>, Set<String>) = ([], [])
        var walk = CodeWalk()
        walk.onVariable = { variables.insert($0) }
        walk.onExpression = { expression, _ in
            switch expression {
            case .member(.name("self", _), let name, _) where names.contains(name): found.insert("self." + name)
            case .name(let name, _) where names.contains(name): found.insert(name)
            default: break
            }
        }
        walk.walk(statements)
        return names.filter { found.contains("self." + $0) || found.contains($0) && !variables.contains($0) }
    }
}
