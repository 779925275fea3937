import Testing

/// Something of which nothing is known may be there, though the same code may also give `nil`.
struct UnknownBesideNothingTests {
    private static func app(_ find: String, _ open: String) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                    window?.rootViewController = Yard()
                    return true
                }
            }
            struct Key { var number: Int? }
            final class Shed {
                \(find)
            }
            final class Yard: UIViewController {
                let shed = Shed()
                @objc func tap() {
                    \(open)
                    present(Barn(), animated: true)
                }
            }
            final class Barn: UIViewController {}
            """
        ]
    }

    private static let barn = ["Yard ~sheet~> Barn : present"]

    private static let lamp = """

        extension UIImage {
            convenience init?(flame: Int) {
                guard flame > 2 else { return nil }
                self.init(named: "lamp")
            }
        }
        """

    static let apps = [
        ScannedApp(
            "what cases carry",
            app(
                """
                func find(_ box: Result<Key?, Error>) -> Result<Key?, Error> {
                    switch box {
                    case .failure(let error): return .failure(error)
                    case .success(let key):
                        if key?.number == 3 { return .success(key) }
                        return .success(nil)
                    }
                }
                """, "guard case .success(let key) = shed.find(box), let key else { return }"),
            has: barn, hasNot: ["unresolved"]),
        ScannedApp(
            "what closures give",
            app("", "let find = { (box: Box) -> Key? in if box.isOpen { return box.key }; return nil }")
                .mapValues {
                    $0.replacing("present(", with: "guard let key = find(box) else { return }\n        present(")
                },
            has: barn, hasNot: ["unresolved"]),
        ScannedApp(
            "parts of tuples",
            app(
                "func find() -> (Key?, Int?) { if isOpen { return (box.key, 1) }; return (nil, nil) }",
                "let (key, _) = shed.find(); guard let key else { return }"),
            has: barn, hasNot: ["unresolved"]),
        ScannedApp(
            "one of two",
            app("", "let key: Key? = isOpen ? box.key : nil; guard let key else { return }"),
            has: barn, hasNot: ["unresolved"]),
        ScannedApp(
            "what an initialiser of the app's makes of a library's type",
            app("", "guard let lamp = UIImage(flame: 3) else { return }").mapValues { $0 + lamp },
            has: barn, hasNot: ["unresolved"]),
        ScannedApp(
            "a collection made of what may be nothing",
            app("var keys: [Key] = []", "guard let self, let all = self.shed.keys.map({ find($0) }) else { return }")
                .mapValues { $0 + "\nfunc find(_ key: Key) -> UIImage? { nil }" },
            has: barn, hasNot: ["unresolved"]),
        ScannedApp(
            "what is always nothing stays so",
            app(
                "func find() -> Result<Key?, Error> { .success(nil) }",
                "guard case .success(let key) = shed.find(), let key else { return }"),
            has: [], hasNot: ["~> Barn"]),
    ]

    @Test(arguments: apps) func mayBeThere(_ app: ScannedApp) { app.check() }

    /// What gives `false`, or something that is not known, may give either, wherever that is handed on.
    @Test func besideFalse() {
        ScannedApp(
            "gate",
            [
                "App.swift": """
                import UIKit
                @main final class Launch: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
                        window?.rootViewController = UINavigationController(rootViewController: GateController())
                        return true
                    }
                }
                struct Ticket {
                    private func code() -> String? { UserDefaults.standard.string(forKey: "code") }
                    var isValid: Bool {
                        guard let code = code() else { return false }
                        return code.count > 3
                    }
                    func isOf(_ year: Int) -> Bool {
                        if code() == nil { return false }
                        return code()!.hasSuffix(String(year))
                    }
                }
                final class GateController: UIViewController {
                    @objc func enter() { enter(isValid: Ticket().isValid) }
                    private func enter(isValid: Bool) { show(isValid ? ParkController() : TillController(), sender: nil) }
                    @objc func ask() { ask(isNew: Ticket().isOf(2024)) }
                    private func ask(isNew: Bool) { if isNew { show(MapController(), sender: nil) } }
                }
                final class ParkController: UIViewController {}
                final class TillController: UIViewController {}
                final class MapController: UIViewController {}
                """
            ],
            has: [
                "GateController ~push~> ParkController : show", "GateController ~push~> TillController : show",
                "GateController ~push~> MapController : show",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
