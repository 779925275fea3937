import Testing

/// A controller that takes in others, which screens beside it have it do.
struct ContainmentTests {
    private static let harbour = """
        import RxRelay
        import RxSwift
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                let navigation = Navigation()
                let main = Main()
                main.navigation = navigation
                UIWindow().rootViewController = main
            }
        }
        enum Place { case quay, pier }
        final class Navigation { let place = BehaviorRelay<Place>(value: .quay) }
        final class Holder: UIViewController {
            func embed(_ controller: UIViewController) {
                addChild(controller)
                view.addSubview(controller.view)
            }
        }
        final class Main: UIViewController {
            var navigation: Navigation!
            private let holder = Holder()
            private let notices = Notices()
            private let bag = DisposeBag()
            override func viewDidLoad() {
                super.viewDidLoad()
                notices.navigation = navigation
                addChild(holder)
                addChild(notices)
                navigation.place.skip(1).subscribe(onNext: { [weak self] in self?.select($0) }).disposed(by: bag)
                select(.quay)
            }
            private func select(_ place: Place) {
                switch place {
                case .quay: holder.embed(makeQuay())
                case .pier: holder.embed(Pier())
                }
            }
            private func makeQuay() -> Quay {
                let quay = Quay()
                quay.navigation = navigation
                return quay
            }
        }
        final class Notices: UIViewController {
            var navigation: Navigation!
            @objc func open() { navigation.place.accept(.pier) }
        }
        final class Quay: UIViewController {
            var navigation: Navigation!
            @objc func leave() { navigation.place.accept(.pier) }
        }
        final class Pier: UIViewController {}
        """

    private static let byClosure = harbour.replacing(
        "notices.navigation = navigation", with: "notices.leave = { [weak self] in self?.select(.pier) }"
    )
    .replacing(
        "@objc func open() { navigation.place.accept(.pier) }",
        with: "var leave: (() -> Void)?\n    @objc func open() { leave?() }")

    /// What a bar beside the container chooses is shown in the container: the bar leads there, as a screen inside does. What the one
    /// around both begins with is no transition of its own.
    @Test(arguments: [harbour, byClosure]) func aScreenBesideLeadsToWhatIsTakenIn(_ source: String) {
        ScannedApp(
            "a container beside a bar", ["App.swift": source],
            has: [
                "Holder -root!-> Quay : quay", "Holder -root!-> Pier : pier", "Notices ~root~> Pier : Holder.pier",
                "Quay ~root~> Pier : Holder.pier",
            ], hasNot: ["Main ~", "Notices ~root~> Quay"]
        ).check()
    }

    /// What a screen inside presents lies over the container: the container swaps its child for the screen that has it do so.
    @Test(arguments: ["present(map, animated: true)", "root?.present(map, animated: true)", "show(map, sender: nil)"])
    func aPresentedScreenLeadsToWhatTheContainerSwapsIn(_ showing: String) {
        ScannedApp(
            "a container that swaps its child",
            [
                "App.swift": """
                import UIKit
                final class Launch: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = Root()
                    }
                }
                final class Root: UIViewController {
                    private var child: UIViewController?
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let lane = Lane()
                        lane.root = self
                        replace(lane)
                    }
                    func leave() { replace(Yard()) }
                    private func replace(_ other: UIViewController) {
                        child?.removeFromParent()
                        addChild(other)
                        view.addSubview(other.view)
                        child = other
                    }
                }
                final class Lane: UIViewController {
                    weak var root: Root?
                    @IBAction func open() {
                        let map = Map()
                        map.root = root
                        \(showing)
                    }
                }
                final class Map: UIViewController {
                    weak var root: Root?
                    @IBAction func leave() { root?.leave() }
                }
                final class Yard: UIViewController {}
                """
            ], has: ["Map ~root~> Yard : Root.yard"]
        ).check()
    }
}
