import NavAtlasModel

/// A coordinator that can be made out of nothing, so that its type can be registered instead of an instance.
public protocol EmptyInitializable {
    /// Makes one.
    init()
}

/// The coordinators of an app. They are registered, an entry is named, and ``graph()`` reads what they declare.
///
/// Only stored properties are read, and no factory is called, except for what says itself that it can be: the screens of
/// a coordinator that conforms to `DestinationProviding` are made once for each known route. To see what really happens,
/// ``explore(steps:_:open:)`` runs the app.
public struct CoordinatorRegistry {
    var coordinators: [Registered] = []
    var starts: [DeclaredStart] = []
    var entries: [Any.Type] = []
    var screens: [Any.Type] = []
    var links: [DeepLink] = []
    var samples: [Any] = []
    var linkHandlers: [Any] = []
    var explored: [ExploredApp] = []
    var actions: [SampleAction] = []
    var urls: [LinkToOpen] = []

    /// Creates a registry with nothing in it. From now on, no headless view is read whose body asks for what is not there.
    public init() {}

    /// Registers a coordinator.
    public mutating func register(_ coordinator: Any) { coordinators.append(Registered(coordinator: coordinator)) }

    /// Registers a view with the object that its `@StateObject` is for: SwiftUI makes that on a screen alone.
    public mutating func register(_ view: Any, model: AnyObject) {
        coordinators.append(Registered(coordinator: view, model: model))
    }

    /// Registers a coordinator of a type that needs nothing to be made.
    public mutating func register<Coordinator: EmptyInitializable>(_ type: Coordinator.Type) { register(type.init()) }

    /// Registers a screen that some route should lead to, so that it is known even if none does.
    public mutating func screen(_ type: Any.Type) { screens.append(type) }

    /// Gives a value of a route or destination enum, for a case whose screen or presentation depends on what it carries.
    /// Cases that carry nothing need none.
    public mutating func sample(_ route: Any) { samples.append(route) }

    /// Names the coordinator at which a person comes in. An app may have several.
    public mutating func entry(_ type: Any.Type) { entries.append(type) }

    /// Says that a coordinator of the real SwiftUICoordinator starts another one: which actions do so is code, that is not
    /// run to read it.
    ///
    ///     registry.starts(CartCoordinator.self, from: CatalogCoordinator.self, as: "showCart")
    ///
    /// - Parameter name: What the way is called: the action's case, or the function that starts it.
    public mutating func starts(_ child: Any.Type, from coordinator: Any.Type, as name: String = Edge.startName) {
        starts.append(DeclaredStart(coordinator: TypeName(coordinator), child: TypeName(child), name: name))
    }

    /// Says that coordinators of the real SwiftUICoordinator start no others.
    public mutating func startsNothing(_ coordinators: Any.Type...) {
        starts += coordinators.map { DeclaredStart(coordinator: TypeName($0), child: nil, name: "") }
    }

    /// Declares a deep link.
    ///
    /// - Parameters:
    ///   - pattern: Scheme, host and path, with `{parameters}`: `todo-app://todo/{id}`.
    ///   - path: The routes that it takes from the entry on, each as `Coordinator.route`.
    public mutating func deepLink(_ pattern: String, opens path: String...) {
        links.append(DeepLink(pattern: pattern, path: path))
    }

    /// Declares the deep links that a handler of SwiftUICoordinator knows: its `scheme` and its `links`.
    public mutating func deepLinks(of handler: Any) { linkHandlers.append(handler) }

    /// The graph of what the registered coordinators declare.
    ///
    /// A route to a coordinator that was never registered leads to a node without a flow; a link whose path leads
    /// nowhere has no destination. Both are for a rule to report.
    ///
    /// A coordinator that cannot be read is listed as unresolved, with what to do about it; the others are read.
    ///
    /// - Throws: ``RegistryError`` where nothing was registered or could be read, the entry is missing or unknown, or a type
    ///   was registered twice.
    public func graph() throws(RegistryError) -> NavigationGraph {
        var assembly = LiveGraphAssembly()
        for coordinator in coordinators { try assembly.add(coordinator, samples: samples) }
        assembly.addChildren(samples: samples)
        try assembly.add(starts)
        for handler in linkHandlers { try assembly.add(linkHandler: handler) }
        for screen in screens { assembly.add(screen: TypeName(screen)) }
        let seen = try observations(assembly.declared(links), handlers: assembly.handled)
        return try assembly.graph(entries: entries.map { TypeName($0) }, links: links, seen: seen)
    }
}

/// A coordinator that was registered, and the object that it is to have been given.
struct Registered {
    let coordinator: Any
    var model: AnyObject?
}

/// What an app says of the coordinators that one starts: one of them, or that there is none.
struct DeclaredStart {
    let coordinator: TypeName
    let child: TypeName?
    let name: String
}
