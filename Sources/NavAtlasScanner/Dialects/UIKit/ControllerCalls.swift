import NavAtlasModel

// Pushes and presentations in the code of view controllers themselves, without a coordinator.

extension UIKitDialect {
    /// A call of UIKit's that shows a controller, or puts one into another.
    func controllerCall(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if let made = interpreter.generatedScene(site) { return made }
        switch site.name {
        case "performSegue": return interpreter.performSegue(site)
        // What SwiftGen generates.
        case "perform" where site.has("segue"): return interpreter.performSegue(site)
        case "instantiateViewController", "instantiateInitialViewController": return interpreter.instantiate(site)
        case "setViewControllers", "setViewController": return put(site, interpreter)
        case _ where Interpreter.adopts(site.name): return embed(site, interpreter)
        case "addSubview", "insertSubview", "addArrangedSubview": return draw(site, interpreter)
        case "setValue" where site.has("forKey"): return fillAlert(site, interpreter)
        default:
            guard let presentation = presentation(site) else {
                return libraryChild(site, interpreter) ?? interpreter.fillLibraryController(site)
                    ?? libraryPresentation(site, interpreter)
            }
            guard site.base != nil || !site.receivers.isEmpty || extendsController(site.scope) else { return nil }
            return showByContainer(site, interpreter) ?? show(site, presentation, interpreter)
        }
    }

    /// Whether code stands in an extension of a controller's class of UIKit's: `extension UINavigationController { … }`. The one
    /// around a screen is no value, but what calls on it do, the screen has done.
    private func extendsController(_ scope: Scope) -> Bool {
        scope.frame.place.nominal.map { $0.isForeign && Interpreter.isController(named: $0.name) } ?? false
    }

    /// `present(controller, animated: true) { … }`
    func runCompletion(of site: CallSite, _ interpreter: Interpreter) {
        guard presentation(site) != nil else { return }
        for argument in site.arguments.dropFirst() where argument.label == "completion" || argument.isTrailing {
            interpreter.runClosures(interpreter.evaluate(argument.value, in: site.scope, expecting: nil))
        }
    }

    /// `pushViewController(UINavigationController(rootViewController: list), animated: true)`
    private func notePushedContainers(_ values: Values, _ found: Targets, _ interpreter: Interpreter) {
        guard !values.isEmpty, values.allSatisfy({ interpreter.container(of: $0) == .navigation }) else { return }
        for target in found { interpreter.draft.nodes[target.node]?.isContainer = true }
    }

    private func shown(by site: CallSite, _ interpreter: Interpreter) -> Values {
        guard let argument = site.arguments.first else { return [] }
        let values = interpreter.with(mode: .destination) {
            interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
        }
        interpreter.noteShowingSelf(values)
        return values
    }

    private func show(_ site: CallSite, _ presentation: Presentation, _ interpreter: Interpreter) -> Values? {
        let values = shown(by: site, interpreter)
        // A controller that is pushed on a navigation controller which is only being made is its root.
        if presentation == .push, fill(site.base, with: values, at: site.location, in: site.scope, interpreter) {
            interpreter.journal.follow(at: site.location)
            return []
        }
        let inner = values.reduce(into: values) { $0.unite(interpreter.content(ofPresented: $1)) }
        let all = interpreter.targets(in: inner, route: site.name)
        let typed = all.filter { !$0.isInline }
        // A view without a type of its own is a screen where it is hosted: `UIHostingController(rootView: VStack { … })`.
        let found = typed.isEmpty && values.contains(where: Self.isHost) ? all : typed
        interpreter.accept(found)
        if site.name == "pushViewController" { notePushedContainers(values, found, interpreter) }
        let style = presentation == .sheet ? interpreter.presentationStyle(of: values, by: site) : presentation
        let shower = interpreter.presenter(site)
        if found.isEmpty, interpreter.with(owner: shower, { interpreter.showFilled(values, style, site) }) { return [] }
        if found.isEmpty, !values.isEmpty,
            values.allSatisfy({ interpreter.isOfSystem($0) || interpreter.isOfLibrary($0) })
        {
            interpreter.journal.noteNoNavigation(at: site.location, because: "it shows a controller of the system")
        }
        interpreter.with(owner: shower) {
            for target in found { interpreter.transition(to: target, via: site.name, style, at: site.location) }
        }
        return []
    }

    private static let styleName = Interpreter.styleName

