import Foundation
import NavAtlasModel

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
    ///   - open: Opens a URL, as the app does. Given that, all declared links without parameters are opened, and all
    ///     registered samples that are URLs; each must end on its screen, with its parameters.
    public mutating func explore<Start>(
        steps: Int = 10_000, _ start: @escaping () throws -> Start, open: ((Start, URL) throws -> Void)? = nil
    ) {
        func live(_ value: Start) throws -> any LiveNavigation {
            if let live = value as? any LiveNavigation { return live }
            if let view = value as? any LiveHosting { return view.hosted }
            throw ExplorationError.notLive(TypeName(Start.self).id)
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

    /// Whether some explored app was said how to open a URL.
    public var opensLinks: Bool { explored.contains { $0.open != nil } }

    /// What is seen where the explored apps are run.
    func observations(patterns: [String]) throws(RegistryError) -> Observations {
        var explorer = Explorer(samples: samples, actions: actions)
        let plain = patterns.filter { !$0.contains("{") && !$0.contains("*") }
            .map { LinkToOpen(url: $0, location: nil) }
        let sampled = samples.compactMap { $0 as? URL }.map { LinkToOpen(url: $0.absoluteString, location: nil) }
        for app in explored {
            try explorer.explore(app)
            explorer.open(plain + sampled + urls, in: app)
        }
        return explorer.seen
    }
}

/// Why an app cannot be explored.
enum ExplorationError: Error, CustomStringConvertible {
    case notLive(String)
    case notAURL(String)

    var description: String {
        switch self {
        case .notLive(let type):
            "\(type) is not one of the headless coordinators; return a coordinator, or a view that holds a path"
        case .notAURL(let text): "\(text) is no URL"
        }
    }
}
