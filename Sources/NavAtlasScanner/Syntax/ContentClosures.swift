/// `VStack(content: { … })` and `NavigationStack(root: { … })` are `VStack { … }` and `NavigationStack { … }`.
extension Argument {
    /// The arguments of a call, with such a closure as it stands behind the parentheses.
    static func withContent(_ list: [Argument], of callee: Expression) -> [Argument] {
        guard case .name(let name, _) = callee, SwiftUINames.containers.contains(name),
            !list.contains(where: { $0.isTrailing && $0.label == nil }),
            let place = list.firstIndex(where: { $0.label.map(SwiftUINames.contentLabels.contains) ?? false }),
            case .closure = list[place].value
        else { return list }
        var list = list
        list[place] = Argument(label: nil, value: list[place].value, isTrailing: true)
        return list
    }
}
