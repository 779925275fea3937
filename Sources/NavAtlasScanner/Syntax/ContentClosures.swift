/// `VStack(content: { … })` and `NavigationStack(root: { … })` are `VStack { … }` and `NavigationStack { … }`.
extension Argument {
    /// The labels of the closure that makes what one of SwiftUI's containers holds.
    private static let contents: Set<String> = ["content", "root"]

    /// SwiftUI's containers whose last closure, written without its label, is what they hold.
    static let containers: Set<String> = [
        "Form", "GeometryReader", "Group", "HStack", "LazyHStack", "LazyVStack", "NavigationStack", "NavigationView",
        "ScrollView", "ScrollViewReader", "VStack", "ZStack",
    ]

    /// The arguments of a call, with such a closure as it stands behind the parentheses.
    static func withContent(_ list: [Argument], of callee: Expression) -> [Argument] {
        guard case .name(let name, _) = callee, containers.contains(name),
            !list.contains(where: { $0.isTrailing && $0.label == nil }),
            let place = list.firstIndex(where: { $0.label.map(contents.contains) ?? false }),
            case .closure = list[place].value
        else { return list }
        var list = list
        list[place] = Argument(label: nil, value: list[place].value, isTrailing: true)
        return list
    }
}
