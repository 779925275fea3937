import Testing

@testable import NavAtlasScanner

/// Which methods of objects beside a controller are called by somebody else than the app's code.
@Suite struct HelperEventsTests {
    @Test(arguments: [
        // A library calls what overrides a method of its class. `NSObject` has methods to compare and to describe.
        ("class Item: FormSection { override func didSelect(at index: Int) {} }", true),
        ("class Item: NSObject { override func isEqual(_ object: Any?) -> Bool { true } }", false),
        ("class Item: NSObject, NSCopying { func copy(with zone: NSZone?) -> Any { Item() } }", false),
        ("class Item: NSObject { @objc func tap() {} }", true),
    ])
    func whatOnlyComparesIsNoEvent(source: String, isEvent: Bool) throws {
        let program = Program([FileLowering.facts(of: source, path: "Item.swift")])
        let interpreter = Interpreter(program, dialects: [], draft: GraphDraft())
        let item = try #require(program.nominal(named: "Item", in: LookupPlace(file: 0, nominal: nil)))
        let method = try #require(item.functions.values.joined().first)
        #expect(interpreter.isHelperEvent(method) == isEvent)
    }

    @Test(arguments: ["buttons.forEach { $0.isLarge = true }", "for button in buttons { button.isLarge = true }"])
    func buttonsBelongToTheirScreensWhoeverChangesThemAll(update: String) {
        let screens = (1...16).map { number in
            """
            final class Screen\(number): UIViewController {
                let button = ActionButton(frame: .zero)
                override func viewDidLoad() { button.onTap = { [weak self] in self?.showNext() } }
                func showNext() { navigationController?.pushViewController(Screen\(number + 1)(), animated: true) }
            }
            """
        }
        let app = """
            final class ButtonStyles {
                static let shared = ButtonStyles()
                var buttons: [ActionButton] = []
                func update() { \(update) }
            }
            final class ActionButton: UIButton {
                var onTap: (() -> Void)?
                var isLarge = false
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    ButtonStyles.shared.buttons.append(self)
                    addTarget(self, action: #selector(tapped), for: .touchUpInside)
                }
                @objc func tapped() { onTap?() }
            }
            final class Screen17: UIViewController {
                override func viewDidAppear(_ animated: Bool) { ButtonStyles.shared.update() }
            }
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = UINavigationController(rootViewController: Screen1())
                    return true
                }
            }
            """
        ScannedApp(
            "Buttons", ["App.swift": app, "Screens.swift": screens.joined(separator: "\n")],
            has: (1...16).map { "Screen\($0) ~push~> Screen\($0 + 1) : pushViewController" },
            hasNot: ["Screen17 ~"]
        ).check()
    }
}
