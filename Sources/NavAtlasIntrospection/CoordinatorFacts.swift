import NavAtlasModel

/// The declarations of one coordinator, before nodes have their ids.
struct CoordinatorFacts {
    let type: TypeName
    /// `nil` for what could not be read.
    let style: String?
    let flow: Node.Flow
    var routes: [RouteFact] = []
    var open: [OpenQuestion] = []
    /// The coordinator's models: where they go, the coordinator goes.
    var models: [TypeName] = []
    /// The type of the routes that it shows, where it has one.
    var routeType: Any.Type?
    /// The types of the values that its path can hold.
    var pathTypes: [Any.Type] = []
    /// Whether its own code decides which coordinators it starts, and does not say it.
    var startsInCode = false
    /// Whether the coordinators that it starts are its roots.
    var startsRoots = false
}

/// A declared root, route or tab.
struct RouteFact {
    let name: String
    let kind: Edge.Kind
    let presentation: Presentation?
    var input: String?
    var isInitial = false
    let destinations: [Destination]
    /// Whether this is a way only if it leads to a coordinator that was registered.
    var needsRegistration = false
}

/// What a route leads to.
enum Destination: Hashable {
    case coordinator(TypeName, isContained: Bool)
    case screen(TypeName)
    /// A screen without a type of the app's own; the view's name where it has one at all.
    case inline(view: String?)
}

/// Something about a coordinator that could not be read.
struct OpenQuestion {
    /// `nil` for the coordinator itself.
    let route: String?
    let reason: String
    let destinations: [Destination]
    /// Whether it may lead anywhere.
    var leadsAnywhere = false
}

/// Reads the coordinators of one style.
protocol CoordinatorReader: Sendable {
    /// The style's identity in documents.
    static var style: String { get }
    /// What the coordinator declares; `nil` where it is of another style.
    ///
    /// - Parameter samples: Values of routes, for cases that cannot be made out of nothing.
    static func facts(of coordinator: Reflection, samples: [Any]) throws(RegistryError) -> CoordinatorFacts?
    /// The coordinators that a coordinator has started; they are read without being registered.
    static func children(of coordinator: Reflection) -> [Any]
    /// The ways to those coordinators.
    static func childRoutes(of coordinator: Reflection) -> [RouteFact]
}

extension CoordinatorReader {
    /// None.
    static func children(of coordinator: Reflection) -> [Any] { [] }

    /// None.
    static func childRoutes(of coordinator: Reflection) -> [RouteFact] { [] }
}

enum CoordinatorReaders {
    /// Asked in this order; the last takes what no other knows.
    static let all: [any CoordinatorReader.Type] = [
        Stinsen1Reader.self, Stinsen2Reader.self, SwiftUICoordinatorReader.self, FlowStacksReader.self,
        NavigationStackReader.self, ViewReader.self, CustomCoordinatableReader.self,
    ]
}
