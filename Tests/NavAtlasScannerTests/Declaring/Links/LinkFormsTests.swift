import NavAtlasScanner
import Testing

/// The forms in which handlers ask for the parts of a link.
struct LinkFormsTests {
    /// A part that the code needs is in the pattern, whatever it is.
    @Test(arguments: [
        "let parts = url.pathComponents.filter { $0 != \"/\" }; guard let id = parts.first.flatMap(Int.init) else { return }",
        "let parts = url.pathComponents.dropFirst(); guard let part = parts.first, let id = Int(part) else { return }",
        "let parts = Array(url.pathComponents.dropFirst()); guard let id = Int(parts[0]) else { return }",
        "let parts = url.path.split(separator: \"/\").map(String.init); guard parts.count >= 1 else { return }; let id = 1",
        "guard let id = Int(url.pathComponents[1]) else { return }",
        "guard let id = Int(url.lastPathComponent) else { return }",
        "guard let id = Int(url.pathComponents.last ?? \"\") else { return }",
        "guard url.pathComponents.count > 1 else { return }; let id = 1",
        "if url.pathComponents.count < 2 { return }; let id = 1",
        "guard url.pathComponents.indices.contains(1) else { return }; let id = 1",
        "let parts = url.pathComponents.dropFirst(); guard !parts.isEmpty else { return }; let id = 1",
    ])
    func aPartThatIsNeeded(_ asking: String) {
        let code = "guard url.scheme == \"town\", url.host == \"trip\" else { return }; \(asking); path = [id]"
        #expect(Self.links(code) == ["town://trip/{*} => TripView"])
    }

    /// What stands in the path by itself, and what is put upon it where the link has more.
    @Test(arguments: [
        (
            "path = [1]; if url.pathComponents.count > 2 { isNew = true }",
            ["town://trip => TripView", "town://trip/{*}/{*} => NewView"]
        ),
        (
            "if let id = url.pathComponents.dropFirst().first { path = [1] } else { isNew = true }",
            ["town://trip => NewView", "town://trip/{*} => TripView"]
        ),
        (
            """
            let parts = url.pathComponents
            if parts.count > 1 { path = [1] }
            if parts.count > 2 { isNew = true }
            """, ["town://trip/{*} => TripView", "town://trip/{*}/{*} => NewView"]
        ),
        (
            "switch url.pathComponents.dropFirst().first { case \"new\": isNew = true; case let id?: path = [1]; case nil: break }",
            ["town://trip => TripView", "town://trip/new => NewView"]
        ),
        (
            """
            path = [1]
            if let day = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first(where: { $0.name == "day" })?.value {
                isNew = true
            }
            """, ["town://trip => TripView", "town://trip?day => NewView"]
        ),
        (
            "path = [1]; if url.fragment == \"new\" { isNew = true }",
            ["town://trip => TripView", "town://trip#new => NewView"]
        ),
    ])
    func aFurtherConditionOpensMore(_ handler: String, _ links: [String]) {
        #expect(Self.links("guard url.scheme == \"town\", url.host == \"trip\" else { return }; \(handler)") == links)
    }

    /// Conditions in other words.
    @Test(arguments: [
        "let isTrip = url.scheme == \"town\" && url.host == \"trip\"; if isTrip { OPEN }",
        "let isOurs = url.scheme == \"town\"; let isTrip = url.host == \"trip\"; guard isOurs && isTrip else { return }; OPEN",
        "if !(url.scheme == \"town\" && url.host == \"trip\") { return }; OPEN",
        "guard !(url.scheme != \"town\" || url.host != \"trip\") else { return }; OPEN",
        "if [\"trip\"].contains(url.host ?? \"\"), url.scheme == \"town\" { OPEN }",
        "do { try check(url); OPEN } catch { isNew = true }",
    ])
    func theSameInOtherWords(_ handler: String) {
        #expect(Self.links(handler.replacing("OPEN", with: "path = [1]")).contains("town://trip => TripView"))
    }

    @Test func oneOfSeveralTextsMakesALinkOfEach() {
        let handler =
            "let known: Set = [\"trip\", \"tour\"]; guard known.contains(url.host ?? \"\") else { return }; path = [1]"
        #expect(Self.links(handler) == ["tour => TripView", "trip => TripView"])
    }

    /// What one part is compared with again says no more of the link.
    @Test func aPartThatIsComparedTwice() {
        let handler = """
            switch url.path {
            case "/trip", "/tour":
                path = [1]
                if url.path == "/tour" { isNew = true }
            default: break
            }
            """
        #expect(Self.links(handler) == ["tour => NewView", "trip => TripView"])
    }

    /// Where only the scheme is asked for, it is in the pattern.
    @Test func anyLinkOfAScheme() {
        #expect(Self.links("guard url.scheme == \"town\" else { return }; path = [1]") == ["town://{url} => TripView"])
    }

    /// The parts stand behind the host in one array.
    @Test func hostAndPartsInOneArray() {
        let handler = """
            let parts = [url.host() ?? ""] + url.pathComponents.dropFirst()
            if parts.count == 3 && parts[0] == "trip" && parts[2] == "map" { path = [1] }
            """
        #expect(Self.links(handler) == ["trip/{*}/map => TripView"])
    }

    private static func links(_ handler: String) -> [String] {
        NavAtlasScanner.Scanner().graphOrIssue(of: [
            "App.swift": """
            import SwiftUI
            @main struct Town: App {
                @State private var path: [Int] = []
                @State private var isNew = false
                var body: some Scene {
                    WindowGroup {
                        NavigationStack(path: $path) {
                            Text("").navigationDestination(for: Int.self) { _ in TripView() }
                        }
                        .sheet(isPresented: $isNew) { NewView() }
                        .onOpenURL { url in
                            \(handler)
                        }
                    }
                }
            }
            enum Unknown: Error { case link }
            func check(_ url: URL) throws { guard url.scheme == "town", url.host == "trip" else { throw Unknown.link } }
            struct TripView: View { var body: some View { Text("") } }
            struct NewView: View { var body: some View { Text("") } }
            """
        ]).deepLinks.map {
            "\($0.pattern) => \($0.to.map { "\($0)".split(separator: ".").last.map(String.init) ?? "" } ?? "?")"
        }.sorted()
    }
}
