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

    /// A stream through which nothing comes ends all the same, unless it never does.
    @Test(arguments: [(".empty()", true), (".never()", false)]) func endWhereNothingComes(
        _ stream: String, _ ends: Bool
    ) {
        let way = "LoanController ~sheet~> ThanksController : present"
        ScannedApp(
            "a service that does nothing yet",
            [
                "App.swift": """
                import RxSwift
                import UIKit
                final class Launch: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = LoanController()
                    }
                }
                struct Library { func lend() -> Completable { \(stream) } }
                final class LoanController: UIViewController {
                    private let bag = DisposeBag()
                    @IBAction func lend() {
                        Library().lend()
                            .subscribe(onCompleted: { self.present(ThanksController(), animated: true) })
                            .disposed(by: bag)
                    }
                }
                final class ThanksController: UIViewController {}
                """
            ], has: ends ? [way] : [], hasNot: ends ? [] : [way]
        ).check()
    }
}
