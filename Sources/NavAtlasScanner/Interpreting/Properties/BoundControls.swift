// What controls of libraries are bound to: a person may set it to anything.

extension Interpreter {
    /// What a control, or a screen elsewhere, is bound to may become any case of its enum.
    func allowAnyCase(_ values: Values) {
        for place in places(bindings: values) {
            for case .enumCase(let nominal, _, _) in read(place.name, of: place.receiver) {
                let any: Values = [.instance(nominal, [])]
                if case .object(let id) = place.receiver {
                    heap.write(any, to: place.name, of: id)
                } else if let owner = place.receiver.nominal(in: heap) {
                    heap.write(any, toAny: owner, place.name)
                }
            }
        }
    }

    /// A control sets its binding, `Toggle("Help", isOn: $model.asksForHelp)`: the property's observers run for the screen that shows
    /// the control.
    func observeChoice(_ values: Values) {
        guard mode == .body else { return }
        let flags: Values = [.boolean(true), .boolean(false)]
        for place in places(bindings: values) {
            guard let nominal = place.receiver.nominal(in: heap),
                let property = program.property(place.name, of: nominal), !property.fact.observers.isEmpty
            else { continue }
            let isFlag = read(place.name, of: place.receiver).contains(where: flags.contains)
            let chosen = isFlag ? flags : type(of: property, place.receiver).map(self.values) ?? []
            with(acting: true) { runObservers(of: property, place.receiver, given: chosen) }
        }
    }
}
