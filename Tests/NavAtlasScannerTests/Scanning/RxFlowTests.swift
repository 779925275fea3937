import Testing

/// Flows of RxFlow: coordinators that answer steps.
struct RxFlowTests {
    private static let app = [
        "App.swift": """
        import RxFlow
        import RxRelay
        import UIKit
        @main final class Launch: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let coordinator = FlowCoordinator()
            func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                let flow = AppFlow(window: window!)
                coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: LibraryStep.libraryIsRequired))
                window?.makeKeyAndVisible()
                return true
            }
        }
        enum LibraryStep: Step { case libraryIsRequired, shelfIsRequired, bookIsPicked(Int), helpIsRequired, helpIsOver, noteIsRequired }

        final class AppFlow: Flow {
            private let window: UIWindow
            var root: Presentable { window }
            init(window: UIWindow) { self.window = window }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? LibraryStep else { return .none }
                switch step {
                case .libraryIsRequired: return showTabs()
                default: return .none
                }
            }
            private func showTabs() -> FlowContributors {
                let tabs = TabsFlow()
                Flows.use(tabs, when: .created) { [unowned self] root in window.rootViewController = root }
                return .one(flowContributor: .contribute(
                    withNextPresentable: tabs, withNextStepper: OneStepper(withSingleStep: LibraryStep.libraryIsRequired)))
            }
        }
        final class TabsFlow: Flow {
            private let tabs = UITabBarController()
            var root: Presentable { tabs }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? LibraryStep else { return .none }
                switch step {
                case .libraryIsRequired:
                    let shelf = ShelfFlow()
                    let help = HelpFlow()
                    Flows.use(shelf, help, when: .created) { (first: UINavigationController, second: UINavigationController) in
                        self.tabs.setViewControllers([first, second], animated: false)
                    }
                    return .multiple(flowContributors: [
                        .contribute(withNextPresentable: shelf, withNextStepper: ShelfStepper()),
                        .contribute(
                            withNextPresentable: help,
                            withNextStepper: CompositeStepper(
                                steppers: [OneStepper(withSingleStep: LibraryStep.helpIsRequired)])),
                    ])
                default: return .none
                }
            }
        }
        final class ShelfStepper: Stepper {
            let steps = PublishRelay<Step>()
            var initialStep: Step { LibraryStep.shelfIsRequired }
        }
        final class ShelfFlow: Flow {
            private let stack = UINavigationController()
            var root: Presentable { stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? LibraryStep else { return .none }
                switch step {
                case .shelfIsRequired: return showShelf()
                case .bookIsPicked(let number): return showBook(number)
                case .helpIsRequired: return showHelp()
                case .noteIsRequired:
                    stack.present(Note(), animated: true)
                    return .none
                default: return .none
                }
            }
            private func showShelf() -> FlowContributors {
                let model = ShelfModel()
                let shelf = Shelf(model: model)
                stack.setViewControllers([shelf], animated: false)
                return .one(flowContributor: .contribute(withNextPresentable: shelf, withNextStepper: model))
            }
            private func showBook(_ number: Int) -> FlowContributors {
                let book = Book()
                stack.pushViewController(book, animated: true)
                return .one(flowContributor: .contribute(withNext: book))
            }
            private func showHelp() -> FlowContributors {
                let help = HelpFlow()
                Flows.use(help, when: .created) { root in self.stack.present(root, animated: true) }
                return .one(flowContributor: .contribute(
                    withNextPresentable: help, withNextStepper: OneStepper(withSingleStep: LibraryStep.helpIsRequired)))
            }
        }
        final class HelpFlow: Flow {
            private let stack = UINavigationController()
            var root: Presentable { stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? LibraryStep else { return .none }
                switch step {
                case .helpIsRequired:
                    let help = Help()
                    stack.pushViewController(help, animated: false)
                    return .one(flowContributor: .contribute(withNext: help))
                case .noteIsRequired: return .one(flowContributor: .forwardToParentFlow(withStep: step))
                case .helpIsOver: return .end(forwardToParentFlowWithStep: LibraryStep.bookIsPicked(1))
                default: return .none
                }
            }
        }
        final class ShelfModel: Stepper {
            let steps = PublishRelay<Step>()
            func choose() { steps.accept(LibraryStep.bookIsPicked(1)) }
        }
        final class Shelf: UIViewController {
            private let model: ShelfModel
            init(model: ShelfModel) {
                self.model = model
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
            @objc func choose() { model.choose() }
        }
        final class Book: UIViewController, Stepper {
            let steps = PublishRelay<Step>()
            @objc func help() { steps.accept(LibraryStep.helpIsRequired) }
        }
        final class Help: UIViewController, Stepper {
            let steps = PublishRelay<Step>()
            @objc func note() { steps.accept(LibraryStep.noteIsRequired) }
            @objc func end() { steps.accept(LibraryStep.helpIsOver) }
        }
        final class Note: UIViewController {}
        """
    ]

