// What code says of controllers of the system's after it has handed them on: `window.rootViewController = stack`, and then
// `stack.viewControllers = [list]`.

extension Interpreter {
    /// Notes what a navigation controller was filled with, for those who have had it before.
    func noteLater(_ content: Values, of container: Value) {
        let empty = Self.unstyled(container)
        guard isDistinguished(empty), ownContent(ofNavigation: empty).isEmpty else { return }
        draft.systemControllers.fill(empty, with: content)
    }

    func laterContent(of container: Value) -> Values {
        draft.systemControllers.contents[Self.unstyled(container)] ?? []
    }

    /// Notes the style that code gives a controller. One that is not told apart from others stays as it is.
    func noteStyle(_ values: Values, as name: String, of controller: Value) {
        guard name == Self.styleName, case .external(_, _, nil, let given) = controller,
            isDistinguished(controller) || given.contains(where: { $0.values.contains { $0.object != nil } })
        else { return }
        draft.systemControllers.style(Self.unstyled(controller), as: values)
    }

    /// How a controller says that it is presented.
    func ownStyle(of controller: Value) -> Values {
        guard case .external(_, _, nil, let given) = controller else { return [] }
        return given.first { $0.label == Self.styleName }?.values ?? draft.systemControllers.styles[controller] ?? []
    }

    /// A container without what code says of how it is presented: it is the same one.
    static func unstyled(_ container: Value) -> Value {
        guard case .external(let name, let generics, nil, let given) = container,
            given.contains(where: { $0.label == styleName })
        else { return container }
        return .external(name, generics, member: nil, ArgumentValues(given.filter { $0.label != styleName }))
    }

    /// Whether a value is one container around screens, and not any: the system's are told apart by who makes them.
    func isDistinguished(_ value: Value) -> Bool {
        guard container(of: value) != nil else { return false }
        guard case .external(_, _, nil, let given) = value else { return value.object != nil }
        guard let mark = given.first, mark.label == Self.madeLabel else { return false }
        return mark.values != [.text("")]
    }
}
