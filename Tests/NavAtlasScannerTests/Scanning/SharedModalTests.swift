import Testing

/// Sheets by the state of an object that many share, states that hold what they show, and views that only choose.
struct SharedModalTests {
    private static let screens = """
        struct HallView: View { var body: some View { Text("h") } }
        struct RoomView: View { var body: some View { Text("r") } }
        struct BathView: View { var body: some View { Text("b") } }
        """

    static let apps = [
        ScannedApp(
            "where several screens show a sheet by one object's state, each leads to what it asked for",
            [
                "App.swift": """
                import SwiftUI
                @main struct Inn: App {
                    @StateObject var porter = Porter()
                    var body: some Scene { WindowGroup { InnView().environmentObject(porter) } }
                }
                enum Place: Identifiable { case hall, room, bath; var id: Self { self } }
                final class Porter: ObservableObject { @Published var place: Place? }
                struct PlaceView: View {
                    let place: Place
                    var body: some View {
                        switch place {
                        case .hall: HallView()
                        case .room: RoomView()
                        case .bath: BathView()
                        }
                    }
                }
                struct InnView: View {
                    var body: some View { TabView { DeskView().tabItem { Text("d") }; BarView().tabItem { Text("b") } } }
                }
                struct DeskView: View {
                    @EnvironmentObject var porter: Porter
                    var body: some View { Button("r") { porter.place = .room }.sheet(item: $porter.place) { PlaceView(place: $0) } }
                }
                struct BarView: View {
                    @EnvironmentObject var porter: Porter
                    var body: some View { Button("h") { porter.place = .hall }.sheet(item: $porter.place) { PlaceView(place: $0) } }
                }
                \(screens)
                """
            ],
            has: [
                "DeskView -sheet-> RoomView : room", "DeskView ~sheet~> RoomView : DeskView.room",
                "BarView -sheet-> HallView : hall", "BarView ~sheet~> HallView : BarView.hall",
            ],
            hasNot: ["BathView :", "DeskView -sheet-> HallView", "BarView -sheet-> RoomView", "PlaceView"]),
        ScannedApp(
            "where several screens show a sheet of one table, each leads to what it sets its own state to",
            [
                "App.swift": """
                import SwiftUI
                @main struct Inn: App { var body: some Scene { WindowGroup { InnView() } } }
                enum Place: Identifiable { case hall, room, bath; var id: Self { self } }
                struct PlaceView: View {
                    let place: Place
                    var body: some View {
                        switch place {
                        case .hall: HallView()
                        case .room: RoomView()
                        case .bath: BathView()
                        }
                    }
                }
                struct InnView: View {
                    var body: some View { TabView { DeskView().tabItem { Text("d") }; BarView().tabItem { Text("b") } } }
                }
                struct DeskView: View {
                    @State var place: Place?
                    var body: some View { Button("r") { place = .room }.sheet(item: $place) { PlaceView(place: $0) } }
                }
                struct BarView: View {
                    @State var place: Place?
                    var body: some View { Button("h") { place = .hall }.sheet(item: $place) { PlaceView(place: $0) } }
                }
                \(screens)
                """
            ],
            has: [
                "DeskView -sheet-> RoomView : room", "DeskView ~sheet~> RoomView : DeskView.room",
                "BarView -sheet-> HallView : hall", "BarView ~sheet~> HallView : BarView.hall",
                "DeskView -sheet-> BathView : bath",
            ],
            hasNot: ["DeskView -sheet-> HallView", "BarView -sheet-> RoomView", "PlaceView"]),
        ScannedApp(
            "what a screen pushes is no sheet of its own, and what a screen above it asks for is one",
            [
                "App.swift": """
                import SwiftUI
                @main struct Inn: App { var body: some Scene { WindowGroup { InnView() } } }
                enum Place: Hashable, Identifiable { case hall, room, bath; var id: Self { self } }
                final class Porter: ObservableObject {
                    @Published var path: [Place] = []
                    @Published var place: Place?
                    @Published var wall: Place?
                }
                struct PlaceView: View {
                    let place: Place
                    var body: some View {
                        switch place {
                        case .hall: HallView()
                        case .room: RoomView()
                        case .bath: BathView()
                        }
                    }
                }
                struct Led<Content: View>: View {
                    @StateObject var porter = Porter()
                    @ViewBuilder let content: () -> Content
                    var body: some View {
                        NavigationStack(path: $porter.path) {
                            content().modifier(Places(porter: porter))
                        }
                        .environmentObject(porter)
                    }
                }
                struct Places: ViewModifier {
                    @ObservedObject var porter: Porter
                    func body(content: Content) -> some View {
                        content
                            .navigationDestination(for: Place.self) { PlaceView(place: $0) }
                            .sheet(item: $porter.place) { PlaceView(place: $0) }
                            .fullScreenCover(item: $porter.wall) { PlaceView(place: $0) }
                    }
                }
                struct InnView: View {
                    var body: some View {
                        TabView {
                            Led { DeskView() }.tabItem { Text("d") }
                            Led { BarView() }.tabItem { Text("b") }
                        }
                    }
                }
                struct DeskView: View {
                    @EnvironmentObject var porter: Porter
                    var body: some View { Button("h") { porter.path.append(.hall) } }
                }
                struct BarView: View {
                    @EnvironmentObject var porter: Porter
                    var body: some View { Button("r") { porter.path.append(.room) } }
                }
                struct HallView: View { var body: some View { Text("h") } }
                struct RoomView: View {
                    @EnvironmentObject var porter: Porter
                    var body: some View { Button("b") { porter.place = .bath } }
                }
                struct BathView: View { var body: some View { Text("b") } }
                """
            ],
            has: [
                "BarView -sheet-> BathView : bath", "RoomView ~sheet~> BathView : BarView.bath",
                "BarView ~push~> RoomView : Led.room",
            ],
            hasNot: ["-sheet-> RoomView", "-sheet-> HallView", "-fullScreen->"]),
        ScannedApp(
            "a state that holds what it shows leads to what it was seen to hold",
            [
                "App.swift": """
                import SwiftUI
                @main struct Inn: App { @StateObject var porter = Porter(); var body: some Scene { WindowGroup { InnView(porter: porter) } } }
                struct Place: Hashable, Identifiable {
                    let id = UUID()
                    let view: AnyView
                    static func == (one: Place, other: Place) -> Bool { one.id == other.id }
                    func hash(into hasher: inout Hasher) { hasher.combine(id) }
                }
                final class Porter: ObservableObject {
                    @Published var path: [Place] = []
                    @Published var place: Place?
                    func lead(to view: some View) { path.append(Place(view: AnyView(view))) }
                    func call(_ view: some View) { place = Place(view: AnyView(view)) }
                }
                struct InnView: View {
                    @ObservedObject var porter: Porter
                    var body: some View {
                        NavigationStack(path: $porter.path) {
                            HallView(porter: porter).navigationDestination(for: Place.self) { $0.view }
                        }
                        .sheet(item: $porter.place) { $0.view }
                    }
                }
                struct HallView: View {
                    let porter: Porter
                    var body: some View { Button("r") { porter.lead(to: RoomView()) }; Button("b") { porter.call(BathView()) } }
                }
                struct RoomView: View { var body: some View { Text("r") } }
                struct BathView: View { var body: some View { Text("b") } }
                """
            ],
            has: ["InnView -sheet-> BathView : place", "HallView ~sheet~> BathView : InnView.place"],
            hasNot: ["-sheet-> RoomView", "~sheet~> RoomView"]),
        ScannedApp(
            "a column that only chooses by what it is given is what it chooses; to choose what is there leads nowhere",
            [
                "App.swift": """
                import SwiftUI
                @main struct Inn: App { var body: some Scene { WindowGroup { InnView() } } }
                enum Place: String, CaseIterable, Identifiable { case hall, room, bath; var id: Self { self } }
                struct InnView: View {
                    @State private var place: Place? = .hall
                    var body: some View {
                        NavigationSplitView {
                            List(Place.allCases, selection: $place) { Text($0.rawValue) }
                        } detail: {
                            if let place { PlaceView(place: place) }
                        }
                    }
                }
                struct PlaceView: View {
                    let place: Place
                    var body: some View {
                        switch place {
                        case .hall: HallView()
                        case .room: RoomView()
                        case .bath: BathView()
                        }
                    }
                }
                \(screens)
                """
            ],
            has: ["InnView -root!-> HallView : hall", "screen RoomView", "screen BathView"],
            hasNot: ["PlaceView", "HallView ~root~> HallView"]),
    ]

    @Test(arguments: apps)
    func isRead(_ app: ScannedApp) { app.check() }
}
