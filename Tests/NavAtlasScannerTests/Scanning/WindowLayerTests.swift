import Testing

/// Windows whose layout holds a screen, and something that lies on it or behind it.
@Suite struct WindowLayerTests {
    private static func app(_ layers: String) -> String {
        """
        import SwiftUI
        @main struct Ferry: App {
            @State private var isMooring = true
            @State private var isForHorn = false
            var body: some Scene {
                WindowGroup {
                    ZStack {
                        \(layers)
                    }
                }
            }
        }
        struct SeaView: View { var body: some View { Image("sea").resizable() } }
        struct MooringView: View {
            @Binding var isMooring: Bool
            var body: some View { Button("off") { isMooring = false } }
        }
        struct HornView: View { var body: some View { Text("horn") } }
        struct DeckView: View {
            @Binding var isForHorn: Bool
            @State private var isInCabin = false
            var body: some View {
                Button("in") { isInCabin = true }
                Button("horn") { isForHorn = true }
                    .sheet(isPresented: $isInCabin) { CabinView() }
            }
        }
        struct CabinView: View { var body: some View { Text("cabin") } }
        """
    }

    @Test(arguments: ["", "SeaView()", "if isForHorn { HornView() }"]) func theOneScreenIsEntered(_ other: String) {
        ScannedApp(
            "a screen, and “\(other)”", ["Ferry.swift": Self.app("DeckView(isForHorn: $isForHorn)\n\(other)")],
            has: [
                "entry DeckView", "DeckView -sheet-> CabinView : isInCabin",
                "DeckView ~sheet~> CabinView : DeckView.isInCabin",
            ],
            hasNot: ["Ferry"]
        ).check()
    }

    @Test func whatCoversItAtFirstIsARootBesideIt() {
        let layers = "SeaView(); DeckView(isForHorn: $isForHorn); if isMooring { MooringView(isMooring: $isMooring) }"
        ScannedApp(
            "a screen beneath another", ["Ferry.swift": Self.app(layers)],
            has: [
                "entry Ferry", "Ferry -root!-> DeckView : deckView", "Ferry -root!-> MooringView : mooringView",
                "DeckView ~sheet~> CabinView : DeckView.isInCabin",
            ],
            hasNot: ["Ferry ~sheet~>", "SeaView"]
        ).check()
    }

    /// Code that looks up the app's window puts another root into it; only a window that it makes lies over the app.
    @Test(arguments: [
        "guard let window else { return }", "guard let window = self.window else { return }",
        "let window = self.window!",
    ])
    func theAppsWindowGetsAnotherRoot(_ lookup: String) {
        ScannedApp(
            lookup,
            [
                "Dock.swift": """
                import UIKit
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window = UIWindow(windowScene: scene as! UIWindowScene)
                        show(Ashore())
                    }
                    func show(_ controller: UIViewController) {
                        \(lookup)
                        window.rootViewController = controller
                    }
                }
                final class Ashore: UIViewController {
                    @objc func board() { (view.window?.windowScene?.delegate as? SceneDelegate)?.show(Aboard()) }
                }
                final class Aboard: UIViewController {}
                """
            ],
            has: ["entry Ashore", "Ashore ~root~> Aboard : rootViewController"], hasNot: ["fullScreen"]
        ).check()
    }

    /// Closures that the launch leaves with screens keep the window which it made. A window that a screen makes lies over it.
    @Test func closuresOfTheLaunchKeepItsWindow() {
        ScannedApp(
            "closures for a window",
            [
                "Dock.swift": """
                import UIKit
                struct Made { let window: UIWindow }
                func makeApp() -> Made {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    var board: (() -> Void)!
                    var land: (() -> Void)!
                    board = { window.rootViewController = Aboard(land: land) }
                    land = { window.rootViewController = Ashore(board: board) }
                    window.rootViewController = Ashore(board: board)
                    return Made(window: window)
                }
                @main final class Harbour: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                    ) -> Bool {
                        window = makeApp().window
                        return true
                    }
                }
                final class Ashore: UIViewController {
                    let board: () -> Void
                    init(board: @escaping () -> Void) { self.board = board; super.init(nibName: nil, bundle: nil) }
                    @objc func tap() { board() }
                    @objc func warn() {
                        let window = UIWindow(frame: .zero)
                        DispatchQueue.main.async { window.rootViewController = Warning() }
                    }
                }
                final class Aboard: UIViewController {
                    let land: () -> Void
                    init(land: @escaping () -> Void) { self.land = land; super.init(nibName: nil, bundle: nil) }
                    @objc func tap() { land() }
                }
                final class Warning: UIViewController {}
                """
            ],
            has: [
                "entry Ashore", "Ashore ~root~> Aboard : rootViewController",
                "Aboard ~root~> Ashore : rootViewController", "Ashore ~fullScreen~> Warning : rootViewController",
            ]
        ).check()
    }

    /// What it chooses among are screens, as they are where nothing covers it.
    @Test func theScreenBeneathChooses() {
        ScannedApp(
            "a choice beneath a screen",
            [
                "App.swift": """
                import SwiftUI
                @main struct Ferry: App {
                    @State private var isMooring = true
                    var body: some Scene {
                        WindowGroup { ZStack { FerryView(); if isMooring { MooringView() } } }
                    }
                }
                struct MooringView: View { var body: some View { Text("mooring") } }
                struct FerryView: View {
                    @State private var isAboard = false
                    var body: some View { if isAboard { DeckView() } else { PierView(isAboard: $isAboard) } }
                }
                struct PierView: View {
                    @Binding var isAboard: Bool
                    var body: some View { Button("aboard") { isAboard = true } }
                }
                struct DeckView: View { var body: some View { Text("deck") } }
                """
            ],
            has: [
                "Ferry -root!-> FerryView : ferryView", "Ferry -root!-> MooringView : mooringView",
                "FerryView -root!-> PierView : pierView", "FerryView -root-> DeckView : deckView",
                "PierView ~root~> DeckView : FerryView.deckView",
            ]
        ).check()
    }
}
