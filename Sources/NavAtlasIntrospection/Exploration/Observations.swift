import NavAtlasModel

/// What was seen on live coordinators, before nodes have their ids.
struct Observations {
    /// Something that was shown.
    struct Shown {
        enum Cause {
            /// A coordinator showed it first.
            case start
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
        /// What is in front, the outermost coordinator first; empty where nothing could be opened.
        var visible: [Destination] = []
        /// What was handed to the routes in front.
        var inputs: [String] = []
        /// Why nothing was opened.
        var failure: String?
    }

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
    let location: SourceLocation?
}

extension ShownNow.Item {
    /// The route's name; where the route is no hashable value, its text begins with it.
    var routeName: String {
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
