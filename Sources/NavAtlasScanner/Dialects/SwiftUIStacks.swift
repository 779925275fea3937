import NavAtlasModel

// What stands in a navigation stack: its roots, and what the view around it draws itself.
extension SwiftUIDialect {
    func stack(_ site: CallSite, _ name: String, _ interpreter: Interpreter) -> Values {
        let node = interpreter.owner.node
        if let path = site.argument("path"), let node {
            for (receiver, property) in interpreter.places(of: path, in: site.scope) {
                guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
                interpreter.draft.bind(nominal, property, of: receiver, to: node)
            }
        }
        let columns = site.arguments.filter { ["root", "sidebar", "content", "detail", nil].contains($0.label) }
            .map(\.value)
        if interpreter.mode == .destination {
            let inner = columns.reduce(into: Values()) { $0.formUnion(interpreter.shown(by: $1, in: site.scope)) }
            return [.external(name, [], member: nil, [ArgumentValue(label: nil, values: inner)])]
        }
        for column in columns { show(column, of: node, site, interpreter) }
        return [.external(name, [], member: nil, [])]
    }

    private func show(_ column: Expression, of node: NodeKey?, _ site: CallSite, _ interpreter: Interpreter) {
        let found = interpreter.candidates(column, in: site.scope, route: "root")
            .filter { !$0.isInline && !interpreter.isFrame($0) }
        guard !found.isEmpty, let node else {
            return interpreter.renderBesideRoots(interpreter.shown(by: column, in: site.scope))
        }
        let parts = interpreter.renderOwnContent(of: column, beside: found, node, in: site.scope)
        let roots = found.filter { !parts.contains($0.node) }
        interpreter.accept(roots)
        // What a choice around the stack brings up is declared by that.
        let open = roots.filter { interpreter.chosenRoots[node]?.contains($0.node) != true }
        let choices = interpreter.choices(in: column, site.scope).map { choice in
            var choice = choice
            choice.targets = choice.targets.filter { target in
                let isOpen = roots.contains { $0.node == target.node }
                return !parts.contains(target.node) && (isOpen || !interpreter.showsAsRoot(target.node))
            }
            return choice
        }
        interpreter.declareRoots(of: node, open, choices, isInitial: true, name: "root", at: site.location)
    }
}

extension Interpreter {
    /// The views that a closure or an expression shows.
    func shown(by content: Expression, in scope: Scope) -> Values {
        let values = evaluate(content, in: scope, expecting: nil)
        return runClosures(values).union(keepingPlain(values))
    }

    /// Renders what a view draws itself in a stack that shows screens, too: `if items.isEmpty { … } else { List { … } }`.
    ///
    /// - Returns: the screens that are a part of that: views beside it that only draw.
    fileprivate func renderOwnContent(
        of column: Expression, beside roots: Targets, _ node: NodeKey, in scope: Scope
    ) -> Set<NodeKey> {
        let all = withoutGroups(with(mode: .destination) { shown(by: column, in: scope) })
        let own = all.filter { value in targets(in: [value], route: "root").allSatisfy(\.isInline) }
        renderBesideRoots(own)
        guard !draft.entries.contains(node), own.contains(where: holdsParts) else { return [] }
        let parts = Set(
            roots.map(\.node).filter { node in
                if case .type(let nominal) = node { onlyDraws(nominal) } else { false }
            })
        render(all.filter { value in targets(in: [value], route: "root").contains { parts.contains($0.node) } })
        return parts
    }

    private func withoutGroups(_ values: Values) -> Values {
        values.reduce(into: []) { result, value in
            if case .external(Self.modifiedView, _, nil, let arguments) = value, arguments.count == 2 {
                let views = withoutGroups(arguments[0].values)
                result.unite(views.reduce(into: []) { $0.unite(modified([$1], by: arguments[1].values)) })
                return
            }
            guard case .external(let name, _, nil, let arguments) = value, Self.transparent.contains(name) else {
                result.insert(value)
                return
            }
            for argument in arguments { result.unite(withoutGroups(argument.values)) }
        }
    }

    /// Whether a layout holds more than texts and pictures: views of the app's own, rows or links.
    func holdsParts(_ value: Value) -> Bool {
        switch value {
        case .object, .instance: value.nominal(in: heap).map(isView) ?? false
        case .external(let name, _, nil, let arguments):
            Self.leading.contains(name) || arguments.contains { $0.values.contains(where: holdsParts) }
        default: false
        }
    }

