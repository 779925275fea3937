// Methods of a scene's controller that make the destination of a segue: `@IBSegueAction func makeDetail(_ coder: NSCoder)`.

extension Interpreter {
    /// The controllers that a segue shows: those that the scene's own method makes, or else that of the scene where it leads.
    func controllers(of segue: SegueFact, in scene: SceneID) -> Values {
        guard let destination = program.storyboards.destination(of: segue, in: scene.file) else { return [] }
        let made = segue.action.map { make(by: $0, in: scene) } ?? []
        guard !made.isEmpty else { return [controller(of: destination)] }
        scenesOfActions.insert(destination)
        // They are decoded from the scene where the segue leads, and have what it has: `DetailController(coder: coder)`.
        for case .object(let id) in made where heap[id].nominal === program.storyboards.nominal(of: destination) {
            scenesOfMade[id] = destination
        }
        return made
    }

    private func make(by action: String, in scene: SceneID) -> Values {
        let source = controller(of: scene)
        guard let nominal = source.nominal(in: heap),
            let function = ([nominal] + program.ancestors(of: nominal)).firstNonNil({ type in
                type.functions.values.joined().first { Self.selector(of: $0.fact) == action }
            })
        else { return [] }
        let arguments = [Values](repeating: [], count: function.fact.parameters.count)
        let made = with(owner: Owner(node: node(of: scene)), mode: .destination) {
            invoke(function, receiver: source, arguments: arguments)
        }
        return made.filter { $0 != .null }
    }

    /// What Objective-C calls a method: `makeDetail:sender:`, `makeDetailWithCoder:`.
    private static func selector(of function: FunctionFact) -> String? {
        guard function.attributes.contains(where: { $0.name.base == "IBSegueAction" }) else { return nil }
        let labels = function.parameters.map { $0.label.flatMap { $0 == "_" ? nil : $0 } ?? "" }
        guard let first = labels.first else { return function.name }
        let start = first.isEmpty ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
        return function.name + start + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }
}
