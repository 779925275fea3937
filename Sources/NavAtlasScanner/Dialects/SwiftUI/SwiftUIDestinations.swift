import NavAtlasModel

// Views and modifiers of libraries whose source is not there. By SwiftUI's own words, what is called `destination` is shown
// elsewhere, a sheet, a cover, a popover and what is bound to a state present, and all else that a view is given is a part of it.
extension SwiftUIDialect {
    /// `LinkWithStore(store.detail, destination: DetailView.init)`: a view of a library that is given a destination is a
    /// link. `nil` where it is given no screen.
    func libraryLink(_ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) -> Values? {
        guard let destination = site.arguments.last(where: { $0.label == Vocabulary.destinationLabel })?.value else {
            return nil
        }
        let others = site.arguments.filter { $0.label != Vocabulary.destinationLabel }
        if let state = state(among: others, shownBy: destination, site, interpreter) {
            interpreter.trigger(state, destination, .push, site)
        } else if !isFollowed(destination, site, type, interpreter) {
            return nil
        }
        return interpreter.libraryValue(type.name, type.arguments, others, in: site.scope)
    }

    /// `popup(isPresented: $isOpen) { DetailView() }`: a modifier of a library that is bound to a state presents a screen of the
    /// app's own while the state says so. One that is not named for a presentation may lay a picture over the screen, such as
    /// a toast: that is a part of it. `nil` for any other.
    func libraryModal(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard site.has("isPresented") || site.has("item"), !Self.alerts.contains(where: site.name.hasSuffix),
            let content = Self.presentedContent(site), site.has("item") || !Self.isHandler(content),
            interpreter.program.foreignExtensions["View"]?.functions[site.name] == nil
        else { return nil }
        let named = Self.presentations.first { site.name.hasSuffix($0.word) }
        let found = interpreter.presented(content, in: site.scope, route: site.name).filter { !$0.isInline }
        guard !found.isEmpty, named != nil || !found.allSatisfy(interpreter.onlyDraws) else { return nil }
        return modal(site, named?.presentation ?? .overlay, interpreter)
    }

    /// What modifiers are called that ask a question: an alert is no screen.
    private static let alerts = ["alert", "Alert", "dialog", "Dialog"]

    /// What a modifier presents: the closure behind the parentheses, or an argument that is named for its content or a view.
    static func presentedContent(_ site: CallSite) -> Expression? {
        site.closure("content") ?? site.closure()
            ?? site.arguments.last { isContent($0.label?.lowercased() ?? "") }?.value
    }

    private static func isContent(_ label: String) -> Bool {
        label.contains("content") || label.hasSuffix("view")
    }

    /// `accountRequired(setupSheet: { SetupView() })`: what a library's modifier is given under a label that is named for a
    /// presentation, it presents. `nil` where it is given no screen so.
    func labelledModal(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard !interpreter.program.functionNames.contains(site.name),
            let (argument, presentation) = Self.presented(by: site.arguments)
        else { return nil }
        let found = interpreter.presented(argument.value, in: site.scope, route: site.name).filter { !$0.isInline }
        guard !found.isEmpty else { return nil }
        interpreter.accept(found)
        for target in found {
            interpreter.transition(to: target, via: site.name, presentation, at: site.location)
        }
        let others = site.arguments.filter { $0.label != argument.label }
        return interpreter.library(site.name, on: site.receivers, others, in: site.scope)
    }

    private static func presented(by arguments: [Argument]) -> (Argument, Presentation)? {
        arguments.firstNonNil { argument in
            guard case .closure = argument.value, let label = argument.label,
                let (_, presentation) = presentations.first(where: {
                    label.hasSuffix($0.word) || label == $0.word.lowercased()
                })
            else { return nil }
            return (argument, presentation)
        }
    }

    /// `screens(for: Page.self) { page in PageView(page) }`: a library's modifier that is given a type and what it makes of
    /// such a value shows that where the value is pushed. `nil` where it makes no screen.
    func libraryTable(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let type = site.argument("for") ?? Self.givenType(site, interpreter),
            interpreter.typeExpression(type, in: site.scope) != nil,
            let content = site.closure("destination") ?? site.closure(), Self.takesValue(content),
            site.receivers.contains(where: interpreter.isShown),
            !interpreter.program.functionNames.contains(site.name)
        else { return nil }
        let found = interpreter.presented(content, in: site.scope, route: site.name)
        guard found.contains(where: { !$0.isInline }) else { return nil }
        interpreter.table(type, content, presentation: .push, site)
        return site.receivers
    }

    /// The type of values that a modifier is given before what it shows for them: `.register(Coin.self) { CoinScreen(coin: $0) }`.
    private static func givenType(_ site: CallSite, _ interpreter: Interpreter) -> Expression? {
        guard let first = site.arguments.first, first.label == nil, !first.isTrailing,
            let nominal = interpreter.typeExpression(first.value, in: site.scope)?.nominal,
            nominal.kind == .enum || interpreter.program.inherits(nominal, anyOf: ["Hashable"])
        else { return nil }
        return first.value
    }

