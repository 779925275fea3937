import Testing

/// Values that initialisers keep: closures behind the names of their types, and parts that are assigned together.
@Suite struct InterpreterMakingTests {
    private static func office(_ name: String, _ declared: String, made: String, call: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                enum Room: Hashable { case attic }
                typealias Going = (Room) -> Void
                \(declared)
                @main struct Office: App { var body: some Scene { WindowGroup { Floor() } } }
                struct Floor: View {
                    @State private var path: [Room] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Desk(lift: \(made)).navigationDestination(for: Room.self) { _ in Attic() }
                        }
                    }
                }
                struct Desk: View { let lift: Lift; var body: some View { Button("Up") { \(call) } } }
                struct Attic: View { var body: some View { Text("Attic") } }
                """
            ], has: ["Desk ~push~> Attic : Floor.attic"], hasNot: ["unresolved"])
    }

    static let apps = [
        office(
            "a trailing closure of an alias", "struct Lift { let go: Going }", made: "Lift { path.append($0) }",
            call: "lift.go(.attic)"),
        office(
            "a trailing closure of the type's own alias",
            "struct Lift { typealias Action = (Room) -> Void; let action: Action\n"
                + "func callAsFunction(_ room: Room) { action(room) } }",
            made: "Lift { path.append($0) }", call: "lift(.attic)"),
        office(
            "a parameter of an alias before another",
            "final class Lift { let go: Going\ninit(_ go: @escaping Going, floors: Int = 2) { self.go = go } }",
            made: "Lift { path.append($0) }", call: "lift.go(.attic)"),
        office(
            "parts that are assigned together",
            "final class Lift { let go: Going; let floors: Int\n"
                + "init(floors: Int, go: @escaping Going) { (self.floors, self.go) = (floors, go) } }",
            made: "Lift(floors: 2) { path.append($0) }", call: "lift.go(.attic)"),
        office(
            "a trailing closure behind one that may be left out",
            "struct Lift { var ring: ((Int) -> Void)?; var beep: Going = { _ in }; let go: Going; var stop: Going? }",
            made: "Lift { path.append($0) }", call: "lift.go(.attic)"),
        office(
            "a trailing closure before one that may be left out",
            "struct Lift { var go: Going?; var stop: Going? }", made: "Lift { path.append($0) }",
            call: "lift.go?(.attic)"),
    ]

    @Test(arguments: apps) func keepWhatTheyAreGiven(_ app: ScannedApp) { app.check() }

    /// An initialiser that the app gives a library's link, and that only hands on what it takes, is the library's: who calls it says
    /// which screen is shown for which case, though its label shows nothing.
    @Test(arguments: ["EmptyView.init", "{ EmptyView() }"])
    func initializersThatHandOnAreTheLibrarys(_ label: String) {
        ScannedApp(
            label,
            [
                "App.swift": """
                import SwiftUI
                @main struct Office: App { var body: some Scene { WindowGroup { NavigationView { Floor() } } } }
                extension NavigationLink where Label == EmptyView {
                    init(to screen: Destination, when isOn: Binding<Bool>) {
                        self.init(destination: screen, isActive: isOn, label: \(label))
                    }
                }
                extension Binding {
                    func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
                        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
                    }
                }
                struct Floor: View {
                    enum Room { case attic, cellar(Int) }
                    @State private var room: Room?
                    var body: some View {
                        VStack { Button("up") { room = .attic }; Button("down") { room = .cellar(1) } }
                            .background { NavigationLink(to: shown, when: $room.isThere()) }
                    }
                    @ViewBuilder private var shown: some View {
                        if let room {
                            switch room {
                            case .attic: Attic()
                            case .cellar: Cellar()
                            }
                        }
                    }
                }
                struct Attic: View { var body: some View { Text("Attic") } }
                struct Cellar: View { var body: some View { Text("Cellar") } }
                """
            ], has: ["Floor ~push~> Attic : Floor.attic", "Floor ~push~> Cellar : Floor.cellar"], hasNot: ["unresolved"]
        ).check()
    }

    @Test func wrappersProjectTheAppsOwnObjects() {
        ScannedApp(
            "",
            [
                "App.swift": """
                import SwiftUI
                enum Room: Hashable { case attic }
                final class Lift: ObservableObject {
                    @Published var path: [Room] = []
                    func go(_ room: Room) { path.append(room) }
                }
                @propertyWrapper struct Riding: DynamicProperty {
                    @EnvironmentObject private var lift: Lift
                    var wrappedValue: Int { lift.path.count }
                    var projectedValue: Lift { lift }
                }
                @main struct Office: App { var body: some Scene { WindowGroup { Floor() } } }
                struct Floor: View {
                    @StateObject private var lift = Lift()
                    var body: some View {
                        NavigationStack(path: $lift.path) {
                            Desk().navigationDestination(for: Room.self) { _ in Attic() }
                        }
                        .environmentObject(lift)
                    }
                }
                struct Desk: View { @Riding private var depth; var body: some View { Button("Up") { $depth.go(.attic) } } }
                struct Attic: View { var body: some View { Text("Attic") } }
                """
            ], has: ["Desk ~push~> Attic : Floor.attic"], hasNot: ["Floor ~push~>", "unresolved"]
        ).check()
    }

    /// An initialiser that the app gives to a library's type is meant where it can take what is passed: else the library's is.
    @Test func theLibrarysInitializerTakesTheRest() {
        ScannedApp(
            "links to rooms and to views",
            [
                "App.swift": """
                import SwiftUI
                enum Room: Hashable { case attic }
                extension NavigationLink where Destination == Never {
                    init(destination: Room, @ViewBuilder label: () -> Label) { self.init(value: destination, label: label) }
                }
                @main struct Office: App {
                    var body: some Scene {
                        WindowGroup { NavigationStack { Hall().navigationDestination(for: Room.self) { _ in Attic() } } }
                    }
                }
                struct Hall: View {
                    var body: some View {
                        NavigationLink(destination: Room.attic) { Text("Attic") }
                        NavigationLink(destination: Cellar()) { Text("Cellar") }
                    }
                }
                struct Attic: View { var body: some View { Text("Attic") } }
                struct Cellar: View { var body: some View { Text("Cellar") } }
                """
            ], has: ["Hall ~push~> Attic : Office.attic", "Hall ~push~> Cellar : NavigationLink"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// A wrapper that makes what it is given as it is made itself is a screen in one place, and a part of one in another, whose code
    /// its content is.
    @Test(arguments: ["<Content: View>: View", "<Content>: View where Content: View"])
    func whatAWrapperIsGivenIsCodeOfWhoeverGivesIt(_ generics: String) {
        ScannedApp(
            "a frame around a screen and around a page of its own",
            [
                "App.swift": """
                import SwiftUI
                @main struct Museum: App { var body: some Scene { WindowGroup { NavigationStack { Hall() } } } }
                struct Frame\(generics) {
                    private let content: Content
                    init(@ViewBuilder content: () -> Content) { self.content = content() }
                    var body: some View { VStack { Spacer(); HStack { Spacer(); content }; Spacer() } }
                }
                struct Hall: View {
                    var body: some View {
                        Frame {
                            NavigationLink("Room") { Room() }
                            NavigationLink("Plan") { Frame { Text("Plan"); NavigationLink("Exit") { Exit() } } }
                        }
                    }
                }
                struct Room: View { var body: some View { List { Text("Room") } } }
                struct Exit: View { var body: some View { List { Text("Exit") } } }
                """
            ],
            has: [
                "Hall ~push~> Room : NavigationLink", "Hall ~push~> Frame : NavigationLink",
                "Frame ~push~> Exit : NavigationLink",
            ],
            hasNot: ["Frame ~push~> Room", "Frame ~push~> Frame", "unresolved"]
        ).check()
    }
}
