import NavAtlasModel
import NavAtlasScanner
import Testing

/// The words by which a handler tells links apart, wherever it compares them or looks them up.
@Suite struct LinkWordsTests {
    private static func farm(
        _ name: String, _ handling: String, more: String = "", has: [String], hasNot: [String] = []
    ) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import SwiftUI
                enum Place: Hashable { case barn, pond }
                \(more.contains("Places") ? more : "")
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                struct Yard: View {
                    @State private var path: [Place] = []
                    \(more.contains("Places") ? "" : more)
                    var body: some View {
                        NavigationStack(path: $path) {
                            Text("Yard").navigationDestination(for: Place.self) { place in
                                switch place {
                                case .barn: Barn()
                                case .pond: Pond()
                                }
                            }
                        }
                        .onOpenURL { url in
                            guard url.scheme == "farm" else { return }
                            \(handling)
                        }
                    }
                    private func show(_ place: Place) { path.append(place) }
                }
                struct Barn: View { var body: some View { Text("Barn") } }
                struct Pond: View { var body: some View { Text("Pond") } }
                """
            ], has: has, hasNot: hasNot)
    }

    private static let both = ["link farm://barn => Barn : Yard.barn", "link farm://pond => Pond : Yard.pond"]

    static let apps = [
        farm(
            "several words of a case",
            """
            switch url.host {
            case "barn", "shed": path.append(.barn)
            case "pond": path.append(.pond)
            default: break
            }
            """, has: both + ["link farm://shed => Barn : Yard.barn"]),
        farm(
            "an item of the query that is bound",
            """
            let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
            if let items = components?.queryItems, let kind = items.first(where: { $0.name == "kind" }),
                kind.value == "barn", url.host == "see"
            {
                path.append(.barn)
            }
            """, has: ["link \"farm://see?kind=barn\" => Barn : Yard.barn"], hasNot: ["barn/see", "see/barn"]),
        farm(
            "a case that falls through",
            """
            switch url.host {
            case "shed": fallthrough
            case "barn": path.append(.barn)
            case "pond": path.append(.pond)
            default: break
            }
            """, has: both + ["link farm://shed => Barn : Yard.barn"], hasNot: ["link farm://shed => Pond"]),
        farm(
            "one of two words",
            """
            if url.host() == "barn" || url.host() == "shed" {
                path.append(.barn)
            } else if url.host() == "pond" {
                path.append(.pond)
            }
            """, has: both + ["link farm://shed => Barn : Yard.barn"]),
        farm(
            "what is left where it is another word",
            """
            if url.host == "barn" { path.append(.barn) }
            if url.host != "pond" { return }
            path.append(.pond)
            """, has: both),
        farm(
            "a whole URL",
            """
            if url == URL(string: "farm://barn") { path.append(.barn) }
            if url == URL(string: "farm://pond")! { path.append(.pond) }
            """, has: both),
        farm(
            "one function for several words",
            """
            switch url.host {
            case "barn": show(.barn)
            case "shed": show(.barn)
            case "pond": show(.pond)
            default: break
            }
            """, has: both + ["link farm://shed => Barn : Yard.barn"]),
        farm(
            "several words that make one value", "if let place = Places.place(url) { path.append(place) }",
            more: """
                enum Places {
                    static func place(_ url: URL) -> Place? {
                        switch url.host {
                        case "barn", "shed": return .barn
                        case "pond": return .pond
                        default: return nil
                        }
                    }
                }
                """, has: both + ["link farm://shed => Barn : Yard.barn"]),
        farm(
            "a tuple",
            """
            switch (url.host, url.pathComponents.last) {
            case ("barn", "top"): path.append(.barn)
            case ("pond", _): path.append(.pond)
            default: break
            }
            """, has: ["link farm://barn/top => Barn : Yard.barn", "link farm://pond => Pond : Yard.pond"]),
        farm(
            "a table of values", "if let place = Places.all[url.host ?? \"\"] { path.append(place) }",
            more: "enum Places { static let all: [String: Place] = [\"barn\": .barn, \"pond\": .pond] }", has: both),
        farm(
            "a table of closures", "handlers[url.host ?? \"\"]?()",
            more: "private var handlers: [String: () -> Void] {"
                + " [\"barn\": { path.append(.barn) }, \"pond\": { path.append(.pond) }] }",
            has: both, hasNot: ["Yard.barn / Yard.pond"]),
        farm(
            "what is caught", "if url.host == \"gate\" { open() }",
            more: "private func open() { Task { do { try await unlock(); show(.barn) } catch { show(.pond) } } }",
            has: ["link farm://gate => Barn : Yard.barn", "link farm://gate => Pond : Yard.pond"],
            hasNot: ["Yard.barn / Yard.pond"]),
        farm(
            "the kind of an error", "if url.host == \"gate\" { open() }",
            more: """
                private func open() {
                    Task { do { try await unlock(); show(.barn) } catch { mend(Fault(error as! Answer)) } }
                }
                private func mend(_ fault: Fault) {
                    switch fault {
                    case .rust: show(.pond)
                    case .other: show(.barn)
                    }
                }
                struct Answer: Error { let code: String }
                enum Fault {
                    case rust, other
                    init(_ answer: Answer) {
                        switch answer.code {
                        case "RUST": self = .rust
                        default: self = .other
                        }
                    }
                }
                """,
            has: ["link farm://gate => Barn : Yard.barn", "link farm://gate => Pond : Yard.pond"], hasNot: ["RUST"]),
        ScannedApp(
            "many ways that compare nothing",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { Yard() } } }
                struct Yard: View {
                    @State private var isBarnShown = false
                    @State private var isPondShown = false
                    var body: some View {
                        Text("Yard")
                            .sheet(isPresented: $isBarnShown) { Barn() }
                            .sheet(isPresented: $isPondShown) { Pond() }
                            .onOpenURL { _ in
                                switch Yard.count {
                                \((0..<210).map { "case \($0): is\($0 % 2 == 0 ? "Barn" : "Pond")Shown = true" }.joined(separator: "\n"))
                                default: break
                                }
                            }
                    }
                }
                struct Barn: View { var body: some View { Text("Barn") } }
                struct Pond: View { var body: some View { Text("Pond") } }
                """
            ],
            has: [
                "unresolved \".onOpenURL\" : \"the pattern of the links that it opens is not known\""
                    + " [candidate=Barn candidate=Pond]"
            ], hasNot: ["a limit was reached"]),
        farm(
            "code that calls the same again and again", "go0()",
            more: (0..<14).map { "private func go\($0)() { go\($0 + 1)(); go\($0 + 1)(); go\($0 + 1)() }\n" }.joined()
                + "private func go14() { if Bool.random() { show(.barn) } else { show(.pond) } }",
            has: [
                "unresolved \".onOpenURL\" : \"the pattern of the links that it opens is not known\""
                    + " [candidate=Barn candidate=Pond]"
            ], hasNot: ["a limit was reached"]),
        farm(
            "one of two comparisons, of different parts of the link",
            """
            if url.host == "barn" || url.path == "/cows" {
                show(.barn)
            } else if url.host == "pond" {
                show(.pond)
            }
            """, has: both + ["link farm://cows => Barn : Yard.barn"],
            hasNot: ["barn/cows", "link farm://cows => Pond"]),
        farm(
            "one comparison or more than one",
            "if url.host == \"barn\" || url.path == \"/barn\" && url.query == \"cows\" { show(.barn) }",
            has: [
                "unresolved \".onOpenURL\" : \"the pattern of the links that it opens is not known\" [candidate=Barn]"
            ], hasNot: ["link farm://barn/barn"]),
        farm(
            "a search by a regular expression",
            """
            if let found = url.path.firstMatch(of: /^\\/barns\\/(\\d+)$/) {
                path = [.barn]
            } else if url.path.wholeMatch(of: /\\/ponds\\/[a-z]+/) != nil {
                path = [.pond]
            }
            """,
            has: ["link farm://barns => Barn : Yard.barn", "link farm://ponds => Pond : Yard.pond"]),
        farm(
            "handlers that were put into a table",
            "table.handlers[url.path]?(url, self)",
            more: """
                let table = Places()
                final class Places {
                    typealias Handler = (URL, Yard) -> Void
                    var handlers: [String: Handler] = [:]
                    init() {
                        handlers["b"] = { _, yard in yard.path = [.barn] }
                        handlers["p"] = { _, yard in yard.path = [.pond] }
                    }
                }
                """,
            has: [
                "unresolved \".onOpenURL\" : \"the pattern of the links that it opens is not known\""
                    + " [candidate=Barn candidate=Pond]"
            ], hasNot: ["link "]),
        farm(
            "a raw value beside another word",
            """
            if url.host() == "pond" { path = [.pond] } else if let tool = url.host().flatMap(Tool.init(rawValue:)) {
                show(tool)
            }
            """,
            more: """
                enum Tool: String { case fork, rake }
                private func show(_ tool: Tool) {
                    switch tool {
                    case .fork, .rake: path = [.barn]
                    }
                }
                """,
            has: [
                "link farm://fork => Barn : Yard.barn", "link farm://pond => Pond : Yard.pond",
                "link farm://rake => Barn : Yard.barn",
            ], hasNot: ["fork/pond", "rake/pond"]),
        farm(
            "a raw value with one for all other words",
            "show(Tool(rawValue: url.lastPathComponent) ?? .fork)",
            more: """
                enum Tool: String { case fork, rake }
                private func show(_ tool: Tool) {
                    switch tool {
                    case .fork: path = [.barn]
                    case .rake: path = [.pond]
                    }
                }
                """,
            has: ["link farm://fork => Barn : Yard.barn", "link farm://rake => Pond : Yard.pond"]),
        farm(
            "one that is not read",
            """
            if url.host == "barn" {
                path.append(.barn)
            } else if url.path.firstMatch(of: /p.nd/) != nil {
                path.append(.pond)
            }
            """,
            has: [
                "link farm://barn => Barn : Yard.barn",
                "unresolved \".onOpenURL\" : \"the pattern of the links that it opens is not known\" [candidate=Pond]",
            ]),
    ]

    @Test(arguments: apps) func areTold(_ app: ScannedApp) { app.check() }

    /// A link that is opened only under a condition which its pattern does not say is remarked on: it hides no other.
    @Test(arguments: [
        (
            "if url.host == \"x\" { if url.port == nil { show(.barn) } else { show(.pond) } }",
            ["Barn", "Pond"]
        ),
        ("if url.host == \"barn\", path.isEmpty { show(.barn) } else if url.host == \"x\" { show(.pond) }", ["Barn"]),
        (
            "if !path.isEmpty { return }; if url.host == \"x\" { show(.barn) } else if url.host == \"y\" { show(.pond) }",
            []
        ),
        (
            "switch url.host { case \"barn\": show(.barn); case \"x\" where path.isEmpty: show(.pond); default: break }",
            ["Pond"]
        ),
        (
            """
            switch (url.host, path.first) {
            case ("barn", nil): show(.barn)
            case ("barn", _?): show(.pond)
            default: break
            }
            """,
            ["Barn", "Pond"]
        ),
    ])
    func moreThanThePatternIsAskedFor(_ handling: String, _ conditional: [String]) {
        let app = Self.farm("", handling, has: [])
        let remarks = NavAtlasScanner.Scanner().graphOrIssue(of: app.files).remarks
        #expect(remarks.filter { $0.kind == .conditionalLink }.map(\.detail).sorted() == conditional)
    }
}
