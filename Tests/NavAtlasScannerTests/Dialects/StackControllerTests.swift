import Testing

/// UIKit's stacks of swift-navigation.
struct StackControllerTests {
    private static let launch = """
        import UIKit
        @main final class Main: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                window?.rootViewController = makeRoot()
                return true
            }
        }
        """
    private static let leaves = """
        final class LeafController: UIViewController {}
        final class StemController: UIViewController {}
        """

    @Test func theRootSaysWhatStandsOnThePath() {
        ScannedApp(
            "tree",
            [
                "App.swift": """
                import UIKitNavigation
                \(Self.launch)
                func makeRoot() -> UIViewController {
                    @UIBindable var tree = Tree()
                    return NavigationStackController(path: $tree.path) { TreeController(tree: tree) }
                }
                @Observable final class Tree {
                    var path: [Part] = []
                    enum Part: Hashable { case leaf, stem }
                }
                final class TreeController: UIViewController {
                    @UIBindable var tree: Tree
                    init(tree: Tree) { self.tree = tree; super.init(nibName: nil, bundle: nil) }
                    override func viewDidLoad() {
                        navigationDestination(for: Tree.Part.self) { part in
                            switch part {
                            case .leaf: LeafController()
                            case .stem: StemController()
                            }
                        }
                    }
                    @objc func climb() { tree.path.append(.stem) }
                }
                \(Self.leaves)
                """
            ],
            has: [
                "entry TreeController", "TreeController -push-> LeafController : leaf",
                "TreeController ~push~> StemController : TreeController.stem",
            ], hasNot: ["~> LeafController", "unresolved"]
        ).check()
    }

    @Test func aStackOfAFeatureShowsItsPath() {
        ScannedApp(
            "wood",
            [
                "App.swift": """
                import ComposableArchitecture
                \(Self.launch)
                func makeRoot() -> UIViewController { WoodController(store: Store(initialState: Wood.State()) { Wood() }) }
                @Reducer struct Wood {
                    @ObservableState struct State { var path = StackState<Path.State>() }
                    enum Action { case path(StackActionOf<Path>); case treeTapped }
                    @Reducer enum Path { case tree(Tree); case nest(Nest) }
                    var body: some ReducerOf<Self> {
                        Reduce { state, action in
                            switch action {
                            case .treeTapped: state.path.append(.tree(Tree.State()))
                            case .path(.element(id: _, action: .tree(.nestTapped))): state.path.append(.nest(Nest.State()))
                            case .path: break
                            }
                            return .none
                        }
                        .forEach(\\.path, action: \\.path)
                    }
                }
                final class WoodController: NavigationStackController {
                    private var store: StoreOf<Wood>!
                    convenience init(store: StoreOf<Wood>) {
                        @UIBindable var store = store
                        self.init(path: $store.scope(state: \\.path, action: \\.path)) {
                            EdgeController(store: store)
                        } destination: { store in
                            switch store.case {
                            case .tree(let store): TreeController(store: store)
                            case .nest(let store): NestController(store: store)
                            }
                        }
                        self.store = store
                    }
                }
                final class EdgeController: UIViewController {
                    let store: StoreOf<Wood>
                    init(store: StoreOf<Wood>) { self.store = store; super.init(nibName: nil, bundle: nil) }
                    @objc func tapped() { store.send(.treeTapped) }
                }
                @Reducer struct Tree { struct State {}; enum Action { case nestTapped } }
                final class TreeController: UIViewController {
                    let store: StoreOf<Tree>
                    init(store: StoreOf<Tree>) { self.store = store; super.init(nibName: nil, bundle: nil) }
                    @objc func tapped() { store.send(.nestTapped) }
                }
                @Reducer struct Nest {}
                final class NestController: UIViewController {
                    let store: StoreOf<Nest>
                    init(store: StoreOf<Nest>) { self.store = store; super.init(nibName: nil, bundle: nil) }
                }
                """
            ],
            has: [
                "entry EdgeController", "EdgeController ~push~> TreeController : EdgeController.tree",
                "TreeController ~push~> NestController : EdgeController.nest",
            ], hasNot: ["EdgeController ~push~> NestController", "unresolved"]
        ).check()
    }

    @Test func aControllerPresentsWhatAStateHolds() {
        ScannedApp(
            "presented",
            [
                "App.swift": """
                import UIKitNavigation
                \(Self.launch)
                func makeRoot() -> UIViewController { TreeController(tree: Tree()) }
                @Observable final class Tree {
                    @CasePathable enum Part { case leaf(Leaf); case stem }
                    var part: Part?
                    var hasNest = false
                }
                @Observable final class Leaf {}
                final class TreeController: UIViewController {
                    @UIBindable var tree: Tree
                    init(tree: Tree) { self.tree = tree; super.init(nibName: nil, bundle: nil) }
                    override func viewDidLoad() {
                        present(item: $tree.part.leaf) { leaf in
                            UINavigationController(rootViewController: LeafController())
                        }
                        self.present(isPresented: $tree.hasNest) { NestController() }
                    }
                    @objc func pick() { tree.part = .leaf(Leaf()) }
                    @objc func rest() { tree.hasNest = true }
                }
                final class NestController: UIViewController {}
                \(Self.leaves)
                """
            ],
            has: [
                "TreeController ~sheet~> LeafController : TreeController.leaf",
                "TreeController ~sheet~> NestController : TreeController.hasNest",
            ], hasNot: ["unresolved"]
        ).check()
    }

    @Test func aClassOfTheAppsOwnOfThatNameIsAnother() {
        ScannedApp(
            "own",
            [
                "App.swift": """
                import UIKitNavigation
                \(Self.launch)
                func makeRoot() -> UIViewController { NavigationStackController(path: "a") { LeafController() } }
                final class NavigationStackController: UIViewController {
                    init(path: String, leaf: @escaping () -> LeafController) { super.init(nibName: nil, bundle: nil) }
                    @objc func down() { present(StemController(), animated: true) }
                }
                \(Self.leaves)
                """
            ], has: ["entry NavigationStackController", "NavigationStackController ~sheet~> StemController : present"]
        ).check()
    }
}
