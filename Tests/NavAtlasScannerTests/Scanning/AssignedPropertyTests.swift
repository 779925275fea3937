import NavAtlasModel
import NavAtlasScanner
import Testing

/// What a property of `self` holds where the code has just assigned it.
struct AssignedPropertyTests {
    /// A coordinator that keeps the screen that it shows. Its `sack()` keeps another one there.
    private static func app(wheel code: String, property: String = "var shown: Page?") -> [String: String] {
        [
            "App.swift": """
            import UIKit
            final class Scenes: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var mill: MillCoordinator?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController()
                    mill = MillCoordinator(stack: stack)
                    mill?.start()
                    window?.rootViewController = stack
                }
            }
            protocol Coordinator: AnyObject { func start() }
            final class Page {
                let controller: UIViewController
                init(_ controller: UIViewController) { self.controller = controller }
            }
            final class MillCoordinator: Coordinator {
                let stack: UINavigationController
                var count = 0
                \(property)
                init(stack: UINavigationController) { self.stack = stack }
                func start() {
                    let yard = Yard()
                    yard.coordinator = self
                    stack.pushViewController(yard, animated: false)
                }
                func wheel() {
                    shown = Page(Wheel())
                    \(code)
                }
                func sack() {
                    replace()
                    stack.show(shown!.controller, sender: nil)
                }
                func replace() { shown = Page(Sack()) }
                func log() { count += 1 }
                func make(_ controller: UIViewController) throws -> Page { Page(controller) }
            }
            final class Yard: UIViewController {
                weak var coordinator: MillCoordinator?
                @objc func tapSack() { coordinator?.sack() }
                @objc func tapWheel() { coordinator?.wheel() }
            }
            final class Wheel: UIViewController {}
            final class Sack: UIViewController {}
            """
        ]
    }

    private static let show = "stack.show(shown!.controller, sender: nil)"

    private static func showsSack(_ files: [String: String]) -> Bool {
        let text = Notation.print(NavAtlasScanner.Scanner().graphOrIssue(of: files))
        let lines = Set(text.split(separator: "\n").map(String.init))
        #expect(lines.contains("Yard ~push~> Wheel : MillCoordinator.wheel"), "\(text)")
        #expect(lines.contains("Yard ~push~> Sack : MillCoordinator.sack"), "\(text)")
        return lines.contains("Yard ~push~> Sack : MillCoordinator.wheel")
    }

    @Test(
        "the property holds what was assigned",
        arguments: [
            show,
            "log(); stack.show(self.shown!.controller, sender: nil)",
            "guard let shown else { return }; stack.show(shown.controller, sender: nil)",
            "if count > 1 { shown = Page(Wheel()) } else { log() }; \(show)",
            "if count > 1 { \(show) }",
            "let other = MillCoordinator(stack: stack); other.shown = Page(Sack()); \(show)",
            """
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                self.shown = Page(Wheel())
                \(show)
            }
            """,
        ])
    func holdsWhatWasAssigned(_ code: String) {
        #expect(!Self.showsSack(Self.app(wheel: code)))
    }

    @Test(
        "the property may hold something else again",
        arguments: [
            "replace(); \(show)",
            "if count > 1 { shown = Page(Sack()) }; \(show)",
            "switch count { case 1: replace() default: break }; \(show)",
            "for _ in 0..<count { \(show); shown = Page(Sack()) }",
            "while count > 1 { \(show); shown = Page(Sack()) }",
            "repeat { \(show); shown = Page(Sack()) } while count > 1",
            "do { shown = try make(Sack()) } catch { \(show) }; \(show)",
            "defer { \(show) }; shown = Page(Sack())",
            "let again = self; again.shown = Page(Sack()); \(show)",
            "DispatchQueue.main.async { self.stack.show(self.shown!.controller, sender: nil) }",
            "let change = { self.shown = Page(Sack()) }; change(); \(show)",
        ])
    func mayHoldSomethingElse(_ code: String) {
        #expect(Self.showsSack(Self.app(wheel: code)))
    }

