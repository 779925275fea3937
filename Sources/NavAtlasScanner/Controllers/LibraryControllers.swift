import NavAtlasModel

// Controllers of libraries whose source is not at hand: each is a screen that is called like its type, or stands for the
// app's own that it was given to show.

extension Interpreter {
    /// The type of a value that is a controller of a library other than the system's; an alert is no screen.
    func libraryController(_ value: Value) -> String? {
        guard case .external(let name, _, nil, _) = value else { return nil }
        return isLibraryController(name) ? name : nil
    }

    private func isLibraryController(_ name: String) -> Bool {
        name.hasSuffix("Controller") && !name.hasSuffix("AlertController") && !SystemViews.contains(name)
            && program.byName[name] == nil
    }

    /// The screens that such a controller stands for; `nil` where a value is none.
    func libraryTargets(in value: Value, route: String, depth: Int) -> Targets? {
        guard let name = libraryController(value) else {
            let inner = targets(in: controllers(inLibrary: value), route: route, depth: depth + 1)
            return inner.isEmpty ? nil : inner
        }
        let inner = targets(in: content(ofLibrary: value), route: route, depth: depth + 1).filter { !$0.isInline }
        return inner.isEmpty ? [Target(node: .undeclared(name), value: value)] : inner
    }

    /// What a library's static function gives that is called on a controller's class of the app's: a controller of that class,
    /// as a storyboard of its name holds it. `Detail.instantiate()`
    func controllers(
        givenBy function: String, of type: ResolvedType, _ place: DraftLocation, in scope: Scope
    ) -> Values {
        guard case .nominal(let nominal, let generics) = type, isController(nominal),
            program.methods(function, of: nominal).isEmpty
        else { return [] }
        return [.object(object(of: nominal, generics, [], place, for: currentOwner.node, in: scope))]
    }

    /// What such a controller was made with, or given later, to show.
    func content(ofLibrary value: Value) -> Values {
        guard let name = libraryController(value), case .external(_, _, _, let arguments) = value else { return [] }
        let given = draft.libraryScreens.content(of: name, usedBy: owner.node)
        return content(among: arguments.reduce(into: given) { $0.unite($1.values) })
    }

    /// Whether a value was made of a type that neither the app nor the system declares, and that is called no controller: a
    /// dialog, where it is presented.
    func isOfLibrary(_ value: Value) -> Bool {
        guard case .external(let name, _, nil, let given) = value, !given.isEmpty else { return false }
        return !name.hasSuffix("Controller") && !SystemViews.contains(name) && program.byName[name.lastPart] == nil
    }

    /// The app's own that such an object shows, `Dialog(controller: form)`, or an alert.
    func content(ofPresented value: Value) -> Values {
        if case .external("UIAlertController", _, nil, let given) = value {
            return content(among: given.first { $0.label == Self.alertContent }?.values ?? [])
        }
        guard isOfLibrary(value), case .external(_, _, _, let arguments) = value else { return [] }
        return content(among: arguments.reduce(into: []) { $0.unite($1.values) })
    }

    /// The key under which code gives an alert a controller to show: `alert.setValue(form, forKey: "contentViewController")`.
    static let alertContent = "contentViewController"

    /// The controllers with which a library's object of any other name was made: `SideMenu(content: map, menu: list)`.
    func controllers(inLibrary value: Value) -> Values {
        content(ofPresented: value).filter { $0.nominal(in: heap).map(isController) ?? (container(of: $0) != nil) }
    }

    /// The controllers and views among values that one may hold: not the one whose code runs, which may be its delegate.
    private func content(among values: Values) -> Values {
        values.filter { value in
            if case .external(let name, _, nil, _) = value {
                return name == "UIHostingController" || container(of: value) == .navigation && !isEmptyContainer(value)
            }
            guard let nominal = value.nominal(in: heap),
                isView(nominal) || isController(nominal) && flow(of: nominal) == nil
            else { return false }
            return draft.key(for: nominal) != owner.node
        }
    }

