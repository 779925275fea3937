import NavAtlasModel

// Paths of a stack that begin with values: what these show is there as the stack comes up, and nobody has pushed it.
extension SwiftUIDialect {
    /// Records what the path of a stack begins with as shown by the stack: `@State private var path = [Page.welcome]`. A first
    /// value that is no element of a collection which the code writes out is followed where it is made.
    func recordFirst(
        of path: String, _ receiver: Value, _ nominal: Nominal, in node: NodeKey, _ interpreter: Interpreter
    ) {
        guard interpreter.link == nil, let property = interpreter.program.property(path, of: nominal),
            property.fact.getter == nil
        else { return }
        let isDeclared = property.fact.initializer.map(Self.holdsElements) ?? false
        guard isDeclared || Self.isFilled(path, byInitializersOf: nominal) else { return }
        let first = interpreter.firstValues(of: property, receiver, nominal)?.subtracting([.null]) ?? []
        let values = first.reduce(into: Values()) { values, value in
            if case .external(Self.anyPath, _, nil, let elements) = value {
                for element in elements { values.unite(element.values) }
            } else {
                values.insert(value)
            }
        }
        // An initializer that assigns the app's own values is followed as other code is.
        guard isDeclared || values.allSatisfy(\.isOfLibrary) else { return }
        var element = interpreter.type(of: property, receiver)
        while case .array(let inner)? = element { element = inner }
        interpreter.record(
            Push(
                key: PropertyKey(nominal: nominal, name: path), object: receiver.object, values: values,
                type: element?.lastName == Self.anyPath ? nil : element, presentation: .push, what: "\(path) =",
                owner: Owner(node: node),
                location: interpreter.location(
                    property.fact.position, in: interpreter.place(of: property, receiver).file)))
    }

    private static let anyPath = "NavigationPath"

    /// `[.first]`, `NavigationPath([7])`, `State(initialValue: [7])`
    private static func holdsElements(_ value: Expression) -> Bool {
        switch value {
        case .array(let elements): !elements.isEmpty
        case .call(_, let arguments, _): arguments.count == 1 && holdsElements(arguments[0].value)
        case .conditional(_, let then, let otherwise): holdsElements(then) || holdsElements(otherwise)
        default: false
        }
    }

    private static func isFilled(_ path: String, byInitializersOf nominal: Nominal) -> Bool {
        (nominal.functions["init"] ?? []).contains { initializer in
            SyntaxSearch.contains(in: initializer.fact.body ?? []) { expression in
                guard case .assignment(let target, let value, _) = expression else { return false }
                switch target {
                case .name(let name, _), .member(.name("self", _), let name, _):
                    return (name == path || name == "_\(path)") && holdsElements(value)
                default: return false
                }
            }
        }
    }
}

extension Value {
    fileprivate var isOfLibrary: Bool { if case .external = self { true } else { false } }
}
