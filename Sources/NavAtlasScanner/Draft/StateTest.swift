/// The condition on a state under which a view shows a branch.
enum StateTest: Hashable {
    case on, off
    case some, none
    /// One of these cases of an enum, numbers or texts. A case in a case is named by both: `intro.photo`.
    case cases(Set<String>)
    /// None of them.
    case others(Set<String>)

    var opposite: StateTest {
        switch self {
        case .on: .off
        case .off: .on
        case .some: .none
        case .none: .some
        case .cases(let names): .others(names)
        case .others(let names): .cases(names)
        }
    }

    /// The same test of a state that has passed another: in `if step == .a { … } else if step == .b { … } else { … }`, the last
    /// branch is for what is neither.
    func within(_ outer: StateTest?) -> StateTest {
        switch (self, outer) {
        case (.others(let names), .others(let outer)?): .others(names.union(outer))
        case (.others(let names), .cases(let outer)?): .cases(outer.subtracting(names))
        case (.others(let names), .some?): .others(names.union(["none"]))
        default: self
        }
    }

    /// Whether it asks for some of the cases that another one allows.
    func isAmong(_ outer: StateTest) -> Bool {
        switch (self, outer) {
        case (.cases(let names), .cases(let outer)): names.allSatisfy { Self.isNamed($0, by: outer) }
        case (.cases, .some): true
        default: false
        }
    }

    private func holdsResult(_ name: String) -> Bool {
        switch self {
        case .cases(let names): names.contains { $0 == name || $0.hasPrefix(name + ".") }
        case .others(let names): !names.contains(name)
        case .some: true
        case .on, .off, .none: false
        }
    }

    /// Whether a value that is assigned brings the branch up. What is not known is taken to turn something on.
    func holds(for values: Values) -> Bool {
        if values.isEmpty { return self == .on || self == .some }
        return values.contains { value in
            switch (value, self) {
            case (.boolean(let isOn), .on): isOn
            case (.boolean(let isOn), .off): !isOn
            case (.external, .on): true
            // `.success(dishes)`, of a library's `Result`.
            case (.external(_, _, let name?, _), _) where StandardLibraryNames.resultCases.contains(name):
                holdsResult(name)
            case (.null, .none), (.text(""), .none): true
            case (.text(""), .some): false
            // What is nothing is an optional's case `none`.
            case (.null, .cases(let names)): names.contains("none")
            case (.null, .others(let names)): !names.contains("none")
            // An empty view is no screen that a state holds.
            case (.null, _), (.external("EmptyView", _, nil, _), .some): false
            case (_, .some): true
            case (.boolean, _): false
            case (.enumCase(_, let name, let payload), .cases(let names)),
                (.unresolvedCase(let name, let payload), .cases(let names)):
                names.contains { Self.isCase(name, payload, named: $0, unknown: true) }
            case (.number(let text), .cases(let names)), (.text(let text), .cases(let names)): names.contains(text)
            case (.number(let text), .others(let names)), (.text(let text), .others(let names)): !names.contains(text)
            case (.enumCase(_, let name, let payload), .others(let names)),
                (.unresolvedCase(let name, let payload), .others(let names)):
                !names.contains { Self.isCase(name, payload, named: $0, unknown: false) }
            case (_, .others(let names)): names == ["none"]
            default: false
            }
        }
    }
}
