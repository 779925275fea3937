import NavAtlasModel

/// How a route shows its destination.
public enum PresentationType: Hashable, Sendable {
    /// Over the current screen, dismissed by a swipe.
    case modal
    /// Over the current screen, and not dismissed by a swipe.
    case modalNonDismissible
    /// On top of the navigation stack.
    case push
    /// Over the whole screen.
    case fullScreen

    /// A modal presentation that can or cannot be dismissed by a swipe.
    public static func modal(dismissible: Bool) -> PresentationType { dismissible ? .modal : .modalNonDismissible }

    var presentation: NavAtlasModel.Presentation {
        switch self {
        case .modal: .sheet
        case .modalNonDismissible: NavAtlasModel.Presentation(rawValue: "modalNonDismissible")
        case .push: .push
        case .fullScreen: .fullScreen
        }
    }
}

/// What a route of a navigation coordinator does.
public protocol RouteType {}

/// A route that replaces the root.
public struct RootSwitch: RouteType {}

/// A route that shows its destination over what is there.
public struct Presentation: RouteType {
    let type: PresentationType
}
