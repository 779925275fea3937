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

    /// What shows the selection stands beside the list, and is given it.
    @Test(arguments: [
        ("Animal?", "List(animals, selection: $chosen) { NavigationLink($0.name, value: $0) }", "chosen"),
        (
            "Animal.ID?", "List(selection: $chosen) { ForEach(animals) { NavigationLink($0.name, value: $0.id) } }",
            "animals.first { $0.id == chosen }"
        ),
    ])
    func setWhatTheDetailIsGiven(_ type: String, _ list: String, _ given: String) throws {
        let source = """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { Gate(animals: []) } } }
            struct Animal: Hashable, Identifiable { let id: Int; let name: String }
            struct Gate: View {
                let animals: [Animal]
                @State private var chosen: \(type)
                var body: some View { NavigationSplitView { \(list) } detail: { Cage(animal: \(given)) } }
            }
            struct Cage: View { let animal: Animal?; var body: some View { Text(animal?.name ?? "") } }
            """
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source])
        #expect(graph.unresolved == [])
        #expect(graph.remarks.contains { $0.detail == "NavigationLink: it sets what its list selects" })
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

    private static func zoo(_ house: String) -> String {
        """
        import Keeping
        import SwiftUI
        @main struct Zoo: App { var body: some Scene { WindowGroup { Gate() } } }
        enum House: Hashable { case lions, owls }
        struct Gate: View {
            \(house)
            var body: some View {
                NavigationSplitView {
                    List(selection: $house) { Row(house: .lions); Row(house: .owls) }
                } detail: {
                    switch house {
                    case .lions: LionView()
                    case .owls: OwlView()
                    case nil: Text("Choose a house")
                    }
                }
            }
        }
        struct Row: View {
            let house: House
            var body: some View { NavigationLink("House", value: house) }
        }
        struct LionView: View { var body: some View { Text("l") } }
        struct OwlView: View { var body: some View { Text("o") } }
        """
    }

    @Test func aLinkInAViewOfItsOwnSelects() {
        let app = ScannedSource(
            "", Self.zoo("@State private var house: House?"),
            gives: """
                Gate -root!-> LionView : lions
                Gate -root!-> OwlView : owls
                Gate ~root~> LionView : Gate.lions
                Gate ~root~> OwlView : Gate.owls
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// A selection of which only a library knows what it is may be of any type.
    @Test func aSelectionWhoseTypeIsNotKnownMayBeSet() {
        let source = Self.zoo("@Kept(\"house\") private var house")
        let graph = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source])
        #expect(!graph.unresolved.map(\.reason).contains(UnresolvedCall.missingDestination))
    }

    /// A row that stands for a record sets the selection to that, or to what identifies it.
    @Test(arguments: [
        ("Animal", "List(animals, selection: $chosen) { animal in Text(animal.name).tag(animal) }"),
        ("Animal", "List(animals, selection: $chosen) { Text($0.name) }"),
        ("Animal.ID", "List(animals, selection: $chosen) { Text($0.name) }"),
        ("Animal.ID", "List(selection: $chosen) { ForEach(animals) { Text($0.name) } }"),
        ("Animal", "List(selection: $chosen) { Text(\"Leo\").tag(Animal(id: 1, name: \"Leo\")) }"),
        ("Animal.ID", "Table(animals, selection: $chosen) { TableColumn(\"Name\", value: \\.name) }"),
    ])
    func showTheRecordThatIsChosen(_ type: String, _ control: String) {
        let source = """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { Gate() } } }
            struct Animal: Identifiable, Hashable { let id: Int; let name: String }
            struct Gate: View {
                @State private var chosen: \(type)?
                let animals: [Animal]
                var body: some View {
                    NavigationSplitView {
                        \(control)
                    } detail: {
                        if let chosen { Cage(animal: chosen) } else { Text("Choose an animal") }
                    }
                }
            }
            struct Cage: View { let animal: \(type); var body: some View { Button("Feed") {} } }
            """
        ScannedApp(control, ["App.swift": source], has: ["Gate ~root~> Cage : Gate.root"]).check()
    }

    @Test(arguments: [
        ("struct House: Hashable, Identifiable { let id: Int; let name: String }", "let houses: [House]"),
        (
            "final class House: NSManagedObject { @NSManaged var name: String }",
            "@FetchRequest(sortDescriptors: []) private var houses: FetchedResults<House>"
        ),
    ]) func aMarkerOfAMapIsChosen(_ house: String, _ houses: String) {
        let app = ScannedSource(
            "",
            """
            import MapKit
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { Gate() } } }
            \(house)
            struct Gate: View {
                \(houses)
                @State private var house: House?
                var body: some View {
                    Map(selection: $house) {
                        ForEach(houses, id: \\.self) { house in Marker(house.name, coordinate: place(house)) }
                    }
                    .sheet(item: $house) { house in HouseView(house: house) }
                }
            }
            struct HouseView: View { let house: House; var body: some View { Text(house.name) } }
            """,
            gives: """
                Gate -sheet-> HouseView : house
                Gate ~sheet~> HouseView : Gate.house
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    @Test(arguments: [
        ("String", "List([\"lions\", \"owls\"], id: \\.self, selection: $house) { Text($0) }"),
        ("Int", "List(selection: $house) { ForEach(0..<3, id: \\.self) { Text(\"House \\($0)\") } }"),
    ]) func aTextOrNumberIsChosen(type: String, list: String) {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { NavigationStack { Gate() } } } }
            struct Gate: View {
                @State private var house: \(type)?
                var body: some View { \(list).navigationDestination(item: $house) { _ in HouseView() } }
            }
            struct HouseView: View { var body: some View { Text("House") } }
            """,
            gives: """
                Gate -push-> HouseView : house
                Gate ~push~> HouseView : Gate.house
                """)
        #expect(app.found.sorted() == app.wanted)
    }
}
