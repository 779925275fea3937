import Testing

/// What containers for dependencies hand out: coordinators and screens that only a registration makes.
struct DependenciesTests {
    private static func orchard(_ registering: String, resolving: String) -> [String: String] {
        [
            "App.swift": """
            import Swinject
            import UIKit
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                let navigation = UINavigationController()
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    UIWindow().rootViewController = navigation
                    \(resolving)
                    return true
                }
            }
            extension Resolver {
                func must<Service>(_ service: Service.Type) -> Service {
                    guard let made = resolve(service, name: nil) else { preconditionFailure() }
                    return made
                }
            }
            final class ScreenAssembly: Assembly {
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func assemble(container: Container) {
                    \(registering)
                }
            }
            protocol Flow { func start() }
            protocol FruitShowing: AnyObject { func showFruit() }
            final class OrchardFlow: Flow, FruitShowing {
                let navigation: UINavigationController
                init(navigation: UINavigationController) { self.navigation = navigation }
                func start() {
                    let tree = TreeController()
                    tree.shower = self
                    navigation.pushViewController(tree, animated: false)
                }
                func showFruit() { navigation.pushViewController(FruitController(), animated: true) }
            }
            final class TreeController: UIViewController {
                weak var shower: FruitShowing?
                @objc private func pick() { shower?.showFruit() }
            }
            final class FruitController: UIViewController {}
            """
        ]
    }

    @Test(arguments: [
        "Assembler([ScreenAssembly(navigation: navigation)]).resolver.must(OrchardFlow.self).start()",
        "Assembler([ScreenAssembly(navigation: navigation)]).resolver.resolve(Flow.self)!.start()",
        "let assembler = Assembler()\nassembler.apply(assembly: ScreenAssembly(navigation: navigation))\n"
            + "assembler.resolver.must(Flow.self).start()",
    ])
    func whatAnAssemblyRegistersIsMade(_ resolving: String) {
        ScannedApp(
            resolving,
            Self.orchard(
                "container.register(OrchardFlow.self) { _ in OrchardFlow(navigation: self.navigation) }"
                    + ".inObjectScope(.container).implements(Flow.self, FruitShowing.self)",
                resolving: resolving),
            has: [
                "entry OrchardFlow", "OrchardFlow -root!-> TreeController : start",
                "TreeController ~push~> FruitController : OrchardFlow.showFruit",
            ],
            hasNot: ["unresolved"]
        ).check()
    }

    @Test(arguments: ["public extension Resolver", "extension Swinject.Resolver"])
    func howTheAppAsksAContainerIsReadInAFileOfItsOwn(_ extending: String) {
        ScannedApp(
            extending,
            Self.orchard(
                "container.register(OrchardFlow.self) { _ in OrchardFlow(navigation: self.navigation) }",
                resolving:
                    "Assembler([ScreenAssembly(navigation: navigation)]).resolver.force(OrchardFlow.self).start()"
            ).merging([
                "Asking.swift": "import Swinject\n\(extending) { func force<S>(_ s: S.Type) -> S { resolve(s)! } }"
            ]) { $1 },
            has: ["OrchardFlow -root!-> TreeController : start"], hasNot: ["unresolved"]
        ).check()
    }

    /// Both types of the library's may have the same way.
    @Test func aContainerIsAskedAsItIsCalled() {
        ScannedApp(
            "two extensions",
            Self.orchard(
                "container.register(OrchardFlow.self) { _ in OrchardFlow(navigation: self.navigation) }",
                resolving:
                    "Assembler([ScreenAssembly(navigation: navigation)]).resolver.force(OrchardFlow.self).start()"
            ).merging([
                "Asking.swift": """
                import Swinject
                extension Resolver { func force<S>(_ s: S.Type) -> S { resolve(s)! } }
                extension Container { func force<S>(_ s: S.Type) -> S { resolve(s)! } }
                """
            ]) { $1 },
            has: ["OrchardFlow -root!-> TreeController : start"], hasNot: ["unresolved \"OrchardFlow"]
        ).check()
    }

