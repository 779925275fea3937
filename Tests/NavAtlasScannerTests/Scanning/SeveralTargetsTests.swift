import NavAtlasModel
import NavAtlasScanner
import Testing

/// Targets that share a type, and each add code of their own to it.
@Suite struct SeveralTargetsTests {
    /// Two targets in one folder may each have a file of their own for a class that they share.
    @Test func whatEachTargetHasIsRead() {
        let room = "import SwiftUI\nstruct RoomView: View { var body: some View { Text(\"r\") } }"
        let hall = "import SwiftUI\nstruct HallView: View { var body: some View { Text(\"h\") } }"
        let graph = Scanner().graphOrIssue(of: [
            "Shared/Inn.swift": """
            import Stinsen
            final class Inn: NavigationCoordinatable {
                let stack = NavigationStack(initial: \\Inn.start)
                @Root var start = makeStart
            }
            """,
            "City/Inn+Start.swift": "extension Inn { func makeStart() -> some View { HallView() } }",
            "Village/Inn+Start.swift": "extension Inn { func makeStart() -> some View { RoomView() } }",
            "City/Hall.swift": hall, "Village/Room.swift": room,
        ])
        #expect(Set(graph.edges.map(\.to)) == ["HallView", "RoomView"])
    }
}
