// What a container of the app's own does as a screen inside it asks for something to be shown: UIKit goes up the parents to the
// first that answers.

extension UIKitDialect {
    /// Runs what the containers around a screen have in place of UIKit's `showDetailViewController`; `nil` where there is none.
    func showByContainer(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard site.name == "showDetailViewController", site.base?.isSelf ?? true, let screen = interpreter.owner.node
        else {
            return nil
        }
        let answers = interpreter.program.nominals.compactMap { container -> (Function, Nominal)? in
            guard container.kind == .class, container !== site.scope.frame.place.nominal,
                let method = container.functions[site.name]?.first(where: \.fact.isOverride),
                !interpreter.extends(site.name, method),
                interpreter.draft.containment.holds(screen, in: interpreter.draft.key(for: container))
            else { return nil }
            return (method, container)
        }
        guard !answers.isEmpty else { return nil }
        interpreter.journal.follow(at: site.location)
        for (method, container) in answers {
            let made = interpreter.heap.objects(of: container).map { Value.object($0) }
            for receiver in made.isEmpty ? [.instance(container, [])] : made {
                _ = interpreter.invoke(method, receiver: receiver, written: site.arguments, in: site.scope)
            }
        }
        return []
    }
}
