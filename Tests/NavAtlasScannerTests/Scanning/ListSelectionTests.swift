import NavAtlasModel
import NavAtlasScanner
import Testing

/// Lists and pickers that have a selection, and links in them.
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

    /// What a person chooses in a control sets the state that it is bound to.
    @Test(arguments: [
        "List(House.allCases, id: \\.self, selection: $house) { house in Text(house.name) }",
        "List(selection: $house) { ForEach(House.allCases) { house in Text(house.name) } }",
        "Picker(\"House\", selection: $house) { Text(\"Lions\").tag(House.lions); Text(\"Owls\").tag(House.owls) }",
        "Picker(\"House\", selection: $house.animation()) { ForEach(House.allCases, id: \\.self) { Text($0.name).tag($0) } }",
    ])
    func showWhatIsChosen(_ control: String) {
        let source = """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { Gate() } } }
            enum House: CaseIterable { case lions, owls; var name: String { "" } }
            struct Gate: View {
                @State private var house: House = .lions
                var body: some View {
                    VStack {
                        \(control)
                        switch house {
                        case .lions: Lions()
                        case .owls: Owls()
                        }
                    }
                }
            }
            struct Lions: View { var body: some View { Text("lions") } }
            struct Owls: View { var body: some View { Text("owls") } }
            """
        ScannedApp(
            control, ["App.swift": source],
            has: ["Gate -root-> Owls : owls", "Gate ~root~> Owls : Gate.owls"], hasNot: ["unresolved"]
        ).check()
    }
}
