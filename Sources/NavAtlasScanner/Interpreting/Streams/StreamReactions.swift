// Closures of view models that run when a stream sends a value. Transitions in them belong to the screens that hold the
// view model.

extension Interpreter {
    /// Keeps the later reactions of a view model for the screen that holds it. What one asks for, alone it waits for.
    ///
    /// - Parameter isPart: whether the reaction is a part of a stream that is made: whoever has it made asks for it.
    func react(
        _ site: CallSite, _ handlers: [Argument], _ coming: [Values], isEnding: Bool = false, isPart: Bool = false
    ) -> Bool {
        guard let model = site.scope.frame.receiver, let nominal = model.nominal(in: heap), nominal.kind == .class,
            flow(of: nominal) == nil, !isView(nominal), !isController(nominal)
        else { return false }
        // It matters only to what is done as the app starts that there is no owner yet.
        let hasOwner = (currentOwner.node ?? owner.node) != nil
        let isAsking = isActing || isPart && currentOwner.node.map { !isCoordinator($0) } ?? false
        let isAskedFor = isAsking && hasOwner && !site.scope.isInitializing(model) && !followsItself(model, site)
        // A model of which only the type is known, such as one from the environment, does only what it is asked for.
        guard isAskedFor || model.object != nil else { return false }
        // `screen.nextTap.bind { … }`: what a controller's own stream tells is done for that, whoever has the model listen.
        let supplier = site.base.flatMap { controller(giving: $0, in: site.scope) }
        for argument in handlers {
            for handler in evaluate(argument.value, in: site.scope, expecting: nil) {
                if isAskedFor {
                    _ = with(owner: supplier, mode: .body) { notify(handler, coming) }
                } else if let id = model.object {
                    if !isEnding { noteModel(listeningTo: site.base, handler, in: site.scope) }
                    with(owner: supplier) { note(.reaction(handler, coming, of: id)) }
                }
            }
        }
        return true
    }

    /// Whether a model listens to what becomes of a property of its own: nobody who has it do that asks for what comes later.
    private func followsItself(_ model: Value, _ site: CallSite) -> Bool {
        guard model.object != nil, link == nil, let stream = site.base else { return false }
        let places = published(by: stream, in: site.scope)
        return !places.isEmpty && places.allSatisfy { $0.receiver == model }
    }

    /// `auth.addStateDidChangeListener { … }`, of a library: what the code of a model is told later is a reaction of that model;
    /// `nil` for any other call.
    func hearLibrary(_ site: CallSite) -> Values? {
        guard StreamNames.tellsLater(site.name), !site.receivers.contains(where: { $0.nominal(in: heap) != nil }),
            !program.functionNames.contains(site.name)
        else { return nil }
        let handlers = site.arguments.filter { if case .closure = $0.value { true } else { false } }
        guard !handlers.isEmpty, isMadeForScreen(site.scope.frame.receiver), react(site, handlers, []) else {
            return nil
        }
        for argument in site.arguments where !handlers.contains(where: { $0.value == argument.value }) {
            _ = evaluate(argument.value, in: site.scope, expecting: nil)
        }
        return []
    }

    /// What a shared object is told is no screen's doing.
    private func isMadeForScreen(_ receiver: Value?) -> Bool {
        receiver?.object.map { heap[$0].maker != nil } ?? false
    }

    /// Calls listeners with what comes, for the controller that has them.
    func give(_ coming: [Values], to handlers: [Argument], for controller: Owner?, in scope: Scope) {
        for handler in handlers {
            let found = evaluate(handler.value, in: scope, expecting: nil)
            with(owner: controller ?? owner, mode: .body, acting: true) {
                found.forEach { runClosures([$0], packed(coming, for: $0)) }
            }
        }
    }

    /// Whoever listens does what is done when something comes of which it is not seen who sends it; `nil` where that is nobody.
    func subscribeToUnseen(
        _ site: CallSite, _ base: Expression, _ handlers: [Argument], _ coming: [Values]?, isChanged: Bool = false
    ) -> Values? {
        guard let coming else { return [] }
        if react(site, handlers, coming) { return [] }
        let controller = controller(running: site.scope) ?? controller(giving: base, in: site.scope)
        guard controller != nil || site.has("to") || isChanged else { return nil }
        // `button.rx.tap.bind(to: subject)`: the controller sends, whoever set it up.
        give(coming, to: handlers, for: controller, in: site.scope)
        return []
    }

    /// `Observable.just(item).do(onNext: { … })`: the closures are given what the stream is made of.
    func watch(_ site: CallSite) {
        let handlers = site.arguments.compactMap(Self.handler)
        let coming = [site.receivers.reduce(into: Values()) { $0.unite(Self.values(ofMade: $1) ?? []) }]
        guard !handlers.isEmpty, !react(site, handlers, coming, isPart: true) else { return }
        give(coming, to: handlers, for: controller(running: site.scope), in: site.scope)
    }

    /// Runs what the view models of a screen do later.
    func runReactions(heldBy screen: Value) {
        guard case .object(let id) = screen, !streams.reactions.isEmpty else { return }
        let fields = heap[id].fields.sorted { $0.key < $1.key }.map(\.value)
        for case .object(let held) in dereferenced(fields.reduce(into: []) { $0.formUnion($1) }) {
            let reactions = streams.reactions[held] ?? []
            streams.reacted[held] = reactions.count
            for reaction in reactions where !leaves(reaction, of: owner) { notify(reaction.handler, reaction.coming) }
        }
    }

    /// Runs the later reactions of view models that no screen which holds them has run; one may lead to others. What the model
    /// of one view controller does is that one's, whoever made it.
    ///
    /// - Returns: whether there was anything to run.
    func runLeftReactions() -> Bool {
        let left = streams.reactions.sorted { $0.key.index < $1.key.index }.flatMap { object, reactions in
            defer { streams.reacted[object] = reactions.count }
            let holder = onlyController(having: object)
            return reactions.dropFirst(streams.reacted[object] ?? 0).map { reaction in
                (reaction, holder == nil || holder == reaction.owner.node ? reaction.owner : Owner(node: holder))
            }
        }
        let outer = isAfterStart
        isAfterStart = true
        defer { isAfterStart = outer }
        for (reaction, owner) in left where !leaves(reaction, of: owner) {
            _ = with(owner: owner, mode: .body, acting: true) { notify(reaction.handler, reaction.coming) }
        }
        return !left.isEmpty
    }

    /// Runs closures that a library's method is given. Nobody knows when a stream of the library calls its own.
    func hearing<Result>(_ method: String, in scope: Scope, acting: Bool?, _ run: () -> Result) -> Result {
        guard StreamNames.listening.contains(method), let object = scope.frame.receiver else {
            return with(acting: acting, run)
        }
        hearing.append(object)
        defer { hearing.removeLast() }
        return with(acting: acting, run)
    }
}
