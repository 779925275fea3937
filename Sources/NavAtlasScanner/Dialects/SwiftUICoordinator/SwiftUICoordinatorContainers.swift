import NavAtlasModel

// The container in which coordinators of SwiftUICoordinator show their views.

extension SwiftUICoordinatorDialect {
    /// The library's navigation controller is one of UIKit's, which only tells its coordinator what a person does.
    static func rewritten(_ files: [FileFacts]) -> [FileFacts] {
        // One of the app's own that is called the same is no library's.
        guard !files.contains(where: { $0.types.contains { $0.name == container } }) else { return files }
        let rewriting = CodeRewriting(
            expression: { expression in
                guard case .name(container, let position) = expression else { return expression }
                return .name(stack, position)
            },
            type: { $0.base.lastPart == container ? .named(stack, []) : $0 })
        return files.map { $0.imports.contains(where: modules.contains) ? rewriting.rewritten($0) : $0 }
    }

    private static let container = "NavigationController"
    private static let stack = "UINavigationController"
    private static let property = "navigationController"

    /// How code shows a coordinator that it starts: it puts the coordinator's own container into the window, or presents it;
    /// in the container of who starts it, the coordinator pushes.
    func startPresentation(of child: Value, _ site: CallSite, _ interpreter: Interpreter) -> Presentation {
        let own = interpreter.read(Self.property, of: child)
        let around = site.scope.frame.receiver.map { interpreter.read(Self.property, of: $0) } ?? []
        guard !own.isEmpty, own.isDisjoint(with: around) else { return .push }
        var ways: Set<Presentation> = []
        _ = SyntaxSearch.contains(in: Self.body(around: site, interpreter)) { expression in
            switch expression {
            case .call(.member(_, "present", _), let arguments, _):
                if let shown = arguments.first?.value, Self.isContainerOfOther(shown) {
                    ways.insert(interpreter.presentationStyle(of: own, by: site))
                }
            case .assignment(.member(_, "rootViewController", _), let shown, _):
                if Self.isContainerOfOther(shown) { ways.insert(.root) }
            default: break
            }
            return false
        }
        return ways.count == 1 ? ways.first ?? .push : .push
    }

    /// `present(child.navigationController, animated: true)`, where the same code starts the coordinator: that is what it shows.
    func present(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard case .member(let base, Self.property, _)? = site.arguments.first?.value, !base.isSelf else { return nil }
        let children = interpreter.evaluate(base, in: site.scope, expecting: nil)
        let areStarted = SyntaxSearch.callees(in: Self.body(around: site, interpreter)).contains("start")
        guard areStarted, !children.isEmpty,
            children.allSatisfy({
                $0.nominal(in: interpreter.heap).map { coordinator($0, interpreter) != nil } ?? false
            })
        else { return nil }
        interpreter.journal.follow(at: site.location)
        return []
    }

    private static func isContainerOfOther(_ value: Expression) -> Bool {
        guard case .member(let base, property, _) = value else { return false }
        return !base.isSelf
    }

    private static func body(around site: CallSite, _ interpreter: Interpreter) -> [Statement] {
        site.scope.frame.function.flatMap { interpreter.program.functions[$0].fact.body } ?? []
    }
}