    /// `alert.setValue(form, forKey: "contentViewController")`: the alert shows the form, once it is presented.
    private func fillAlert(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard case .name(let alert, _)? = site.base, let key = site.argument("forKey"), let value = site.argument(nil),
            interpreter.evaluate(key, in: site.scope, expecting: nil) == [.text(Interpreter.alertContent)],
            let known = site.scope.variable(alert)
        else { return nil }
        let content = ArgumentValue(
            label: Interpreter.alertContent, values: interpreter.evaluate(value, in: site.scope, expecting: nil))
        let filled = known.compactMap { value -> Value? in
            guard case .external("UIAlertController", let generics, nil, let given) = value else { return nil }
            return .external("UIAlertController", generics, member: nil, ArgumentValues(Array(given) + [content]))
        }
        return !filled.isEmpty && site.scope.replace(Values(filled), for: alert) ? [] : nil
    }

    // MARK: Containers

    /// `setViewControllers([list], animated: true)`
    private func put(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let values = shown(by: site, interpreter)
        if fill(site.base, with: values, at: site.location, in: site.scope, interpreter) {
            interpreter.journal.follow(at: site.location)
            return []
        }
        let containers = site.base == nil ? site.scope.frame.receiver.map { [$0] } ?? [] : site.receivers
        let isPut =
            put(values, into: containers, in: site.scope, at: site.location, interpreter)
            || putPages(values, into: containers, site, interpreter)
        if isPut {
            interpreter.journal.follow(at: site.location)
            return []
        }
        let list = site.name == "setViewControllers" ? site.arguments.first?.value : nil
        replace(values, by: list, in: site.scope, via: site.name, at: site.location, interpreter)
        return []
    }

    /// Pages that a controller, or a view of its, puts into the system's controller for pages are parts of that controller;
    /// those that a view of SwiftUI's represents are parts of that view.
    private func putPages(
        _ pages: Values, into containers: Values, _ site: CallSite, _ interpreter: Interpreter
    ) -> Bool {
        let arePages = containers.contains {
            if case .external("UIPageViewController", _, nil, _) = $0 { true } else { false }
        }
        guard arePages else { return false }
        guard let node = holder(ofPagesIn: site.scope, interpreter) else {
            guard case .type(let nominal)? = interpreter.owner.node, interpreter.isView(nominal) else { return false }
            interpreter.showRepresented(pages)
            return !pages.isEmpty
        }
        return interpreter.declareChildren(pages, of: node, at: site.location)
    }

    private func holder(ofPagesIn scope: Scope, _ interpreter: Interpreter) -> NodeKey? {
        if let controller = interpreter.controller(running: scope)?.node { return controller }
        guard let view = scope.frame.receiver?.nominal(in: interpreter.heap),
            interpreter.program.externalAncestors(of: view).contains(where: { $0.lastName.hasSuffix("View") }),
            let node = interpreter.parent(in: scope), interpreter.isControllerNode(node)
        else { return nil }
        return node
    }

    /// The running screen puts controllers in place of those that a container shows. Itself beneath others it does not show
    /// anew: `setViewControllers([self, detail], animated: true)`.
    private func replace(
        _ values: Values, by list: Expression?, in scope: Scope, via name: String, at location: DraftLocation,
        _ interpreter: Interpreter
    ) {
        func show(_ values: Values, _ presentation: Presentation) {
            let others = values.filter { $0 != scope.frame.receiver }
            let found = interpreter.targets(in: others.isEmpty ? values : others, route: name).filter { !$0.isInline }
            interpreter.accept(found)
            for target in found { interpreter.transition(to: target, via: name, presentation, at: location) }
        }
        let stack = stack(list, of: values, in: scope, interpreter)
        show(stack.beginning, .root)
        interpreter.afterReset { show(stack.above, .push) }
    }

    /// Puts controllers into containers of the app's own or of the system's; `false` where there is none.
    private func put(
        _ values: Values, into containers: Values, in scope: Scope, at location: DraftLocation,
        _ interpreter: Interpreter
    ) -> Bool {
        var isPut = false
        for value in containers {
            if let nominal = value.nominal(in: interpreter.heap), interpreter.flow(of: nominal) != nil { continue }
            switch interpreter.container(of: value) {
            case .navigation?:
                guard case .object(let id) = value, !isShown(value, in: scope, at: location, interpreter) else {
                    continue
                }
                interpreter.heap.write(values, to: UIKitNames.contents[0], of: id)
            case .tab?: declare(values, .tab, of: value, at: location, interpreter)
            case .split?: declare(values, .root, of: value, at: location, interpreter)
            case nil:
                guard let nominal = value.nominal(in: interpreter.heap),
                    interpreter.program.inherits(nominal, anyOf: ["UIPageViewController"])
                else { continue }
                declare(values, .root, of: value, at: location, interpreter)
            }
            isPut = true
        }
        return isPut
    }

