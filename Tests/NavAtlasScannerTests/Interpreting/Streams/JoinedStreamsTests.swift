import Testing

/// Streams that are made of several, of some of which nothing is known.
struct JoinedStreamsTests {
    private static func edges(_ listening: String) -> [String] {
        let source = """
            import Combine
            import RxCocoa
            import RxSwift
            import UIKit
            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: Form())
                    return true
                }
            }
            final class Session {
                static let shared = Session()
                let closed = PublishSubject<Void>()
                let left = PassthroughSubject<Void, Never>()
            }
            final class FormModel {
                @Published var isDone = false
            }
            final class Form: UIViewController {
                private let done = UIButton()
                private let model = FormModel()
                private var kept: Set<AnyCancellable> = []
                private let bag = DisposeBag()
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(listening)
                }
                func finish() { navigationController?.pushViewController(End(), animated: true) }
                @objc func help() { present(Help(), animated: true) }
            }
            final class Help: UIViewController {
                @objc func close() {
                    Session.shared.closed.onNext(())
                    Session.shared.left.send(())
                }
            }
            final class End: UIViewController {}
            """
        return ScannedSource("form", source, gives: "").found.filter { $0.contains("~> End") }
    }

    private static let both = ["Form ~push~> End : pushViewController", "Help ~push~> End : pushViewController"]

    @Test(arguments: [
        "Observable.merge(done.rx.tap.asObservable(), Session.shared.closed)",
        "Observable.combineLatest(done.rx.tap.asObservable(), Session.shared.closed)",
        "Observable.merge([Session.shared.closed, done.rx.tap.asObservable()])",
    ]) func partsOfWhichNothingIsKnownComeForWhoeverListens(_ stream: String) {
        let listening = "\(stream).subscribe(onNext: { [weak self] _ in self?.finish() }).disposed(by: bag)"
        #expect(Self.edges(listening) == Self.both)
    }

    @Test(arguments: [
        "Publishers.CombineLatest(model.$isDone, Session.shared.left)",
        "model.$isDone.combineLatest(Session.shared.left)",
        "model.$isDone.map { _ in () }.merge(with: Session.shared.left)",
    ]) func whatAPropertyBecomesComesBesideWhatIsSent(_ stream: String) {
        #expect(Self.edges("\(stream).sink { [weak self] _ in self?.finish() }.store(in: &kept)") == Self.both)
    }

    @Test func partsThatOnlyGiveValuesComeForNobody() {
        let listening = """
            Observable.combineLatest(Session.shared.closed, Observable.just(1))
                .subscribe(onNext: { [weak self] _, _ in self?.finish() }).disposed(by: bag)
            """
        #expect(Self.edges(listening) == ["Help ~push~> End : pushViewController"])
    }
}
