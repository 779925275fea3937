import Testing

/// What code has just assigned is known to the functions that it calls next.
struct KnownFlagTests {
    /// A coordinator that begins again after somebody has entered or left a mill.
    private static func mill(
        flag: String, own: String = "", start: String = "if isOpen { showWheel() } else { showGate() }", enter: String,
        leave: String
    ) -> [String: String] {
        [
            "App.swift": """
            import UIKit
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var mill: Mill?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let stack = UINavigationController()
                    window = UIWindow()
                    window?.rootViewController = stack
                    mill = Mill(stack)
                    mill?.start()
                    return true
                }
            }
            \(flag)
            final class Mill {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                \(own)
                func start() { \(start) }
                func showGate() {
                    let gate = GateController()
                    gate.onEnter = { [weak self] in \(enter) }
                    stack.setViewControllers([gate], animated: true)
                }
                func showWheel() {
                    let wheel = WheelController()
                    wheel.onLeave = { [weak self] in \(leave) }
                    stack.setViewControllers([wheel], animated: true)
                }
            }
            final class GateController: UIViewController {
                var onEnter: (() -> Void)?
                @IBAction func enter() { onEnter?() }
            }
            final class WheelController: UIViewController {
                var onLeave: (() -> Void)?
                @IBAction func leave() { onLeave?() }
            }
            """
        ]
    }

    private static let back = [
        "GateController ~root~> GateController : Mill.showGate",
        "WheelController ~root~> WheelController : Mill.showWheel",
    ]
    private static let forth = [
        "GateController ~root~> WheelController : Mill.showWheel",
        "WheelController ~root~> GateController : Mill.showGate",
    ]

    @Test(arguments: [
        mill(flag: "var isOpen = false", enter: "isOpen = true; self?.start()", leave: "isOpen = false; self?.start()"),
        mill(
            flag: "enum Day { static var isOpen = false }",
            start: "guard Day.isOpen else { return showGate() }; showWheel()",
            enter: "Day.isOpen = true; self?.start()", leave: "Day.isOpen = false; self?.start()"),
        mill(
            flag: "", own: "private var isOpen = false", enter: "self?.isOpen = true; self?.start()",
            leave: "guard let self else { return }; isOpen = false; start()"),
        mill(
            flag: "", own: "var isOpen = false; var isTurning: Bool { isOpen }",
            start: "if isTurning { showWheel() } else { showGate() }", enter: "self?.isOpen = true; self?.start()",
            leave: "self?.isOpen = false; self?.start()"),
        mill(
            flag: "enum Part { case gate, wheel }",
            own: "var part = Part.gate; func go(_ next: Part) { part = next; start() }",
            start: "switch part { case .gate: showGate(); case .wheel: showWheel() }", enter: "self?.go(.wheel)",
            leave: "self?.go(.gate)"),
        mill(
            flag: "final class Day { static let today = Day(); var isOpen = false }",
            start: "guard Day.today.isOpen else { return showGate() }; showWheel()",
            enter: "Day.today.isOpen = true; self?.start()", leave: "Day.today.isOpen = false; self?.start()"),
        mill(
            flag: "final class Day { static let today = Day(); var isOpen = false }",
            own: "private let day = Day.today",
            start: "if day.isOpen { showWheel() } else { showGate() }", enter: "self?.day.isOpen = true; self?.start()",
            leave: "self?.day.isOpen = false; self?.start()"),
        mill(
            flag: "", start: "if UserDefaults.standard.bool(forKey: \"open\") { showWheel() } else { showGate() }",
            enter: "UserDefaults.standard.set(true, forKey: \"open\"); self?.start()",
            leave: "UserDefaults.standard.set(false, forKey: \"open\"); self?.start()"),
        mill(
            flag: """
                enum Day {
                    static var isOpen: Bool {
                        get { UserDefaults.standard.bool(forKey: "open") }
                        set { UserDefaults.standard.set(newValue, forKey: "open") }
                    }
                }
                """, start: "if Day.isOpen { showWheel() } else { showGate() }",
            enter: "Day.isOpen = true; self?.start()",
            leave: "Day.isOpen = false; self?.start()"),
        mill(
            flag: """
                fileprivate var isOpen = false
                fileprivate var isOld = false
                fileprivate enum Part {
                    case gate, wheel
                    static func first(isOld: Bool = isOld, isOpen: Bool = isOpen) -> Part {
                        switch (isOld, isOpen) {
                        case (true, true), (false, true): return .wheel
                        case (true, false), (false, false): return .gate
                        }
                    }
                }
                """, own: "private var part: Part { Part.first() }",
            start: "switch part { case .gate: showGate(); case .wheel: showWheel() }",
            enter: "isOpen = true; self?.start()",
            leave: "isOpen = false; self?.start()"),
    ])
    func isKnownToWhatIsCalled(files: [String: String]) {
        ScannedApp("mill", files, has: Self.forth, hasNot: Self.back + ["unresolved"]).check()
    }

    /// Something else may have been assigned by then.
    @Test(arguments: [
        mill(flag: "var isOpen = false", enter: "self?.start()", leave: "self?.start()"),
        mill(
            flag: "var isOpen = false", own: "func change() { isOpen = Bool.random() }",
            enter: "isOpen = true; self?.change(); self?.start()",
            leave: "isOpen = false; self?.change(); self?.start()"),
        mill(
            flag:
                "final class Day { static let today = Day(); var isOpen = false; func change() { isOpen = Bool.random() } }",
            start: "if Day.today.isOpen { showWheel() } else { showGate() }",
            enter: "Day.today.isOpen = true; Day.today.change(); self?.start()",
            leave: "Day.today.isOpen = false; Day.today.change(); self?.start()"),
        mill(
            flag: "", start: "if UserDefaults.standard.bool(forKey: \"open\") { showWheel() } else { showGate() }",
            enter: "UserDefaults.standard.set(true, forKey: \"closed\"); self?.start()",
            leave: "UserDefaults.standard.set(Bool.random(), forKey: \"open\"); self?.start()"),
        mill(
            flag: "", own: "var isOpen = false",
            enter: "self?.isOpen = true; DispatchQueue.main.async { self?.start() }",
            leave: "self?.isOpen = false; DispatchQueue.main.async { self?.start() }"),
    ])
    func isNotKnownOtherwise(files: [String: String]) {
        ScannedApp("mill", files, has: Self.forth + Self.back, hasNot: ["unresolved"]).check()
    }
}
