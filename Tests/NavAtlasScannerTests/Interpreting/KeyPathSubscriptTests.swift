import Testing

/// Values that are set and read by key paths.
struct KeyPathSubscriptTests {
    /// A lamp's sheet is shown by a part of what a subject holds.
    private static func lamp(_ assignment: String) -> [String: String] {
        [
            "App.swift": """
            import Combine
            import SwiftUI
            struct Rooms: Equatable { var hall = Hall() }
            struct Hall: Equatable { var isLampShown = false }
            extension CurrentValueSubject {
                subscript<T>(path: WritableKeyPath<Output, T>) -> T {
                    get { value[keyPath: path] }
                    set { value[keyPath: path] = newValue }
                }
            }
            final class House: ObservableObject { let rooms = CurrentValueSubject<Rooms, Never>(Rooms()) }
            @main struct Home: App {
                let house = House()
                var body: some Scene { WindowGroup { HallView(house: house) } }
            }
            struct HallView: View {
                let house: House
                @State private var hall = Hall()
                var body: some View {
                    Button("Lamp") { \(assignment) }
                        .sheet(isPresented: $hall.isLampShown) { LampView() }
                        .onReceive(house.rooms.map(\\.hall)) { hall = $0 }
                }
            }
            struct LampView: View { var body: some View { Text("Lamp") } }
            """
        ]
    }

    @Test(
        "A part of a held value is set",
        arguments: [
            "house.rooms[\\.hall.isLampShown] = true", "house.rooms.value[keyPath: \\.hall.isLampShown] = true",
            "house.rooms.value.hall[keyPath: \\.isLampShown] = true",
        ])
    func aPartIsSet(assignment: String) {
        ScannedApp(
            "lamp", Self.lamp(assignment), has: ["HallView ~sheet~> LampView : HallView.isLampShown"],
            hasNot: ["unresolved"]
        ).check()
    }
}
