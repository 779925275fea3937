import Testing

/// What comes after a stream has ended, or has failed.
struct FollowingStreamsTests {
    /// A yard that goes where a stream says, which a button's taps are made into.
    private static func yard(_ making: String) -> [String: String] {
        [
            "App.swift": """
            import RxCocoa
            import RxSwift
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                    UIWindow().rootViewController = UINavigationController(rootViewController: YardController(keeper: Keeper()))
                }
            }
            enum Way { case mast, sail, keel }
            protocol Launching { func launch() -> Completable; func count() -> Single<Int> }
            final class Keeper: Launching {
                func launch() -> Completable { Network.shared.launch() }
                func count() -> Single<Int> { Network.shared.count() }
            }
            final class YardController: UIViewController {
                private let keeper: Launching
                private let button = UIButton()
                private let bag = DisposeBag()
                init(keeper: Launching) { self.keeper = keeper; super.init(nibName: nil, bundle: nil) }
                override func viewDidLoad() {
                    button.rx.tap.flatMap { [weak self] _ -> Single<Way> in
                        guard let self else { return .never() }
                        \(making)
                    }
                    .subscribe(onNext: { [weak self] way in self?.go(way) }).disposed(by: bag)
                }
                private func go(_ way: Way) {
                    switch way {
                    case .mast: navigationController?.pushViewController(MastController(), animated: true)
                    case .sail: navigationController?.pushViewController(SailController(), animated: true)
                    case .keel: navigationController?.pushViewController(KeelController(), animated: true)
                    }
                }
            }
            final class MastController: UIViewController {}
            final class SailController: UIViewController {}
            final class KeelController: UIViewController {}
            """
        ]
    }

    private static let mast = "YardController ~push~> MastController : pushViewController"
    private static let sail = "YardController ~push~> SailController : pushViewController"
    private static let keel = "~> KeelController"

    static let apps = [
        ScannedApp(
            "the stream that follows", yard("return self.keeper.launch().andThen(Single.just(Way.mast))"),
            has: [mast], hasNot: [sail, keel]),
        ScannedApp(
            "the stream that takes the place of one that fails",
            yard("return self.keeper.launch().andThen(.just(.mast)).catch { _ in .just(.sail) }"),
            has: [mast, sail], hasNot: [keel]),
        ScannedApp(
            "the same of what a closure makes of what is not known, beside another result",
            yard(
                """
                if self.title == nil { return Single.just(Way.mast) }
                return self.keeper.count().map { _ in Way.mast }.catch { _ in Single.just(Way.sail) }
                """), has: [mast, sail], hasNot: [keel]),
    ]

    @Test(arguments: apps) func app(_ app: ScannedApp) { app.check() }
}
