/// Writes code in the library's words as code in those of UIKit that they stand for.
enum XCoordinatorRewriting {
    static func rewritten(_ file: FileFacts) -> FileFacts {
        var file = CodeRewriting(expression: rewritten).rewritten(file)
        file.types = file.types.map(withContainer)
        return file
    }

    /// `router.setRoot(for: window)` is `window.rootViewController = router.viewController`.
    private static func rewritten(_ expression: Expression) -> Expression {
        guard case .call(.member(let router, "setRoot", let position), let arguments, let place) = expression,
            let window = arguments.first, window.label == "for"
        else { return expression }
        let shown = Expression.member(router, "viewController", position)
        return .assignment(.member(window.value, "rootViewController", position), shown, place)
    }

    /// What a coordinator calls `RootViewController` is the container that its class works.
    private static func withContainer(_ type: TypeFact) -> TypeFact {
        let container = type.inherits.compactMap { parent in
            containers.first { parent.base.lastPart.hasSuffix("\($0.word)Coordinator") }?.container
        }.first
        guard let container else { return type }
        return CodeRewriting(type: {
            $0.base.lastPart == "RootViewController" ? .named(container, []) : $0
        }).rewritten(type)
    }

    private static let containers: [(word: String, container: String)] = [
        ("Navigation", "UINavigationController"), ("TabBar", "UITabBarController"),
        ("Split", "UISplitViewController"), ("Page", "UIPageViewController"), ("View", "UIViewController"),
    ]
}