    /// What a class of the app's gives to the library's controller that it inherits from is a part of it:
    /// `super.init(content: map, drawer: list)`.
    func declareGiven(to value: Value, _ node: NodeKey) {
        guard case .object(let id) = value, case let nominal = heap[id].nominal,
            let place = heap[id].making?.place,
            program.externalAncestors(of: nominal).contains(where: { isLibraryController($0.lastName) })
        else { return }
        let labels = heap[id].fields.keys.sorted().filter { program.property($0, of: nominal) == nil }
        let given = labels.reduce(into: Values()) { $0.unite(heap[id].fields[$1] ?? []) }
        with(owner: Owner(node: node), mode: .destination) {
            let found = targets(in: content(among: given), route: "child").filter { !$0.isInline && $0.node != node }
            accept(found)
            for target in found {
                declare(
                    from: node, to: target, kind: .root, name: name(of: target), presentation: .root, isInitial: true,
                    at: place)
            }
        }
    }

    /// Makes such a controller: the closures that it is given are its own, once it is known to be a screen.
    func makeLibraryController(_ type: ResolvedType, _ site: CallSite) -> Values? {
        guard case .external(let name, let generics) = type, draft.libraryScreens.names.contains(name) else {
            return nil
        }
        return with(owner: Owner(node: .undeclared(name))) {
            libraryValue(name, generics, site.arguments, in: site.scope)
        }
    }

    /// `panel.set(contentViewController: map)`: what such a controller is given, it shows; `nil` for any other call.
    func fillLibraryController(_ site: CallSite) -> Values? {
        let names = Set(site.receivers.compactMap(libraryController))
        guard !names.isEmpty else { return nil }
        let given = with(mode: .destination) {
            site.arguments.reduce(into: Values()) { $0.unite(evaluate($1.value, in: site.scope, expecting: nil)) }
        }
        let held = content(among: given)
        guard !held.isEmpty else { return nil }
        for name in names { draft.libraryScreens.fill(name, with: held, by: owner.node) }
        return names.contains(where: standsAroundOwner) ? nil : []
    }

    /// `cropper.onDone = { … }`: the library's controller calls the closure. `drawer.mainViewController = map`: it shows the other
    /// controller.
    func giveLibraryController(_ values: Values, to target: Expression, at location: DraftLocation, in scope: Scope) {
        guard case .member(let base, let property, _) = target else { return }
        let given = values.filter { if case .closure = $0 { true } else { false } }
        let held = property.hasSuffix("Controller") ? content(among: values) : []
        guard !given.isEmpty || !held.isEmpty else { return }
        let names = Set(evaluate(base, in: scope, expecting: nil).compactMap(libraryController))
        for name in names.intersection(draft.libraryScreens.names) where !given.isEmpty {
            _ = with(owner: Owner(node: .undeclared(name)), mode: .body) { runClosures(given) }
        }
        guard !held.isEmpty, !names.isEmpty else { return }
        for name in names { draft.libraryScreens.fill(name, with: held, by: owner.node) }
        guard names.contains(where: standsAroundOwner) else { return }
        let shown = targets(in: held, route: property).filter { !$0.isInline && $0.node != owner.node }
        accept(shown)
        for target in shown { transition(to: target, via: property, .root, at: location) }
    }

    /// Whether a library's controller was given the screen whose code runs: a menu that has its container show something else.
    private func standsAroundOwner(_ name: String) -> Bool {
        guard let screen = owner.node, isControllerNode(screen) else { return false }
        return targets(in: draft.libraryScreens.content(of: name), route: "content").contains { $0.node == screen }
    }
}

extension Interpreter {
    /// `MenuManager.default.leftMenu = menu`, `MenuManager.leftMenu = menu`: keeps controllers that code assigns to a shared object
    /// of a library, so that later reads find them.
    func keepInLibrary(_ values: Values, as target: Expression, in scope: Scope) {
        guard case .member(let base, let name, _) = target else { return }
        let controllers = values.filter { value in
            libraryController(value) != nil || container(of: value) == .navigation
                || value.nominal(in: heap).map(isController) ?? false
        }
        guard !controllers.isEmpty else { return }
        let shared = evaluate(base, in: scope, expecting: nil).compactMap(Self.sharedType)
        for type in shared where !type.hasPrefix("UI") {
            draft.libraryScreens.keep(controllers, as: "\(type).\(name)")
        }
    }

    func kept(in value: Value, named name: String) -> Values? {
        Self.sharedType(of: value).flatMap { draft.libraryScreens.kept["\($0).\(name)"] }
    }

    /// A library's type that the app shares an object of, or that has properties itself.
    private static func sharedType(of value: Value) -> String? {
        switch value {
        case .external(let type, _, .some, _), .metatype(.external(let type, _)): type
        default: nil
        }
    }
}
