import Testing

/// A path that is assigned whole leads where its values lead, or it is said that this is not known.
@Suite struct AssignedPathTests {
    private static func tour(_ name: String, of type: String, _ call: String, has: [String], hasNot: [String])
        -> ScannedApp
    {
        ScannedApp(
            name,
            [
                "App.swift": """
                import Guides
                import SwiftUI
                import UserNotifications
                enum Stop: String, Hashable { case mill, weir }
                final class Route: ObservableObject {
                    @Published var path: [\(type)] = []
                    func go(_ stop: \(type)) { path = [stop] }
                }
                final class Bell: NSObject, UNUserNotificationCenterDelegate {
                    let route: Route
                    init(_ route: Route) { self.route = route }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive answer: UNNotificationResponse) async {
                        \(type == "String" ? "route.go(answer.notification.request.identifier)" : "")
                    }
                }
                @main struct Tour: App {
                    @StateObject private var route: Route
                    private let bell: Bell
                    init() {
                        let route = Route()
                        _route = StateObject(wrappedValue: route)
                        bell = Bell(route)
                    }
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $route.path) {
                                Start(route: route, guide: Guide())
                                    .navigationDestination(for: String.self) { Sight(name: $0) }
                                    .navigationDestination(for: Stop.self) { stop in
                                        switch stop {
                                        case .mill: Mill()
                                        case .weir: Weir()
                                        }
                                    }
                            }
                        }
                    }
                }
                struct Start: View {
                    let route: Route
                    let guide: Guide
                    var body: some View { Button("Go") { \(call) } }
                }
                struct Sight: View { let name: String; var body: some View { Text(name) } }
                struct Mill: View { var body: some View { Text("Mill") } }
                struct Weir: View { var body: some View { Text("Weir") } }
                """
            ], has: has, hasNot: hasNot)
    }

    private static let toSight = "Start ~push~> Sight : Tour.String [replaces]"

    static let apps = [
        tour(
            "what a library gives, by a function", of: "String", "route.go(guide.next)", has: [toSight],
            hasNot: ["unresolved \"path"]),
        tour(
            "what a library gives", of: "String", "route.path = [guide.next]", has: [toSight],
            hasNot: ["unresolved \"path"]),
        tour(
            "what a library tells", of: "String", "print(guide)", has: ["Tour ~push~> Sight : Tour.String [replaces]"],
            hasNot: ["unresolved \"path"]),
        tour(
            "any of several cases", of: "Stop", "if let stop = Stop(rawValue: guide.next) { route.go(stop) }",
            has: [
                "unresolved \"path =\" : \"which destination it means is decided while the app runs\" "
                    + "[from=Start candidate=Mill candidate=Weir]"
            ], hasNot: ["Start ~push~>"]),
    ]

    @Test(arguments: apps) func leadsSomewhere(_ app: ScannedApp) { app.check() }
}
