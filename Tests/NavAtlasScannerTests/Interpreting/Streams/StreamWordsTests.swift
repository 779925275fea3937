import Testing

/// Events of a library's streams that carry what comes.
struct StreamNamesTests {
    @Test(arguments: [
        "switch event { case .next(let trip): self?.show(trip); case .error, .completed: break }",
        "if case .next(let trip) = event { self?.show(trip) }",
        "guard case let .success(trip) = event else { return }; self?.show(trip)",
        "switch event { case .next(.sea): self?.show(.sea); case .next(.land): self?.show(.land); default: break }",
    ]) func eventsCarryWhatIsSent(_ code: String) {
        ScannedApp(
            code,
            [
                "App.swift": """
                import RxSwift
                import UIKit
                enum Trip { case sea, land }
                final class Agency {
                    let stack = UINavigationController()
                    let trips = PublishSubject<Trip>()
                    func start() {
                        let bar = UITabBarController()
                        bar.viewControllers = [Quay(trips), Gate(trips)]
                        stack.viewControllers = [bar]
                        _ = trips.subscribe { [weak self] event in \(code) }
                    }
                    func show(_ trip: Trip) {
                        switch trip {
                        case .sea: stack.pushViewController(Boat(), animated: true)
                        case .land: stack.pushViewController(Train(), animated: true)
                        }
                    }
                }
                class Place: UIViewController {
                    let trips: PublishSubject<Trip>
                    init(_ trips: PublishSubject<Trip>) { self.trips = trips; super.init(nibName: nil, bundle: nil) }
                }
                final class Quay: Place { @IBAction func tap() { trips.onNext(.sea) } }
                final class Gate: Place { @IBAction func tap() { trips.onNext(.land) } }
                final class Boat: UIViewController {}
                final class Train: UIViewController {}
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    let agency = Agency()
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                        agency.start()
                        window = UIWindow()
                        window?.rootViewController = agency.stack
                    }
                }
                """
            ],
            has: ["Quay ~push~> Boat : Agency.sea", "Gate ~push~> Train : Agency.land"],
            hasNot: ["Quay ~push~> Train", "Gate ~push~> Boat", "unresolved"]
        ).check()
    }
}
