// Objects that a storyboard makes beside the controller of a scene, such as one that gives the controller its presenter as it
// wakes.

extension Interpreter {
    /// Makes the objects beside a scene's controller, and connects them with it and with one another.
    func connectObjects(of scene: SceneID, with controller: Value) {
        let objects = program.storyboards.objects(of: scene).map { fact, nominal in
            (fact, objectValue(fact, nominal, in: scene))
        }
        guard !objects.isEmpty, let fact = program.storyboards[scene] else { return }
        var known = [fact.id: controller]
        for (fact, value) in objects { known[fact.id] = value }
        for (outlets, holder) in objects.map({ ($0.outlets, $1) }) + [(fact.outlets, controller)] {
            guard case .object(let id) = holder else { continue }
            for outlet in outlets {
                if let value = known[outlet.destination] { heap.write([value], to: outlet.property, of: id) }
            }
        }
    }

    /// Runs what the system calls of the objects beside a scene's controller, which it wakes for that one.
    func wakeObjects(of scene: SceneID, for owner: Owner) {
        for (fact, nominal) in program.storyboards.objects(of: scene) where nominal.kind == .class {
            let value = objectValue(fact, nominal, in: scene)
            with(owner: owner, mode: .body) {
                for function in events(of: nominal, where: isHelperEvent) {
                    _ = invoke(function, receiver: value, arguments: function.fact.parameters.map { _ in [] })
                }
            }
        }
    }

    private func objectValue(_ fact: SceneObjectFact, _ nominal: Nominal, in scene: SceneID) -> Value {
        .object(heap.object(of: nominal, at: DraftLocation(file: scene.file, position: fact.position)))
    }
}
