import Testing

/// Closures that a listener calls when a stream ends or fails, beside the one that receives its values.
struct StreamEndingTests {
    private static func bakery(controller: String, model: String = "", listening: String) -> ScannedApp {
        ScannedApp(
            listening,
            [
                "App.swift": """
                import Combine
                import RxSwift
                import UIKit
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    let window = UIWindow()
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        window.rootViewController = UINavigationController(rootViewController: OvenController())
                        return true
                    }
                }
                final class Oven {
                    let loaves = PassthroughSubject<Int, Error>()
                    func bake() -> Observable<Int> { Observable.just(3) }
                }
                final class OvenModel: ObservableObject {
                    let oven = Oven()
                    var bag = Set<AnyCancellable>()
                    var failed: (() -> Void)?
                    \(model)
                }
                final class OvenController: UIViewController {
                    let oven = Oven()
                    let model = OvenModel()
                    var bag = Set<AnyCancellable>()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(controller)
                    }
                    func open(_ controller: UIViewController) {
                        navigationController?.pushViewController(controller, animated: true)
                    }
                }
                final class BreadController: UIViewController {}
                final class SmokeController: UIViewController {}
                """
            ],
            has: [
                "OvenController ~push~> BreadController : pushViewController",
                "OvenController ~push~> SmokeController : pushViewController",
            ],
            hasNot: ["unresolved", "AppDelegate ~"])
    }

    @Test(arguments: [
        """
        oven.loaves.sink(
            receiveCompletion: { [weak self] end in
                if case .failure = end { self?.open(SmokeController()) }
            },
            receiveValue: { [weak self] _ in self?.open(BreadController()) }
        ).store(in: &bag)
        """,
        """
        oven.bake().subscribe(
            onNext: { [weak self] _ in self?.open(BreadController()) },
            onError: { [weak self] _ in self?.open(SmokeController()) }
        ).disposed(by: bag)
        """,
        """
        oven.bake().subscribe(
            onNext: nil, onError: { [weak self] _ in self?.open(SmokeController()) },
            onCompleted: { [weak self] in self?.open(BreadController()) }
        ).disposed(by: bag)
        """,
        """
        oven.loaves.handleEvents(receiveCompletion: { [weak self] _ in self?.open(SmokeController()) })
            .sink { [weak self] _ in self?.open(BreadController()) }.store(in: &bag)
        """,
    ])
    func whatAControllerShowsWhenAStreamEnds(_ listening: String) {
        Self.bakery(controller: listening, listening: listening).check()
    }

    @Test func whatAViewModelAsksForWhenAStreamFails() {
        let listening = """
            oven.bake().subscribe(
                onNext: { [weak self] _ in self?.baked?() }, onError: { [weak self] _ in self?.failed?() }
            ).disposed(by: bag)
            """
        Self.bakery(
            controller: """
                model.baked = { [weak self] in self?.open(BreadController()) }
                model.failed = { [weak self] in self?.open(SmokeController()) }
                """,
            model: "var baked: (() -> Void)?\ninit() { \(listening) }", listening: listening
        ).check()
    }
}
