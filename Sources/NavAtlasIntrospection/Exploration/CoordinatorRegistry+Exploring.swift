import Foundation
import NavAtlasModel

// Registers how the app is started for exploration, and runs the exploration.

extension CoordinatorRegistry {
    /// Has the app run: each way of each type of coordinator that is shown is taken once, breadth first, on coordinators
    /// of its own, and what is shown then is noted in the graph as `observed`.
    ///
    /// Routes that take nothing are taken, and others with what was registered by ``sample(_:)``. An app that is run has
    /// its side effects: hand in what stores and fetches nothing.
    ///
    ///     registry.explore({ MainCoordinator(authentication: Authentication()) }) { main, url in main.open(url) }
    ///
    /// - Parameters:
    ///   - steps: The most steps that are taken, those of repeated walks included.
    ///   - start: Makes the outermost coordinator, or the view that is one. It is called for every walk.
    ///   - open: Opens a URL, as the app does. Without it, a URL goes to every `onOpenURL` of what is shown, and what a
    ///     registered link handler knows to every coordinator that opens links. All declared links are opened, with
    ///     parameters of registered samples or ones that are made up, and all registered samples that are URLs; each must
    ///     end on its screen, with its parameters. What was not opened is listed as unresolved.
    public mutating func explore<Start>(
        steps: Int = 10_000, _ start: @escaping () throws -> Start, open: ((Start, URL) throws -> Void)? = nil
    ) {
        func live(_ value: Start) throws -> any LiveNavigation {
            if let live = value as? any LiveNavigation { return live }
            if let view = value as? any LiveHosting { return view.hosted }
            throw RegistryError.notLive(TypeName(Start.self).id)
        }
        explored.append(
            ExploredApp(
                type: TypeName(Start.self), bound: steps, start: { try live(start()) },
                open: open.map { open in
                    { text in
                        guard let url = URL(string: text) else { throw ExplorationError.notAURL(text) }
                        let value = try start()
                        let root = try live(value)
                        _ = LiveLevels(from: root)
                        try open(value, url)
                        return root
                    }
                }))
    }

    /// Registers an action that the screens of a coordinator send, to be sent where the app is explored.
    public mutating func action(_ action: Any, of coordinator: Any.Type) {
        actions.append(SampleAction(action: action, coordinator: TypeName(coordinator)))
    }

    /// Has a URL opened where the app is explored.
    ///
    /// - Parameter location: Where it is listed.
    public mutating func open(_ url: String, at location: SourceLocation? = nil) {
        urls.append(LinkToOpen(url: url, location: location))
    }

    /// What is seen where the explored apps are run.
    func observations(_ links: [DeclaredLink], handlers: [HandledLink]) throws(RegistryError) -> Observations {
        if explored.isEmpty { return Observations() }
        let given = samples.compactMap { $0 as? URL }.map { LinkToOpen(url: $0.absoluteString) } + urls
        let texts = ParameterTexts(samples: samples)
        var unopened: [String] = []
        var toOpen: [LinkToOpen] = []
        for link in links where !given.contains(where: { link.matches($0.url) }) {
            guard let made = link.url(texts) else {
                unopened.append(link.pattern)
                continue
            }
            toOpen.append(made)
        }
        let bodies = UnreadableBodies()
        let seen = LiveBodies.$isReadable.withValue(bodies.isReadable) {
            () -> Result<Observations, RegistryError> in
            var explorer = Explorer(samples: samples, actions: actions)
            do throws(RegistryError) {
                for app in explored {
                    try explorer.explore(app)
                    explorer.open(toOpen + given, knownTo: handlers, in: app)
                }
                return .success(explorer.seen)
            } catch {
                return .failure(error)
            }
        }
        var observations = try seen.get()
        observations.isExplored = true
        observations.unopened = unopened
        observations.unreadable.formUnion(bodies.found)
        return observations
    }
}

/// Notes the views whose bodies cannot be read, for they ask for what is not around them.
private final class UnreadableBodies: @unchecked Sendable {
    // Used by one exploration alone, which does not go on elsewhere at the same time.
    private(set) var found: Set<Observations.Unreadable> = []
    private var asksForNothing: Set<ObjectIdentifier> = []

    func isReadable(_ view: Any) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: view))
        if asksForNothing.contains(type) { return true }
        if Required.all(in: view).isEmpty {
            asksForNothing.insert(type)
            return true
        }
        guard let property = ViewBody.missing(in: view) else { return true }
        found.insert(Observations.Unreadable(view: TypeName(of: view).id, property: property))
        return false
    }
}

/// Why an app cannot be explored.
enum ExplorationError: Error, CustomStringConvertible {
    case notAURL(String)

    var description: String {
        switch self {
        case .notAURL(let text): "\(text) is no URL"
        }
    }
}
