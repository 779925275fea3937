// For which screen the system calls a helper object: for the one that holds it.

extension Interpreter {
    /// An object beside a controller that the system calls.
    struct Helper: Hashable {
        let value: Value
        /// The screen whose code makes it or gives it something.
        let user: Owner?
        /// The method that a control of the system's calls, where it does not call all that the system might.
        var action: String?
        /// The run of the coordinator's code that makes the control.
        var making: ControlMaking?
    }

    struct ControlMaking: Hashable {
        let frame: Frame
        static func == (one: ControlMaking, other: ControlMaking) -> Bool { one.frame === other.frame }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(frame)) }
    }

    /// For whom a helper works. A builder or router may make it with another screen's code: it works for the screen that is
    /// given it, or for the coordinator that keeps it. Where several hold it, nothing tells for which of them the system
    /// calls it.
    func owner(of helper: Helper) -> Owner? {
        guard let object = helper.value.object else { return helper.user }
        if let making = helper.making { return screen(shownBy: making, of: heap[object].nominal) }
        if helper.action != nil { return screen(ofViewsHolding: object) }
        let (screens, coordinators, users) = nearestHolders(of: object, throughCoordinators: helper.user != nil)
        let isKept = screens.isEmpty && helper.user == nil
        let holders = isKept ? controllers(referringTo: [object]) ?? coordinators : screens.isEmpty ? users : screens
        guard holders.count == 1, let holder = holders.first, holder != helper.user?.node else { return helper.user }
        return Owner(node: holder)
    }

    /// `controller.tableView.delegate = rows`: a library's view keeps what it is given for the controller that has the view.
    func noteHeld(_ values: Values, by name: String, of view: Expression, _ views: Values, in scope: Scope) {
        guard case .member(let base, let part, _) = view, !values.isEmpty,
            views.contains(where: { if case .external(_, _, member: nil, _) = $0 { true } else { false } })
        else { return }
        for case .object(let holder) in evaluate(base, in: scope, expecting: nil)
        where isController(heap[holder].nominal) {
            let helpers = values.filter { $0.nominal(in: heap).map { !isController($0) } ?? false }
            heap.hold(helpers, Heap.Holding(holder: .object(holder), property: part + "." + name))
        }
    }

    /// `request.delegate = self`: what a library then tells a model is done for the screen of SwiftUI whose code gives it that
    /// model.
    func noteDelegate(_ values: Values, by name: String, _ receivers: Values) {
        guard name.lowercased().hasSuffix("delegate"), mode == .body, let screen = owner.node,
            !isControllerNode(screen),
            receivers.contains(where: { if case .external = $0 { true } else { false } })
        else { return }
        for value in values {
            guard let nominal = value.nominal(in: heap), nominal.kind == .class, !isController(nominal) else {
                continue
            }
            let helper = Helper(value: value, user: owner)
            if notedHelpers.insert(helper).inserted { helpers.append(helper) }
        }
    }

    /// The nearest screens that hold an object, directly or through others, and the coordinators on the way. An object that a
    /// coordinator keeps and a screen holds, such as a presenter, works for that screen, not for one whose code happened to make
    /// it. If no screen holds it, these are the screens that refer to its holder, such as an interactor:
    /// `weak var listener: ItemListener?`.
    private func nearestHolders(
        of object: ObjectID, throughCoordinators: Bool
    ) -> (screens: Set<NodeKey>, coordinators: Set<NodeKey>, users: Set<NodeKey>) {
        var coordinators: Set<NodeKey> = []
        var users: Set<NodeKey>?
        var seen: Set<ObjectID> = [object]
        var open: Set<ObjectID> = [object]
        while !open.isEmpty {
            var screens: Set<NodeKey> = []
            var next: Set<ObjectID> = []
            for holding in open.flatMap(heap.holdings) where holds(holding) {
                let nominal = nominal(of: holding.holder)
                let isCoordinator = flow(of: nominal) != nil
                if isCoordinator { coordinators.insert(draft.key(for: nominal)) }
                if isCoordinator, !throughCoordinators { continue }
                if isController(nominal), !isCoordinator {
                    screens.insert(draft.key(for: nominal))
                } else if case .object(let id) = holding.holder, seen.insert(id).inserted {
                    next.insert(id)
                }
            }
            if !screens.isEmpty { return (screens, coordinators, []) }
            open = next
            users = users ?? controllers(referringTo: open)
        }
        return ([], coordinators, users ?? [])
    }

    /// The controllers that refer to objects which other code keeps for them: `weak var rows: Rows?`.
    private func controllers(referringTo objects: Set<ObjectID>) -> Set<NodeKey>? {
        let kinds = objects.flatMap(heap.holdings).map { nominal(of: $0.holder) }
        let controllers = Set(kinds.filter { isController($0) && flow(of: $0) == nil }.map { draft.key(for: $0) })
        return controllers.isEmpty ? nil : controllers
    }

    /// The screen of SwiftUI that holds an object, by itself or in a part of it; `nil` where none does, or several that stand
    /// side by side.
    private func screen(ofViewsHolding object: ObjectID) -> Owner? {
        let views = heap.holdings(of: object).map { nominal(of: $0.holder) }.filter(isView)
        let screens = Set(views.flatMap(screensShowing))
        let outer = screens.filter { screen in !screens.contains { draft.containment.holds(screen, in: $0) } }
        return outer.count == 1 ? outer.first.map { Owner(node: $0) } : nil
    }

    /// The one controller that a run of a coordinator's code shows, or gives for others to show.
    private func screen(shownBy making: ControlMaking, of coordinator: Nominal) -> Owner? {
        let (key, name) = (draft.key(for: coordinator), making.frame.routeName)
        let declared = draft.edges.filter { $0.from == key && $0.name == name && $0.kind != .transition }.map(\.to)
        let given = [Mode.body, .destination].flatMap {
            making.frame[returnedFor: $0].compactMap { $0.nominal(in: heap) }
        }
        let shown = Set(declared.isEmpty ? given.map { draft.key(for: $0) } : declared)
        return shown.count == 1 ? shown.first { isControllerNode($0) }.map { Owner(node: $0) } : nil
    }

    /// The screen that a view is, or those that it is a part of.
    private func screensShowing(_ view: Nominal) -> [NodeKey] {
        let own = draft.key(for: view)
        return draft.nodes[own] != nil
            ? [own] : draft.nodes.keys.filter { draft.components[$0]?.contains(view) == true }
    }

    /// The one view controller that has an object in a property of its own; `nil` where there are several, or none.
    func onlyController(having object: ObjectID) -> NodeKey? {
        let kinds = heap.holdings(of: object).filter(holds).map { nominal(of: $0.holder) }
        let controllers = Set(kinds.filter { isController($0) && flow(of: $0) == nil }.map { draft.key(for: $0) })
        return controllers.count == 1 ? controllers.first : nil
    }

    /// The view controller that has an object which nothing else of the app's keeps.
    func soleController(having object: ObjectID) -> NodeKey? {
        let holders = Set(heap.holdings(of: object).filter(holds).map { nominal(of: $0.holder) })
        return holders.count == 1 ? onlyController(having: object) : nil
    }

    /// Whether an object has another one in weak properties alone.
    func onlyRefers(_ holder: Value?, to value: Value) -> Bool {
        guard let id = value.object, let holder = holder?.object else { return false }
        let own = heap.holdings(of: id).filter { $0.holder == .object(holder) }
        return !own.isEmpty && !own.contains(where: holds)
    }

    private func nominal(of holder: Heap.Holder) -> Nominal {
        switch holder {
        case .object(let id): heap[id].nominal
        case .type(let nominal): nominal
        }
    }

    /// Whether a property keeps what it is given, and does not only refer to it.
    private func holds(_ holding: Heap.Holding) -> Bool {
        program.property(holding.property, of: nominal(of: holding.holder)).map { !$0.fact.isWeak } ?? true
    }
}
