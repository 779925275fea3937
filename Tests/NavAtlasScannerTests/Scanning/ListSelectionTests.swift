import NavAtlasModel
import NavAtlasScanner
import Testing

/// Links in a list that has a selection.
struct ListSelectionTests {
    private func reasons(_ list: String, _ link: String = "NavigationLink(\"Lions\", value: House.lions)") -> [String] {
        let source = """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { Gate() } } }
            enum House: Hashable { case lions, owls }
            struct Gate: View {
                @State private var house: House?
                var body: some View {
                    NavigationSplitView {
                        \(list) { \(link) }
                    } detail: {
                        Text("Choose a house")
                    }
                }
            }
            struct Row: View { var body: some View { NavigationLink("Lions", value: House.lions) } }
            """
        return NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source]).unresolved.map(\.reason)
    }

    @Test func setTheSelectionAndNeedNoDestination() {
        #expect(!reasons("List(selection: $house)").contains(UnresolvedCall.missingDestination))
        #expect(reasons("List").contains(UnresolvedCall.missingDestination))
    }

    @Test func aLinkInAViewOfItsOwnDoesSo() {
        #expect(!reasons("List(selection: $house)", "Row()").contains(UnresolvedCall.missingDestination))
        #expect(reasons("List", "Row()").contains(UnresolvedCall.missingDestination))
    }
}
