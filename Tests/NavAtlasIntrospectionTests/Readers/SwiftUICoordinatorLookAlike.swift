import NavAtlasModel

// Types of our own in the shapes that the real SwiftUICoordinator 2.x and 3.x show to `Mirror`, and the lines by which an
// app says the rest. Only names and stored properties matter.

enum CoordinatorLooks {
    final class NavigationController {}
    final class Window {}
    final class TabBarController {}

    /// Where a coordinator is held, it is held as one of these: `Mirror` shows an existential.
    protocol Coordinator: AnyObject {}

    /// Held since 2.2, until 3.0.
    final class WeakCoordinator {
        private(set) weak var coordinator: (any Coordinator)?
        init(_ coordinator: any Coordinator) { self.coordinator = coordinator }
    }

    /// An enum of C, which shows nothing but a number.
    struct UIModalPresentationStyle: RawRepresentable {
        let rawValue: Int
        static let fullScreen = Self(rawValue: 0)
        static let automatic = Self(rawValue: -2)
    }

    enum TransitionAction {
        case push(animated: Bool)
        case present(
            animated: Bool = true, modalPresentationStyle: UIModalPresentationStyle = .automatic,
            delegate: AnyObject? = nil, completion: (() -> Void)? = nil)
    }

    class RootCoordinator: Coordinator {
        let parent: (any Coordinator)? = nil
        var childCoordinators: [any Coordinator] = []
        private let transitions: [Any] = []
        let window = Window()
        let navigationController = NavigationController()
    }

    struct DeepLink: Hashable {
        let action: String
        let route: Any
        let params: Set<String>
        static func == (left: Self, right: Self) -> Bool { left.action == right.action }
        func hash(into hasher: inout Hasher) { hasher.combine(action) }
    }
}

typealias Coords = CoordinatorLooks

struct SignInPane {}
struct SignUpPane {}
struct CodePane {}

enum SignRoute {
    case signIn
    case signUp
    case help
    case code(String)
    case child

    var action: Coords.TransitionAction? {
        switch self {
        case .signIn: .push(animated: true)
        case .signUp: .present()
        case .help: .present(modalPresentationStyle: .fullScreen)
        case .code(let text): text.isEmpty ? .push(animated: false) : .present()
        case .child: nil
        }
    }
}

class SignCoordinatorBase: Coords.Coordinator {
    weak var parent: (any Coords.Coordinator)?
    var childCoordinators: [Coords.WeakCoordinator] = []
    let navigationController = Coords.NavigationController()
    let startRoute = SignRoute.signIn
}

/// One that says nothing.
final class SilentSignCoordinator: SignCoordinatorBase {}

/// One that says what it shows.
final class SignCoordinator: SignCoordinatorBase, DestinationProviding {
    func view(for route: SignRoute) -> Any {
        switch route {
        case .signIn: SignInPane()
        case .code: CodePane()
        default: SignUpPane()
        }
    }
}

enum SpokenRoute {
    case start
    case end(Int)
    var action: Coords.TransitionAction { .push(animated: true) }
}

extension SpokenRoute: ActionProviding {}

final class SpokenCoordinator: Coords.Coordinator, DestinationProviding {
    weak var parent: (any Coords.Coordinator)?
    var childCoordinators: [any Coords.Coordinator] = []
    let navigationController = Coords.NavigationController()
    let startRoute = SpokenRoute.start
    func view(for route: SpokenRoute) -> SignInPane { SignInPane() }
}

final class LookRoot: Coords.RootCoordinator {}

enum LookTab: Hashable { case first, second, third }

final class LookTabs: Coords.Coordinator, DestinationProviding {
    weak var parent: (any Coords.Coordinator)?
    var childCoordinators: [any Coords.Coordinator] = []
    let navigationController = Coords.NavigationController()
    let tabBarController = Coords.TabBarController()
    let tabs: [LookTab] = [.second, .first]
    func view(for route: LookTab) -> CodePane { CodePane() }
}

struct LookLinkHandler {
    let scheme = "look"
    let links: Set<Coords.DeepLink> = [
        Coords.DeepLink(action: "end", route: SpokenRoute.end(3), params: ["b", "a"]),
        Coords.DeepLink(action: "lost", route: LookTab.third, params: []),
    ]
}
