import NavAtlasModel

/// An app that can be started again and again.
struct ExploredApp {
    /// The type of its outermost coordinator.
    let type: TypeName
    /// The most steps that are taken, those of repeated walks included.
    let bound: Int
    /// Starts it anew.
    let start: () throws -> any LiveNavigation
    /// Starts it anew and opens a URL; `nil` where it was not said how.
    let open: ((String) throws -> any LiveNavigation)?
}

/// Drives live coordinators through their routes, breadth first: every way that each type of coordinator has is taken
/// once, on coordinators of its own, after the shortest walk that leads there.
struct Explorer {
    let samples: [Any]
    let actions: [SampleAction]
    var seen = Observations()
    /// The shortest walks to all coordinators of the app that is explored now.
    private(set) var walks: [[LiveStep]] = []
    private var known: Set<String> = []
    private var steps = 0

    init(samples: [Any], actions: [SampleAction]) {
        self.samples = samples
        self.actions = actions
    }

    /// A way from the start to coordinators whose routes were not taken yet.
    private struct Walk {
        var path: [LiveStep]
        /// The app that has just taken this way; the next step from here can go on with it.
        var live: (any LiveNavigation)?
        var new: [LiveLevel]
    }

    /// Walks through an app.
    ///
    /// - Throws: ``RegistryError`` where a coordinator cannot be read.
    mutating func explore(_ app: ExploredApp) throws(RegistryError) {
        (known, steps, walks) = ([], 0, [[]])
        guard let first = try firstStart(of: app) else { return }
        let levels = LiveLevels(from: first)
        var waiting = [Walk(path: [], live: first, new: discover(in: levels, app))]
        var next = 0
        while next < waiting.count {
            let walk = waiting[next]
            waiting[next] = Walk(path: [], live: nil, new: [])
            next += 1
            var live = walk.live
            for level in walk.new {
                for step in try self.steps(at: level) {
                    if steps + walk.path.count >= app.bound {
                        seen.bounded.append((app.type, "\(app.bound) steps were taken"))
                        return
                    }
                    guard let root = live ?? repeated(walk.path, of: app) else { return }
                    live = nil
                    let after = take(step, from: LiveLevels(from: root), of: root)
                    let new = after.map { discover(in: $0, app) } ?? []
                    if !new.isEmpty {
                        walks.append(walk.path + [step])
                        waiting.append(Walk(path: walk.path + [step], live: root, new: new))
                    }
                }
            }
        }
    }

    /// All that can be done at a coordinator; nothing where its body asks for what is not around it.
    private mutating func steps(at level: LiveLevel) throws(RegistryError) -> [LiveStep] {
        var read: Result<LiveSteps, RegistryError>?
        level.live.inSurroundings {
            do throws(RegistryError) {
                read = .success(try LiveSteps(at: level, samples: samples, actions: actions))
            } catch {
                read = .failure(error)
            }
        }
        do throws(RegistryError) {
            guard let steps = try read?.get() else { return [] }
            for name in steps.unsampled { seen.untaken.append((level.type, name, .unsampled)) }
            return steps.all
        } catch .missingEnvironment(let view, let property) {
            seen.unreadable.insert(Observations.Unreadable(view: view, property: property))
            return []
        }
    }

    /// The coordinators of types that were not seen before; what they show first is noted.
    private mutating func discover(in levels: LiveLevels, _ app: ExploredApp) -> [LiveLevel] {
        if levels.isCut, !seen.bounded.contains(where: { $0.coordinator == app.type }) {
            seen.bounded.append((app.type, "coordinators are nested \(LiveLevels.most) deep"))
        }
        let new = levels.all.filter { known.insert($0.type.key).inserted }
        seen.met.formUnion(new.map(\.type))
        for level in levels.all where !new.isEmpty {
            for child in level.live.startedNow.map(\.shownNow.coordinator)
            where new.contains(where: { $0.type == child }) {
                seen.shown.append(
                    Observations.Shown(
                        coordinator: level.type, cause: .child,
                        destination: .coordinator(child, isContained: false), presentation: .root))
            }
        }
        for level in new {
            guard let item = level.shown.items.first, item.presentation == .root else { continue }
            seen.shown.append(
                Observations.Shown(
                    coordinator: level.type, cause: .start, destination: item.destination,
                    presentation: item.presentation))
        }
        return new
    }

    /// What is live after a step; `nil` where it could not be taken.
    private mutating func take(
        _ step: LiveStep, from before: LiveLevels, of root: any LiveNavigation
    ) -> LiveLevels? {
        steps += 1
        switch (step.take(among: before), step.kind) {
        case (.refused, _):
            seen.untaken.append((step.coordinator, step.name, .refused))
            return nil
        case (.unhandled, _):
            seen.unhandled.append((step.coordinator, step.name))
            return LiveLevels(from: root)
        case (.taken, .action):
            let after = LiveLevels(from: root)
            noteAction(from: before, to: after)
            return after
        case (.taken, _):
            let after = LiveLevels(from: root)
            note(route: step, from: before, to: after)
            return after
        }
    }

    private mutating func note(route step: LiveStep, from before: LiveLevels, to after: LiveLevels) {
        // A root or a tab may have been in front already.
        let stays = after.first(of: step.coordinator)?.shown
        let item = after.change(from: before)?.shown.frontItem ?? stays?.frontItem(showing: step.name)
        let isRefused = after.failures.count > before.failures.count
        if let item, !isRefused {
            seen.shown.append(
                Observations.Shown(
                    coordinator: step.coordinator, cause: .route(step.name), destination: item.destination,
                    presentation: item.presentation))
        } else if !seen.empty.contains(where: { $0.coordinator == step.coordinator && $0.route == step.name }) {
            seen.empty.append((step.coordinator, step.name, isRefused ? after.failures.last ?? "" : ""))
        }
    }

    private mutating func noteAction(from before: LiveLevels, to after: LiveLevels) {
        if let from = before.front, let change = after.change(from: before), let item = change.shown.frontItem {
            let owner = after.all.last { $0.shown.frontItem?.route == item.route } ?? change
            seen.shown.append(
                Observations.Shown(
                    coordinator: owner.type,
                    cause: .action(from: from.destination, route: item.routeName),
                    destination: item.destination, presentation: item.presentation))
        }
    }

    /// - Throws: ``RegistryError/notLive(_:)`` where what is started cannot be run at all.
    private mutating func firstStart(of app: ExploredApp) throws(RegistryError) -> (any LiveNavigation)? {
        do {
            return try app.start()
        } catch let error as RegistryError {
            throw error
        } catch {
            seen.failures.append((app.type, "\(error)"))
            return nil
        }
    }

    private mutating func start(_ app: ExploredApp) -> (any LiveNavigation)? {
        do {
            return try app.start()
        } catch {
            seen.failures.append((app.type, "\(error)"))
            return nil
        }
    }

    /// The app as it is after a walk; `nil` where it cannot be started.
    mutating func repeated(_ path: [LiveStep], of app: ExploredApp) -> (any LiveNavigation)? {
        guard let root = start(app) else { return nil }
        for step in path {
            steps += 1
            _ = step.take(among: LiveLevels(from: root))
        }
        return root
    }
}

extension ShownNow {
    /// What is in front, if it is a tab, or the root that a route leads to.
    fileprivate func frontItem(showing route: String) -> ShownItem? {
        guard let item = frontItem else { return nil }
        return item.presentation == .tab || item.presentation == .root && item.routeName == route ? item : nil
    }
}