    /// `path.append(customView: StepView())`, of a library's path or navigator: the app's view is pushed or presented, and
    /// what a destination is declared for is pushed to it. `nil` for any other call.
    func libraryPush(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let presentation = Self.pushing[site.name], !site.receivers.isEmpty,
            site.receivers.allSatisfy({ Self.isLibraryObject($0) }), let base = site.base
        else { return nil }
        if case .array? = interpreter.assignedType(of: base, in: site.scope) { return nil }
        if site.name == "push", let pushed = pushedValue(site, interpreter) { return pushed }
        let views = site.arguments.reduce(into: Values()) { views, argument in
            guard !argument.isTrailing else { return }
            let values = interpreter.with(mode: .destination) {
                interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
            }
            views.unite(values.filter { $0.nominal(in: interpreter.heap).map(interpreter.isView) ?? false })
        }
        let found = interpreter.targets(in: views, route: site.name).filter { !$0.isInline }
        guard !found.isEmpty else { return nil }
        interpreter.accept(found)
        for target in found {
            interpreter.transition(to: target, via: site.name, presentation, at: site.location)
        }
        return []
    }

    private static let pushing: [String: Presentation] = ["append": .push, "push": .push, "present": .sheet]

    /// Whether a value is a library's that is neither a view nor a collection.
    private static func isLibraryObject(_ value: Value) -> Bool {
        // SwiftUI's own path shows what a destination is declared for, even where the value is a view itself.
        guard case .external(let name, _, _, _) = value, !name.isEmpty, name.lastPart != "NavigationPath" else {
            return false
        }
        // `Stack.Path` is no shape.
        return (name.contains(".") || !SystemViews.contains(name))
            && !["Array", "Set", "Dictionary", "String"].contains(name)
    }

    /// `router.navigate(to: .detail(item))`, of a library's router whose path a stack shows: what it is given is pushed there,
    /// if the app declares a destination for it. `nil` for any other call.
    func libraryRoute(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard !Self.isDismissalName(site.name), !site.receivers.isEmpty,
            site.receivers.allSatisfy({ $0.nominal(in: interpreter.heap)?.holdsLibraryPath == true })
        else { return nil }
        return pushedValue(site, interpreter)
    }

    /// The push of what a library's function is given; `nil` where the app declares no destination for that.
    private func pushedValue(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let argument = site.arguments.first, !argument.isTrailing else { return nil }
        let values = interpreter.pushed(argument.value, in: site.scope)
        guard values.contains(where: { Self.hasDestination($0, interpreter) }) else { return nil }
        interpreter.record(
            Push(
                key: nil, values: values, type: nil, presentation: .push, what: site.name, owner: interpreter.owner,
                location: site.location))
        return []
    }

    private static func hasDestination(_ value: Value, _ interpreter: Interpreter) -> Bool {
        if case .unresolvedCase(let name, _) = value {
            return interpreter.draft.tables.contains { $0.routes.contains { $0.caseName == name } }
        }
        guard let nominal = value.nominal(in: interpreter.heap) else { return false }
        return interpreter.draft.tables.contains { $0.type.nominal === nominal }
    }

    private static func isDismissalName(_ name: String) -> Bool {
        ["back", "dismiss", "goBack", "pop", "remove", "unwind"].contains { name.hasPrefix($0) }
    }

    private static let presentations: [(word: String, presentation: Presentation)] = [
        ("Sheet", .sheet), ("Cover", .fullScreen), ("Popover", .popover),
    ]

    /// Whether a link leads to screens of the app's own.
    private func isFollowed(
        _ destination: Expression, _ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter
    ) -> Bool {
        let shown = interpreter.with(mode: .destination) { interpreter.shown(by: destination, in: site.scope) }
        let found = interpreter.with(mode: .destination) { interpreter.targets(in: shown, route: type.lastName) }
            .filter { !$0.isInline }
        interpreter.accept(found)
        for target in found {
            interpreter.transition(to: target, via: type.lastName, .push, at: site.location, isLink: true)
        }
        if !shown.isEmpty, shown.allSatisfy({ $0.nominal(in: interpreter.heap) == nil }) {
            interpreter.journal.noteNoNavigation(
                at: site.location, because: "its destination is no screen of the app's own")
        }
        return !found.isEmpty
    }

    /// The state that says whether a destination is shown: what the view is bound to, or what the destination is made from.
    private func state(
        among arguments: [Argument], shownBy destination: Expression, _ site: CallSite, _ interpreter: Interpreter
    ) -> Expression? {
        let content = interpreter.evaluate(destination, in: site.scope, expecting: nil)
        guard !content.isEmpty, interpreter.keepingPlain(content).isEmpty else { return nil }
        let states = arguments.map(\.value).filter { argument in
            if case .closure = argument { return false }
            return !interpreter.places(of: argument, in: site.scope).isEmpty
        }
        let bound = states.first {
            !interpreter.bindings(in: interpreter.evaluate($0, in: site.scope, expecting: nil)).isEmpty
        }
        return bound ?? (Self.takesValue(destination) ? states.first : nil)
    }

    /// Whether a closure takes a library's result, such as a file that a person chose.
    private static func isHandler(_ function: Expression) -> Bool {
        if case .closure(let closure) = function { !closure.parameters.isEmpty } else { false }
    }

    /// Whether a function uses its argument.
    private static func takesValue(_ function: Expression) -> Bool {
        guard case .closure(let closure) = function else { return true }
        return !closure.parameters.isEmpty || SyntaxSearch.allNames(in: closure.body).contains("$0")
    }
}
