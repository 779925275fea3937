import Testing

/// Numbers that are written where they are sent: `rows.send(2)`.
@Suite struct SentNumbersTests {
    /// Who sends a number does what the listener does for that one, and not for those that others send.
    @Test(arguments: [
        ("PassthroughSubject<Int, Never>()", "send"), ("CurrentValueSubject<Int, Never>(0)", "send"),
        ("PublishSubject<Int>()", "onNext"),
    ])
    func leadToWhatIsDoneForThem(_ subject: String, _ send: String) {
        Self.menu(
            subject, first: "rows.\(send)(1)", second: "rows.\(send)(2)",
            hasNot: [
                "Cover ~push~> FishList", "Dessert ~push~> SoupList",
            ]
        ).check()
    }

    /// What is sent of which nothing is known may be any number.
    @Test func mayBeAnyWhereTheyAreNotWritten() {
        Self.menu(
            "CurrentValueSubject<Int, Never>(0)", first: "rows.send(count)", second: "rows.send(2)",
            has: ["Cover ~push~> FishList : Menu.listen"], hasNot: ["Dessert ~push~> SoupList"]
        ).check()
    }

    private static func menu(
        _ subject: String, first: String, second: String, has: [String] = [], hasNot absent: [String]
    ) -> ScannedApp {
        ScannedApp(
            "\(subject): \(first), \(second)",
            [
                "App.swift": """
                import Combine
                import RxSwift
                import UIKit
                @main final class Inn: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        let pages = UINavigationController()
                        window?.rootViewController = pages
                        let menu = Menu(pages: pages)
                        menu.listen()
                        pages.setViewControllers([Cover(rows: menu.rows)], animated: false)
                        return true
                    }
                }
                final class Menu {
                    let rows = \(subject)
                    let pages: UINavigationController
                    private var kept: Set<AnyCancellable> = []
                    init(pages: UINavigationController) { self.pages = pages }
                    func listen() {
                        rows.\(subject.hasPrefix("Publish") ? "subscribe(onNext:" : "sink(receiveValue:") { [weak self] row in
                            switch row {
                            case 1: self?.pages.pushViewController(SoupList(), animated: true)
                            case 2: self?.pages.pushViewController(FishList(), animated: true)
                            default: break
                            }
                        })
                    }
                }
                final class Cover: UIViewController {
                    let rows: \(subject.split(separator: "(")[0])
                    let count = Int.random(in: 0...9)
                    init(rows: \(subject.split(separator: "(")[0])) {
                        self.rows = rows
                        super.init(nibName: nil, bundle: nil)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    @objc func tapped() { \(first) }
                    @objc func turned() { present(Dessert(rows: rows), animated: true) }
                }
                final class Dessert: UIViewController {
                    let rows: \(subject.split(separator: "(")[0])
                    init(rows: \(subject.split(separator: "(")[0])) {
                        self.rows = rows
                        super.init(nibName: nil, bundle: nil)
                    }
                    required init?(coder: NSCoder) { fatalError() }
                    @objc func tapped() { \(second) }
                }
                final class SoupList: UIViewController {}
                final class FishList: UIViewController {}
                """
            ],
            has: [
                "Cover ~push~> SoupList : Menu.listen", "Dessert ~push~> FishList : Menu.listen",
            ] + has, hasNot: absent)
    }
}
