// Alerts and confirmation dialogs: what their buttons send comes to the feature that shows them.

extension ComposableArchitectureDialect {
    static let dialogs: Set<String> = ["AlertState", "ConfirmationDialogState", "ActionSheetState"]

    /// `static let locked = AlertState { … }`: each reducer that names such a constant shows a dialog of its own, which sends to
    /// that reducer's feature.
    static func makingDialogsAnew(_ file: FileFacts) -> FileFacts {
        var file = file
        file.properties = file.properties.map { madeAnew($0, in: "") }
        file.types = file.types.map { type in
            var type = type
            type.properties = type.properties.map { madeAnew($0, in: type.name) }
            return type
        }
        return file
    }

    private static func madeAnew(_ property: PropertyFact, in type: String) -> PropertyFact {
        guard property.isConstant, property.isStatic || type.isEmpty,
            case .call(let callee, _, _)? = property.initializer,
            let name = (property.type?.base ?? written(callee))?.lastPart,
            dialogs.contains(name == "Self" ? type.lastPart : name)
        else { return property }
        var property = property
        property.getter = property.initializer.map { [.expression($0)] }
        property.initializer = nil
        return property
    }

    /// The type that a call makes.
    private static func written(_ callee: Expression) -> String? {
        if case .type(let type, _) = callee { type.base } else { callee.dottedName }
    }

    /// `AlertState { … } actions: { ButtonState(action: .confirm) { … } }`, in a reducer: the person who sees it may press its
    /// buttons.
    func dialog(_ type: ResolvedType, _ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let features = features(interpreter)
        guard let reducing = features.reducing.last else { return nil }
        let feature = reducing.feature
        // Code that several features share makes a dialog for each.
        interpreter.askForOwner()
        let made = interpreter.libraryValue(type.lastName, type.arguments, site.arguments, in: site.scope)
        let actions = made.reduce(into: Values()) { $0.unite(Self.buttonActions(of: $1)) }
        let asked = type.arguments.first?.nominal
        for action in actions {
            func actions(by ways: [(way: [Features.Parent], actions: Nominal)]) -> [Value] {
                ways.filter { asked == nil || asked === $0.actions }.compactMap { way, actions in
                    sentCase(action, of: actions, interpreter).map { way.reduce($0, Features.wrapped) }
                }
            }
            // A case of the feature's own may carry the same actions, beside that of the destination which has the dialog.
            let ways = features.carried(by: feature).map { (way: [$0.parent], actions: $0.actions) }
            let sent = actions(by: ways + features.carried(byPresented: feature))
            let own = sent.isEmpty ? sentCase(action, of: feature.action, interpreter).map { [$0] } ?? [] : sent
            features.asked[reducing, default: []].unite(Values(own))
        }
        return made
    }

    /// What the buttons of a dialog send: `action: .confirm`, and `action: .send(.confirm)`.
    private static func buttonActions(of value: Value) -> Values {
        let given: ArgumentValues
        switch value {
        case .external(_, _, _, let arguments), .unresolvedCase(_, let arguments): given = arguments
        default: return []
        }
        return given.reduce(into: []) { actions, argument in
            guard argument.label == "action" else {
                for value in argument.values { actions.unite(buttonActions(of: value)) }
                return
            }
            for value in argument.values {
                if case .unresolvedCase("send", let sent) = value {
                    actions.unite(sent.first?.values ?? [])
                } else {
                    actions.insert(value)
                }
            }
        }
    }

    /// An action as a case of an enum; `nil` where that has no such case.
    private func sentCase(_ action: Value, of actions: Nominal, _ interpreter: Interpreter) -> Value? {
        let named = interpreter.named([action], as: .nominal(actions, [])).first
        guard case .enumCase(actions, _, _)? = named else { return nil }
        return named
    }
}
