import Testing

/// What a stack's path begins with is on the stack as that comes up: nobody pushes it.
struct BegunPathsTests {
    @Test(arguments: [
        ("Int", "[Int] = [7]", ""), ("Int", "[Int]", "path = [7]"),
        ("Int", "[Int]", "_path = State(wrappedValue: [7])"),
        ("String", "[String] = [\"hall\"]", ""), ("Int", "NavigationPath = NavigationPath([7])", ""),
        ("Room", "[Room] = [Room(number: 7)]", ""),
        ("Room", "[Room] = Bool.random() ? [Room(number: 7)] : []", ""),
    ])
    func aPathBeginsWithAScreen(_ element: String, _ declared: String, _ assigned: String) {
        ScannedApp(
            "\(declared) \(assigned)",
            [
                "Hotel.swift": """
                import SwiftUI
                struct Room: Hashable { let number: Int }
                @main struct Hotel: App { var body: some Scene { WindowGroup { LobbyView() } } }
                struct LobbyView: View {
                    @State private var path: \(declared)
                    init() { \(assigned) }
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("lobby").navigationDestination(for: \(element).self) { _ in RoomView() }
                        }
                    }
                }
                struct RoomView: View { var body: some View { Text("room") } }
                """
            ],
            has: ["LobbyView ~push~> RoomView : LobbyView.\(element)"], hasNot: ["unresolved"]
        ).check()
    }

    @Test(arguments: ["[Int] = []", "[Int] = [Int]()", "NavigationPath = NavigationPath()"])
    func anEmptyPathShowsNothing(_ first: String) {
        ScannedApp(
            first,
            [
                "Hotel.swift": """
                import SwiftUI
                @main struct Hotel: App { var body: some Scene { WindowGroup { LobbyView() } } }
                struct LobbyView: View {
                    @State private var path: \(first)
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("lobby").navigationDestination(for: Int.self) { _ in RoomView() }
                        }
                    }
                }
                struct RoomView: View { var body: some View { Text("room") } }
                """
            ],
            has: ["LobbyView -push-> RoomView : Int"], hasNot: ["~push~>"]
        ).check()
    }
}