    @Test("an observer may assign something else")
    func observer() {
        let property = "var shown: Page? { didSet { if count > 1 { shown = Page(Sack()) } } }"
        #expect(Self.showsSack(Self.app(wheel: Self.show, property: property)))
    }

    @Test("A wrapper may give a static property a value before any is assigned")
    func wrappedStaticPropertiesBeginWithAnyValue() {
        let files = [
            "App.swift": """
            import SwiftUI
            enum Event { case began(Bool) }
            enum Settings { @Default("new", startsWith: true) static var isNew: Bool }
            @main struct Tour: App {
                init() { Settings.isNew = false }
                var body: some Scene { WindowGroup { GateView() } }
            }
            struct GateView: View {
                @State private var isShown = false
                private let isNew = Settings.isNew
                var body: some View {
                    Button("in") { handle(.began(isNew)) }.sheet(isPresented: $isShown) { WelcomeView() }
                }
                private func handle(_ event: Event) {
                    switch event {
                    case .began(let isNew): if isNew { isShown = true }
                    }
                }
            }
            struct WelcomeView: View { var body: some View { Text("w") } }
            """
        ]
        ScannedApp("a flag", files, has: ["GateView ~sheet~> WelcomeView : GateView.isShown"], hasNot: ["unresolved"])
            .check()
    }

    @Test(
        "What is assigned to a static property is read by all",
        arguments: ["static var go: Go = Go(next: {})", "static var go: Go!"])
    func staticPropertiesAreAssigned(property: String) {
        let files = [
            "App.swift": """
            import SwiftUI
            struct Go { var next: () -> Void }
            enum Guide { \(property) }
            @main struct Tour: App { var body: some Scene { WindowGroup { TourView() } } }
            struct TourView: View {
                @State private var stops: [Int] = []
                var body: some View {
                    NavigationStack(path: $stops) {
                        GateView().navigationDestination(for: Int.self) { _ in StopView() }
                    }
                    .onAppear { Guide.go = Go(next: { stops.append(1) }) }
                }
            }
            struct GateView: View { var body: some View { Button("next") { Guide.go.next() } } }
            struct StopView: View { var body: some View { Text("s") } }
            """
        ]
        ScannedApp(
            property, files, has: ["GateView ~push~> StopView : TourView.Int"], hasNot: ["TourView ~push~>"]
        ).check()
    }

    /// What watches a property sees what it was given, also where that is nothing.
    @Test func whatWatchesAPropertySeesNothing() {
        let files = [
            "App.swift": """
            import SwiftUI
            struct Guest { let name: String }
            @Observable final class Desk {
                static let shared = Desk()
                var guest: Guest? { didSet { isTaken = guest != nil } }
                private(set) var isTaken = false
                func checkIn(_ book: Book) async throws { guest = try await book.next() }
                func checkOut() { guest = nil }
            }
            protocol Book { func next() async throws -> Guest }
            struct Register: Book { func next() async throws -> Guest { Guest(name: "g") } }
            @main struct Inn: App { var body: some Scene { WindowGroup { InnView() } } }
            struct InnView: View {
                @State private var desk = Desk.shared
                var body: some View { if !desk.isTaken { LobbyView() } else { RoomView() } }
            }
            struct LobbyView: View {
                var body: some View { Button("in") { Task { try await Desk.shared.checkIn(Register()) } } }
            }
            struct RoomView: View { var body: some View { NavigationStack { NavigationLink("b") { BathView() } } } }
            struct BathView: View { var body: some View { Button("out") { Desk.shared.checkOut() } } }
            """
        ]
        ScannedApp(
            "an inn", files,
            has: ["LobbyView ~root~> RoomView : InnView.roomView", "BathView ~root~> LobbyView : InnView.lobbyView"],
            hasNot: ["BathView ~root~> RoomView", "LobbyView ~root~> LobbyView"]
        ).check()
    }
}
