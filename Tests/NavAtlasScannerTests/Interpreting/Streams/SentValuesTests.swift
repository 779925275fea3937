import Testing

/// A number that is written where it is sent is known to those who listen, for the screen that sends it.
@Suite struct SentValuesTests {
    private static func office(_ name: String, _ listening: String, has: [String], hasNot: [String] = []) -> ScannedApp
    {
        ScannedApp(
            name,
            [
                "Office.swift": """
                import Combine
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
                        window = UIWindow()
                        window?.rootViewController = Desk()
                    }
                }
                final class Desk: UIViewController {
                    private let rows = PassthroughSubject<Int, Never>()
                    private var kept: Set<AnyCancellable> = []
                    override func viewDidLoad() {
                        \(listening)
                        rows.send(0)
                    }
                    func ask() { present(Question { [weak self] in self?.rows.send(2) }, animated: true) }
                    override func viewDidAppear(_ animated: Bool) { ask() }
                    private func open(_ row: Int) {
                        switch row {
                        case 0: present(Letters(), animated: true)
                        case 2: present(Archive(), animated: true)
                        case 4: present(Safe(), animated: true)
                        default: break
                        }
                    }
                }
                final class Question: UIViewController {
                    private let onYes: () -> Void
                    init(onYes: @escaping () -> Void) {
                        self.onYes = onYes
                        super.init(nibName: nil, bundle: nil)
                    }
                    override func viewDidAppear(_ animated: Bool) { onYes() }
                }
                final class Letters: UIViewController {}
                final class Archive: UIViewController {}
                final class Safe: UIViewController {}
                """
            ], has: has, hasNot: hasNot)
    }

    static let apps = [
        office(
            "a number as it is sent", "rows.sink { [weak self] in self?.open($0) }.store(in: &kept)",
            has: ["Desk ~sheet~> Letters : present", "Question ~sheet~> Archive : present"],
            hasNot: ["Desk ~sheet~> Archive", "Question ~sheet~> Letters", "~sheet~> Safe"]),
        office(
            "a number that is changed on its way",
            "rows.map { $0 * 2 }.sink { [weak self] in self?.open($0) }.store(in: &kept)",
            has: ["Question ~sheet~> Safe : present"]),
        office(
            "numbers that are summed up",
            "rows.scan(2) { $0 + $1 }.sink { [weak self] in self?.open($0) }.store(in: &kept)",
            has: ["Question ~sheet~> Safe : present"]),
    ]

    @Test(arguments: apps) func isRead(_ app: ScannedApp) { app.check() }

    /// What a subject holds may have been counted: `page.send(page.value + 1)`.
    @Test func whatASubjectHoldsIsNotCounted() {
        Self.office(
            "a number that is held",
            """
            let page = CurrentValueSubject<Int, Never>(0)
            page.send(2)
            open(page.value)
            """,
            has: ["Desk ~sheet~> Safe : present"]
        ).check()
    }

    /// What an operator keeps back of all that is sent, the closure behind it is never told.
    @Test func whatIsFilteredOutDoesNotCome() {
        ScannedApp(
            "taps on headers, of rows alone",
            [
                "App.swift": TwoControllers.app(
                    """
                    import Combine
                    enum Tap { case row, header }
                    class TapController: UIViewController {
                        let taps = PassthroughSubject<Tap, Never>()
                        var kept = Set<AnyCancellable>()
                    }
                    """,
                    first: Self.listening("ListController", sending: "row"),
                    second: Self.listening("MapController", sending: "header")
                ).replacing("FirstController: UIViewController", with: "FirstController: TapController")
                    .replacing("SecondController: UIViewController", with: "SecondController: TapController")
            ], has: ["FirstController ~sheet~> ListController : present"], hasNot: ["~> MapController"]
        ).check()
    }

    private static func listening(_ shown: String, sending tap: String) -> String {
        """
        taps.filter { $0 != .header }.sink { [weak self] _ in self?.present(\(shown)(), animated: true) }.store(in: &kept) }
        @objc func tell() { taps.send(.\(tap))
        """
    }
}
