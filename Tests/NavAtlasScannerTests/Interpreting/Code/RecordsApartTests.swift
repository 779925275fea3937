import Testing

/// Records of which code reads several parts: those of one belong together.
@Suite struct RecordsApartTests {
    private static let rows = """
        enum Style { case push, modal }
        struct Row { let make: () -> UIViewController; let style: Style }
        let rows = [Row(make: { ListController() }, style: .push), Row(make: { MapController() }, style: .modal)]
        """
    private static let show = """
        let next = row.make()
        switch row.style {
        case .push: navigationController?.pushViewController(next, animated: true)
        case .modal: present(next, animated: true)
        }
        """

    @Test(arguments: [
        (rows, "let row = rows[index]\n\(show)"),
        (rows, "guard let row = rows.first(where: { $0.style == style }) else { return }\n\(show)"),
        (rows, "if let row = rows.last { \(show) }"),
        (rows, "open(rows[index])"),
        (rows, "for row in rows { open(row) }"),
        (rows, "for row in rows { \(show) }"),
        (rows, "rows.forEach { row in \(show) }"),
        (rows, "for row in rows { view.addGestureRecognizer(Tap { [unowned self] in open(row) }) }"),
        (rows, "let row = rows[index]\nDispatchQueue.main.async { [unowned self] in \(show) }"),
        (rows.replacing("struct Row { ", with: "struct Row { let id = 1; "), "let row = rows[index]\n\(show)"),
        (
            """
            final class Row {
                let make: () -> UIViewController
                let style: Style
                init(make: @escaping () -> UIViewController, style: Style) { self.make = make; self.style = style }
            }
            """ + rows.replacing("struct Row { let make: () -> UIViewController; let style: Style }", with: ""),
            "let row = rows[index]\n\(show)"
        ),
        (
            """
            struct Row { let type: UIViewController.Type; var isModal = false }
            let rows = [Row(type: ListController.self), Row(type: MapController.self, isModal: true)]
            """,
            """
            let row = rows[index]
            let next = row.type.init()
            if row.isModal { present(next, animated: true) } else { navigationController?.pushViewController(next, animated: true) }
            """
        ),
    ])
    func areTakenOneByOne(rows: String, code: String) {
        ScannedApp(
            code,
            [
                "App.swift": """
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ app: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
                        window = UIWindow()
                        window?.rootViewController = UINavigationController(rootViewController: MenuController())
                        return true
                    }
                }
                \(rows)
                final class Tap: UITapGestureRecognizer {
                    let action: () -> Void
                    init(_ action: @escaping () -> Void) {
                        self.action = action
                        super.init(target: nil, action: nil)
                        addTarget(self, action: #selector(run))
                    }
                    @objc private func run() { action() }
                }
                final class MenuController: UIViewController {
                    var index = 0
                    override func viewDidAppear(_ animated: Bool) {
                        \(code)
                    }
                    \(rows.contains("make") ? "private func open(_ row: Row) { \(Self.show) }" : "")
                }
                final class ListController: UIViewController {}
                final class MapController: UIViewController {}
                """
            ],
            has: [
                "MenuController ~push~> ListController : pushViewController",
                "MenuController ~sheet~> MapController : present",
            ],
            hasNot: ["also=", "MenuController ~sheet~> ListController", "MenuController ~push~> MapController"]
        ).check()
    }
}
