import Testing

/// What a coordinator does after it has waited for a continuation is done by the screen that resumes it.
@Suite struct AwaitedCodeTests {
    /// An app whose flow is run as it starts, and asks with two screens.
    private static func flow(
        _ name: String, _ code: String, has: [String], hasNot: [String] = ["unresolved"]
    ) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                @main final class Launcher: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var flow: Booking?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        let stack = UINavigationController()
                        window = UIWindow()
                        window?.rootViewController = stack
                        let flow = Booking(stack)
                        self.flow = flow
                        Task { await flow.run() }
                        return true
                    }
                }
                final class DayPicker: UIViewController {
                    var onDay: ((Int) -> Void)?
                    @objc func tapped() { onDay?(1) }
                }
                final class SeatPicker: UIViewController {
                    var onSeat: ((Bool) -> Void)?
                    @objc func took() { onSeat?(true) }
                    @objc func refused() { onSeat?(false) }
                }
                final class Ticket: UIViewController {}
                final class Regret: UIViewController {}
                final class Booking {
                    let stack: UINavigationController
                    private var day: CheckedContinuation<Int, Never>?
                    init(_ stack: UINavigationController) { self.stack = stack }
                    func askDay() async -> Int {
                        let picker = DayPicker()
                        picker.onDay = { self.day?.resume(returning: $0) }
                        stack.pushViewController(picker, animated: false)
                        return await withCheckedContinuation { day = $0 }
                    }
                    func askSeat(on day: Int) async -> Bool {
                        await withCheckedContinuation { continuation in
                            let picker = SeatPicker()
                            picker.onSeat = { continuation.resume(returning: $0) }
                            stack.pushViewController(picker, animated: true)
                        }
                    }
                    func thank() { stack.pushViewController(Ticket(), animated: true) }
                    func regret() { stack.pushViewController(Regret(), animated: true) }
                    \(code)
                }
                """
            ], has: has, hasNot: hasNot)
    }

    private static let chosen = [
        "Booking -root!-> DayPicker : askDay", "Booking -push-> SeatPicker : askSeat", "Booking -push-> Ticket : thank",
        "DayPicker ~push~> SeatPicker : Booking.askSeat", "SeatPicker ~push~> Ticket : Booking.thank",
        "SeatPicker ~push~> Regret : Booking.regret",
    ]
    private static let notChosen = ["unresolved", "DayPicker ~push~> Ticket", "DayPicker ~push~> Regret", "Booking ~"]

    static let apps = [
        flow(
            "one after the other", "func run() async { let day = await askDay(); _ = await askSeat(on: day); thank() }",
            has: ["DayPicker ~push~> SeatPicker : Booking.askSeat", "SeatPicker ~push~> Ticket : Booking.thank"],
            hasNot: ["DayPicker ~push~> Ticket"]),
        flow(
            "a condition",
            "func run() async { let day = await askDay(); if await askSeat(on: day) { thank() } else { regret() } }",
            has: chosen, hasNot: notChosen),
        flow(
            "a guard",
            """
            func run() async {
                let day = await askDay()
                guard await askSeat(on: day) else { return regret() }
                thank()
            }
            """, has: chosen, hasNot: notChosen),
        flow(
            "a switch in a function of its own",
            """
            func run() async {
                switch await seat() {
                case true: thank()
                case false: regret()
                }
            }
            private func seat() async -> Bool {
                let day = await askDay()
                let isTaken = await askSeat(on: day)
                return isTaken
            }
            """, has: chosen, hasNot: notChosen),
        // It is not known which way the loop takes: it says so, and draws nothing.
        flow(
            "a loop",
            """
            func run() async {
                while true { if Bool.random() { _ = await askSeat(on: 1) } else { _ = await askDay() } }
            }
            """,
            has: [
                "unresolved await : \"what follows in the loop around it is decided while the app runs\" [from=DayPicker]",
                "unresolved await : \"what follows in the loop around it is decided while the app runs\" [from=SeatPicker]",
            ], hasNot: ["DayPicker ~", "SeatPicker ~"]),
        // One property holds what several calls wait for.
        flow(
            "continuations in one property",
            """
            func run() async {
                _ = await askDay()
                _ = await askOtherDay()
                thank()
            }
            func askOtherDay() async -> Int {
                let picker = DayPicker()
                picker.onDay = { self.day?.resume(returning: $0) }
                stack.pushViewController(picker, animated: false)
                return await withCheckedContinuation { day = $0 }
            }
            """,
            has: [
                "unresolved resume : \"which call goes on that waits is decided while the app runs\" [from=DayPicker]"
            ], hasNot: ["DayPicker ~"]),
    ]

    /// A model that views ask what to show waits as a coordinator does.
    private static let model = ScannedApp(
        "a model with the path of a stack",
        [
            "App.swift": """
            import SwiftUI
            @main struct Court: App { var body: some Scene { WindowGroup { CourtView() } } }
            enum Paper: Hashable { case claim, oath, verdict }
            @MainActor final class Trial: ObservableObject {
                @Published var path: [Paper] = []
                @Published var isAppealed = false
                private var claim: CheckedContinuation<String?, Never>?
                private var oath: CheckedContinuation<Bool, Never>?
                func begin() {
                    Task {
                        guard let text = await askClaim() else { return }
                        if await swear(text) { path.append(.verdict) } else { isAppealed = true }
                    }
                }
                private func askClaim() async -> String? {
                    path.append(.claim)
                    return await withCheckedContinuation { claim = $0 }
                }
                private func swear(_ text: String) async -> Bool {
                    path.append(.oath)
                    return await withCheckedContinuation { oath = $0 }
                }
                func give(_ text: String) { claim?.resume(returning: text) }
                func swear(isTrue: Bool) { oath?.resume(returning: isTrue) }
            }
            struct CourtView: View {
                @StateObject private var trial = Trial()
                var body: some View {
                    NavigationStack(path: $trial.path) {
                        Lobby(trial: trial)
                            .navigationDestination(for: Paper.self) { paper in
                                switch paper {
                                case .claim: ClaimView(trial: trial)
                                case .oath: OathView(trial: trial)
                                case .verdict: Text("guilty")
                                }
                            }
                            .sheet(isPresented: $trial.isAppealed) { AppealView() }
                    }
                }
            }
            struct Lobby: View { let trial: Trial; var body: some View { Button("enter") { trial.begin() } } }
            struct ClaimView: View { let trial: Trial; var body: some View { Button("sue") { trial.give("bread") } } }
            struct OathView: View { let trial: Trial; var body: some View { Button("swear") { trial.swear(isTrue: .random()) } } }
            struct AppealView: View { var body: some View { Text("again") } }
            """
        ],
        has: [
            "Lobby ~push~> ClaimView : CourtView.claim", "ClaimView ~push~> OathView : CourtView.oath",
            "OathView ~push~> inline:Text#CourtView.verdict : CourtView.verdict",
            "OathView ~sheet~> AppealView : CourtView.isAppealed",
        ], hasNot: ["unresolved", "Lobby ~push~> OathView", "ClaimView ~sheet~>"])

    /// What several wait for is each one's own.
    private static let shared = ScannedApp(
        "a service that several ask",
        [
            "App.swift": """
            import SwiftUI
            final class Clerk {
                static let shared = Clerk()
                func isOpen() async -> Bool {
                    await withCheckedContinuation { continuation in
                        URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { _, _, error in
                            continuation.resume(returning: error == nil)
                        }.resume()
                    }
                }
            }
            final class Office: ObservableObject {
                @Published var isOpen = false
                func look() async { isOpen = await Clerk.shared.isOpen() }
            }
            @main struct Hall: App { var body: some Scene { WindowGroup { HallView() } } }
            struct HallView: View {
                @StateObject private var office = Office()
                var body: some View {
                    Group { if office.isOpen { Desk() } else { NavigationStack { Door() } } }.task { await office.look() }
                }
            }
            struct Door: View { var body: some View { Text("closed") } }
            struct Desk: View {
                @State private var isBusy = false
                var body: some View {
                    NavigationStack { Button("ask") { Task { isBusy = await Clerk.shared.isOpen() } } }
                        .sheet(isPresented: $isBusy) { Queue() }
                }
            }
            struct Queue: View { var body: some View { Text("wait") } }
            """
        ], has: ["Desk ~sheet~> Queue : Desk.isBusy"],
        hasNot: ["Desk ~root~>", "Door ~root~>", "HallView ~sheet~>", "unresolved"])

    /// A coordinator waits for what its controllers wait for themselves.
    private static let own = ScannedApp(
        "controllers with continuations of their own",
        [
            "App.swift": """
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var claims: Claims?
                func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
                    let stack = UINavigationController()
                    window?.rootViewController = stack
                    claims = Claims(stack)
                    Task { await claims?.run() }
                }
            }
            final class Claims {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func run() async {
                    let cover = Cover()
                    stack.setViewControllers([cover], animated: false)
                    await cover.tap()
                    await claim()
                }
                private func claim() async {
                    let form = Form()
                    stack.pushViewController(form, animated: true)
                    do {
                        _ = try await form.claim()
                        stack.pushViewController(Thanks(), animated: true)
                    } catch {}
                }
            }
            final class Cover: UIViewController {
                private var waiting: CheckedContinuation<Void, Never>?
                func tap() async { await withCheckedContinuation { waiting = $0 } }
                @objc func tapped() { waiting?.resume() }
            }
            final class Form: UIViewController {
                private var continuation: CheckedContinuation<Int, Error>?
                func claim() async throws -> Int { try await withCheckedThrowingContinuation { continuation = $0 } }
                @objc func sent() { continuation?.resume(returning: 1) }
            }
            final class Thanks: UIViewController {}
            """
        ],
        has: ["Cover ~push~> Form : Claims.claim", "Form ~push~> Thanks : Claims.claim"],
        hasNot: ["unresolved", "Cover ~push~> Thanks", "Claims ~"])

    @Test(arguments: apps + [model, shared, own]) func goesOnForWhoResumes(_ app: ScannedApp) { app.check() }

    /// What a continuation is resumed with is what the call gives, whoever makes it.
    @Test(arguments: [
        "withCheckedContinuation { next in next.resume(returning: route) }",
        "withUnsafeContinuation { next in next.resume(returning: route) }",
        "withCheckedContinuation { next in DispatchQueue.main.async { next.resume(returning: route) } }",
        "Task { route }.value", "Task.detached { route }.value", "MainActor.run { route }",
    ])
    func whatAServiceResumesWithIsGiven(_ awaited: String) {
        let code = """
            enum Route { case list, map }
            final class Service { func pick(_ route: Route) async -> Route { await \(awaited) } }
            extension UIViewController {
                func go(_ route: Route) {
                    switch route {
                    case .list: present(ListController(), animated: true)
                    case .map: present(MapController(), animated: true)
                    }
                }
            }
            """
        ScannedApp(
            awaited,
            [
                "App.swift": TwoControllers.app(
                    code, first: "Task { go(await Service().pick(.list)) }",
                    second: "Task { go(await Service().pick(.map)) }")
            ],
            has: [
                "FirstController ~sheet~> ListController : present",
                "SecondController ~sheet~> MapController : present",
            ],
            hasNot: [
                "FirstController ~sheet~> MapController", "SecondController ~sheet~> ListController",
            ]
        ).check()
    }
}
