/// The classes of Uber's RIBs, as far as they call the app's own: what a router attaches becomes active and loads, routers,
/// interactors and builders keep what they are made with. They are read as if they were files of the app's.
enum RIBsLibrary {
    static let modules: Set<String> = ["RIBs", "ModernRIBs"]
    private static let launching = "LaunchRouter"

    /// Adds the library to the files that use it, unless its own source is among them.
    static func added(to files: [FileFacts]) -> [FileFacts] {
        let imported = modules.filter { module in files.contains { $0.imports.contains(module) } }.sorted()
        guard let module = imported.first, !files.contains(where: { modules.contains($0.module ?? "") }) else {
            return files
        }
        return files.map { file in
            var file = file
            if file.imports.contains(where: modules.contains) { file.types = file.types.map(withLaunch) }
            return file
        } + [FileLowering.facts(of: source, path: module, module: module)]
    }

    /// A router that launches the app shows its controller in the window, and becomes active: `router.launch(from: window)`.
    private static func withLaunch(_ type: TypeFact) -> TypeFact {
        guard type.kind == .class, type.inherits.contains(where: { $0.base.lastPart == launching }) else { return type }
        var type = type
        let place = type.position
        func member(_ base: String, _ name: String) -> Expression { .member(.name(base, place), name, place) }
        func call(_ callee: Expression) -> Statement { .expression(.call(callee, [], place)) }
        let controller = Expression.member(member("self", "viewControllable"), "uiviewController", place)
        let body = [
            .expression(.assignment(member("window", "rootViewController"), controller, place)),
            call(.member(member("self", "interactable"), "activate", place)), call(member("self", "load")),
        ]
        type.functions += [("launch", "from"), ("launchFromWindow", nil)].map { name, label in
            FunctionFact(
                name: name,
                parameters: [ParameterFact(label: label, name: "window", type: .named("UIWindow", []))],
                body: body, position: place)
        }
        return type
    }

    private static let source = """
        public protocol Presentable: AnyObject {}
        public protocol ViewControllable: AnyObject { var uiviewController: UIViewController { get } }
        extension ViewControllable where Self: UIViewController { public var uiviewController: UIViewController { self } }
        open class Presenter<ViewControllerType>: Presentable {
            public let viewController: ViewControllerType
            public init(viewController: ViewControllerType) { self.viewController = viewController }
        }

        public protocol Dependency: AnyObject {}
        public protocol EmptyDependency: Dependency {}
        open class Component<DependencyType>: Dependency {
            public let dependency: DependencyType
            public init(dependency: DependencyType) { self.dependency = dependency }
            public final func shared<T>(_ factory: () -> T) -> T { factory() }
        }
        open class EmptyComponent: EmptyDependency { public init() {} }

        public protocol Buildable: AnyObject {}
        open class Builder<DependencyType>: Buildable {
            public let dependency: DependencyType
            public init(dependency: DependencyType) { self.dependency = dependency }
        }
        open class ComponentizedBuilder<Component, Router, BuildDependency, ComponentDependency>: Buildable {
            private let componentBuilder: (ComponentDependency) -> Component
            public init(componentBuilder: @escaping (ComponentDependency) -> Component) {
                self.componentBuilder = componentBuilder
            }
            public final func build(
                withDynamicBuildDependency build: BuildDependency, dynamicComponentDependency component: ComponentDependency
            ) -> Router { self.build(with: componentBuilder(component), build) }
            open func build(with component: Component, _ dependency: BuildDependency) -> Router { fatalError() }
        }
        open class SimpleComponentizedBuilder<Component, Router>: Buildable {
            private let componentBuilder: () -> Component
            public init(componentBuilder: @escaping () -> Component) { self.componentBuilder = componentBuilder }
            public final func build() -> Router { build(with: componentBuilder()) }
            open func build(with component: Component) -> Router { fatalError() }
        }
        open class MultiStageComponentizedBuilder<Component, Router, BuildDependency>: Buildable {
            private let componentBuilder: () -> Component
            public init(componentBuilder: @escaping () -> Component) { self.componentBuilder = componentBuilder }
            public final func finalStageBuild(withDynamicDependency dependency: BuildDependency) -> Router {
                finalStageBuild(with: componentBuilder(), dependency)
            }
            open func finalStageBuild(with component: Component, _ dependency: BuildDependency) -> Router { fatalError() }
        }

        public protocol InteractorScope: AnyObject {}
        public protocol Interactable: InteractorScope { func activate() }
        open class Interactor: Interactable {
            public init() {}
            public final func activate() { didBecomeActive() }
            open func didBecomeActive() {}
        }
        open class PresentableInteractor<PresenterType>: Interactor {
            public let presenter: PresenterType
            public init(presenter: PresenterType) { self.presenter = presenter }
        }

        public protocol RouterScope: AnyObject {}
        public protocol Routing: RouterScope {
            var interactable: Interactable { get }
            func load()
            func attachChild(_ child: Routing)
        }
        open class Router<InteractorType>: Routing {
            public let interactor: InteractorType
            public let interactable: Interactable
            public init(interactor: InteractorType) {
                self.interactor = interactor
                self.interactable = interactor
            }
            public final func load() { didLoad() }
            open func didLoad() {}
            public final func attachChild(_ child: Routing) {
                child.interactable.activate()
                child.load()
            }
        }
        public protocol ViewableRouting: Routing { var viewControllable: ViewControllable { get } }
        open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
            public let viewController: ViewControllerType
            public let viewControllable: ViewControllable
            public init(interactor: InteractorType, viewController: ViewControllerType) {
                self.viewController = viewController
                self.viewControllable = viewController
                super.init(interactor: interactor)
            }
        }
        public protocol LaunchRouting: ViewableRouting { func launch(from window: UIWindow) }
        open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<InteractorType, ViewControllerType>,
            LaunchRouting
        {}
        """
}
