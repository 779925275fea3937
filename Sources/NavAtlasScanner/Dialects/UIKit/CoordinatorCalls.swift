import NavAtlasModel

// Pushes and presentations that a coordinator makes with its navigation controller, tab bar controller or window.

extension UIKitDialect {
    func coordinatorCall(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let argument = site.arguments.first,
            let presentation = columnPresentation(site, interpreter) ?? presentation(site)
        else { return nil }
        // A screen's child is a part of that screen.
        if Interpreter.adopts(site.name), site.receivers.contains(where: { isScreen($0, interpreter) }) { return nil }
        if Interpreter.adopts(site.name), let holder = interpreter.stackHolder(of: site) {
            // Who fills its stack shows what is there, and not who only stands around it.
            if interpreter.draft.nodes[holder] != nil || interpreter.draft.nodesBefore.contains(holder) { return nil }
            interpreter.journal.follow(at: site.location)
            return []
        }
        if presentation != .push, presentStarted(argument.value, presentation, site, interpreter) { return [] }
        var values = interpreter.with(mode: .destination) {
            interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
        }
        if site.name == "setViewControllers" {
            values.subtract(putBeneath(in: argument.value, site.scope, interpreter))
        }
        if Interpreter.adopts(site.name), !values.contains(where: { isController($0, interpreter) }) { return nil }
        let shown = presentation == .sheet ? interpreter.presentationStyle(of: values, by: site) : presentation
        if site.name != "present" { noteFilled(by: site, values, interpreter) }
        let areTabs = shown == .root && areTabBars(containers(of: site), interpreter)
        let list = site.name == "setViewControllers" ? argument.value : nil
        let besideTabs = fillsOnlyStack(site.base, site.receivers, in: site.scope, interpreter)
        return show(
            values, by: list, shown, intoTabs: areTabs, besideTabs: besideTabs, site.scope, at: site.location,
            interpreter) ? [] : nil
    }

    /// Notes that a call fills a container: the coordinator does that which gives the controllers, where a container of the
    /// app's own helps it.
    private func noteFilled(by site: CallSite, _ values: Values, _ interpreter: Interpreter) {
        let frame = site.scope.frame
        let suppliers = values.lazy.map { interpreter.givingFrame(of: $0, to: frame) }
        interpreter.noteFilled(containers(of: site), by: suppliers.first { $0 !== frame } ?? frame)
    }

    /// What a call fills: a container may fill itself.
    func containers(of site: CallSite) -> Values {
        site.base == nil ? site.scope.frame.receiver.map { [$0] } ?? [] : site.receivers
    }

