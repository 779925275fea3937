import NavAtlasModel

// View controllers as nodes of the graph, and the controllers that a container holds.

extension Interpreter {
    /// Whether a type of the app is a view controller that is a screen: an alert is none.
    func isController(_ nominal: Nominal) -> Bool {
        nominal.kind == .class && !nominal.isForeign && !isAlertOrSearch(nominal)
            && program.externalAncestors(of: nominal).contains { base in
                Self.isController(named: base.lastName) || Storyboards.container(ofLibraryClass: base.lastName) != nil
                    || base.lastName.hasSuffix("Controller") && overridesLifeCycle(nominal)
            }
    }

    /// Whether a class, or one of the app's that it inherits from, overrides what only a view controller inherits.
    private func overridesLifeCycle(_ nominal: Nominal) -> Bool {
        ([nominal] + program.ancestors(of: nominal)).contains { type in
            ["viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear"].contains { name in
                type.functions[name]?.contains(where: \.fact.isOverride) ?? false
            }
        }
    }

    /// Whether a screen is a view controller's, and no coordinator's.
    func isControllerNode(_ node: NodeKey) -> Bool {
        guard case .type(let nominal) = node else { return false }
        return isController(nominal) && flow(of: nominal) == nil
    }

    /// The controller that a value is, where another one's code runs: what its properties begin with is its own, such as a
    /// button with its action, whoever asks for it first.
    func otherController(_ value: Value?) -> Owner? {
        guard let nominal = value?.nominal(in: heap), isController(nominal), flow(of: nominal) == nil,
            owner.component !== nominal, case let key = draft.key(for: nominal), owner.node != key
        else { return nil }
        return Owner(node: key)
    }

    /// The owner of callbacks and views that an object makes or passes on: the object, if it is a controller and a screen itself,
    /// whoever called it; for arguments of a library's screen, that screen.
    func ownerOfParts(of receiver: Value?) -> Owner {
        if case .undeclared? = currentOwner.node { return currentOwner }
        return shownController(receiver) ?? currentOwner
    }

    /// A value as the owner, if it is a controller and a screen itself, and another one's code runs.
    func shownController(_ value: Value?) -> Owner? {
        guard let nominal = value?.nominal(in: heap), case let key = draft.key(for: nominal),
            draft.nodes[key] != nil || draft.nodesBefore.contains(key)
        else { return nil }
        return otherController(value)
    }

    /// The screen of which a controller becomes a part that the running code adds.
    func parent(in scope: Scope) -> NodeKey? {
        let adding = scope.frame.receiver
        return shownController(adding)?.node ?? adding.flatMap(onlyScreen(inNavigation:)) ?? owner.node
    }

    /// The only screen with which a navigation controller of the app's own begins. It has that controller's place in the graph.
    private func onlyScreen(inNavigation value: Value) -> NodeKey? {
        guard value.object != nil, container(of: value) == .navigation else { return nil }
        let first = Set(content(ofNavigation: value).compactMap { $0.nominal(in: heap).map(draft.key) })
        return first.count == 1 ? first.first : nil
    }

    /// The controller that a coordinator tells to prepare itself: what that sets up is done by the controller. A navigation
    /// controller only stands around screens.
    func controllerPrepared(_ value: Value?) -> Owner? {
        guard let value, let nominal = value.nominal(in: heap), isController(nominal),
            container(of: value) != .navigation, !holdsStack(nominal), askForCoordinator()
        else { return nil }
        return otherController(value)
    }

    /// Whether a type of the app is the system's alert, or its search bar: no screen of its own.
    func isAlertOrSearch(_ nominal: Nominal) -> Bool {
        program.externalAncestors(of: nominal).contains {
            ["UIAlertController", "UISearchController"].contains($0.lastName)
        }
    }

    /// Whether a value is a controller of the system's that holds nothing of the app's.
    func isOfSystem(_ value: Value) -> Bool {
        if let nominal = value.nominal(in: heap) { return isAlertOrSearch(nominal) }
        guard case .external(let name, _, nil, _) = value else { return false }
        return name.hasSuffix("Controller") && !UIKitNames.plainControllers.contains(name)
            && libraryController(value) == nil
    }