    /// A flow that begins another one whose root is its screen; the parts of that screen bind what happens as they are made.
    private static let harbour = [
        "App.swift": """
        import RxFlow
        import RxSwift
        import UIKit
        enum PortStep: Step { case open, about(Int) }
        enum QuayStep: Step { case begin, crew, about, close }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let coordinator = FlowCoordinator()
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let flow = PortFlow()
                window = UIWindow()
                coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: PortStep.open))
                Flows.use(flow, when: .created) { self.window?.rootViewController = $0 }
                return true
            }
        }
        final class PortFlow: Flow {
            let stack = UINavigationController()
            var root: Presentable { stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? PortStep else { return .none }
                switch step {
                case .open:
                    let quay = QuayFlow()
                    Flows.use(quay, when: .created) { [unowned self] in stack.pushViewController($0, animated: true) }
                    return .one(flowContributor: .contribute(
                        withNextPresentable: quay, withNextStepper: OneStepper(withSingleStep: QuayStep.begin)))
                case .about:
                    stack.present(About(), animated: true)
                    return .none
                }
            }
        }
        final class QuayFlow: Flow {
            private let quay: Quay
            var root: Presentable { quay }
            init() {
                let bar = QuayBar()
                quay = Quay()
                bar.tapCrew.flatMap { Observable.just($0).delay(.seconds(1)) }.bind(to: quay.steps).disposed(by: quay.bag)
            }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? QuayStep else { return .none }
                switch step {
                case .begin: return .one(flowContributor: .contribute(withNext: quay))
                case .crew:
                    quay.present(Crew(), animated: true)
                    return .none
                case .about: return .one(flowContributor: .forwardToParentFlow(withStep: PortStep.about(1)))
                case .close: return .none
                }
            }
        }
        final class QuayBar {
            let tapCrew = PublishSubject<Step>()
            private let crew = UIButton()
            private let bag = DisposeBag()
            init() { crew.rx.tap.map { QuayStep.crew }.bind(to: tapCrew).disposed(by: bag) }
        }
        final class Quay: UIViewController, Stepper {
            let steps = PublishRelay<Step>()
            let bag = DisposeBag()
            var onBack: Step!
            @objc func back() { steps.accept(onBack) }
        }
        final class Crew: UIViewController {}
        final class About: UIViewController {}
        """
    ]

