import NavAtlasModel

/// Coordinators written by hand over UIKit's controllers, which show views of SwiftUI in hosting controllers: a class
/// that holds a navigation controller, tab bar controller or window, shows screens in its methods and starts others of
/// its kind.
struct UIKitDialect: Dialect {
    static let id = CoordinatorKind.styleOfControllers
    /// The libraries over UIKit that are read as it is.
    static let modules = RIBsLibrary.modules.union([RxFlowRewriting.module])

    static let vocabulary = Vocabulary(
        modules: ["UIKit", "SwiftUI"],
        terms: [
            "pushViewController", "setViewControllers", "showDetailViewController", "performSegue",
            "instantiateViewController", "instantiateInitialViewController",
        ].map {
            Vocabulary.Term(name: $0)
        } + [
            Vocabulary.Term(name: "perform", label: "segue"), Vocabulary.Term(name: "present", label: "animated"),
            Vocabulary.Term(name: "show", label: "sender"),
            Vocabulary.Term(name: "rootViewController", form: .assignment),
            Vocabulary.Term(name: "viewControllers", form: .assignment),
        ])
    static let overridable = Set(vocabulary.terms.filter { $0.form == .call }.map(\.name))
    /// Who holds a controller and was not seen to show any view is no coordinator for all that is known.
    static let declaresCoordinators = false
    static let keepsChildren = true

    static func rewritten(_ files: [FileFacts]) -> [FileFacts] {
        RIBsLibrary.added(to: RxFlowRewriting.rewritten(files))
    }

    let triggerWords: Set<String> = [
        "pushViewController", "setViewControllers", "showDetailViewController", "performSegue",
    ]

    func launch(_ mainStoryboards: [String], _ interpreter: Interpreter) {
        for name in mainStoryboards {
            guard let scene = interpreter.program.storyboards.scene(nil, inStoryboard: name) else { continue }
            let controller = interpreter.controller(of: scene)
            var found = interpreter.targets(in: [controller], route: name)
            // A container of the app's own that fills itself, by way of a coordinator.
            if found.isEmpty, controller.object != nil {
                found = [Target(node: interpreter.node(of: scene), value: controller)]
            }
            interpreter.accept(found)
            interpreter.draft.entries.formUnion(found.map(\.node))
        }
    }

    func member(_ name: String, of value: Value, _ interpreter: Interpreter) -> Values? {
        name == "storyboard"
            ? interpreter.storyboard(of: value)
            : interpreter.content(of: value, named: name) ?? interpreter.kept(in: value, named: name)
                ?? interpreter.inheritedContainer(name, of: value) ?? interpreter.dataSourceItem(name, of: value)
                ?? interpreter.openedURL(name, of: value)
    }

    // MARK: Coordinators

