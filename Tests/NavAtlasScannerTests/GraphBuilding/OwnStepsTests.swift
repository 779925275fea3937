import NavAtlasModel
import NavAtlasScanner
import Testing

/// Screens that show others of their own type: whether that comes to an end.
@Suite struct OwnStepsTests {
    struct Steps: CustomTestStringConvertible, Sendable {
        let name: String
        let code: String

        init(_ name: String, _ code: String) { (self.name, self.code) = (name, code) }

        var testDescription: String { name }
    }

    private static func controllers(_ first: String, _ code: String) -> String {
        """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            let flow = Flow()
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                window = UIWindow()
                flow.stack.setViewControllers([\(first)], animated: false)
                window?.rootViewController = flow.stack
                return true
            }
        }
        final class HomeController: UIViewController {}
        \(code)
        """
    }

    private static func views(_ first: String, _ code: String) -> String {
        """
        import SwiftUI
        @main struct TourApp: App {
            var body: some Scene { WindowGroup { NavigationStack { \(first) } } }
        }
        enum Step { case boat, bank, bridge }
        struct HomeView: View { var body: some View { Text("home") } }
        \(code)
        """
    }

    static let bounded = [
        Steps(
            "each step is made by a function of its own",
            controllers(
                "flow.first()",
                """
                final class Flow {
                    let stack = UINavigationController()
                    func first() -> StepController {
                        let step = StepController()
                        step.onNext = { [weak self] in
                            guard let self else { return }
                            stack.pushViewController(second(), animated: true)
                        }
                        return step
                    }
                    func second() -> StepController {
                        let step = StepController()
                        step.onNext = { [weak self] in self?.stack.pushViewController(HomeController(), animated: true) }
                        return step
                    }
                }
                final class StepController: UIViewController {
                    var onNext: (() -> Void)?
                    @IBAction func next() { onNext?() }
                }
                """)),
        Steps(
            "a controller decides by its step",
            controllers(
                "StepController(.boat)",
                """
                enum Step { case boat, bank, bridge }
                final class Flow { let stack = UINavigationController() }
                final class StepController: UIViewController {
                    let step: Step
                    init(_ step: Step) { self.step = step; super.init(nibName: nil, bundle: nil) }
                    @IBAction func next() {
                        switch step {
                        case .boat: navigationController?.pushViewController(StepController(.bank), animated: true)
                        case .bank: navigationController?.pushViewController(StepController(.bridge), animated: true)
                        case .bridge: navigationController?.pushViewController(HomeController(), animated: true)
                        }
                    }
                }
                """)),
        Steps(
            "a view decides by its step",
            views(
                "StepView(step: .boat)",
                """
                struct StepView: View {
                    let step: Step
                    var body: some View {
                        VStack {
                            Text("step")
                            switch step {
                            case .boat: NavigationLink("Next") { StepView(step: .bank) }
                            case .bank: NavigationLink("Next") { StepView(step: .bridge) }
                            case .bridge: NavigationLink("Done") { HomeView() }
                            }
                        }
                    }
                }
                """)),
    ]

    static let endless = [
        Steps(
            "the last step leads to the first",
            views(
                "StepView(step: .boat)",
                """
                struct StepView: View {
                    let step: Step
                    var body: some View {
                        VStack {
                            switch step {
                            case .boat: NavigationLink("Next") { StepView(step: .bank) }
                            case .bank: NavigationLink("Next") { StepView(step: .bridge) }
                            case .bridge: NavigationLink("Again") { StepView(step: .boat) }
                            }
                        }
                    }
                }
                """)),
        Steps(
            "a folder shows folders",
            views(
                "FolderView(folder: Folder())",
                """
                final class Folder { var folders: [Folder] = [] }
                struct FolderView: View {
                    let folder: Folder
                    var body: some View {
                        VStack { NavigationLink("In") { FolderView(folder: folder.folders[0]) } }
                    }
                }
                """)),
        Steps(
            "a row of a screen shows the screen",
            views(
                "ItemView()",
                """
                struct ItemView: View { var body: some View { VStack { Row() } } }
                struct Row: View { var body: some View { VStack { NavigationLink("Like it") { ItemView() } } } }
                """)),
        Steps(
            "a coordinator shows the same for all",
            controllers(
                "UserController(flow)",
                """
                final class Flow {
                    let stack = UINavigationController()
                    func showUser() { stack.pushViewController(UserController(self), animated: true) }
                }
                final class UserController: UIViewController {
                    let flow: Flow
                    init(_ flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
                    @IBAction func friend() { flow.showUser() }
                }
                """)),
        Steps(
            "a closure shows what has the same closure",
            controllers(
                "flow.user()",
                """
                final class Flow {
                    let stack = UINavigationController()
                    func user() -> UserController {
                        let user = UserController()
                        user.onFriend = { [weak self] in
                            guard let self else { return }
                            stack.pushViewController(self.user(), animated: true)
                        }
                        return user
                    }
                }
                final class UserController: UIViewController {
                    var onFriend: (() -> Void)?
                    @IBAction func friend() { onFriend?() }
                }
                """)),
    ]

    @Test(arguments: bounded) func comeToAnEnd(_ steps: Steps) throws {
        let graph = try Scanner().graph(of: ["App.swift": steps.code])
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == $0.to })
        #expect(graph.remarks.count { $0.kind == .boundedSteps } == 1)
    }

    @Test(arguments: endless) func goOnAndOn(_ steps: Steps) throws {
        let graph = try Scanner().graph(of: ["App.swift": steps.code])
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == $0.to })
        #expect(!graph.remarks.contains { $0.kind == .boundedSteps })
    }
}