    static func isController(named name: String) -> Bool {
        name.hasSuffix("ViewController") || name == "NSWindowController"
            || name.hasPrefix("UI") && name.hasSuffix("Controller")
                && !UIKitNames.controllersWithoutView.contains(where: name.hasSuffix)
    }

    /// Whether the system calls what a person acts with like this: `UIAction`, `UIContextualAction`, `UIBarButtonItem`. An alert
    /// goes again: its actions are of whoever brought it up.
    static func isControl(named name: String) -> Bool {
        name.hasPrefix("UI") && !name.hasPrefix("UIAlert")
            && ["Action", "Button", "BarButtonItem", "Command"].contains(where: name.hasSuffix)
    }

    /// What a view controller does with the controllers inside it; `nil` for one that shows content of its own.
    func container(of value: Value) -> Storyboards.Container? {
        if let scene = scene(of: value) { return program.storyboards.container(of: scene) }
        if let nominal = value.nominal(in: heap) { return Storyboards.container(nominal, program) }
        guard case .external(let name, _, nil, _) = value else { return nil }
        return Storyboards.container(ofLibraryClass: name)
    }

    /// Whether a value is a container of the system's, or a navigation controller of the app's own, that was made with
    /// nothing inside: it is filled later.
    func isEmptyContainer(_ value: Value) -> Bool {
        if let nominal = value.nominal(in: heap) {
            return container(of: value) == .navigation && flow(of: nominal) == nil
                && content(ofNavigation: value).isEmpty
        }
        guard case .external(_, _, nil, let arguments) = value, container(of: value) != nil,
            scene(of: value).map({ controllers(in: $0).isEmpty }) ?? true, laterContent(of: value).isEmpty
        else { return false }
        return arguments.allSatisfy { argument in argument.values.allSatisfy { targets(in: [$0], route: "").isEmpty } }
    }

    // MARK: Scenes

    /// The scene that a value is the controller of.
    func scene(of value: Value) -> SceneID? {
        switch value {
        case .object(let id):
            return heap[id].making.flatMap { program.storyboards.scene(at: $0.place) } ?? scenesOfMade[id]
        case .external(_, _, nil, let arguments):
            guard case .number(let text)? = arguments.last?.values.first, arguments.last?.label == Self.sceneLabel
            else { return nil }
            let numbers = text.split(separator: ":").compactMap { Int($0) }
            return numbers.count == 2 ? SceneID(file: numbers[0], index: numbers[1]) : nil
        default: return nil
        }
    }

    private static let sceneLabel = "·scene"

    /// The controller of a scene: an object of the app's class, or one of the system's.
    func controller(of scene: SceneID) -> Value {
        if let known = sceneValues[scene] { return known }
        let storyboards = program.storyboards
        let isNavigation = storyboards.container(of: scene) == .navigation
        let value: Value
        if let nominal = storyboards.nominal(of: scene) {
            let made = heap.object(of: nominal, at: storyboards.place(of: scene))
            value = .object(made)
            // Noted before what it holds is made, which may hold it in turn.
            sceneValues[scene] = value
            if isNavigation { heap.write(controllers(in: scene), to: UIKitNames.contents[0], of: made) }
            if program.inherits(nominal, anyOf: UIKitNames.hosts) { unarchive(value, nominal, in: scene) }
        } else {
            let mark = ArgumentValue(label: Self.sceneLabel, values: [.number("\(scene.file):\(scene.index)")])
            let name = Self.className(of: storyboards[scene]?.element ?? "")
            sceneValues[scene] = .external(name, [], member: nil, [mark])
            let content = ArgumentValue(
                label: UIKitNames.contents[0], values: isNavigation ? controllers(in: scene) : [])
            value = .external(name, [], member: nil, isNavigation ? [content, mark] : [mark])
        }
        sceneValues[scene] = value
        connectObjects(of: scene, with: value)
        return value
    }

    /// What a hosting controller of a storyboard shows, only `init(coder:)` of its class tells.
    private func unarchive(_ value: Value, _ nominal: Nominal, in scene: SceneID) {
        guard let initializer = program.methods("init", of: nominal).first(where: Self.isDecoding) else { return }
        with(owner: Owner(node: node(of: scene), component: nil)) {
            _ = invoke(initializer, receiver: value, arguments: [[]])
        }
    }