    /// A flow that stands on the screen of the one above it, and one that makes its root only when that is asked for.
    private static let workshop = [
        "App.swift": """
        import RxFlow
        import RxSwift
        import UIKit
        enum ShopStep: Step { case open, job, tool }
        enum ToolStep: Step { case begin, close }
        enum JobStep: Step { case begin, done(Int) }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let coordinator = FlowCoordinator()
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let flow = ShopFlow()
                window = UIWindow()
                coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: ShopStep.open))
                Flows.use(flow, when: .created) { self.window?.rootViewController = $0 }
                return true
            }
        }
        final class ShopFlow: Flow {
            let stack = UINavigationController()
            var root: Presentable { stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? ShopStep else { return .none }
                switch step {
                case .open:
                    let bench = BenchFlow()
                    Flows.use(bench, when: .created) { [unowned self] in stack.pushViewController($0, animated: true) }
                    return .one(flowContributor: .contribute(
                        withNextPresentable: bench, withNextStepper: OneStepper(withSingleStep: ShopStep.open)))
                case .job:
                    let job = JobFlow()
                    Flows.use(job, when: .created) { [unowned self] in stack.pushViewController($0, animated: true) }
                    return .one(flowContributor: .contribute(
                        withNextPresentable: job, withNextStepper: OneStepper(withSingleStep: JobStep.begin)))
                case .tool: return .none
                }
            }
        }
        final class BenchFlow: Flow {
            private let bench = Bench()
            var root: Presentable { bench }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? ShopStep else { return .none }
                switch step {
                case .open: return .one(flowContributor: .contribute(withNext: bench))
                case .job: return .one(flowContributor: .forwardToParentFlow(withStep: ShopStep.job))
                case .tool:
                    return .one(flowContributor: .contribute(
                        withNextPresentable: ToolFlow(below: bench),
                        withNextStepper: OneStepper(withSingleStep: ToolStep.begin)))
                }
            }
        }
        final class ToolFlow: Flow {
            private let below: UIViewController
            var root: Presentable { below }
            init(below: UIViewController) { self.below = below }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? ToolStep else { return .none }
                switch step {
                case .begin:
                    below.present(Tool(), animated: true)
                    return .none
                case .close: return .none
                }
            }
        }
        final class JobFlow: Flow {
            private lazy var job: Job = makeJob()
            var root: Presentable { job }
            private func makeJob() -> Job {
                let job = Job()
                let form = JobForm()
                form.tapDone.bind(to: job.steps).disposed(by: job.bag)
                return job
            }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? JobStep else { return .none }
                switch step {
                case .begin: return .one(flowContributor: .contribute(withNext: job))
                case .done:
                    job.navigationController?.pushViewController(Bill(), animated: true)
                    return .none
                }
            }
        }
        final class JobForm {
            let tapDone = PublishSubject<Step>()
            private let done = UIButton()
            private let bag = DisposeBag()
            init() { done.rx.tap.map { JobStep.done(1) }.bind(to: tapDone).disposed(by: bag) }
        }
        final class Bench: UIViewController, Stepper {
            let steps = PublishRelay<Step>()
            @objc func pickJob() { steps.accept(ShopStep.job) }
            @objc func pickTool() { steps.accept(ShopStep.tool) }
        }
        final class Job: UIViewController, Stepper {
            let steps = PublishRelay<Step>()
            let bag = DisposeBag()
        }
        final class Tool: UIViewController {}
        final class Bill: UIViewController {}
        """
    ]

    /// A flow whose stepper sends its first step as it is made.
    private static let yard = [
        "App.swift": """
        import RxFlow
        import RxSwift
        import UIKit
        enum YardStep: Step { case open, crane }
        enum CraneStep: Step { case begin }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let coordinator = FlowCoordinator()
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let flow = YardFlow()
                window = UIWindow()
                Flows.use(flow, when: .created) { self.window?.rootViewController = $0 }
                coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: YardStep.open))
                return true
            }
        }
        final class YardFlow: Flow {
            private let stack = UINavigationController()
            var root: Presentable { stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? YardStep else { return .none }
                switch step {
                case .open:
                    let yard = Yard()
                    stack.setViewControllers([yard], animated: false)
                    return .one(flowContributor: .contribute(withNext: yard))
                case .crane:
                    let stepper = CraneStepper()
                    return .one(flowContributor: .contribute(
                        withNextPresentable: CraneFlow(stack: stack), withNextStepper: stepper))
                }
            }
        }
        final class CraneStepper: Stepper {
            let steps = PublishRelay<Step>()
            let initialStep: Step
            init(initialStep: Step = CraneStep.begin) {
                self.initialStep = initialStep
                self.steps.accept(initialStep)
            }
        }
        final class CraneFlow: Flow {
            private let stack: UINavigationController
            var root: Presentable { stack }
            init(stack: UINavigationController) { self.stack = stack }
            func navigate(to step: Step) -> FlowContributors {
                guard let step = step as? CraneStep else { return .none }
                switch step {
                case .begin:
                    let crane = Crane()
                    stack.pushViewController(crane, animated: true)
                    return .one(flowContributor: .contribute(withNext: crane))
                }
            }
        }
        final class Yard: UIViewController, Stepper {
            let steps = PublishRelay<Step>()
            @objc func lift() { steps.accept(YardStep.crane) }
        }
        final class Crane: UIViewController, Stepper {
            let steps = PublishRelay<Step>()
        }
        """
    ]

