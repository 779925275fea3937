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

    static let apps = [
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
}