    private static let leading: Set<String> = ["ForEach", "List", "NavigationLink"]

    /// Whether a view draws what it is given, and does nothing else: its code does not navigate, and it has no state that a
    /// person changes. It may move by itself, and read what a model holds, such as the app's colors.
    func onlyDraws(_ nominal: Nominal) -> Bool {
        var seen: Set<Nominal> = []
        return onlyDraws(nominal, &seen)
    }

    private func onlyDraws(_ nominal: Nominal, _ seen: inout Set<Nominal>) -> Bool {
        guard seen.insert(nominal).inserted else { return true }
        let code = bodies(of: nominal)
        let moves = code.allSatisfy { SyntaxSearch.words(in: $0).isDisjoint(with: Self.controls) }
        let names = code.reduce(into: Set<String>()) { $0.formUnion(SyntaxSearch.allNames(in: $1)) }
        let areDrawn = nominal.properties.values.allSatisfy { property in
            // What a part is bound to, a person may change there.
            isGiven(property)
                || moves && !names.contains("$" + property.fact.name)
                    && (isState(property) || isOnlyRead(property, code))
        }
        guard areDrawn else { return false }
        let words = Set(SwiftUIDialect.vocabulary.terms.map(\.name))
        guard code.allSatisfy({ SyntaxSearch.callees(in: $0).isDisjoint(with: words) }) else { return false }
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        let inner = code.flatMap { SyntaxSearch.typeNames(in: $0) }
            .compactMap { program.nominal(named: $0, in: place) }
        for part in inner.sorted(by: { $0.id < $1.id }) where isView(part) {
            guard onlyDraws(part, &seen) else { return false }
        }
        return true
    }

    /// Whether nothing happens in a view, neither where a person touches it nor when it appears.
    func isPicture(_ nominal: Nominal) -> Bool {
        var seen: Set<Nominal> = []
        return nominal.kind == .struct && isView(nominal) && onlyDraws(nominal) && isPicture(nominal, &seen)
    }

    private func isPicture(_ nominal: Nominal, _ seen: inout Set<Nominal>) -> Bool {
        guard seen.insert(nominal).inserted else { return true }
        let code = bodies(of: nominal)
        guard code.allSatisfy({ SyntaxSearch.words(in: $0).isDisjoint(with: Self.controls.union(Self.events)) }) else {
            return false
        }
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        let inner = code.flatMap { SyntaxSearch.typeNames(in: $0) }
            .compactMap { program.nominal(named: $0, in: place) }
        for part in inner.sorted(by: { $0.id < $1.id }) where isView(part) {
            guard isPicture(part, &seen) else { return false }
        }
        return true
    }

    /// What runs code in a view, besides controls.
    private static let events: Set<String> = [
        "onAppear", "onChange", "onDisappear", "onLongPressGesture", "onReceive", "refreshable", "swipeActions", "task",
    ]

    /// What a person changes a state with.
    private static let controls: Set<String> = [
        "Button", "ColorPicker", "DatePicker", "Picker", "SecureField", "Slider", "Stepper", "TextEditor", "TextField",
        "Toggle", "gesture", "onSubmit", "onTapGesture", "searchable",
    ]

    private func isState(_ property: Property) -> Bool {
        property.fact.attributes.contains { ["Namespace", "State"].contains($0.name.base) }
            && type(of: property)?.nominal?.kind != .class
    }

    /// Whether code neither calls a function of the model that a property holds, nor changes what that holds.
    private func isOnlyRead(_ property: Property, _ code: [[Statement]]) -> Bool {
        let place = LookupPlace(file: property.file, nominal: property.nominal)
        let named = property.fact.initialType.map { program.resolve($0, in: place) }
        guard let model = (type(of: property) ?? named)?.nominal, model.kind == .class else { return false }
        return code.allSatisfy { body in
            SyntaxSearch.callees(in: body).allSatisfy { program.methods($0, of: model).isEmpty }
                && SyntaxSearch.assignmentTargets(in: body).allSatisfy { target in
                    FileLowering.dottedName(Self.withoutSelf(target))?.split(separator: ".").first.map(String.init)
                        != property.fact.name
                }
        }
    }

    private func isGiven(_ property: Property) -> Bool {
        guard property.fact.getter == nil, !property.fact.isStatic else { return true }
        return property.fact.attributes.allSatisfy { ["Binding", "Environment", "ViewBuilder"].contains($0.name.base) }
            && type(of: property)?.nominal.map { [.struct, .enum].contains($0.kind) } ?? true
    }
}
