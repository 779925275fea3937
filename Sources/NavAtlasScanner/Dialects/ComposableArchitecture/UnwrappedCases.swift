/// SwiftUINavigation without stores: modifiers and links that show a case of a state, as SwiftUI's own.
///
/// `sheet(unwrapping: $model.route, case: /Route.edit)` is `sheet(item: $model.route.edit)`.
enum UnwrappedCases {
    static func rewriting(_ files: [FileFacts]) -> [FileFacts] {
        guard files.contains(where: { $0.imports.contains("SwiftUINavigation") }) else { return files }
        return files.map(CodeRewriting(expression: rewritten).rewritten)
    }

    private static func rewritten(_ expression: Expression) -> Expression {
        guard case .call(let callee, let arguments, let place) = expression, let name = name(of: callee),
            presenting.contains(name), let content = StoreRewriting.shown(arguments, place)
        else { return expression }
        return .call(callee, content, place)
    }

    private static let presenting: Set<String> = [
        "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink",
    ]

    private static func name(of callee: Expression) -> String? {
        switch callee {
        case .member(_, let name, _), .name(let name, _): name
        default: nil
        }
    }
}