    /// What the app adds to a library's container comes before what that does: it knows which registration is meant.
    @Test func theAppsOwnWaysToRegisterAndToAskAreTaken() {
        ScannedApp(
            "own ways",
            Self.orchard(
                "container.register(Flow.self) { _ in OrchardFlow(navigation: self.navigation) }\n"
                    + "container.register(Flow.self, season: .winter) { _ in WinterFlow(navigation: self.navigation) }",
                resolving:
                    "Assembler([ScreenAssembly(navigation: navigation)]).resolver.resolve(Flow.self, season: .winter)?.start()"
            ).merging([
                "Seasons.swift": """
                import Swinject
                import UIKit
                enum Season: String { case summer, winter }
                extension Container {
                    @discardableResult
                    func register<S>(_ s: S.Type, season: Season, factory: @escaping (Resolver) -> S) -> ServiceEntry<S> {
                        _register(s, factory: factory, name: season.rawValue)
                    }
                }
                extension Resolver {
                    func resolve<S>(_ s: S.Type, season: Season) -> S? { resolve(s, name: season.rawValue) }
                }
                final class WinterFlow: Flow {
                    let navigation: UINavigationController
                    init(navigation: UINavigationController) { self.navigation = navigation }
                    func start() { navigation.pushViewController(SnowController(), animated: false) }
                }
                final class SnowController: UIViewController {}
                """
            ]) { $1 },
            has: ["entry WinterFlow", "WinterFlow -root!-> SnowController : start"],
            hasNot: ["unresolved \"SnowController"]
        ).check()
    }

    /// An app's own way to ask that has the library's name and labels asks the library, not itself: each that asks is seen.
    @Test func anOwnWayToAskThatIsNamedLikeTheLibrarysAsksTheLibrary() {
        ScannedApp(
            "same name",
            Self.orchard(
                """
                container.register(OrchardFlow.self) { (_, name: String) in OrchardFlow(navigation: self.navigation) }
                container.register(BarnFlow.self) { _ in BarnFlow(navigation: self.navigation, container: container) }
                """,
                resolving:
                    "Assembler([ScreenAssembly(navigation: navigation)]).resolver.resolve(BarnFlow.self)!.start()"
            ).merging([
                "Barn.swift": """
                import Swinject
                import UIKit
                extension Container {
                    func resolve<S, A>(_ s: S.Type, argument a: A) -> S {
                        guard let made = resolve(S.self, argument: a) else { fatalError("no \\(S.self)") }
                        return made
                    }
                }
                final class BarnFlow: Flow {
                    let navigation: UINavigationController
                    let container: Container
                    init(navigation: UINavigationController, container: Container) {
                        self.navigation = navigation
                        self.container = container
                    }
                    func start() {
                        if isNight { showTrees() } else {
                            let barn = BarnController()
                            barn.flow = self
                            navigation.setViewControllers([barn], animated: false)
                        }
                    }
                    func showTrees() { container.resolve(OrchardFlow.self, argument: "apple")!.start() }
                }
                final class BarnController: UIViewController {
                    var flow: BarnFlow?
                    @objc func leave() { flow?.showTrees() }
                }
                """
            ]) { $1 },
            has: ["BarnController ~push~> OrchardFlow : BarnFlow.showTrees"]
        ).check()
    }

    /// Classes that the app asks the runtime for.
    @Test func assembliesThatAreFoundAsTheAppRunsRegister() {
        ScannedApp(
            "found",
            Self.orchard(
                "container.register(OrchardFlow.self) { _ in OrchardFlow(navigation: self.navigation) }",
                resolving: "Assembler(allAssemblies()).resolver.must(OrchardFlow.self).start()"
            ).merging([
                "Found.swift": """
                import Swinject
                func allAssemblies() -> [Assembly] {
                    objc_getClassList().compactMap { ($0 as? Assembly.Type)?.init() }
                }
                """
            ]) { $1 },
            has: ["OrchardFlow -root!-> TreeController : start"]
        ).check()
    }

    @Test func whatAnInitialiserTakesIsResolved() {
        ScannedApp(
            "autoregister",
            Self.orchard(
                """
                container.register(UINavigationController.self) { _ in self.navigation }
                container.autoregister(FruitShowing.self, initializer: FruitFlow.init)
                container.autoregister(Flow.self, initializer: TreeFlow.init)
                """,
                resolving:
                    "Assembler([ScreenAssembly(navigation: navigation)]).resolver.resolve(Flow.self)!.start()"
            ).merging([
                "Flows.swift": """
                import UIKit
                final class TreeFlow: Flow {
                    private let shower: FruitShowing
                    private let stack = UINavigationController()
                    init(shower: FruitShowing) { self.shower = shower }
                    func start() {
                        let tree = TreeController()
                        tree.shower = shower
                        stack.viewControllers = [tree]
                    }
                }
                final class FruitFlow: FruitShowing {
                    private let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func showFruit() { stack.pushViewController(FruitController(), animated: true) }
                }
                """
            ]) { $1 },
            has: [
                "TreeFlow -root!-> TreeController : start",
                "TreeController ~push~> FruitController : FruitFlow.showFruit",
            ]
        ).check()
    }

