import NavAtlasModel

// `NavigationLink`, and `List` with a selection, in which links and tags select.
extension SwiftUIDialect {
    // MARK: Lists

    /// In a list with a selection, a link and a tag select.
    func list(_ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) -> Values {
        interpreter.withRows(
            setting: site.argument("selection"), areAllSeen: hasStaticRows(site, interpreter), in: site.scope
        ) {
            let keys = selections(site, interpreter)
            interpreter.draft.selections.formUnion(keys)
            if keys.isEmpty, site.has("selection") { interpreter.draft.hasOpenSelection = true }
            return interpreter.with(selection: keys) {
                select(site, interpreter)
                return made(site, type, interpreter)
            }
        }
    }

    /// Whether the rows of a list are written one by one: those that are made of data stand for what identifies that, and those
    /// of the app's own views are made later.
    private func hasStaticRows(_ site: CallSite, _ interpreter: Interpreter) -> Bool {
        guard let first = site.arguments.first, first.label == "selection",
            case .closure(let content)? = site.closure()
        else { return false }
        return !SyntaxSearch.contains(in: content.body) { expression in
            guard case .call(let callee, _, _) = expression else { return false }
            if case .name("ForEach", _) = callee { return true }
            return interpreter.typeExpression(callee, in: site.scope)?.nominal.map(interpreter.isView) ?? false
        }
    }

    /// A picker sets its selection to the tag that a person chooses.
    func picker(_ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) -> Values {
        interpreter.with(selection: selections(site, interpreter)) { made(site, type, interpreter) }
    }

    private func selections(_ site: CallSite, _ interpreter: Interpreter) -> [PropertyKey] {
        let places = site.argument("selection").map { interpreter.places(of: $0, in: site.scope) } ?? []
        return places.compactMap { place in
            place.receiver.nominal(in: interpreter.heap).map { PropertyKey(nominal: $0, name: place.name) }
        }
    }

    /// A row of a list stands for its element, also without a tag: `List(Tab.allCases, selection: $tab)`, and sets the
    /// selection to that or to what identifies it.
    func select(_ site: CallSite, _ interpreter: Interpreter) {
        guard !interpreter.selections.isEmpty, let data = site.arguments.first, !data.isTrailing,
            data.label == nil || data.label == "data"
        else { return }
        let rows = interpreter.evaluate(data.value, in: site.scope, expecting: nil)
        for key in interpreter.selections { select(key, among: rows, site, interpreter) }
    }

    private func select(_ key: PropertyKey, among rows: Values, _ site: CallSite, _ interpreter: Interpreter) {
        let type = Self.selected(by: key, interpreter)
        var chosen: Values
        if let nominal = type?.nominal {
            chosen = rows.filter { $0.nominal(in: interpreter.heap) === nominal }
            // Which case a row stands for has to be known.
            if nominal.kind == .enum { chosen = chosen.filter(Interpreter.isCase) }
            // A library's collection of them, such as `Results<Item>`, has any.
            if chosen.isEmpty, nominal.kind != .enum, rows.contains(where: { Self.isCollection($0, of: nominal) }) {
                chosen = [.instance(nominal, [])]
            }
        } else {
            // Which case a row stands for has to be known; what a text or number says need not be.
            let areCases = rows.contains { $0.nominal(in: interpreter.heap)?.kind == .enum }
            chosen = areCases || rows.isEmpty ? [] : type.map(interpreter.values(of:)) ?? []
        }
        guard !chosen.isEmpty else { return }
        interpreter.record(Mutation(key: key, values: chosen, owner: interpreter.owner, location: site.location))
    }

    private static func isCollection(_ value: Value, of nominal: Nominal) -> Bool {
        guard case .external(_, let generics, nil, _) = value else { return false }
        return generics.contains { $0.nominal === nominal }
    }

    /// `.tag(person)` in a list or picker with a selection.
    func select(tag: Values, _ site: CallSite, _ interpreter: Interpreter) {
        interpreter.chooseRow(tag)
        for key in interpreter.selections {
            let type = Self.selected(by: key, interpreter)
            let isMeant = tag.contains { value in
                if Interpreter.isCase(value) { return true }
                // A number, a text or a flag selects where those are selected.
                if Self.isLiteral(value) { return type?.nominal == nil }
                guard let nominal = value.nominal(in: interpreter.heap) else { return false }
                return nominal === type?.nominal
            }
            guard isMeant else { continue }
            interpreter.record(Mutation(key: key, values: tag, owner: interpreter.owner, location: site.location))
        }
    }

    private static func isLiteral(_ value: Value) -> Bool {
        switch value {
        case .number, .text, .boolean: true
        default: false
        }
    }

    /// The type of what a list selects: one of its elements, or several of them.
    private static func selected(by key: PropertyKey, _ interpreter: Interpreter) -> ResolvedType? {
        let type = interpreter.program.property(key.name, of: key.nominal).flatMap { interpreter.type(of: $0) }
        if case .array(let element)? = type { return element }
        if case .external("Set", let elements)? = type { return elements.first }
        return type
    }

    func made(_ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) -> Values {
        interpreter.libraryValue(type.name, type.arguments, site.arguments, in: site.scope)
    }

    // MARK: Links