    /// `UITableViewController` of `tableViewController`.
    private static func className(of element: String) -> String {
        "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }

    /// The controllers that a scene holds by what its storyboard says: as a container, or embedded.
    func controllers(in scene: SceneID) -> Values {
        let segues = program.storyboards[scene]?.segues.filter { ["relationship", "embed"].contains($0.kind) } ?? []
        return Values(
            segues.compactMap { program.storyboards.destination(of: $0, in: scene.file) }.map(controller(of:)))
    }

    /// The node of a scene.
    func node(of scene: SceneID) -> NodeKey {
        guard let nominal = program.storyboards.nominal(of: scene), program.storyboards.isNamedForClass(scene) else {
            return .scene(scene)
        }
        return draft.key(for: nominal)
    }

    // MARK: Targets

    /// The screens that a view controller stands for; `nil` where a value is none.
    func controllerTargets(in value: Value, route: String, depth: Int) -> Targets? {
        if let maker = draft.startings.maker(of: value, shownBy: owner.node) { return [maker] }
        if let found = libraryTargets(in: value, route: route, depth: depth) { return found }
        let scene = scene(of: value)
        let nominal = value.nominal(in: heap)
        if let nominal {
            // What shows a view of SwiftUI is that view.
            guard isController(nominal) || isWrapper(value, nominal), flow(of: nominal) == nil,
                !program.inherits(nominal, anyOf: UIKitNames.hosts)
            else { return nil }
        }
        let container = container(of: value)
        // What code fills is shown by that.
        if scene != nil || draft.startings.isFilled(Self.unstyled(value)), isEmptyContainer(value) { return [] }
        if container == .navigation || container == nil && nominal.map({ isWrapper(value, $0) }) ?? false {
            // What one of the system's was made with, it shows as any library's view does.
            if scene == nil, nominal == nil, laterContent(of: value).isEmpty { return nil }
            let inner = targets(in: content(ofNavigation: value), route: route, depth: depth + 1)
            if !inner.isEmpty {
                if let nominal { noteShown(value, nominal, asPart: true) }
                return Targets(
                    inner.map { target in
                        var target = target
                        target.isInContainer = true
                        // What one of the app's own does, such as a button in its bar, is done by the screen inside.
                        if nominal != nil { target.wrappers.insert(value) }
                        return target
                    })
            }
        }
        if let scene { return [Target(node: node(of: scene), value: value)] }
        if let nominal, let shown = hostedTargets(in: value, nominal, route: route, depth: depth) { return shown }
        if let nominal { return [Target(node: draft.key(for: nominal), value: value)] }
        guard container != nil, case .external(let name, _, _, _) = value else { return nil }
        return [Target(node: .undeclared(name), value: value)]
    }

    /// Whether a value is of a library's container that was made around a controller, as a bar for messages is.
    private func isWrapper(_ value: Value, _ nominal: Nominal) -> Bool {
        guard case .object(let id) = value, heap[id].fields[UIKitNames.contents[1]]?.isEmpty == false else {
            return false
        }
        return program.externalAncestors(of: nominal).contains { $0.lastName.hasSuffix("Controller") }
    }

    /// What a navigation controller begins with.
    func content(ofNavigation value: Value) -> Values {
        switch value {
        case .object(let id):
            func content() -> Values { UIKitNames.contents.reduce(into: []) { $0.unite(heap[id].fields[$1] ?? []) } }
            // It may fill itself when it is loaded.
            if content().isEmpty { runEvents(of: value, for: Owner(node: draft.key(for: heap[id].nominal))) }
            return content().subtracting([.null])
        case .external:
            let own = ownContent(ofNavigation: value)
            return own.isEmpty ? laterContent(of: value) : own
        default: return []
        }
    }

    /// What a navigation controller of the system's was given as it was made.
    func ownContent(ofNavigation value: Value) -> Values {
        guard case .external(_, _, _, let arguments) = value else { return [] }
        return arguments.reduce(into: []) { result, argument in
            if argument.label.map(UIKitNames.contents.contains) ?? false { result.unite(argument.values) }
        }
    }

    /// `UINavigationController()`, a tab bar's or a split view's: one that code makes, rather than one that is there already, such
    /// as a window's.
    func makeNavigationController(_ type: ResolvedType, _ site: CallSite) -> Values? {
        guard case .external(let container, let generics) = type,
            ["UINavigationController", "UISplitViewController", "UITabBarController"].contains(container)
        else { return nil }
        return Values(
            libraryValue(container, generics, site.arguments, in: site.scope).map { value in
                guard case .external(let name, let generics, nil, let given) = value else { return value }
                return .external(
                    name, generics, member: nil,
                    ArgumentValues([made(in: site.scope.frame, at: site.location.position)] + given))
            })
    }

    /// What marks such a controller that a function makes, or an object for a property of its own, and where.
    private func made(in frame: Frame, at position: Position) -> ArgumentValue {
        let maker = maker(in: frame)
        guard maker != .text("") else { return ArgumentValue(label: Self.madeLabel, values: [maker]) }
        let place = Value.text("at \(position.line):\(position.column)")
        return ArgumentValue(label: Self.madeLabel, values: [maker, place])
    }

    private func maker(in frame: Frame) -> Value {
        .text(frame.function.map(String.init) ?? frame.receiver?.nominal(in: heap)?.name ?? "")
    }

    static let madeLabel = "·made"

    /// Whether a function that runs makes a navigation controller itself: nobody shows it yet.
    func isMade(_ controller: Value, in frame: Frame) -> Bool {
        guard case .external("UINavigationController", _, nil, _) = controller else { return false }
        return isMarked(controller, asMadeIn: frame)
    }

    /// The same of any container of the system's that is told apart from others.
    func isMarked(_ container: Value, asMadeIn frame: Frame) -> Bool {
        guard case .external(_, _, nil, let given) = container, let mark = given.first,
            mark.label == Self.madeLabel
        else { return false }
        return mark.values.contains(maker(in: frame))
    }

    /// The type whose function, or property, makes such a container.
    func typeMarked(asMakerOf container: Value) -> Nominal? {
        guard case .external(_, _, nil, let given) = container, let mark = given.first,
            mark.label == Self.madeLabel, case .text(let maker)? = mark.values.first
        else { return nil }
        guard let function = Int(maker) else { return program.byName[maker].flatMap { $0.count == 1 ? $0.first : nil } }
        return program.functions[function].nominal
    }

    /// Notes a controller as a node: a coordinator where it is a container.
    func noteController(_ target: Target) {
        guard let value = target.value else { return }
        switch container(of: value) {
        case .tab?: draft.node(target.node, .coordinator, flow: .tab, style: CoordinatorKind.styleOfControllers)
        case .split?: draft.node(target.node, .coordinator, flow: .view, style: CoordinatorKind.styleOfControllers)
        case .navigation?, nil: draft.node(target.node, .screen)
        }
        if target.isInContainer { draft.nodes[target.node]?.isContainer = true }
    }

    // MARK: Exploring

    /// Explores a scene that nothing was seen to lead to; a container that adds a bar alone is what it holds.
    func exploreScene(_ scene: SceneID) {
        let found = targets(in: [controller(of: scene)], route: program.storyboards.label(of: scene))
        // Who leads to it says whether a container stands around it there.
        accept(Targets(found.map(\.withoutContainer)))
    }

    /// Declares what a storyboard says of a view controller.
    func exploreStoryboard(_ node: NodeKey, _ value: Value) {
        guard let scene = scene(of: value), value.nominal(in: heap).flatMap(flow) == nil else { return }
        with(owner: Owner(node: node), mode: .body) { declareSegues(of: scene, node) }
    }

    /// Runs what a view controller does; `false` where a value is none.
    func exploreController(_ node: NodeKey, _ value: Value) -> Bool {
        let nominal = value.nominal(in: heap)
        let scene = scene(of: value)
        guard scene != nil || nominal.map(isController) ?? (container(of: value) != nil) else { return false }
        if let nominal, flow(of: nominal) != nil { return false }
        let owner = Owner(node: node, component: scene == nil ? nil : nominal)
        if let scene { wakeObjects(of: scene, for: owner) }
        runEvents(of: value, for: owner)
        declareGiven(to: value, node)
        return true
    }
}
