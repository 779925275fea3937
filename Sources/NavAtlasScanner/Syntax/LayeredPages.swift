/// `ZStack { Home().opacity(tab == .home ? 1 : 0); Mine().opacity(tab == .mine ? 1 : 0) }`: pages that stay alive in layers, of
/// which a state makes one visible. They are lowered as the branches that show the same:
/// `if tab == .home { Home() } else if tab == .mine { Mine() }`.
extension Expression {
    /// The arguments of a call, where it makes a `ZStack` of such pages with branches instead.
    static func layers(_ callee: Expression, _ arguments: [Argument]) -> [Argument] {
        guard case .name("ZStack", _) = callee, let last = arguments.last, case .closure(var content) = last.value
        else {
            return arguments
        }
        content.body = content.body.showingOneLayer
        return arguments.dropLast() + [
            Argument(label: last.label, value: .closure(content), isTrailing: last.isTrailing)
        ]
    }

    /// The condition under which a view is visible: that a state is equal to something. `nil` where it is visible anyway, or
    /// dimmed only.
    fileprivate var visibility: (state: Expression, other: Expression, condition: Expression)? {
        guard case .call(.member(let base, let name, _), let arguments, _) = self else { return nil }
        guard arguments.count == 1, let condition = Self.visibility(name, arguments[0]),
            case .comparison(let left, let right, isEqual: true) = condition
        else { return base.visibility }
        return (left, right, condition)
    }

    /// The condition that a modifier is given to show a view by. A modifier of the app's own is told by a label:
    /// `tabPage(isActive: tab == .home)`. Few of SwiftUI's take a labelled condition alone, such as `statusBar(hidden:)`, and an
    /// app gives these to one view, not to each of several layers.
    private static func visibility(_ modifier: String, _ argument: Argument) -> Expression? {
        guard modifier == "opacity" else { return argument.label == nil ? nil : argument.value }
        guard case .conditional(let condition, let shown, let hidden) = argument.value, shown.mayBe("1"),
            hidden.mayBe("0")
        else { return nil }
        return condition
    }

    /// Whether it is the number, or one of which nothing is kept: `1.0`.
    private func mayBe(_ number: String) -> Bool { self == .number(number) || self == .combined([]) }
}

extension [Statement] {
    /// The same code, where of several views one is visible by the value of a state, or of those that a `ForEach` makes.
    fileprivate var showingOneLayer: [Statement] {
        var pages: [(index: Int, condition: Expression)] = []
        var state: Expression?
        for (index, statement) in enumerated() {
            guard case .expression(let view) = statement else { continue }
            if count == 1, let chosen = view.chosenElement { return chosen }
            guard let found = view.visibility, state.map(found.state.isSameName) ?? true else { continue }
            state = found.state
            pages.append((index, found.condition))
        }
        guard pages.count > 1, let first = pages.first else { return self }
        let branches = pages.reversed().reduce([Statement]()) { otherwise, page in
            [.conditional([.expression(page.condition)], then: [self[page.index]], else: otherwise)]
        }
        let others = Set(pages.map(\.index))
        return indices.flatMap { index in
            index == first.index ? branches : others.contains(index) ? [] : [self[index]]
        }
    }
}

extension Expression {
    /// `ForEach(Tab.allCases) { tab in page(for: tab).opacity(tab == selected ? 1 : 0) }` shows the page for what is selected.
    fileprivate var chosenElement: [Statement]? {
        guard case .call(.name("ForEach", _), let arguments, _) = self,
            case .closure(let content)? = arguments.last?.value, let element = content.parameters.first?.name,
            content.body.count == 1, case .expression(let page)? = content.body.first, let visible = page.visibility
        else { return nil }
        let selected = [(visible.state, visible.other), (visible.other, visible.state)].first { mark, _ in
            if case .name(element, _) = mark { true } else { false }
        }
        guard let selected = selected?.1 else { return nil }
        return [.binding(.binding(element), nil, selected), .expression(page)]
    }
}
