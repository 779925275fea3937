// Subjects that hold the last value: what is read of them, and assigned to them, as their `value`.

extension Interpreter {
    /// What a subject may hold; `nil` for a value that is none.
    func currentValue(of subject: Value) -> Values? {
        guard case .external(let name, let generics, nil, let arguments) = subject,
            StreamNames.holding.contains(name.lastPart)
        else { return nil }
        let held = source(in: arguments).map { self.held(by: $0.id) } ?? []
        return held.isEmpty ? generics.first.map(values(of:)) ?? [] : held
    }

    /// `subject.value = .done` sends; `false` where no subject's value is assigned.
    func send(_ values: Values, asValueOf base: Expression, _ receivers: Values, in scope: Scope) -> Bool {
        guard receivers.contains(where: { currentValue(of: $0) != nil }) else { return false }
        let sources = sources(of: base, receivers, in: scope)
        let output = sources.firstNonNil { self.streams.outputs[$0.id] }
        _ = send(widened(values, output), into: sources)
        return true
    }
}
