import NavAtlasModel
import NavAtlasScanner
import Testing

/// Which function a call means.
@Suite struct InterpreterCallsTests {
    /// A controller's `present(_:animated:)` is not what a protocol of the app's calls `present`.
    @Test func aLibrarysMethodIsMeantWhereTheAppsTakesOtherArguments() {
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import UIKit
            @main final class Launch: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = QuayController()
                    return true
                }
            }
            protocol Asking {}
            extension Asking where Self: UIViewController {
                func present(question: String) {}
            }
            final class QuayController: UIViewController, Asking {
                override func viewDidAppear(_ animated: Bool) {
                    present(question: "Cast off?")
                    present(BoatController(), animated: true)
                }
            }
            final class BoatController: UIViewController {}
            """
        ])
        #expect(
            Notation.print(graph) == """
                entry QuayController
                screen BoatController
                screen QuayController
                QuayController ~sheet~> BoatController : present

                """)
    }

    /// A case's name alone is a function: it makes the case of what it is given, if only a link has that.
    @Test func aCaseIsMappedTo() {
        ScannedApp(
            "boats",
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case boat(id: String), quay }
                @main struct Harbour: App {
                    @State private var path: [Page] = []
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                HarbourView().navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .boat(let id): BoatView(id: id)
                                    case .quay: QuayView()
                                    }
                                }
                            }
                            .onOpenURL { url in if let page = page(of: url) { path = [page] } }
                        }
                    }
                    private func page(of url: URL) -> Page? {
                        let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
                        let id = parts?.queryItems?.first { $0.name == "id" }?.value
                        switch url.host {
                        case "boat": return id.map(Page.boat)
                        case "quay": return .quay
                        default: return nil
                        }
                    }
                }
                struct HarbourView: View { var body: some View { Text("Harbour") } }
                struct BoatView: View { let id: String; var body: some View { Text(id) } }
                struct QuayView: View { var body: some View { Text("Quay") } }
                """
            ],
            has: ["link boat/{id} => BoatView : Harbour.boat", "link quay => QuayView : Harbour.quay"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// A method takes what the property of its name calls: a call that gives it nothing is one of the property.
    @Test func aCallThatGivesNothingMeansThePropertyBesideTheMethod() {
        ScannedApp(
            "lions that say when they are fed",
            [
                "App.swift": """
                import SwiftUI
                @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
                enum Stop: Hashable { case lions, seals }
                struct GateView: View {
                    @State private var path: [Stop] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("lions") { path.append(.lions) }
                                .navigationDestination(for: Stop.self) { stop in
                                    switch stop {
                                    case .lions: LionView().onFed { path.append(.seals) }
                                    case .seals: Text("seals")
                                    }
                                }
                        }
                    }
                }
                struct LionView: View {
                    var onFed: (() -> Void)?
                    func onFed(_ action: (() -> Void)?) -> Self {
                        var copy = self
                        copy.onFed = action
                        return copy
                    }
                    var body: some View { Button("feed") { onFed?() } }
                }
                """
            ],
            has: [
                "GateView ~push~> LionView : GateView.lions",
                "LionView ~push~> inline:Text#GateView.seals : GateView.seals",
            ], hasNot: ["GateView ~push~> inline"]
        ).check()
    }
}
