import NavAtlasModel

// Types of our own in the shapes that the real Stinsen 1 shows to `Mirror`, and the lines by which an app says the rest.

enum Stinsen1Looks {
    /// What a transition carries: `Mirror` shows an existential.
    protocol Presentable {}

    class AnyCoordinatableBase {}

    final class AnyCoordinatableBox<Base>: AnyCoordinatableBase {
        var base: Base
        init(_ base: Base) { self.base = base }
    }

    final class AnyCoordinatable: Presentable {
        private let box: AnyCoordinatableBase
        private let _childCoordinators: () -> [AnyCoordinatable] = { [] }
        private let _getDismissalAction: () -> () -> Void = { {} }
        init<Base>(_ base: Base) { box = AnyCoordinatableBox(base) }
    }

    struct AnyView: Presentable {
        let storage: Any
        init(_ view: Any) { storage = view }
    }

    enum Transition {
        case push(_ presentable: any Presentable)
        case modal(_ presentable: any Presentable)
        case fullScreen(_ presentable: any Presentable)
    }

    final class NavigationStack {
        let _value = Paths.Published<[Transition]>(storage: .value([]))
        let dismissalAction: () -> Void = {}
    }

    final class NavigationViewChild {
        let _childCoordinator: Paths.Published<AnyCoordinatable?>
        init(_ child: AnyCoordinatable) { _childCoordinator = .init(storage: .value(child)) }
    }

    final class NavigationViewCoordinator<Content> {
        let _children: Paths.ObservedObject<NavigationViewChild>
        init(_ child: Any) { _children = .init(wrappedValue: NavigationViewChild(AnyCoordinatable(child))) }
    }

    final class TabChild<Owner> {
        let _childCoordinator: Paths.Published<AnyCoordinatable>
        let dismissalAction: () -> Void = {}
        /// The real one is held so, in a circle.
        unowned let coordinator: AnyObject
        let coordinators: [(LookTabs1.Route, AnyCoordinatable)]
        init(_ coordinator: AnyObject, _ coordinators: [(LookTabs1.Route, AnyCoordinatable)]) {
            _childCoordinator = .init(storage: .value(coordinators[0].1))
            self.coordinator = coordinator
            self.coordinators = coordinators
        }
    }

    final class ViewChild {
        let _childCoordinator = Paths.Published<AnyCoordinatable?>(storage: .value(nil))
    }
}

typealias Old = Stinsen1Looks

struct OldStartPane {}
struct OldPane {}

final class LookNavigation {
    enum Route {
        case pane
        case pick(Bool)
        case cover
        case child
    }

    let navigationStack = Old.NavigationStack()
}

extension LookNavigation: RouteResolving, StartProviding {
    func resolveRoute(route: Route) -> Old.Transition {
        switch route {
        case .pane: .push(Old.AnyView(OldPane()))
        case .pick(let isModal): isModal ? .modal(Old.AnyView(OldPane())) : .push(Old.AnyView(OldStartPane()))
        case .cover:
            .fullScreen(Old.AnyCoordinatable(Old.NavigationViewCoordinator<Old.AnyView>(LookNavigation())))
        case .child: .push(Old.AnyCoordinatable(SilentNavigation()))
        }
    }

    func start() -> OldStartPane { OldStartPane() }
}

final class SilentNavigation {
    let navigationStack = Old.NavigationStack()
}

final class LookTabs1 {
    enum Route { case first, second, third }

    lazy var children = Old.TabChild<LookTabs1>(
        self,
        [
            (.second, Old.AnyCoordinatable(SilentNavigation())),
            (.first, Old.AnyCoordinatable(Old.NavigationViewCoordinator<Old.AnyView>(LookNavigation()))),
        ])
}

final class LookView {
    enum Route: CaseIterable { case inside, outside }
    let children = Old.ViewChild()
}

extension LookView: RouteResolving {
    func resolveRoute(route: Route) -> Old.AnyCoordinatable {
        route == .inside ? Old.AnyCoordinatable(LookTabs1()) : Old.AnyCoordinatable(SilentNavigation())
    }
}