    func isCoordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        interpreter.flow(of: nominal)?.style == Self.id
    }

    // MARK: Starting others

    func willCall(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let base = site.base else { return nil }
        let signalled = signalled(by: site, interpreter)
        if !signalled.isEmpty { return start(signalled, site, interpreter) }
        let isLocal: Bool =
            switch base {
            case .name(let name, _): site.scope.variable(name) != nil
            case .call: true
            default: false
            }
        // As a coordinator starts, no screen has asked for anything: its child begins with what it is asked to show.
        let isStarting = isStarting(site.scope.frame, interpreter)
        let children = site.receivers.compactMap { value -> (Value, Nominal)? in
            guard let nominal = value.nominal(in: interpreter.heap), value != site.scope.frame.receiver,
                nominal.kind == .protocol || isCoordinator(nominal, interpreter)
            else { return nil }
            // What a coordinator asks of those above it, they do.
            if isAbove(value, nominal, site, interpreter) { return nil }
            func isStarted(_ kind: Nominal) -> Bool {
                if self.isStarted(by: site, value, kind, interpreter) { return true }
                let isAsked = isLocal || isStarting && isMade(value, byOwnerIn: interpreter)
                guard isAsked, shows(site.name, kind, interpreter) else { return false }
                return isLocal || !isGivenController(site, interpreter)
            }
            if isCoordinator(nominal, interpreter) {
                return isStarted(nominal) || makesOwn(site.name, nominal, interpreter) ? (value, nominal) : nil
            }
            // `let child: Coordinator`, of which one kind only is known.
            let kinds = interpreter.program.descendants(of: nominal).filter { isCoordinator($0, interpreter) }
            return kinds.count == 1 && isStarted(kinds[0]) ? (.instance(kinds[0], []), kinds[0]) : nil
        }
        return start(children, site, interpreter).map { $0.union(callOthers(than: children, site, interpreter)) }
    }

    /// The coordinators that a call starts by what it sends, `child.startView.accept(())`, but for those above the one that
    /// sends.
    private func signalled(by site: CallSite, _ interpreter: Interpreter) -> [(Value, Nominal)] {
        guard StreamNames.sending.contains(site.name), case .member(let holder, let name, _)? = site.base,
            Self.starting.contains(where: name.hasPrefix)
        else { return [] }
        return interpreter.evaluate(holder, in: site.scope, expecting: nil).compactMap { value in
            guard let nominal = value.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter),
                let signal = interpreter.program.property(name, of: nominal), Self.isStartSignal(signal.fact),
                value != site.scope.frame.receiver, !isAbove(value, nominal, site, interpreter)
            else { return nil }
            return (value, nominal)
        }
    }

    /// Starts coordinators by a call; `nil` where it is not known who starts them.
    private func start(
        _ children: [(Value, Nominal)], _ site: CallSite, _ interpreter: Interpreter
    ) -> Values? {
        guard !children.isEmpty else { return nil }
        var parents: [(frame: Frame, nominal: Nominal)] = []
        for (value, _) in children {
            let frame = interpreter.givingFrame(of: value, to: site.scope.frame)
            if let parent = coordinator(running: frame, interpreter) ?? coordinator(callingHelper: frame, interpreter) {
                parents.append(parent)
            }
        }
        if parents.isEmpty, interpreter.owner.node.map(interpreter.isApp) ?? interpreter.isLaunching {
            // The app itself starts it.
            return children.reduce(into: []) { given, child in
                let target = Target(node: interpreter.draft.key(for: child.1), value: child.0)
                interpreter.draft.entries.insert(target.node)
                given.unite(run(target, site, interpreter))
            }
        }
        if parents.isEmpty, children.allSatisfy({ isStarted(by: site, $0.0, $0.1, interpreter) }),
            let screen = interpreter.owner.node, interpreter.isControllerNode(screen)
        {
            // A screen that calls the coordinator which shows it asks for one of its transitions, whatever the method's name.
            if children.contains(where: { shows(screen, $0.1, interpreter) }) { return nil }
            return children.reduce(into: []) { $0.unite(start($1.0, $1.1, from: screen, site, interpreter)) }
        }
        guard parents.count == children.count else { return nil }
        return zip(children, parents).reduce(into: []) { given, pair in
            given.unite(start(pair.0.0, pair.0.1, by: pair.1, site, interpreter))
        }
    }

    /// Whether the code of a coordinator runs while that starts.
    private func isStarting(_ frame: Frame, _ interpreter: Interpreter) -> Bool {
        guard let nominal = frame.receiver?.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter) else {
            return false
        }
        return interpreter.owner.node == interpreter.draft.key(for: nominal) && interpreter.isStarting(frame)
    }

    /// Whether a call hands on what is to be shown, as one on a router does.
    private func isGivenController(_ site: CallSite, _ interpreter: Interpreter) -> Bool {
        interpreter.with(mode: .destination) {
            site.arguments.contains { argument in
                interpreter.evaluate(argument.value, in: site.scope, expecting: nil).contains {
                    isController($0, interpreter)
                }
            }
        }
    }

    /// Whether the coordinator whose code runs made an object, rather than was given it.
    private func isMade(_ value: Value, byOwnerIn interpreter: Interpreter) -> Bool {
        guard let id = value.object, let node = interpreter.owner.node else { return false }
        return interpreter.heap[id].maker == node
    }

    /// Whether a coordinator has shown a screen.
    private func shows(_ screen: NodeKey, _ coordinator: Nominal, _ interpreter: Interpreter) -> Bool {
        let key = interpreter.draft.key(for: coordinator)
        return interpreter.draft.edges.contains { $0.from == key && $0.to == screen && $0.kind.isDeclared }
    }

    /// Whether a coordinator started the one whose code runs, as far as it is known which one it is.
    private func isAbove(_ value: Value, _ nominal: Nominal, _ site: CallSite, _ interpreter: Interpreter) -> Bool {
        if isMadeAbove(site, value, interpreter) { return false }
        var running: Values = site.scope.frame.receiver.map { [$0] } ?? []
        if case .instance(let kind, _)? = running.first {
            running.unite(interpreter.heap.objects(of: kind).map { .object($0) })
        }
        return interpreter.draft.startings.starters(above: running).contains { starter in
            value == starter
                || (value.object == nil || starter.object == nil) && starter.nominal(in: interpreter.heap) === nominal
        }
    }

    /// Whether the function in which a call stands makes the coordinator itself, before the call: it is another one of its
    /// kind than those above.
    private func isMadeAbove(_ site: CallSite, _ value: Value, _ interpreter: Interpreter) -> Bool {
        isMade(value, above: site.location, in: site.scope.frame, interpreter)
    }

    func isMade(_ value: Value, above location: DraftLocation, in frame: Frame, _ interpreter: Interpreter) -> Bool {
        guard let object = value.object, let place = interpreter.heap[object].making?.place,
            place.file == location.file, place.position <= location.position,
            let functions = frame.place.nominal?.functions.values.joined()
        else { return false }
        return functions.contains { $0.id == frame.function && $0.fact.position <= place.position }
    }

    private func coordinator(running frame: Frame, _ interpreter: Interpreter) -> (frame: Frame, nominal: Nominal)? {
        guard let nominal = frame.receiver?.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter) else {
            return nil
        }
        return (frame, nominal)
    }

    /// The coordinator that has a factory make and start another one; a screen in between starts it by itself.
    private func coordinator(
        callingHelper frame: Frame, _ interpreter: Interpreter
    ) -> (frame: Frame, nominal: Nominal)? {
        guard let index = interpreter.callers.lastIndex(where: { $0 === frame }) else { return nil }
        for caller in interpreter.callers[...index].reversed() {
            if let parent = coordinator(running: caller, interpreter) { return parent }
            if let nominal = caller.receiver?.nominal(in: interpreter.heap),
                interpreter.isView(nominal) || interpreter.isController(nominal)
            {
                return nil
            }
        }
        return nil
    }

    /// What a method that starts a coordinator is called, or a subject that does.
    static let starting = ["start", "launch", "begin", "run"]

    /// Whether a coordinator's method itself shows something, or chooses among those that do, so that to call it is to
    /// start the coordinator.
    private func shows(
        _ method: String, _ nominal: Nominal, _ interpreter: Interpreter, among others: Set<String> = []
    ) -> Bool {
        interpreter.program.methods(method, of: nominal).contains { function in
            let body = function.fact.body ?? []
            if !SyntaxSearch.words(in: body).isDisjoint(with: Self.showing) { return true }
            let seen = others.union([method])
            return SyntaxSearch.ownCallees(in: body).subtracting(seen).contains {
                shows($0, nominal, interpreter, among: seen)
            }
        }
    }

    private static let showing: Set<String> = [
        "pushViewController", "setViewControllers", "viewControllers", "present",
    ]

    /// A coordinator starts another one, which then does itself what it does as it starts.
    private func start(
        _ value: Value, _ nominal: Nominal, by parent: (frame: Frame, nominal: Nominal), _ site: CallSite,
        _ interpreter: Interpreter
    ) -> Values {
        let child = Target(node: interpreter.draft.key(for: nominal), value: value)
        let key = interpreter.draft.key(for: parent.nominal)
        if child.node != key {
            interpreter.accept([child])
            // The child itself decides how, by what it does with the controllers that it was given.
            show([child], from: key, parent, presentation: nil, at: site.location, interpreter)
        }
        if let starter = parent.frame.receiver {
            interpreter.draft.startings.note(
                child, startedBy: Target(node: key, value: starter), inRoute: Self.name(of: parent.frame, interpreter),
                asking: site.name)
        }
        return run(child, site, interpreter)
    }

    /// A screen starts a coordinator: a tab bar controller one for each tab.
    private func start(
        _ value: Value, _ nominal: Nominal, from screen: NodeKey, _ site: CallSite, _ interpreter: Interpreter
    ) -> Values {
        let child = Target(node: interpreter.draft.key(for: nominal), value: value)
        interpreter.accept([child])
        if let receiver = site.scope.frame.receiver, interpreter.container(of: receiver) == .tab {
            interpreter.declare(
                from: screen, to: child, kind: .tab, name: interpreter.name(of: child), presentation: .tab,
                isInitial: false, at: site.location)
        } else {
            interpreter.draft.startings.note(child.node, startedBy: screen, by: site.name)
            interpreter.transition(to: child, via: site.name, nil, at: site.location)
        }
        return run(child, site, interpreter)
    }

    /// Whether a call starts a coordinator, rather than goes one of its ways: `startDetail`, beside `start`.
    private func isStarted(by method: String, _ nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        interpreter.program.methods(Self.starting[0], of: nominal).isEmpty
            ? Self.starting.contains(where: method.hasPrefix) : method == Self.starting[0]
    }

    /// Whether a call starts a coordinator: whatever follows the word, where the code has just made it.
    private func isStarted(
        by site: CallSite, _ value: Value, _ nominal: Nominal, _ interpreter: Interpreter
    ) -> Bool {
        isStarted(by: site.name, nominal, interpreter)
            || Self.starting.contains(where: site.name.hasPrefix) && isMadeAbove(site, value, interpreter)
    }

    private func run(_ child: Target, _ site: CallSite, _ interpreter: Interpreter) -> Values {
        guard let value = child.value else { return [] }
        interpreter.accept([child])
        interpreter.starting.append(child.node)
        let given = interpreter.with(owner: Owner(node: child.node), mode: .body) {
            if StreamNames.sending.contains(site.name) { return interpreter.send(site) ?? [] }
            return interpreter.callDeclared(
                site.name, on: value, site.arguments, site.location, in: site.scope, expecting: nil)
                // A library's class starts it, and runs what it is given for it.
                ?? interpreter.library(site.name, on: [value], site.arguments, in: site.scope)
        }
        interpreter.starting.removeLast()
        note(given, madeBy: child, site.name, interpreter)
        return given
    }

    /// A view that holds a coordinator and shows its controller stands for it.
    func unwrapped(_ value: Value, _ interpreter: Interpreter) -> Unwrapped? {
        guard case .object(let id) = value else { return nil }
        let object = interpreter.heap[id]
        guard interpreter.program.inherits(object.nominal, anyOf: ["UIViewControllerRepresentable"]) else { return nil }
        let stored = object.nominal.propertyOrder.filter { object.nominal.properties[$0]?.fact.getter == nil }
        var held = stored.reduce(into: Values()) { result, name in
            result.formUnion(
                interpreter.read(name, of: value).filter {
                    $0.nominal(in: interpreter.heap).map { isCoordinator($0, interpreter) } ?? false
                })
        }
        if held.isEmpty { held = made(by: object.nominal, interpreter) }
        guard held.count == 1, let only = held.first, let nominal = only.nominal(in: interpreter.heap) else {
            return nil
        }
        interpreter.noteShown(value, object.nominal, asPart: true)
        interpreter.with(owner: Owner(node: interpreter.draft.key(for: nominal)), mode: .body) {
            interpreter.makeRepresented(value, object.nominal)
        }
        return Unwrapped(values: held, isContainer: true)
    }

    /// The coordinators that a view makes with its controller.
    private func made(by view: Nominal, _ interpreter: Interpreter) -> Values {
        let names = (view.functions["makeUIViewController"] ?? []).reduce(into: Set<String>()) {
            $0.formUnion(SyntaxSearch.typeNames(in: $1.fact.body ?? []))
        }
        let place = LookupPlace(file: view.file, nominal: view)
        return Values(
            names.compactMap { interpreter.program.nominal(named: $0, in: place) }
                .filter { isCoordinator($0, interpreter) }.map { .instance($0, []) })
    }

    // MARK: Showing

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        interpreter.noteTarget(site)
        let site = writtenOut(site, interpreter)
        if let type = site.type {
            leavePreview(of: type, site, interpreter)
            return searchController(type, site, interpreter) ?? interpreter.makeLibraryController(type, site)
                ?? interpreter.makeNavigationController(type, site) ?? interpreter.description(of: type, site)
        }
        interpreter.openLink(site)
        let shown =
            flowCall(site, interpreter) ?? listCall(site, interpreter) ?? coordinatorCall(site, interpreter)
            ?? controllerCall(site, interpreter)
        if shown != nil { runCompletion(of: site, interpreter) }
        return shown ?? interpreter.reusableView(site) ?? interpreter.dataSourceItem(site)
    }

    /// A context menu's preview is no screen.
    private func leavePreview(of type: ResolvedType, _ site: CallSite, _ interpreter: Interpreter) {
        guard type.lastName == "UIContextMenuConfiguration",
            case .closure(let preview)? = site.arguments.first(where: { $0.label == "previewProvider" })?.value
        else { return }
        interpreter.journal.leave(
            preview.body, in: site.location.file, of: interpreter.owner.node,
            because: "it is a picture of what is shown elsewhere")
    }

    func assignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        interpreter.giveLibraryController(values, to: target, at: location, in: scope)
        interpreter.keepInLibrary(values, as: target, in: scope)
        interpreter.attach(values, to: target, in: scope)
        if case .member(_, "rootViewController", _) = target { interpreter.noteEntering(in: scope) }
        chooseTab(target, values, location, scope, interpreter)
        let isTaken =
            coordinatorAssignment(to: target, values, location, scope, interpreter)
            || controllerAssignment(to: target, values, location, scope, interpreter)
            || presentationMode(of: target, values, location, interpreter)
            || host(values, in: target, scope, interpreter)
        if isTaken { interpreter.journal.follow(at: location) }
        return isTaken
    }
}