    /// Which container an assembler fills makes no more services.
    @Test func anAssemblerOfAContainerMakesOneOfEach() {
        ScannedApp(
            "container: box",
            [
                "App.swift": """
                import Combine
                import SwiftUI
                import Swinject
                @main struct Orchard: App {
                    @StateObject private var season = Barn.shared.resolve(Season.self)
                    var body: some Scene { WindowGroup { GateView().environmentObject(season) } }
                }
                final class Barn {
                    static let shared = Barn()
                    private let box = Container()
                    private let assembler: Assembler
                    private init() { assembler = Assembler([SeasonAssembly()], container: box) }
                    func resolve<Service>(_ service: Service.Type) -> Service { box.resolve(service)! }
                }
                final class SeasonAssembly: Assembly {
                    func assemble(container: Container) {
                        container.register(Season.self) { _ in Season() }.inObjectScope(.container)
                    }
                }
                final class Season: ObservableObject { @Published var isRipe = false }
                final class GateModel: ObservableObject {
                    @Published var isOpen = false
                    private var bag = Set<AnyCancellable>()
                    init(season: Season) { season.$isRipe.sink { [weak self] in self?.isOpen = $0 }.store(in: &bag) }
                }
                struct GateView: View {
                    @StateObject private var model = GateModel(season: Barn.shared.resolve(Season.self))
                    var body: some View { if model.isOpen { FruitView() } else { TreeView() } }
                }
                struct TreeView: View {
                    @EnvironmentObject private var season: Season
                    var body: some View { Button("wait") { season.isRipe = true } }
                }
                struct FruitView: View { var body: some View { Text("f") } }
                """
            ],
            has: ["TreeView ~root~> FruitView : GateView.fruitView"]
        ).check()
    }

    /// What a container of the app's own gives where it does not find a service is nothing, and no container.
    @Test func aFailureInAnExtensionOfAContainerIsNoService() {
        ScannedApp(
            "guard … else { fatalError() }",
            [
                "App.swift": """
                import SwiftUI
                import Swinject
                @main struct Orchard: App {
                    let box = Box()
                    var body: some Scene { WindowGroup { TreeView(model: box.make()) } }
                }
                final class Box {
                    private let container = Container()
                    init() { container.register(TreeModel.self) { _ in TreeModel() } }
                    func make<T>() -> T { container.make() }
                }
                extension Container {
                    func make<T>() -> T {
                        guard let made = resolve(T.self) else { fatalError("nothing makes \\(T.self)") }
                        return made
                    }
                }
                final class TreeModel: ObservableObject {
                    @Published var isPicking = false
                    func pick() { isPicking = true }
                }
                struct TreeView: View {
                    @StateObject var model: TreeModel
                    init(model: TreeModel) { _model = StateObject(wrappedValue: model) }
                    var body: some View {
                        Button("Pick") { model.pick() }.sheet(isPresented: $model.isPicking) { FruitView() }
                    }
                }
                struct FruitView: View { var body: some View { Text("Fruit") } }
                """
            ],
            has: ["TreeView ~sheet~> FruitView : TreeView.isPicking"]
        ).check()
    }

    /// A container gives a factory a binding: what the object assigns through it is followed.
    @Test func aFactoryIsGivenABinding() {
        ScannedApp(
            "register { _, args in DoorModel(outcome: args()) }",
            [
                "App.swift": """
                import Resolver
                import SwiftUI
                @main struct Club: App { var body: some Scene { WindowGroup { ClubView() } } }
                enum Outcome: Equatable { case entered }
                enum Room: Hashable { case bar }
                extension Resolver: ResolverRegistering {
                    public static func registerAllServices() {
                        register { _, args in DoorModel(outcome: args()) }
                    }
                }
                struct ClubView: View {
                    @State private var path: [Room] = []
                    @State private var outcome: Outcome?
                    var body: some View {
                        NavigationStack(path: $path) {
                            DoorView(model: Resolver.resolve(args: $outcome))
                                .navigationDestination(for: Room.self) { _ in BarView() }
                        }
                        .onChange(of: outcome) { _, outcome in if outcome == .entered { path.append(.bar) } }
                    }
                }
                final class DoorModel {
                    @Binding private var outcome: Outcome?
                    init(outcome: Binding<Outcome?>) { _outcome = outcome }
                    func enter() { outcome = .entered }
                }
                struct DoorView: View {
                    let model: DoorModel
                    var body: some View { Button("Enter") { model.enter() } }
                }
                struct BarView: View { var body: some View { Text("Bar") } }
                """
            ],
            has: ["DoorView ~push~> BarView : ClubView.bar"], hasNot: ["unresolved"]
        ).check()
    }
}
