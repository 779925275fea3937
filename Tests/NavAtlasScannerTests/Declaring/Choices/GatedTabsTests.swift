import Testing

/// A view that shows its own tab bar, or a screen in its place.
@Suite struct GatedTabsTests {
    private static func inn(_ shown: String, more: String = "") -> [String: String] {
        [
            "Inn.swift": """
            import SwiftUI
            @main struct Inn: App { var body: some Scene { WindowGroup { Door() } } }
            enum Room { case hall, kitchen }
            enum Step { case waiting, outside, inside }
            final class Guest: ObservableObject {
                @Published var name: String?
                func arrive() { name = "Ann" }
            }
            struct Door: View {
                @AppStorage("isIn") var isIn = false
                @StateObject var guest = Guest()
                @State var step = Step.waiting
                @State var room = Room.kitchen
                var body: some View { \(shown) }
                var rooms: some View {
                    TabView(selection: $room) {
                        Hall().tag(Room.hall)
                        NavigationStack { Kitchen(guest: guest) }.tag(Room.kitchen)
                    }
                }
            }
            struct Hall: View { var body: some View { Text("Hall") } }
            struct Kitchen: View {
                @AppStorage("isIn") var isIn = false
                @ObservedObject var guest: Guest
                var body: some View {
                    Button("Leave") { isIn = false }
                    Button("Stay") { isIn = true; guest.arrive() }
                }
            }
            struct Bell: View {
                @AppStorage("isIn") var isIn = false
                var guest: Guest?
                var step: Binding<Step>?
                var body: some View {
                    Button("Ring") { isIn = true; guest?.arrive(); step?.wrappedValue = .inside }
                }
            }
            \(more)
            """
        ]
    }

    private static let bar = """
        TabView {
            Hall().tabItem { Text("Hall") }
            Kitchen(guest: guest).tabItem { Text("Kitchen") }
        }
        """

    @Test(arguments: [
        "if isIn { \(bar) } else { Bell() }", "if !isIn { Bell() } else { \(bar) }",
        "Group { if isIn { \(bar) } else { Bell() } }",
        "VStack { if isIn { \(bar) }; if !isIn { Bell() } }",
        "VStack { if isIn && room == .hall { \(bar) }; if !isIn { Bell() }; if isIn && room == .kitchen { Text(\"Late\") } }",
        "ZStack { if isIn { ZStack { \(bar); Text(\"\") } } else { Bell() } }",
        "if guest.name != nil { \(bar) } else { Bell(guest: guest) }",
        "if let name = guest.name { \(bar).environment(\\.name, name) } else { NavigationStack { Bell(guest: guest) } }",
        "switch step { case .waiting: ProgressView(); case .outside: Bell(step: $step); case .inside: \(bar) }",
    ])
    func whoOpensTheDoorComesToTheFirstTab(shown: String) {
        ScannedApp(
            shown, Self.inn(shown), has: ["Bell ~root~> Hall : Door.Hall"],
            hasNot: ["Bell ~root~> Kitchen", "Kitchen ~root~> Hall", "Door ~root~> Hall", "unresolved"]
        ).check()
    }

    @Test func theTabThatIsSelectedAtFirstIsShown() {
        ScannedApp(
            "selected", Self.inn("if isIn { rooms } else { Bell() }"),
            has: ["Bell ~root~> Kitchen : Door.kitchen", "Kitchen ~root~> Bell : Door.bell"],
            hasNot: ["Bell ~root~> Hall", "Kitchen ~root~> Kitchen", "unresolved"]
        ).check()
    }

    /// What lies on tabs that are always there takes itself away.
    @Test func tabsBeneathAScreenAreNotComeTo() {
        ScannedApp(
            "beneath", Self.inn("ZStack { \(Self.bar); if !isIn { Bell() } }"), has: ["Door -tab-> Hall : Hall"],
            hasNot: ["~root~> Hall", "~root~> Kitchen"]
        ).check()
    }

    /// What only draws, as long as something is loaded, is no screen in place of the tabs.
    @Test(arguments: ["Shimmer()", "VStack { Shimmer() }", "ProgressView()"])
    func tabsThatAreLoadedAreAlwaysThere(placeholder: String) {
        let more = """
            struct Guests: View {
                @ObservedObject var loader: Loader
                @State private var page = "Ann"
                var body: some View {
                    VStack {
                        Text("Guests")
                        if !loader.isLoading {
                            TabView(selection: $page) { Ann().tag("Ann"); Bob().tag("Bob") }
                        } else {
                            \(placeholder)
                        }
                    }
                }
            }
            final class Loader: ObservableObject {
                @Published var isLoading = false
                func load() { Task { isLoading = true; await fetch(); isLoading = false } }
            }
            struct Yard: View {
                @StateObject private var loader = Loader()
                var body: some View {
                    NavigationStack {
                        Button("load") { loader.load() }
                        NavigationLink("guests") { Guests(loader: loader) }
                    }
                }
            }
            struct Ann: View { var body: some View { Text("Ann"); Button("call") {} } }
            struct Bob: View { var body: some View { Text("Bob"); Button("call") {} } }
            struct Shimmer: View {
                var body: some View { ForEach(0..<3) { _ in RoundedRectangle(cornerRadius: 8).frame(height: 20) } }
            }
            """
        ScannedApp(
            placeholder, Self.inn("Yard()", more: more),
            has: ["Guests -tab-> Ann : Ann", "Guests -tab-> Bob : Bob"], hasNot: ["~root~>"]
        ).check()
    }
}
