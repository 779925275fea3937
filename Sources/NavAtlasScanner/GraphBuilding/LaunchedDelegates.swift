// The delegates by which the system starts an app and its scenes.

extension GraphBuilder {
    /// Whether the system makes delegates of a class: it makes none of a base class.
    func isStarted(_ delegate: Nominal) -> Bool {
        delegate.isMain || !program.descendants(of: delegate).contains { program.isDelegate($0) }
    }

    /// The functions of a delegate, those that it inherits included, but for those that it overrides.
    private func functions(of delegate: Nominal) -> [Function] {
        var seen: Set<[String]> = []
        let types = [delegate] + program.ancestors(of: delegate).filter { $0.kind == .class && !$0.isForeign }
        return types.flatMap { type in
            type.functions.values.joined().sorted { $0.id < $1.id }.filter { seen.insert($0.signature).inserted }
        }
    }

    /// Runs functions of a delegate that the system calls.
    func run(_ delegate: Nominal, where isCalled: (Function) -> Bool) {
        for function in functions(of: delegate) where isCalled(function) {
            let arguments = [Values](repeating: [], count: function.fact.parameters.count)
            let told = Value.instance(delegate, [])
            let run = { launch { _ = interpreter.invoke(function, receiver: told, arguments: arguments) } }
            if function.fact.takesLink {
                let place = interpreter.location(function.fact.position, in: function.file)
                draft.openingHandlers.insert(place)
                if function.fact.takesActivity {
                    draft.webHandlers.insert(place)
                } else {
                    interpreter.environment.linkHandlers.add(function, of: told)
                }
                interpreter.followLink(at: place, run)
            } else {
                run()
            }
        }
    }

    /// Runs callbacks that the launch registers, if it shows nothing by itself: closures that listen to streams, and the delegates'
    /// selectors, such as for a notification or a timer.
    func launchLater(_ delegates: [Nominal]) {
        guard draft.entries.isEmpty, !program.nominals.contains(where: { interpreter.isApp(.type($0)) }) else { return }
        launch { interpreter.notifyLaunchListeners() }
        guard draft.entries.isEmpty else { return }
        for delegate in delegates { run(delegate) { isSelected($0, by: delegate) } }
    }

    /// Whether the code of a delegate names a function as a selector, as for a command of a menu: `#selector(showAbout)`.
    func isSelected(_ function: Function, by delegate: Nominal) -> Bool {
        function.fact.isSeenByObjectiveC
            && functions(of: delegate).contains { other in
                SyntaxSearch.contains(in: other.fact.body ?? []) { expression in
                    guard case .combined(let parts) = expression, parts.count == 1 else { return false }
                    return Interpreter.lastName(of: parts[0]) == function.fact.name
                }
            }
    }

    /// A person enters an extension by the controller that its property list names; code that is only an extension, such as a
    /// keyboard, by the one that the system makes for it.
    func launchExtensions() {
        let named = program.nominals.filter { nominal in
            nominal.kind == .class && !nominal.isForeign && interpreter.isController(nominal)
                && launchSettings.extensionClasses.contains(nominal.objectiveCName)
        }
        named.forEach(enter)
        let hasApp = program.nominals.contains {
            interpreter.isApp(.type($0)) || !$0.isForeign && program.isDelegate($0)
        }
        guard draft.entries.isEmpty, !hasApp, census.objectiveC.start == nil else { return }
        // A library has classes for others to inherit from.
        let first = program.nominals.filter {
            $0.kind == .class && !$0.isForeign && !$0.isPublic && program.mayBeginExtension($0)
                && program.descendants(of: $0).isEmpty
        }
        first.forEach(enter)
    }

    private func enter(_ controller: Nominal) {
        let target = Target(node: draft.key(for: controller), value: .instance(controller, []))
        interpreter.accept([target])
        draft.entries.insert(target.node)
    }
}
