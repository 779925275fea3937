import NavAtlasModel
import Observation

// Types of our own in the shapes that SwiftUI, Combine and the real FlowStacks show to `Mirror`. Only names, generic
// parameters and stored properties matter.

enum PathLooks {
    struct State<Value> {
        let _value: Value
        let _location: AnyObject? = nil
    }

    struct ObservedObject<Object: AnyObject> {
        let wrappedValue: Object
        let _seed = 0
    }

    struct StateObject<Object: AnyObject> {
        enum Storage {
            case initially(() -> Object)
            case object(ObservedObject<Object>)
        }
        let storage: Storage
    }

    struct Published<Value> {
        enum Storage {
            case value(Value)
            case publisher(Publisher)
        }
        final class PublishedSubject<Output> {
            let currentValue: Output
            init(_ value: Output) { currentValue = value }
        }
        struct Publisher { let subject: PublishedSubject<Value> }
        let storage: Storage
    }

    struct NFlow<Screen> { let array: [Screen] }

    /// Up to 0.0.5.
    struct Stack<Screen> { let array: [Screen] }

    enum PresentationStyle { case fullScreenCover, sheet }

    struct PresentationOptions {
        let style: PresentationStyle
        let onDismiss: (() -> Void)? = nil
    }

    struct PFlow<Screen> { let array: [(Screen, PresentationOptions)] }

    enum Route<Screen> {
        case push(Screen)
        case sheet(Screen, embedInNavigationView: Bool)
        case cover(Screen, withNavigation: Bool)
    }

    /// From 0.1.1 to 0.3: what is presented has an action for its end.
    enum Older {
        enum Route<Screen> {
            case push(Screen)
            case sheet(Screen, embedInNavigationView: Bool, onDismiss: (() -> Void)? = nil)
            case cover(Screen, embedInNavigationView: Bool, onDismiss: (() -> Void)? = nil)
        }
    }

    /// From 0.6 on.
    enum Newer {
        enum Route<Screen> {
            case push(Screen)
            case sheet(Screen, withNavigation: Bool)
            case cover(Screen, withNavigation: Bool)
        }
    }

    /// A wrapper that keeps its value in a box.
    enum Boxed {
        struct Published<Value> {
            enum Storage { case value(Value) }
            final class Box {
                let wrappedValue: Storage
                init(_ storage: Storage) { wrappedValue = storage }
            }
            let _storage: Box
        }
    }

    struct FlowPath { let routes: [Route<AnyHashable>] }

    struct NavigationPath { let _items: [Int] = [] }

    struct ObservationRegistrar { let extent = 0 }
}

// Coordinators on these shapes.

typealias Paths = PathLooks

enum Step: Hashable {
    case first
    case second(Int)
    case third
}

struct FirstPane {}
struct SecondPane {}

struct OldFlowView {
    let _flow = Paths.State(_value: Paths.NFlow<Step>(array: [.first, .second(2)]))
}

struct OldestFlowView {
    let _stack = Paths.State(_value: Paths.Stack<Step>(array: [.first, .second(2)]))
    let _undone = Paths.State(_value: Paths.Stack<Int>(array: []))
}

struct OldPresentingView {
    let _flow = Paths.State(_value: Paths.PFlow<Step>(array: [(.third, .init(style: .sheet))]))
}

final class RoutesOwner {
    let _routes = Paths.Published<[Paths.Route<Step>]>(
        storage: .publisher(
            .init(
                subject: .init([
                    .sheet(.first, embedInNavigationView: true), .cover(.second(1), withNavigation: true),
                    .push(.third),
                ]))))
}

struct RoutesView {
    let _owner: Paths.StateObject<RoutesOwner>
}

final class AnyPathOwner {
    let _path = Paths.Published(storage: .value(Paths.FlowPath(routes: [.push(AnyHashable(Step.first))])))
}

/// What the `@Observable` macro makes of a class.
final class ObservableOwner {
    let _path: [Step] = []
    let filters: [Step] = []
    let _$observationRegistrar = Paths.ObservationRegistrar()
}

/// What the `@Observable` macro really makes of a class.
@Observable final class MacroOwner {
    var path: [Step] = []
    @ObservationIgnored var filters: [Step] = []
}

/// What it makes of one that inherits its path.
final class InheritingOwner: ObservableBase { let other = 1 }

@Observable class ObservableBase {
    var path: [Step] = [.third]
}

final class OldRoutesOwner {
    let _routes = Paths.Published<[Paths.Older.Route<Step>]>(
        storage: .value([
            .push(.first), .sheet(.second(3), embedInNavigationView: true),
            .cover(.third, embedInNavigationView: false) {},
        ]))
}

final class BoxedOwner {
    let _routes = Paths.Boxed.Published<[Paths.Route<Step>]>(_storage: .init(.value([.push(.first)])))
}

struct OlderOwner: DestinationProviding {
    let routes: [Paths.Older.Route<Step>]
    func view(for step: Step) -> FirstPane { FirstPane() }
}

struct NewerOwner: DestinationProviding {
    let routes: [Paths.Newer.Route<Step>]
    func view(for step: Step) -> FirstPane { FirstPane() }
}

struct OwnerView {
    let _owner: Paths.ObservedObject<ObservableOwner>
}

struct AnyStackView {
    let _path = Paths.State(_value: Paths.NavigationPath())
}

// The lines by which an app says what its coordinators show.

extension OldFlowView: DestinationProviding {
    func view(for step: Step) -> Any { step == .first ? FirstPane() as Any : SecondPane() }
}

extension OldestFlowView: DestinationProviding {
    func view(for step: Step) -> Any { step == .first ? FirstPane() as Any : SecondPane() }
}

extension OwnerView: DestinationProviding {
    func view(for step: Step) -> SecondPane { SecondPane() }
}

extension AnyStackView: DestinationProviding {
    func view(for step: Step) -> FirstPane { FirstPane() }
}
