// Actions that do work for whoever asks for it: `Action<Int, Void> { … }` and `CocoaAction { … }`, as libraries for RxSwift and
// ReactiveSwift have them. Such an action is a subject whose closure is told what is sent: `action.execute(3)`,
// `taps.bind(to: action.inputs)`, `button.rx.action = action`.

extension Interpreter {
    /// The methods by which code asks an action itself for its work.
    static let askingForWork: Set<String> = ["execute", "apply"]

    private static func isWorkAction(_ name: String, _ generics: [ResolvedType]) -> Bool {
        name.lastPart == "CocoaAction" || name == "Action" && generics.count >= 2
    }

    /// Whether a value is an action that the app has made.
    func isWorkAction(_ value: Value) -> Bool {
        guard case .external(let name, let generics, nil, let given) = value else { return false }
        return Self.isWorkAction(name, generics) && source(in: given) != nil
    }

    /// The action that a call makes, or around which it makes another; `nil` for any other type.
    func workAction(
        _ type: ResolvedType, _ arguments: [Argument], _ place: DraftLocation, in scope: Scope
    ) -> Values? {
        guard case .external(let name, let generics) = type, Self.isWorkAction(name, generics) else { return nil }
        guard let work = arguments.last(where: { if case .closure = $0.value { true } else { false } }) else {
            let given = arguments.map { evaluate($0.value, in: scope, expecting: nil) }
            return given.first { $0.contains(where: isWorkAction) }
        }
        return subject(type, [Argument(label: nil, value: work.value, isTrailing: true)], place, in: scope)
    }

    /// `button.rx.action = action`: the running controller asks for the work, some time.
    func attach(_ values: Values, to target: Expression, in scope: Scope) {
        guard case .member(.member(_, "rx", _), "action", _) = target else { return }
        let found = Distinct(
            values.filter(isWorkAction).compactMap { value -> Source? in
                if case .external(_, _, _, let given) = value { source(in: given) } else { nil }
            })
        guard !found.isEmpty else { return }
        _ = with(owner: controller(running: scope) ?? owner, mode: .body, acting: true) { send([], into: found) }
    }
}
