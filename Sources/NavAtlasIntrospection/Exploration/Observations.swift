import NavAtlasModel

/// Everything that was observed on live coordinators, before nodes have their ids.
struct Observations {
    /// Something that was shown.
    struct Shown {
        enum Cause {
            /// A coordinator showed it first.
            case start
            /// A coordinator has started it.
            case child
            /// A route of that name was taken.
            case route(String)
            /// An action was sent while a screen was in front; the coordinator's route of that name shows it now.
            case action(from: Destination, route: String)
        }

        let coordinator: TypeName
        let cause: Cause
        let destination: Destination
        let presentation: Presentation
    }

    /// What a URL opened.
    struct Opened {
        let link: LinkToOpen
        /// What was shown, for each place in the app from which it was opened; empty where nothing in the app opens it.
        var attempts: [Attempt] = []
        /// Why nothing was opened.
        var failure: String?
    }

    /// What is in front after a URL was opened.
    struct Attempt {
        /// The outermost coordinator first.
        let visible: [Destination]
        /// What was handed to the routes in front.
        let inputs: [String]
    }

    /// Why a route was not taken.
    enum Reason { case unsampled, refused }

    /// A view whose body asks for what is not around it.
    struct Unreadable: Hashable {
        let view: String
        let property: String
    }

    /// Whether some app was run.
    var isExplored = false
    /// The coordinators that were live at some time.
    var met: Set<TypeName> = []
    /// Routes that were not taken where their coordinator was live.
    var untaken: [(coordinator: TypeName, route: String, reason: Reason)] = []
    var unreadable: Set<Unreadable> = []
    /// Patterns of links for which there was no URL to open.
    var unopened: [String] = []
    var shown: [Shown] = []
    var opened: [Opened] = []
    /// Routes that were taken and showed nothing.
    var empty: [(coordinator: TypeName, route: String, failure: String)] = []
    /// Actions that no one handled.
    var unhandled: [(coordinator: TypeName, action: String)] = []
    /// Coordinators that could not be made.
    var failures: [(coordinator: TypeName, error: String)] = []
    /// Coordinators from which not everything was walked.
    var bounded: [(coordinator: TypeName, bound: String)] = []
}

/// A URL that is to be opened, and where it is listed.
struct LinkToOpen {
    let url: String
    var location: SourceLocation?
    /// Whether its parameters are made up.
    var isMadeUp = false
}

extension ShownItem {
    /// What was handed to the route, as text; empty where nothing was.
    var inputText: String { input.map { String(describing: $0) } ?? "" }

    /// The route's name; where the route is no hashable value, its text begins with it.
    var routeName: String {
        if let name = (route.base as? any CustomStringConvertible)?.description, TypeMetadata.tag(of: route.base) == nil
        {
            return String(name.prefix { $0 != "(" })
        }
        let text = (route.base as? String)?.prefix { $0 != "(" }
        return text.map(String.init) ?? RouteCases.name(of: route.base)
    }

    /// What this is in a graph.
    var destination: Destination {
        if kind == .coordinator { return .coordinator(type, isContained: false) }
        guard type.isOfViewLibrary else { return .screen(type) }
        return ShownViews.destinations(in: content).first ?? .inline(view: type.base)
    }
}
