import NavAtlasModel
import NavAtlasScanner
import Testing

/// A method that is handed to a library, and that no code calls: the screen asks for what it does where the method is named.
struct HandedMethodPlaceTests {
    private static let source = """
        import SwiftUI
        final class Guest: ObservableObject {
            @Published var name: String?
            func leave() { DispatchQueue.main.async { self.name = nil } }
        }
        @main struct Inn: App {
            @StateObject private var guest = Guest()
            var body: some Scene { WindowGroup { Door(guest: guest) } }
        }
        struct Door: View {
            @ObservedObject var guest: Guest
            @State private var asks = false
            var body: some View {
                if guest.name == nil {
                    Bell(guest: guest)
                } else {
                    NavigationStack { Hall() }
                        .alert(isPresented: $asks) {
                            Alert(
                                title: Text("Leave?"),
                                primaryButton: .destructive(Text("Yes"), action: guest.leave), // here
                                secondaryButton: .cancel())
                        }
                }
            }
        }
        struct Hall: View { var body: some View { Text("Hall") } }
        struct Bell: View {
            @ObservedObject var guest: Guest
            var body: some View { Button("Ring") { guest.name = "Ann" } }
        }
        """

    @Test func theScreenAsksWhereItNamesTheMethod() throws {
        let graph = Scanner().graphOrIssue(of: ["Inn.swift": Self.source])
        let edge = try #require(graph.edges.first { $0.kind == .transition && $0.from == "Door" && $0.to == "Bell" })
        let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(edge.locations.map { lines[$0.line - 1].hasSuffix("// here") } == [true])
    }
}
