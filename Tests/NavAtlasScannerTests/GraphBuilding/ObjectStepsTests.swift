import NavAtlasModel
import NavAtlasScanner
import Testing

/// Screens that show others of their own type: whether that comes to an end.
@Suite struct ObjectStepsTests {
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

    /// A factory makes hints for two controllers, of which only the first one shows the second.
    private static func search(_ chosen: String) -> String {
        controllers(
            "Factory().groups()",
            """
            final class Flow { let stack = UINavigationController() }
            protocol HintsDelegate: AnyObject { func choose(_ text: String) }
            struct Factory {
                func groups() -> GroupsController {
                    let groups = GroupsController()
                    groups.navigationItem.searchController = search(for: groups)
                    return groups
                }
                func results(_ text: String) -> ResultsController {
                    let results = ResultsController()
                    results.navigationItem.searchController = search(for: results)
                    return results
                }
                private func search(for delegate: HintsDelegate) -> UISearchController {
                    let hints = HintsController()
                    hints.delegate = delegate
                    return UISearchController(searchResultsController: hints)
                }
            }
            final class HintsController: UITableViewController {
                weak var delegate: HintsDelegate?
                @IBAction func choose() { delegate?.choose("") }
            }
            final class GroupsController: UIViewController, HintsDelegate {
                func choose(_ text: String) {
                    navigationController?.pushViewController(Factory().results(text), animated: true)
                }
            }
            final class ResultsController: UIViewController, HintsDelegate {
                var text = ""
                func choose(_ text: String) { \(chosen) }
            }
            """)
    }

    @Test func whatIsMadeForOneIsNotTheOthers() throws {
        let graph = try Scanner().graph(of: ["App.swift": Self.search("self.text = text")])
        #expect(graph.edges.contains { $0.from == "HintsController" && $0.to == "ResultsController" })
        #expect(graph.edges.contains { $0.from == "ResultsController" && $0.to == "HintsController" })
        let bounded = graph.remarks.filter { $0.kind == .boundedSteps }
        #expect(bounded.contains(Remark(.boundedSteps, "HintsController", detail: "ResultsController")))
    }

    @Test func whatIsMadeForBothLeadsRound() throws {
        let again = "navigationController?.pushViewController(Factory().results(text), animated: true)"
        let graph = try Scanner().graph(of: ["App.swift": Self.search(again)])
        #expect(graph.edges.contains { $0.from == "HintsController" && $0.to == "ResultsController" })
        #expect(!graph.remarks.contains { $0.kind == .boundedSteps })
    }

    /// Kinds of controllers that show one another, each made by the one before.
    @Test(arguments: [
        "B()", "let next = B(); next.title = title; navigationController?.pushViewController(next, animated: true)",
        "flow?.showB()", "navigationController?.show(Self.make(), sender: nil)",
    ])
    func goRound(_ code: String) throws {
        let code = code == "B()" ? "navigationController?.pushViewController(B(), animated: true)" : code
        let graph = try Scanner().graph(of: [
            "App.swift": Self.controllers(
                "A(flow)",
                """
                final class Flow {
                    let stack = UINavigationController()
                    func showB() { stack.pushViewController(B(), animated: true) }
                }
                class Base: UIViewController {
                    var flow: Flow?
                    static func make() -> UIViewController { B() }
                }
                final class A: Base {
                    init(_ flow: Flow?) { super.init(nibName: nil, bundle: nil); self.flow = flow }
                    @IBAction func next() { \(code) }
                }
                final class B: Base {
                    @IBAction func back() { navigationController?.pushViewController(A(flow), animated: true) }
                }
                """)
        ])
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "A" && $0.to == "B" })
        #expect(graph.edges.contains { $0.kind == .transition && $0.from == "B" && $0.to == "A" })
        #expect(!graph.remarks.contains { $0.kind == .boundedSteps })
    }

    @Test(arguments: bounded) func areBounded(_ steps: Steps) throws {
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
