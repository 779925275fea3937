import Testing

/// Actions of libraries that do their work when a screen asks for it, not when they are made.
struct WorkActionsTests {
    @Test func anActionIsDoneByWhoAsksForIt() {
        ScannedApp(
            "actions",
            [
                "App.swift": """
                import Action
                import RxSwift
                import UIKit
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                        let stack = UINavigationController()
                        window?.rootViewController = stack
                        Harbour(stack: stack).start()
                        return true
                    }
                }
                final class Harbour {
                    private let stack: UINavigationController
                    init(stack: UINavigationController) { self.stack = stack }
                    func start() {
                        let quay = Quay()
                        quay.model = QuayModel(harbour: self)
                        stack.setViewControllers([quay], animated: false)
                    }
                    func board() { stack.pushViewController(Boat(), animated: true) }
                    func hire() { stack.pushViewController(Crew(), animated: true) }
                    func rest() { stack.pushViewController(Inn(), animated: true) }
                }
                final class QuayModel {
                    let boarding: AnyObserver<Int>
                    private let harbour: Harbour
                    private lazy var board: Action<Int, Void> = {
                        Action<Int, Void> { [unowned self] number in
                            self.harbour.board()
                            return .empty()
                        }
                    }()
                    lazy var hire = CocoaAction { [unowned self] in
                        self.harbour.hire()
                        return .empty()
                    }
                    private(set) lazy var rest = CocoaAction(workFactory: { [unowned self] in
                        self.harbour.rest()
                        return .empty()
                    })
                    init(harbour: Harbour) {
                        self.harbour = harbour
                        boarding = board.inputs
                    }
                }
                final class Quay: UITableViewController {
                    var model: QuayModel!
                    private let button = UIButton()
                    override func viewDidLoad() {
                        tableView.rx.itemSelected.map { $0.row }.bind(to: model.boarding)
                        button.rx.action = model.hire
                    }
                    @objc func tired() { model.rest.execute(()) }
                }
                final class Boat: UIViewController {}
                final class Crew: UIViewController {}
                final class Inn: UIViewController {}
                """
            ],
            has: [
                "Harbour -push-> Boat : board", "Quay ~push~> Boat : Harbour.board", "Quay ~push~> Crew : Harbour.hire",
                "Quay ~push~> Inn : Harbour.rest",
            ],
            hasNot: ["root!-> Boat", "root!-> Crew", "unresolved"]
        ).check()
    }
}
