import NavAtlasModel
import NavAtlasScanner
import Testing

/// Links in a list that has a selection.
struct ListSelectionTests {
    private func reasons(_ list: String) -> [String] {
        let source = """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { Gate() } } }
            enum House: Hashable { case lions, owls }
            struct Gate: View {
                @State private var house: House?
                var body: some View {
                    NavigationSplitView {
                        \(list) { NavigationLink("Lions", value: House.lions) }
                    } detail: {
                        Text("Choose a house")
                    }
                }
            }
            """
        return NavAtlasScanner.Scanner().graph(of: ["App.swift": source]).unresolved.map(\.reason)
    }

    @Test func setTheSelectionAndNeedNoDestination() {
        #expect(!reasons("List(selection: $house)").contains(UnresolvedCall.missingDestination))
        #expect(reasons("List").contains(UnresolvedCall.missingDestination))
    }
}
