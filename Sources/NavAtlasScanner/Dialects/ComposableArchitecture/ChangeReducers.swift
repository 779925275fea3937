// Reducers that run when a part of the state changes: `.onChange(of: \.isOpen) { _, isOpen in Reduce { … } }`.

extension ComposableArchitectureDialect {
    /// What stands for such reducers among the parts of a feature's.
    static let changing = "·onChange"

    /// A reducer, and those that run when a part of its state changes; `nil` for SwiftUI's modifier of the name.
    func onChange(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let path = site.argument("of"), case .keyPath(_, let names, _) = path,
            let reducers = site.arguments.last(where: { $0.label == nil })?.value
        else { return nil }
        let keyPath: Values = [.keyPath(names, root: nil)]
        let made = interpreter.with(mode: .destination) {
            interpreter.runClosures(interpreter.evaluate(reducers, in: site.scope, expecting: nil))
        }
        let given = [ArgumentValue(label: "of", values: keyPath), ArgumentValue(label: nil, values: made)]
        return site.receivers.union([.external(Self.changing, [], member: nil, ArgumentValues(given))])
    }

    /// Whether the action that is reduced sets the part of the state, or the screen that sends it was seen to change that.
    func changes(_ given: ArgumentValues, of feature: Features.Feature, _ interpreter: Interpreter) -> Bool {
        guard case .keyPath(let path, _)? = given.first?.values.first else { return false }
        let names = path.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
        if let action = features(interpreter).reducing.last?.action, Self.boundPath(action) == names { return true }
        guard let key = key(at: names, of: feature.state, interpreter), let screen = interpreter.owner.node else {
            return false
        }
        return interpreter.draft.changers(of: key).contains(screen)
    }

    /// The property that a path of names ends with.
    func key(at names: [String], of state: Nominal, _ interpreter: Interpreter) -> PropertyKey? {
        var holder = state
        for (index, name) in names.enumerated() {
            guard let property = interpreter.program.property(name, of: holder) else { return nil }
            if index == names.count - 1 { return PropertyKey(nominal: holder, name: name) }
            guard let next = interpreter.type(of: property)?.nominal else { return nil }
            holder = next
        }
        return nil
    }
}
