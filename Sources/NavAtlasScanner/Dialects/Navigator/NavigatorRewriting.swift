/// Writes code over Navigator's containers and modifiers as code over those of SwiftUI that they stand for, and says of
/// destinations that they are views.
enum NavigatorRewriting {
    static let destinations: Set<String> = ["NavigationDestination", "NavigationProvidedDestination"]

    static func rewritten(_ file: FileFacts) -> FileFacts {
        var file = CodeRewriting(expression: rewritten).rewritten(file)
        file.types = file.types.map(asView)
        return file
    }

    // MARK: Destinations

    /// A destination is a view: what the library's protocol says of it.
    private static func asView(_ type: TypeFact) -> TypeFact {
        let conformances = Set(type.inherits.map(\.base.lastPart)).intersection(destinations)
        guard !conformances.isEmpty else { return type }
        var type = type
        type.inherits.append(.named("View", []))
        guard type.kind != .protocol, !type.properties.contains(where: { $0.name == "body" }) else { return type }
        if let index = type.properties.firstIndex(where: { $0.name == "view" }) {
            // What the body was called in the first version.
            var body = type.properties[index]
            body.name = "body"
            type.properties.append(body)
        } else if conformances.contains("NavigationProvidedDestination") {
            let position = type.position
            let shown = Expression.call(
                .name("NavigationProvidedView", position),
                [Argument(label: "for", value: .name("self", position))], position)
            type.properties.append(
                PropertyFact(
                    name: "body", type: .named("View", []), getter: [.expression(shown)], position: position))
        }
        return type
    }

    // MARK: Containers and modifiers

    private static func rewritten(_ expression: Expression) -> Expression {
        guard case .call(let callee, let arguments, let place) = expression else { return expression }
        switch callee {
        case .name("ManagedNavigationStack", let position):
            return .call(.name("NavigationStack", position), content(arguments), place)
        case .name("ManagedPresentationView", let position):
            return .call(.name("Group", position), content(arguments), place)
        case .member(let base, "managedPresentationView", _), .member(let base, "navigationDismissible", _): return base
        case .member(let base, "navigationDestination", let position):
            return type(arguments).map { table(of: $0, on: base, position, place) } ?? expression
        case .member(let base, "navigationAutoReceive", let position):
            return type(arguments).map { receiver(of: $0, on: base, position, place) } ?? expression
        case .member(let base, "navigationDestinationAutoReceive", let position):
            guard let type = type(arguments) else { return expression }
            return receiver(of: type, on: table(of: type, on: base, position, place), position, place)
        default: return expression
        }
    }

    /// What a container shows, without its name.
    private static func content(_ arguments: [Argument]) -> [Argument] {
        arguments.filter { !["name", "scene"].contains($0.label) }
    }

    /// The type of `navigationDestination(Page.self)`.
    private static func type(_ arguments: [Argument]) -> Expression? {
        guard let first = arguments.first, first.label == nil, first.value.dottedName != nil else {
            return nil
        }
        return first.value
    }

    /// `.navigationDestination(for: Page.self) { $0 }`
    private static func table(
        of type: Expression, on base: Expression, _ position: Position, _ place: Position
    ) -> Expression {
        .call(
            .member(base, "navigationDestination", position),
            [
                Argument(label: "for", value: type),
                Argument(label: nil, value: .closure(identity(at: position)), isTrailing: true),
            ], place)
    }

    /// `{ $0 }`
    static func identity(at position: Position) -> Closure {
        Closure(parameters: [], body: [.expression(.name("$0", position))], position: position)
    }

    /// `.onNavigationReceive { (destination: Page) in navigator.navigate(to: destination) }`
    private static func receiver(
        of type: Expression, on base: Expression, _ position: Position, _ place: Position
    ) -> Expression {
        let name = "destination"
        let written = type.dottedName.map { TypeReference.named($0, []) }
        let navigating = Expression.call(
            .member(.name("navigator", position), "navigate", position),
            [Argument(label: "to", value: .name(name, position))], place)
        // A closure is known by its place, at which that of a table may stand.
        let own = Position(line: position.line, column: position.column + 1)
        let handler = Closure(
            parameters: [ParameterFact(label: nil, name: name, type: written)], body: [.expression(navigating)],
            position: own)
        return .call(
            .member(base, "onNavigationReceive", position),
            [Argument(label: nil, value: .closure(handler), isTrailing: true)], place)
    }
}