    static let apps = [
        ScannedApp(
            "a flow that is given another one's screen to stand on does not show that", workshop,
            has: [
                "ShopFlow -root!-> BenchFlow : open", "BenchFlow -root!-> Bench : bench",
                "Bench ~push~> JobFlow : ShopFlow.job", "Bench ~sheet~> ToolFlow : BenchFlow.tool",
                "ToolFlow -root!-> Tool : begin",
            ], hasNot: ["ToolFlow -root!-> B", "ShopFlow -push-> ToolFlow", "ShopFlow -root!-> ToolFlow"]),
        ScannedApp(
            "what a stepper sends while it is made reaches no flow", yard,
            has: ["CraneFlow -root!-> Crane : begin", "Yard ~push~> CraneFlow : YardFlow.crane"],
            hasNot: ["Yard ~push~> Crane :"]),
        ScannedApp(
            "a flow makes its root, whoever asks for that", workshop,
            has: ["JobFlow -root!-> Job : job", "Job ~push~> Bill : JobFlow.done"], hasNot: ["Bench ~push~> Bill"]),
        ScannedApp(
            "what a flow has bound for its screen before it shows that, the screen does", harbour,
            has: [
                "entry PortFlow", "PortFlow -root!-> QuayFlow : open", "QuayFlow -root!-> Quay : quay",
                "QuayFlow -sheet-> Crew : crew", "Quay ~sheet~> Crew : QuayFlow.crew",
            ], hasNot: ["QuayFlow ~sheet~> Crew", "~sheet~> About"]),
        ScannedApp(
            "a flow begins with its first step, and answers those of its screens", app,
            has: [
                "entry AppFlow", "AppFlow -root!-> TabsFlow : showTabs",
                "TabsFlow -tab-> ShelfFlow : libraryIsRequired",
                "TabsFlow -tab-> HelpFlow : libraryIsRequired", "ShelfFlow -root!-> Shelf : showShelf",
                "HelpFlow -root!-> Help : helpIsRequired", "ShelfFlow -push-> Book : showBook",
                "ShelfFlow -sheet-> HelpFlow : showHelp", "Shelf ~push~> Book : ShelfFlow.showBook",
                "Book ~sheet~> HelpFlow : ShelfFlow.showHelp",
            ], hasNot: ["unresolved"]),
        ScannedApp(
            "a flow hands a step on to the flow above it", app,
            has: ["Help ~sheet~> Note : ShelfFlow.noteIsRequired", "Help ~push~> Book : ShelfFlow.showBook"],
            hasNot: ["TabsFlow ~sheet~>"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    /// An initialiser of the app's own says of which type the step is.
    @Test func aFlowBeginsWithAStepWithoutItsType() {
        var files = Self.app
        files["App.swift"] = files["App.swift"]?.replacing("ShelfStepper())", with: "OneStepper(.shelfIsRequired))")
        files["Steps.swift"] = """
            import RxFlow
            extension OneStepper {
                convenience init(_ step: LibraryStep) { self.init(withSingleStep: step) }
            }
            """
        ScannedApp(
            "OneStepper(.shelfIsRequired)", files,
            has: ["ShelfFlow -root!-> Shelf : showShelf", "ShelfFlow -push-> Book : showBook"],
            hasNot: ["ShelfFlow -root!-> Book"]
        ).check()
    }
}