    /// `present(child.navigationController, animated: true)`: how the coordinator that is started here is shown.
    private func presentStarted(
        _ controller: Expression, _ presentation: Presentation, _ site: CallSite, _ interpreter: Interpreter
    ) -> Bool {
        guard case .member(let base, _, _) = controller else { return false }
        let values = interpreter.with(mode: .destination) {
            interpreter.evaluate(controller, in: site.scope, expecting: nil)
        }
        let presentation = presentation == .sheet ? interpreter.presentationStyle(of: values, by: site) : presentation
        var isStarted = false
        for child in interpreter.evaluate(base, in: site.scope, expecting: nil) {
            guard let nominal = child.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter),
                child != site.scope.frame.receiver,
                case let givingFrame = interpreter.givingFrame(of: child, to: site.scope.frame),
                let parent = givingFrame.receiver?.nominal(in: interpreter.heap), isCoordinator(parent, interpreter)
            else { continue }
            let (from, to) = (interpreter.draft.key(for: parent), interpreter.draft.key(for: nominal))
            // One that is filled as it is made is shown by this call alone.
            guard interpreter.draft.startings.isStarted(to, by: from) else { continue }
            isStarted = true
            let name = Self.name(of: givingFrame, interpreter)
            interpreter.draft.startings.note(
                to, startedBy: StartPresentations.Route(coordinator: from, name: name), shownAs: presentation,
                at: site.location)
            interpreter.draft.edges = Set(
                interpreter.draft.edges.map { edge in
                    guard edge.to == to, edge.presentation == nil,
                        edge.from == from && edge.name == name || edge.name == "\(parent.name).\(name)"
                    else { return edge }
                    var edge = edge
                    edge.presentation = presentation
                    return edge
                })
        }
        return isStarted
    }

    func coordinatorAssignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        let name: String
        let isOwn: Bool
        switch target {
        case .member(let base, let member, _):
            (name, isOwn) = (member, base.isSelf)
        case .name(let variable, _) where scope.variable(variable) == nil: (name, isOwn) = (variable, true)
        default: return false
        }
        guard Self.contents.contains(name) || isOwn,
            values.contains(where: { isController($0, interpreter) || standsForController($0, interpreter) })
        else { return false }
        // What only keeps a controller that it was given, or that another controller made, shows nothing by that.
        let values = isOwn ? values.filter { !isMade($0, byOtherThan: scope.frame.receiver, interpreter) } : values
        let isKept = values.allSatisfy { value in
            isGiven(value, to: scope.frame, interpreter) || Self.isGivenByOthers(value)
                || isTakenOver(value, by: scope.frame.receiver, interpreter)
        }
        guard
            !isOwn
                || !isKept
                    && (Self.contents.contains(name) || Self.isPlace(name, of: scope.frame.receiver, interpreter))
        else { return false }
        if case .member(let base, "viewControllers", _) = target,
            fill(base, with: values, at: location, in: scope, interpreter)
        {
            return true
        }
        if case .member(let base, _, _) = target, !isOwn,
            keeps(interpreter.evaluate(base, in: scope, expecting: nil), asOwn: name, at: location, interpreter)
        {
            return false
        }
        if !Self.contents.contains(name) { interpreter.draft.keeping.insert(location) }
        let isOver = name == "rootViewController" && interpreter.isNewWindow(target, scope)
        var (containers, besideTabs): (Values, Bool) = ([], name == "rootViewController")
        if case .member(let base, "viewControllers", _) = target {
            containers = interpreter.evaluate(base, in: scope, expecting: nil)
            besideTabs = fillsOnlyStack(base, containers, in: scope, interpreter)
        }
        let column = columnPresentation(containers, scope.frame, interpreter)
        let isShown = show(
            values, by: name == "viewControllers" && column == nil ? interpreter.assigned : nil,
            isOver ? .fullScreen : column ?? .root,
            intoTabs: areTabBars(containers, interpreter),
            besideTabs: besideTabs && !areTabBars(values, interpreter), scope, at: location, interpreter)
        if isShown, !containers.isEmpty {
            begin(with: containers, scope.frame, at: location, interpreter)
            interpreter.noteFilled(containers, by: scope.frame)
        }
        guard case .member(let base, _, _) = target, !base.isSelf else {
            return isShown && name == "viewControllers"
        }
        return isShown && Self.contents.contains(name)
    }

    /// Whether a navigation controller is known by its type only: no code that was followed makes it.
    private static func isGivenByOthers(_ value: Value) -> Bool {
        guard case .external("UINavigationController", _, nil, let made) = value else { return false }
        return made.isEmpty
    }

    /// Whether another controller made one, such as a tab of its own: `current = tabs.selectedViewController` shows nothing.
    private func isMade(_ value: Value, byOtherThan receiver: Value?, _ interpreter: Interpreter) -> Bool {
        guard let id = value.object, let maker = interpreter.heap[id].maker, interpreter.isControllerNode(maker) else {
            return false
        }
        return receiver?.nominal(in: interpreter.heap).map(interpreter.draft.key) != maker
    }

    /// Whether a property of a coordinator is of a type of UIKit's: what it is given is shown by others. One of a type of
    /// the app's own only keeps a screen to speak to.
    private static func isPlace(_ name: String, of coordinator: Value?, _ interpreter: Interpreter) -> Bool {
        guard let nominal = coordinator?.nominal(in: interpreter.heap),
            let property = interpreter.program.property(name, of: nominal),
            // What stands around a stack only keeps it.
            !interpreter.holdsStack(nominal)
        else { return false }
        return (property.fact.type?.base ?? made(by: property)).map(held.contains) ?? true
    }

    /// What holds the controllers that a window or a container shows.
    private static let contents: Set<String> = ["rootViewController", "viewControllers"]

    func isController(_ value: Value, _ interpreter: Interpreter) -> Bool {
        if case .external(let name, _, nil, _) = value {
            return name.lastPart.hasSuffix("Controller") || !interpreter.controllers(inLibrary: value).isEmpty
        }
        return value.nominal(in: interpreter.heap).map(interpreter.isController) ?? false
    }

    /// A coordinator of another style stands for the controller that it works.
    private func standsForController(_ value: Value, _ interpreter: Interpreter) -> Bool {
        let style = value.nominal(in: interpreter.heap).flatMap(interpreter.flow)?.style
        return style != nil && style != Self.id
    }

    func isScreen(_ value: Value, _ interpreter: Interpreter) -> Bool {
        value.nominal(in: interpreter.heap).map { interpreter.isController($0) && !isCoordinator($0, interpreter) }
            ?? false
    }

    /// Notes that a coordinator's code shows controllers; `false` where it is no coordinator's.
    ///
    /// - Parameter besideTabs: whether they fill a window or stack in which no tab bar stands, such as a login.
    func show(
        _ values: Values, of list: Values? = nil, _ presentation: Presentation, intoTabs areTabs: Bool = false,
        besideTabs: Bool = false, _ frame: Frame, at location: DraftLocation, _ interpreter: Interpreter
    ) -> Bool {
        let givingFrame = givingFrame(of: list ?? values, to: frame, interpreter)
        guard let nominal = givingFrame.receiver?.nominal(in: interpreter.heap), isCoordinator(nominal, interpreter)
        else {
            return showContainer(values, presentation, at: location, interpreter)
        }
        let key = interpreter.draft.key(for: nominal)
        let filled = values.filter { !interpreter.isEmptyContainer($0) }
        if filled != values {
            interpreter.journal.follow(at: location)
            let empty = values.subtracting(filled)
            let kept = interpreter.draft.keeping.contains(location) ? empty : []
            noteContainer(presentation, of: key, kept, givingFrame, interpreter)
            for container in empty {
                guard let own = container.nominal(in: interpreter.heap) else { continue }
                interpreter.noteShown(container, own, asPart: true)
            }
            // Who only makes a container for itself has begun with nothing yet.
            if kept == values { return true }
        }
        let name = Self.name(of: givingFrame, interpreter)
        let containers = values.subtracting(filled)
        let found = interpreter.targets(in: filled, route: name).filter { !$0.isInline }
            .union(
                presentation != .root || areTabs
                    ? begun(in: containers, of: key, asTabs: areTabs, interpreter)
                    : besideTabs ? startedBefore(in: containers, by: key, interpreter) : [])
        interpreter.accept(found)
        if found.isEmpty, !values.isEmpty, values.allSatisfy(interpreter.isOfSystem) {
            interpreter.journal.noteNoNavigation(at: location, because: "it shows a controller of the system")
        }
        let shown = Targets(
            found.map { standIn(for: $0, of: key, interpreter) }.filter {
                $0.node != key || interpreter.owner.node != key
            })
        show(
            shown, from: key, (givingFrame, nominal), presentation: presentation, intoTabs: areTabs,
            besideTabs: besideTabs, at: location, interpreter)
        return true
    }

    /// The code that gave what a function shows: the controllers, the views in them, or who made them. A coordinator that
    /// shows it beside controllers of its own shows it itself.
    func givingFrame(of values: Values, to frame: Frame, _ interpreter: Interpreter) -> Frame {
        let frames = values.map { value -> Frame in
            let maker = interpreter.draft.startings.maker(of: value, shownBy: interpreter.owner.node)?.value
            let inside = value.partsInside + interpreter.content(ofLibrary: value)
            let given = [value] + inside + [maker].compactMap(\.self)
            return given.map { interpreter.givingFrame(of: $0, to: frame) }.first { $0 !== frame } ?? frame
        }
        let own = frame.receiver?.nominal(in: interpreter.heap)
        if let own, isCoordinator(own, interpreter), frames.contains(where: { $0 === frame }) { return frame }
        return frames.first { $0 !== frame } ?? frame
    }

    /// The other coordinators that began by filling containers, and that none of them starts; of tabs, those that the
    /// coordinator itself has started.
    private func begun(in containers: Values, of key: NodeKey, asTabs: Bool, _ interpreter: Interpreter) -> Targets {
        let startings = interpreter.draft.startings
        return containers.reduce(into: Targets()) { found, container in
            found.formUnion(
                interpreter.targets(filling: container).filter { other in
                    other.node != key
                        && (!startings.isStarted(other.node) || asTabs && startings.isStarted(other.node, by: key))
                })
        }
    }

    /// Notes that a router shows a container for a coordinator, which is filled by that or by another; `false` where it is
    /// none.
    private func showContainer(
        _ values: Values, _ presentation: Presentation, at location: DraftLocation, _ interpreter: Interpreter
    ) -> Bool {
        guard !values.isEmpty, values.allSatisfy(interpreter.isEmptyContainer),
            let caller = interpreter.callers.last(where: { caller in
                caller.receiver?.nominal(in: interpreter.heap).map { isCoordinator($0, interpreter) } ?? false
            }), let nominal = caller.receiver?.nominal(in: interpreter.heap)
        else { return false }
        interpreter.journal.follow(at: location)
        noteContainer(presentation, of: interpreter.draft.key(for: nominal), [], caller, interpreter)
        return true
    }

    /// Notes that a container is shown which is filled elsewhere: it is the coordinator's own where that starts, else that
    /// of the coordinator that is started there.
    private func noteContainer(
        _ presentation: Presentation, of key: NodeKey, _ kept: Values, _ givingFrame: Frame, _ interpreter: Interpreter
    ) {
        if interpreter.owner.node == key, interpreter.isStarting(givingFrame) {
            if !kept.isEmpty { return interpreter.draft.startings.kept[key, default: []].unite(kept) }
            interpreter.draft.startings.containers[key, default: []].insert(presentation)
        } else {
            // A helper shows what the function makes that called it.
            let helpers = interpreter.callers.filter { $0.receiver == givingFrame.receiver }
            for name in Set((helpers + [givingFrame]).map { Self.name(of: $0, interpreter) }) {
                let route = StartPresentations.Route(coordinator: key, name: name)
                interpreter.draft.startings.routes[route, default: []].insert(presentation)
            }
        }
    }

    /// A controller that another coordinator made for itself stands for that coordinator.
    private func standIn(for target: Target, of key: NodeKey, _ interpreter: Interpreter) -> Target {
        let makers = Set(
            interpreter.draft.edges.filter { $0.to == target.node && $0.kind == .root && $0.from != key }.map(\.from)
        ).filter { interpreter.draft.nodes[$0]?.style == Self.id }
        let isOwn = interpreter.draft.edges.contains { $0.from == key && $0.to == target.node && $0.kind == .root }
        // A storyboard's scene, or what a function makes, is one controller for all that ask for it: it is this coordinator's,
        // too, where it holds that one. So is any of a type.
        let isShared = belongs(target.value, to: key, interpreter)
        guard makers.count == 1, let maker = makers.first, !isOwn, !isShared,
            belongs(target.value, to: maker, interpreter)
        else { return isOwn ? target : keeper(of: target, shownBy: key, interpreter) ?? target }
        return Target(node: maker)
    }

    /// Whether a controller was made by or for a coordinator, as far as is known, and is not another of its type.
    func belongs(_ value: Value?, to coordinator: NodeKey, _ interpreter: Interpreter) -> Bool {
        switch value {
        case .object(let id)?:
            interpreter.heap[id].maker == coordinator
                || interpreter.draft.startings.isFilled(.object(id), by: coordinator)
                || speaks(id, to: coordinator, throughOthers: 1, interpreter)
        case .external?: false
        default: true
        }
    }

    /// Whether an object holds a coordinator, or its presenter does.
    private func speaks(
        _ object: ObjectID, to coordinator: NodeKey, throughOthers count: Int, _ interpreter: Interpreter
    ) -> Bool {
        interpreter.heap[object].fields.values.contains { held in
            held.contains { value in
                guard let nominal = value.nominal(in: interpreter.heap) else { return false }
                if interpreter.draft.key(for: nominal) == coordinator { return true }
                guard count > 0, case .object(let other) = value, !isCoordinator(nominal, interpreter) else {
                    return false
                }
                return speaks(other, to: coordinator, throughOthers: count - 1, interpreter)
            }
        }
    }

    /// Declares the screens that a coordinator shows: as roots while it starts, else as routes.
    func show(
        _ targets: some Sequence<Target>, from key: NodeKey, _ givingFrame: (frame: Frame, nominal: Nominal),
        presentation: Presentation?, intoTabs areTabs: Bool = false, besideTabs: Bool = false,
        at location: DraftLocation, _ interpreter: Interpreter
    ) {
        let name = Self.name(of: givingFrame.frame, interpreter)
        if let kind = interpreter.flow(of: givingFrame.nominal) {
            interpreter.draft.node(key, .coordinator, flow: kind.flow, style: kind.style)
        }
        let isStart = interpreter.owner.node == key && interpreter.isStarting(givingFrame.frame)
        let isLater = !isStart && (interpreter.isAfterStart || interpreter.isHearing(givingFrame.frame))
        if isStart, !interpreter.isHearing(givingFrame.frame) { interpreter.draft.startings.note(beginning: key) }
        let hasTabs =
            areTabs || isStart && !besideTabs && interpreter.flow(of: givingFrame.nominal)?.flow == .tab
        if isStart, !hasTabs, let presentation {
            let isKept = interpreter.draft.keeping.contains(location)
            interpreter.draft.startings.note(presentation, of: key, in: name, isKept: isKept)
        }
        for target in targets {
            // What a route started, and gave to be shown, is called after that route.
            let route = presentation == nil ? nil : interpreter.draft.startings.route(from: key, starting: target.node)
            let isMade = isStart && beginsAsMade(with: target.node, key, interpreter)
            let name = isMade ? "init" : route ?? name
            // Neither the tab bar controller itself is a tab, nor a screen that is pushed.
            let isTab = hasTabs && presentation != .push && target.value.flatMap(interpreter.container) != .tab
            let kind: Edge.Kind = isTab ? .tab : isStart || presentation == .root ? .root : .route
            let shown: Presentation? = isTab && isStart ? .tab : isStart ? .root : presentation
            interpreter.declare(
                from: key, to: target, kind: kind, name: name, presentation: isTab ? .tab : shown,
                isInitial: isStart && !isTab, at: location)
            let isCoordinator = interpreter.draft.nodes[target.node]?.kind == .coordinator
            let declaring = if case .type(let nominal) = key { nominal } else { givingFrame.nominal }
            let via = "\(declaring.name).\(name)"
            // It was started to be a tab.
            if isTab, isStart, isCoordinator {
                interpreter.draft.leaveOutRoot(target.node, of: key, named: [name, via])
            }
            if !isTab, interpreter.isStartingItself(target.node, in: name, of: key, shown, location) { continue }
            let startsFlow = isCoordinator && !isTab && !interpreter.journal.runsUncalled
            if interpreter.owner.node != key || startsFlow || isLater {
                interpreter.transition(to: target, via: via, of: key, shown, at: location)
            } else {
                interpreter.showLinked(target, via: via, of: key)
            }
        }
    }
}
