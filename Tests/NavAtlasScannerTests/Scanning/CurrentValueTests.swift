import Testing

/// Subjects of Combine that hold the last value.
struct CurrentValueTests {
    private static func lodge(_ operators: String, _ enters: String, more: String = "") -> [String: String] {
        [
            "App.swift": """
            import Combine
            import SwiftUI
            @main struct Lodge: App { var body: some Scene { WindowGroup { LodgeView() } } }
            enum Guest { case inside, outside }
            final class Desk: ObservableObject {
                @Published var isOpen = false
                let guest = CurrentValueSubject<Guest, Never>(.outside)
                private var bag = Set<AnyCancellable>()
                init() {
                    guest\(operators).sink { [weak self] guest in
                        switch guest {
                        case .inside: self?.isOpen = true
                        case .outside: self?.isOpen = false
                        }
                    }
                    .store(in: &bag)
                }
            }
            struct LodgeView: View {
                @StateObject private var desk = Desk()
                var body: some View {
                    if desk.isOpen { RoomView(guest: desk.guest) } else { DoorView(guest: desk.guest) }
                }
            }
            struct DoorView: View {
                let guest: CurrentValueSubject<Guest, Never>
                var body: some View { Button("in") { \(enters) } }
            }
            struct RoomView: View {
                let guest: CurrentValueSubject<Guest, Never>
                @State private var isAsleep = false
                var body: some View {
                    Button("out") { guest.send(.outside) }
                    \(more)
                }
            }
            struct BedView: View { var body: some View { Text("b") } }
            """
        ]
    }

    /// Who sends, or sets the value, does what those do who listen.
    @Test(arguments: ["guest.send(.inside)", "guest.value = .inside"])
    func theSenderShowsTheScreen(_ enters: String) {
        ScannedApp(
            enters, Self.lodge(".dropFirst()", enters),
            has: ["DoorView ~root~> RoomView : LodgeView.roomView", "RoomView ~root~> DoorView : LodgeView.doorView"],
            hasNot: ["LodgeView ~", "unresolved"]
        ).check()
    }

    /// What is read is what it began with, or what was sent.
    @Test func theValueIsWhatWasSent() {
        ScannedApp(
            "asleep",
            Self.lodge(
                "", "guest.send(.inside)",
                more: """
                    Button("bed") { if case .inside = guest.value { isAsleep = true } }
                        .sheet(isPresented: $isAsleep) { BedView() }
                    """),
            has: ["RoomView ~sheet~> BedView : RoomView.isAsleep", "DoorView ~root~> RoomView : LodgeView.roomView"]
        ).check()
    }
}
