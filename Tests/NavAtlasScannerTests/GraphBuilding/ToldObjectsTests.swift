import Testing

/// What a library tells an object that the app made: the app does it that holds the object, or the coordinator that it is.
@Suite struct ToldObjectsTests {
    private static func tour(_ code: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            import UserNotifications
            enum Stop: Hashable { case mill, weir }
            struct TourView: View {
                @ObservedObject var tour: Tour
                var body: some View {
                    NavigationStack(path: $tour.path) {
                        Start(tour: tour).navigationDestination(for: Stop.self) { stop in
                            switch stop {
                            case .mill: Mill()
                            case .weir: Weir()
                            }
                        }
                    }
                }
            }
            struct Mill: View { var body: some View { Text("Mill") } }
            struct Weir: View { var body: some View { Text("Weir") } }

            """ + code
        ]
    }

    private static let bell = """
        final class Bell: NSObject, UNUserNotificationCenterDelegate {
            let tour: Tour
            init(_ tour: Tour) { self.tour = tour }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive answer: UNNotificationResponse) async {
                tour.visit(.mill)
            }
        }
        final class Tour: ObservableObject {
            @Published var path: [Stop] = []
            func visit(_ stop: Stop) { path.append(stop) }
        }

        """

    static let apps = [
        ScannedApp(
            "a coordinator that is told shows by itself, by its methods too",
            tour(
                """
                @main struct TourApp: App { var body: some Scene { WindowGroup { TourView(tour: Tour()) } } }
                final class Tour: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
                    @Published var path: [Stop] = []
                    func visit(_ stop: Stop) { path.append(stop) }
                    func userNotificationCenter(
                        _ center: UNUserNotificationCenter, didReceive answer: UNNotificationResponse
                    ) async { visit(.mill) }
                }
                struct Start: View { let tour: Tour; var body: some View { Text("Start") } }
                """),
            has: ["TourView ~push~> Mill : TourView.mill"], hasNot: ["unresolved"]),
        ScannedApp(
            "the app does what an object is told that it holds",
            tour(
                bell + """
                    @main struct TourApp: App {
                        private let tour: Tour
                        private let bell: Bell
                        init() {
                            tour = Tour()
                            bell = Bell(tour)
                        }
                        var body: some Scene { WindowGroup { TourView(tour: tour) } }
                    }
                    struct Start: View { let tour: Tour; var body: some View { Text("Start") } }
                    """),
            has: ["TourView ~push~> Mill : TourView.mill"], hasNot: ["unresolved"]),
        ScannedApp(
            "a screen that holds an object does not do what that is told",
            tour(
                bell + """
                    @main struct TourApp: App { var body: some Scene { WindowGroup { TourView(tour: Tour()) } } }
                    struct Start: View {
                        let tour: Tour
                        @State private var bell: Bell?
                        var body: some View { Text("Start").onAppear { bell = Bell(tour) } }
                    }
                    """),
            has: ["TourView -push-> Mill : mill"], hasNot: ["Start ~push~>"]),
    ]

    @Test(arguments: apps) func isTold(_ app: ScannedApp) { app.check() }
}
