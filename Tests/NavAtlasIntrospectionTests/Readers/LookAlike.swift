// Types of our own in the shapes that the real Stinsen 2.0 shows to `Mirror`. Only names, generic parameters and stored
// properties matter; the order of properties is another one on purpose.

enum LookAlike {
    struct AnyView {}

    enum PresentationType {
        case modal
        case modalNonDismissible
        case push
        case fullScreen
    }

    struct RootSwitch {}

    struct Presentation {
        let type: PresentationType
    }

    struct Transition<Owner, Kind, Input, Output> {
        let closure: (Owner) -> (Input) -> Output
        let type: Kind
    }

    @propertyWrapper final class NavigationRoute<Owner, Kind, Input, Output> {
        var wrappedValue: Transition<Owner, Kind, Input, Output>

        init(_ kind: Kind, _ factory: @escaping (Owner) -> (Input) -> Output) {
            wrappedValue = Transition(closure: { owner in { factory(owner)($0) } }, type: kind)
        }

        init(sharing transition: Transition<Owner, Kind, Input, Output>) { wrappedValue = transition }
    }

    final class Subject {}

    final class NavigationStack<Owner> {
        var value: [Int] = []
        var root: AnyObject?
        let initialInput: Any?
        let initial: PartialKeyPath<Owner>
        weak var parent: AnyObject?
        var poppedTo = Subject()
        var dismissalAction: [Int: () -> Void] = [:]

        init(initial: PartialKeyPath<Owner>, _ initialInput: Any? = nil) {
            self.initial = initial
            self.initialInput = initialInput
        }
    }

    final class Content<Owner, Output> {
        var output: Output?
        let onTapped: (Owner) -> (Bool, Output) -> Void = unwanted
        let tabItem: (Owner) -> (Bool) -> AnyView = unwanted
        let closure: (Owner) -> () -> Output

        init(_ closure: @escaping (Owner) -> () -> Output) { self.closure = closure }
    }

    @propertyWrapper final class TabRoute<Owner, Output> {
        var wrappedValue: Content<Owner, Output>

        init(_ factory: @escaping (Owner) -> () -> Output) { wrappedValue = Content(factory) }
    }

    final class TabChild {
        var allItems: [Int]?
        var activeItem: Int?
        weak var parent: AnyObject?
        let startingItems: [AnyKeyPath]

        init(startingItems: [AnyKeyPath]) { self.startingItems = startingItems }
    }

    class ViewWrapperCoordinator<Child, Shown> {
        weak var parent: AnyObject?
        let child: Child

        init(_ child: Child) { self.child = child }
    }

    final class NavigationViewCoordinator<Child>: ViewWrapperCoordinator<Child, AnyView> {}

    final class AnyCoordinator {}
}

/// What a factory does that introspection must not call.
func unwanted<Input, Output>(_ input: Input) -> Output { preconditionFailure("a factory was called") }

// An app on these types.

typealias Looks = LookAlike

struct Guest: Hashable {}

final class AppFlow {
    typealias Route = Looks.NavigationRoute

    let unrelated = ["start", "stack"]
    @Route(Looks.RootSwitch(), { _ in unwanted }) var inside:
        Looks.Transition<AppFlow, Looks.RootSwitch, Guest, TabFlow>
    @Route(Looks.RootSwitch(), { _ in unwanted })
    var outside: Looks.Transition<AppFlow, Looks.RootSwitch, Void, Looks.NavigationViewCoordinator<EntryFlow>>
    let stack = Looks.NavigationStack(initial: \AppFlow.outside)
}

final class EntryFlow {
    typealias Route<Kind, Input, Output> = Looks.NavigationRoute<EntryFlow, Kind, Input, Output>
    typealias Way<Kind, Input, Output> = Looks.Transition<EntryFlow, Kind, Input, Output>
    typealias Kind = Looks.Presentation

    let stack = Looks.NavigationStack(initial: \EntryFlow.start)
    @Route(Looks.RootSwitch(), { _ in unwanted }) var start: Way<Looks.RootSwitch, Void, Looks.AnyView>
    @Route(Kind(type: .push), { _ in unwanted }) var pushed: Way<Kind, [String: Int?], Looks.AnyView>
    @Route(Kind(type: .modal), { _ in unwanted }) var help: Way<Kind, Void, Looks.AnyView>
    @Route(Kind(type: .modalNonDismissible), { _ in unwanted }) var terms: Way<Kind, Void, Looks.AnyView>
    @Route(Kind(type: .fullScreen), { _ in unwanted })
    var again: Way<Kind, Void, Looks.ViewWrapperCoordinator<Looks.NavigationViewCoordinator<EntryFlow>, Looks.AnyView>>
    @Route(Kind(type: .push), { _ in unwanted }) var erased: Way<Kind, Void, Looks.AnyCoordinator>
}

class TabFlowBase {
    typealias Route<Output> = Looks.TabRoute<TabFlow, Output>
    typealias Way<Output> = Looks.Content<TabFlow, Output>

    @Route({ _ in { unwanted(()) } }) var inherited: Way<Looks.AnyView>
}

final class TabFlow: TabFlowBase {
    @Route({ _ in { unwanted(()) } }) var missing: Way<MissingFlow>
    @Route({ _ in { unwanted(()) } }) var later: Way<EntryFlow>
    @Route({ _ in { unwanted(()) } }) var framed: Way<FramedFlow>
    let child = Looks.TabChild(startingItems: [\TabFlow.framed, \TabFlow.inherited, \TabFlow.missing])
}

final class MissingFlow {}

final class FramedFlow: Looks.ViewWrapperCoordinator<LeafFlow, Looks.AnyView> {}

final class LeafFlow {
    typealias Way = Looks.Transition<LeafFlow, Looks.RootSwitch, Void, Looks.AnyView>
    nonisolated(unsafe) static let shared = Way(closure: { _ in unwanted }, type: Looks.RootSwitch())

    let stack = Looks.NavigationStack(initial: \LeafFlow.first)
    @Looks.NavigationRoute(sharing: LeafFlow.shared) var first: Way
    @Looks.NavigationRoute(sharing: LeafFlow.shared) var second: Way
}
