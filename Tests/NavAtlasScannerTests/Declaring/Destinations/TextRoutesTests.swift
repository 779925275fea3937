import Testing

/// Destinations for texts: `navigationDestination(for: String.self) { switch $0 { case "room": … } }`.
struct TextRoutesTests {
    private static func inn(_ destination: String, _ more: String = "") -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Inn: App { var body: some Scene { WindowGroup { HallView() } } }
            final class Porter: ObservableObject {
                @Published var path = NavigationPath()
                func lead(to place: String) { path.append(place) }
            }
            struct Guest: Decodable, Identifiable { let id: Int; let name: String }
            struct HallView: View {
                @StateObject private var porter = Porter()
                var body: some View {
                    NavigationStack(path: $porter.path) {
                        VStack {
                            NavigationLink(value: "room") { Text("room") }
                            Button("bath") { porter.lead(to: "bath") }
                        }
                        .navigationDestination(for: String.self) { place in \(destination) }
                    }
                    .environmentObject(porter)
                }
            }
            struct RoomView: View {
                @EnvironmentObject var porter: Porter
                @State private var guests: [Guest] = []
                var body: some View { ForEach(guests) { guest in Button("guest") { porter.path.append(guest.name) } } }
            }
            struct BathView: View {
                @EnvironmentObject var porter: Porter
                var body: some View { Button("garden") { porter.lead(to: "garden") } }
            }
            struct GardenView: View { var body: some View { Text("garden") } }
            struct GuestView: View { let name: String; var body: some View { Text(name) } }
            \(more)
            """
        ]
    }

    private static let chosen = """
        switch place {
        case "room": RoomView()
        case "bath": BathView()
        case "garden": GardenView()
        default: GuestView(name: place)
        }
        """

    static let destinations = [
        inn(chosen),
        inn(
            """
            if place == "room" { RoomView() } else if place == "bath" { BathView() } else if place == "garden" {
                GardenView()
            } else { GuestView(name: place) }
            """),
        inn(
            "view(for: place)",
            "extension HallView { @ViewBuilder func view(for place: String) -> some View { \(chosen) } }"),
    ]

    @Test(arguments: destinations)
    func areDistinguished(_ files: [String: String]) {
        ScannedApp(
            "an inn", files,
            has: [
                "HallView -push-> RoomView : room", "HallView -push-> BathView : bath",
                "HallView -push-> GuestView : String",
                "HallView ~push~> RoomView : HallView.room", "HallView ~push~> BathView : HallView.bath",
                "BathView ~push~> GardenView : HallView.garden", "RoomView ~push~> GuestView : HallView.String",
            ],
            hasNot: [
                "BathView ~push~> RoomView", "BathView ~push~> GuestView", "HallView ~push~> GardenView",
                "HallView ~push~> GuestView", "RoomView ~push~> BathView",
            ]
        ).check()
    }

    /// A text that is not known may be any of those for which there is a screen.
    @Test func anUnknownTextIsSaid() {
        let app = Self.inn(
            """
            switch place {
            case "room": RoomView()
            case "bath": BathView()
            default: EmptyView()
            }
            """)
        ScannedApp(
            "an inn", app,
            has: [
                "unresolved path.append : \"which destination it means is decided while the app runs\" "
                    + "[from=RoomView candidate=BathView candidate=RoomView]"
            ], hasNot: ["RoomView ~push~>"]
        ).check()
    }
}