    func link(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        var label: Values = []
        if let value = site.argument("value") {
            let values = interpreter.pushed(value, in: site.scope, isWhole: true)
            interpreter.chooseRow(values)
            interpreter.record(
                Push(
                    key: nil, values: values, type: nil, presentation: .push, what: "NavigationLink(value:)",
                    selections: interpreter.selections, isLink: true, choosesRow: !interpreter.rowSetters.code.isEmpty,
                    owner: interpreter.owner, location: site.location))
            if let shown = site.closure("label") ?? site.closure() {
                label = interpreter.runClosures(interpreter.evaluate(shown, in: site.scope, expecting: nil))
            }
            return [.external("NavigationLink", [], member: nil, [ArgumentValue(label: nil, values: label)])]
        }
        let destination: Expression?
        if let written = site.arguments.first(where: { $0.label == "destination" }) {
            destination = written.value
            label =
                site.closure("label").map {
                    interpreter.runClosures(interpreter.evaluate($0, in: site.scope, expecting: nil))
                } ?? site.closure().map {
                    interpreter.runClosures(interpreter.evaluate($0, in: site.scope, expecting: nil))
                } ?? []
        } else {
            destination = site.closure()
            // The closure without a label is the destination.
            label =
                site.arguments.last { $0.label == "label" }.map {
                    interpreter.runClosures(interpreter.evaluate($0.value, in: site.scope, expecting: nil))
                } ?? []
        }
        // What cannot be tapped is followed by who sets its state; what can be, by who taps it, too.
        let isHidden = Self.isHidden(label, site)
        if let active = site.argument("isActive") ?? site.argument("item"), isSet(active, isHidden, site, interpreter) {
            interpreter.trigger(active, destination, .push, site)
            if isHidden { return [.external("NavigationLink", [], member: nil, [])] }
        }
        if let selection = site.argument("selection"), let tag = site.argument("tag"),
            isSet(selection, isHidden, site, interpreter),
            interpreter.trigger(selection, at: tag, destination, .push, site), isHidden
        {
            return [.external("NavigationLink", [], member: nil, [])]
        }
        let found = interpreter.destinations(
            destination, in: site.scope, route: Interpreter.route("NavigationLink", writtenIn: site.scope))
        if found.isEmpty {
            if interpreter.showsNothing(destination, in: site.scope) {
                interpreter.journal.noteNoNavigation(at: site.location, because: "it shows nothing")
            } else {
                interpreter.unresolved("NavigationLink", "its destination could not be followed", at: site.location)
            }
        }
        for target in found {
            interpreter.transition(to: target, via: "NavigationLink", .push, at: site.location, isLink: true)
        }
        noteStates(choosingAmong: found, in: destination, site, interpreter)
        return [.external("NavigationLink", [], member: nil, [ArgumentValue(label: nil, values: label)])]
    }

    /// A state that chooses what a link shows may bring up another screen in its place later:
    /// `NavigationLink("Shop") { if isSignedIn { ShopView() } else { SignInView() } }`.
    private func noteStates(
        choosingAmong found: Targets, in destination: Expression?, _ site: CallSite, _ interpreter: Interpreter
    ) {
        guard found.count > 1, let node = interpreter.owner.node else { return }
        interpreter.noteStates(
            showing: interpreter.choices(broughtUpBy: destination, site.scope), inTurnFor: node, at: site.location
        ) { shown in
            found.contains { $0.node == shown } ? "NavigationLink" : nil
        }
    }

    /// Whether a link shows nothing that could be tapped: `label: { EmptyView() }`, `EmptyView.init`, `{}`, or the title `""`.
    private static func isHidden(_ label: Values, _ site: CallSite) -> Bool {
        if case .member(.name("EmptyView", _), "init", _)? = site.argument("label") { return true }
        if case .closure(let closure)? = site.closure("label") ?? site.closure(), closure.body.isEmpty { return true }
        if let title = site.arguments.first, title.label == nil, !title.isTrailing, isBlank(title.value) { return true }
        return Interpreter.areEmpty(label) || !label.isEmpty && label.allSatisfy(isBlank)
    }

    private static func isBlank(_ title: Expression) -> Bool {
        if case .string(let segments) = title { segments.allSatisfy { $0 == .text("") } } else { false }
    }

    /// `Text("")`
    private static func isBlank(_ label: Value) -> Bool {
        guard case .external("Text", _, nil, let given) = label else { return false }
        return given.count == 1 && given.first?.values == [.text("")]
    }

    /// Whether others than the link set its state: some code was seen to, the state stands in an object of the app's own, or the
    /// link cannot be tapped.
    private func isSet(_ state: Expression, _ isHidden: Bool, _ site: CallSite, _ interpreter: Interpreter) -> Bool {
        if let part = interpreter.casePart(of: state, in: site.scope) { return isHidden || part.holder.kind == .class }
        let places = interpreter.places(of: state, in: site.scope)
        guard !places.isEmpty, !isHidden else { return !places.isEmpty }
        return places.allSatisfy { place in
            guard let holder = place.receiver.nominal(in: interpreter.heap) else { return false }
            return holder.kind == .class
                || interpreter.draft.filled.contains(PropertyKey(nominal: holder, name: place.name))
        }
    }
}