    /// Whether a navigation controller of the app's own is shown while its code runs: a screen in it has it do that.
    private func isShown(
        _ container: Value, in scope: Scope, at location: DraftLocation, _ interpreter: Interpreter
    ) -> Bool {
        guard scope.frame.receiver == container, !scope.isInitializing(container), let screen = interpreter.owner.node,
            let nominal = container.nominal(in: interpreter.heap), screen != interpreter.draft.key(for: nominal)
        else { return false }
        return !interpreter.isBeforeSeen(container) && !isJustMade(container, at: location, interpreter)
    }

    /// Declares what a container holds.
    private func declare(
        _ values: Values, _ kind: Edge.Kind, of container: Value, at location: DraftLocation,
        _ interpreter: Interpreter
    ) {
        let holders = interpreter.targets(in: [container], route: "container")
        interpreter.accept(holders)
        for holder in holders {
            if interpreter.container(of: container) == .split { interpreter.draft.splitViews.insert(holder.node) }
            let shown = values.map { value in
                let filling = interpreter.targets(filling: value)
                return filling.isEmpty
                    ? interpreter.targets(in: [value], route: kind.rawValue).filter { !$0.isInline } : filling
            }
            // Of any bar of a kind, the tabs of all stand one among the other. What is not known takes no tab away.
            let isAny = if case .instance = container { true } else { false }
            if kind == .tab, !shown.isEmpty, !isAny || interpreter.draft.tabs[holder.node] == nil {
                interpreter.draft.note(tabs: Self.tabs(showing: shown), of: holder.node)
            }
            for found in shown {
                interpreter.accept(found)
                for target in found where target.node != holder.node {
                    interpreter.declare(
                        from: holder.node, to: target, kind: kind, name: interpreter.name(of: target),
                        presentation: kind == .tab ? .tab : .root, isInitial: kind == .root, at: location)
                    if interpreter.container(of: container) == .split, !isJustMade(container, at: location, interpreter)
                    {
                        fillColumn(of: holder, with: target, at: location, interpreter)
                    }
                }
            }
        }
    }

    /// The tabs of a bar, one after the other; `nil` for one that may be any of several. One stack alone stands for all that a
    /// closure or loop makes: `Tab.allCases.map { UINavigationController(rootViewController: $0.controller) }`.
    private static func tabs(showing shown: [Targets]) -> [NodeKey?] {
        shown.count == 1 ? shown[0].map(\.node) : shown.map(onlyNode(of:))
    }

    /// The node that all of some targets are.
    private static func onlyNode(of targets: Targets) -> NodeKey? {
        let nodes = Set(targets.map(\.node))
        return nodes.count == 1 ? nodes.first : nil
    }

    /// Whether the code that runs has made a container: it stands around no screen yet.
    private func isJustMade(_ container: Value, at location: DraftLocation, _ interpreter: Interpreter) -> Bool {
        interpreter.callers.contains { frame in
            interpreter.isMarked(container, asMadeIn: frame)
                || isMade(container, above: location, in: frame, interpreter)
        }
    }

    /// A screen that puts another one into a column of the split view around it leads to that.
    private func fillColumn(
        of split: Target, with target: Target, at location: DraftLocation, _ interpreter: Interpreter
    ) {
        guard let screen = interpreter.owner.node, screen != split.node, screen != target.node,
            interpreter.draft.nodes[screen]?.kind == .screen
        else { return }
        interpreter.transition(to: target, via: "setViewController", .push, at: location)
    }

    /// `addChild(map)`, `list.addChild(map)`: the controller is a part of the one that runs, or of the one named. A tab bar
    /// controller has it as a tab.
    private func embed(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let parents = site.base == nil ? site.scope.frame.receiver.map { [$0] } ?? [] : site.receivers
        if !parents.isEmpty, parents.allSatisfy({ interpreter.container(of: $0) == .tab }),
            put(shown(by: site, interpreter), into: parents, in: site.scope, at: site.location, interpreter)
        {
            interpreter.journal.follow(at: site.location)
            return []
        }
        let named =
            site.base == nil ? [] : interpreter.targets(in: site.receivers, route: "child").filter { !$0.isInline }
        let nodes = Set(named.map(\.node))
        guard let node = nodes.count == 1 ? nodes.first : interpreter.parent(in: site.scope) else { return nil }
        let children = shown(by: site, interpreter)
        if let coordinator = coordinator(beginningWith: children, in: parents, of: node, site, interpreter) {
            interpreter.declareChildren([coordinator], of: node, at: site.location)
            return []
        }
        return interpreter.declareChildren(children, of: node, at: site.location) ? [] : nil
    }

