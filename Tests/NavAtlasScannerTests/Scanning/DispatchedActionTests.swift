import Testing

/// Actions of several types that screens send into one stream, and listeners that take those of one type out of it.
struct DispatchedActionTests {
    private static func app(_ listening: String, _ sending: String = "Post.shared.send(Walk.hall)", more: String = "")
        -> [String: String]
    {
        [
            "App.swift": """
            import RxRelay
            import RxSwift
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = House(rootViewController: Door())
                    return true
                }
            }
            protocol Note {}
            enum Walk: Note { case hall, attic }
            enum Weather: Note { case rain }
            final class Post {
                static let shared = Post()
                private let notes = PublishSubject<Note>()
                var all: Observable<Note> { notes.asObservable() }
                func send(_ note: Note) { notes.onNext(note) }
            }
            final class House: UINavigationController {
                private let bag = DisposeBag()
                private let isBusy = BehaviorRelay<Bool>(value: false)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(listening)
                        .subscribe(onNext: { walk in
                            switch walk {
                            case .hall: self.pushViewController(Hall(), animated: true)
                            case .attic: self.pushViewController(Attic(), animated: true)
                            }
                        }).disposed(by: bag)
                }
            }
            final class Door: UIViewController {
                @objc func enter() { \(sending) }
                @objc func climb() { Post.shared.send(Walk.attic) }
            }
            final class Hall: UIViewController { @objc func look() { Post.shared.send(Weather.rain) } }
            final class Attic: UIViewController { @objc func leave() { Post.shared.send(Walk.hall) } }
            \(more)
            """,
            "Operators.swift": """
            import RxSwift
            extension ObservableType {
                func only<Kind>(_ type: Kind.Type) -> Observable<Kind> { filter { $0 is Kind }.map { $0 as! Kind } }
            }
            """,
            "Parcel.swift": "struct Parcel: Note { let weight: Int }",
        ]
    }

    private static let walks = [
        "Door ~push~> Hall : pushViewController", "Door ~push~> Attic : pushViewController",
        "Attic ~push~> Hall : pushViewController",
    ]
    private static let others = ["Hall ~", "Attic ~push~> Attic", "unresolved"]

    static let apps = [
        ScannedApp(
            "one stream is filtered by the type", app("Post.shared.all.only(Walk.self)"), has: walks, hasNot: others),
        ScannedApp(
            "it is combined with another, and taken out of the pair",
            app("Observable.combineLatest(Post.shared.all, isBusy).filter { !$0.1 }.map { $0.0 }.only(Walk.self)"),
            has: walks, hasNot: others),
        ScannedApp(
            "it is the latest of another stream as that sends",
            app("Post.shared.all.withLatestFrom(Post.shared.all).only(Walk.self)"), has: walks,
            hasNot: ["unresolved"]),
        ScannedApp(
            "a subject that replays hands it on",
            app(
                "Kept.shared.notes.only(Walk.self)",
                more: """
                    final class Kept {
                        static let shared = Kept()
                        private let bag = DisposeBag()
                        let notes = ReplaySubject<Note>.create(bufferSize: 1)
                        init() { Post.shared.all.bind(to: notes).disposed(by: bag) }
                    }
                    """), has: walks, hasNot: others),
    ]

    @Test(arguments: apps) func areTakenByType(_ app: ScannedApp) { app.check() }

    /// What is sent is a record of another file, nothing that is known, or of a collection that begins empty.
    @Test(arguments: [
        "Post.shared.send(Parcel(weight: 3))",
        "if let last = Drawer.shared.last() as? Note { Post.shared.send(last) }",
        """
        var found: [Note] = []
        if isEditing { found.append(Weather.rain) }
        for note in found { Post.shared.send(note) }
        """,
    ])
    func whatIsOfAnotherTypeIsNotTaken(_ sending: String) {
        ScannedApp(
            sending, Self.app("Post.shared.all.only(Walk.self)", sending),
            has: ["Door ~push~> Attic : pushViewController", "Attic ~push~> Hall : pushViewController"],
            hasNot: ["Door ~push~> Hall"]
        ).check()
    }

    /// What a request answers is not known: a listener that casts it is told.
    @Test func whatIsUnknownMayBeOfTheType() {
        ScannedApp(
            "a request's answer is cast",
            Self.app(
                "Post.shared.all.only(Walk.self)", "ring()",
                more: """
                    final class Cellar: UIViewController {}
                    extension Door {
                        func load() -> Single<Any> { Server.load("walk").map { $0 as Any } }
                        func ring() {
                            let asked = PublishRelay<Void>()
                            asked.flatMapLatest { self.load() }.compactMap { $0 as? Weather }
                                .subscribe(onNext: { _ in self.present(Cellar(), animated: true) })
                            asked.accept(())
                        }
                    }
                    """),
            has: ["Door ~sheet~> Cellar : present"]
        ).check()
    }
}
