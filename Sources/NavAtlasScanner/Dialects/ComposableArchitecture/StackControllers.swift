/// Writes UIKit's stacks of swift-navigation as navigation controllers whose root shows what stands on the path, and what its
/// controllers present for a state as SwiftUI's sheets.
///
/// `NavigationStackController(path: $model.path) { Root() } destination: { … }` is
/// `UINavigationController(rootViewController: { Root() }().navigationDestination(path: $model.path, destination: { … }))`.
enum StackControllers {
    private static let modules: Set<String> = ["UIKitNavigation", "ComposableArchitecture"]
    private static let name = "NavigationStackController"
    private static let container = "UINavigationController"

    static func rewriting(_ files: [FileFacts]) -> [FileFacts] {
        // A class of the app's own of that name is another.
        guard files.contains(where: isRead), !files.contains(where: { $0.types.contains(where: isDeclared) }) else {
            return files
        }
        let writing = CodeRewriting(
            expression: rewritten,
            type: { if case .named(name, _) = $0 { .named(container, []) } else { $0 } })
        return files.map { isRead($0) ? writing.rewritten($0) : $0 }
    }

    private static func isRead(_ file: FileFacts) -> Bool { file.imports.contains(where: modules.contains) }

    private static func isDeclared(_ type: TypeFact) -> Bool { type.name == name && type.kind != .extension }

    private static func rewritten(_ expression: Expression) -> Expression {
        presented(expression) ?? stack(expression) ?? expression
    }

    private static func presented(_ expression: Expression) -> Expression? {
        switch expression {
        case .call(.name(let name, let position), let arguments, let place):
            StoreRewriting.presented(name, on: .name("self", position), arguments, position, place)
        case .call(.member(let base, let name, let position), let arguments, let place):
            StoreRewriting.presented(name, on: base, arguments, position, place)
        default: nil
        }
    }

    private static func stack(_ expression: Expression) -> Expression? {
        guard case .call(let callee, let arguments, let place) = expression,
            let path = arguments.first(where: { $0.label == "path" }), let root = root(in: arguments, place)
        else { return nil }
        let made: Expression
        switch callee {
        case .name(name, let position): made = .name(container, position)
        case .member(.name("self", let position), "init", let initial):
            made = .member(.name("super", position), "init", initial)
        default: return nil
        }
        let shown = [path] + arguments.filter { $0.label == "destination" }
        let content = Expression.call(.member(root, "navigationDestination", place), shown, place)
        return .call(made, [Argument(label: "rootViewController", value: content)], place)
    }

    /// What the closure gives that makes the root.
    private static func root(in arguments: [Argument], _ place: Position) -> Expression? {
        let written = arguments.first { $0.label == "root" } ?? arguments.first { $0.label == nil && $0.isTrailing }
        guard case .closure(let closure)? = written?.value else { return nil }
        return .call(.closure(closure), [], place)
    }
}

extension ComposableArchitectureDialect {
    /// The root of a stack shows what stands on its path.
    func stackRoot(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let path = site.argument("path") else { return nil }
        for target in interpreter.destinations(site.base, in: site.scope, route: "root") {
            interpreter.with(owner: Owner(node: target.node)) {
                for (receiver, property) in interpreter.places(of: path, in: site.scope) {
                    guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
                    interpreter.draft.bind(nominal, property, of: receiver, to: target.node)
                }
                declareStack(site, interpreter)
            }
        }
        return site.receivers
    }
}