    /// `UISearchController(searchResultsController: results)`: the results are a part of the controller that searches.
    func searchController(_ type: ResolvedType, _ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard isSearch(type, interpreter), let written = site.argument("searchResultsController"),
            let node = interpreter.controller(running: site.scope)?.node
        else { return nil }
        let values = interpreter.with(mode: .destination) {
            interpreter.evaluate(written, in: site.scope, expecting: nil)
        }
        _ = interpreter.declareChildren(values, of: node, at: site.location)
        return nil
    }

    private func isSearch(_ type: ResolvedType, _ interpreter: Interpreter) -> Bool {
        if let own = type.nominal { return interpreter.program.inherits(own, anyOf: ["UISearchController"]) }
        return type.lastName == "UISearchController"
    }

    /// `list.navigationItem.searchController = search`, of a controller that another one's code prepares.
    private func search(
        _ values: Values, in controller: Expression, _ location: DraftLocation, _ scope: Scope,
        _ interpreter: Interpreter
    ) -> Bool {
        let searched = interpreter.targets(
            in: interpreter.evaluate(controller, in: scope, expecting: nil), route: "search"
        ).filter { !$0.isInline }
        guard searched.count == 1, let node = searched.first?.node else { return false }
        for case .external("UISearchController", _, nil, let given) in values {
            let results = given.first { $0.label == "searchResultsController" }?.values ?? []
            _ = interpreter.declareChildren(results, of: node, at: location)
        }
        return false
    }

    /// Whether what is assigned as `viewControllers` or `rootViewController` is a property of the app's own, which shows nothing
    /// by itself.
    func keeps(
        _ holders: Values, asOwn name: String, at location: DraftLocation, _ interpreter: Interpreter
    ) -> Bool {
        let areOwn = holders.allSatisfy { holder in
            guard interpreter.container(of: holder) == nil, let nominal = holder.nominal(in: interpreter.heap),
                let property = interpreter.program.property(name, of: nominal)
            else { return false }
            return !property.fact.isOverride && property.fact.getter == nil && property.fact.observers.isEmpty
        }
        guard areOwn, !holders.isEmpty else { return false }
        interpreter.journal.noteNoNavigation(at: location, because: "the property is the app's own")
        return true
    }

    /// `tabs.viewControllers = [list, map]`, and how a controller is presented.
    func controllerAssignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        switch target {
        case .member(_, "rootViewController", _)
        where !values.isEmpty && values.allSatisfy(interpreter.isEmptyContainer):
            // Who fills the container says what it shows.
            interpreter.journal.follow(at: location)
            interpreter.enter(by: values)
            return false
        case .member(let base, "viewControllers", _):
            let containers = interpreter.evaluate(base, in: scope, expecting: nil)
            return put(values, asListOf: containers, in: scope, at: location, interpreter)
        case .member(.member(let base, "navigationItem", _), "searchController", _):
            return search(values, in: base, location, scope, interpreter)
        case .name("viewControllers", _) where scope.variable("viewControllers") == nil:
            guard let receiver = scope.frame.receiver else { return false }
            return put(values, asListOf: [receiver], in: scope, at: location, interpreter)
        case .member(.name(let name, _), Self.styleName, _):
            guard scope.parameter(name) == nil, let known = scope.variable(name) else { return false }
            let styled = known.compactMap { value -> Value? in
                guard case .external(let type, let generics, nil, let given) = value else { return nil }
                interpreter.noteStyle(values, as: Self.styleName, of: value)
                let style = ArgumentValue(label: Self.styleName, values: values)
                let others = given.filter { $0.label != Self.styleName }
                // What marks who made it stays first.
                let mark = others.prefix { $0.label == Interpreter.madeLabel }
                return .external(
                    type, generics, member: nil, ArgumentValues(mark + [style] + others.dropFirst(mark.count)))
            }
            return !styled.isEmpty && scope.replace(Values(styled), for: name)
        case .member(let base, let name, _) where name.hasSuffix("View"):
            drawHosted(values, as: name, of: base, in: scope, interpreter)
            return false
        default: return false
        }
    }

    /// `viewControllers = [list]`
    private func put(
        _ values: Values, asListOf containers: Values, in scope: Scope, at location: DraftLocation,
        _ interpreter: Interpreter
    ) -> Bool {
        if put(values, into: containers, in: scope, at: location, interpreter) { return true }
        if keeps(containers, asOwn: "viewControllers", at: location, interpreter) { return false }
        // Those of a container that is shown already.
        guard containers.allSatisfy({ interpreter.container(of: $0) != nil }) else { return false }
        replace(values, by: interpreter.assigned, in: scope, via: "viewControllers", at: location, interpreter)
        return !values.isEmpty
    }
}
