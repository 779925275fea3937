import NavAtlasModel
import SwiftParser
import SwiftSyntax
import Testing

@testable import NavAtlasScanner

/// A scan with a memory keeps the last graph where a change does not reach it, and never where it does.
struct KeptGraphTests {
    private static let zoo = """
        import SwiftUI
        @main struct Zoo: App { var body: some Scene { WindowGroup { NavigationStack { Gate() } } } }
        struct Gate: View {
            @State private var isOpen = false
            let space = 4
            var body: some View {
                VStack(spacing: 4) {
                    Text("Come in here").font(.title)
                    NavigationLink("See all lions") { Lion() }
                    Button("Open the door") { isOpen = true }
                        .foregroundColor(isOpen ? .red : .blue)
                }
                .sheet(isPresented: $isOpen) { Seal() }
            }
            func price() -> Int { 2 }
        }
        struct Lion: View { var body: some View { Text("A lion") } }
        struct Seal: View { var body: some View { TabView { Lion().tabItem { Text("The lions") } } } }
        """

    /// An app whose files are changed, scanned with a memory and without.
    private struct Kept {
        let folder = try? TemporaryFolder()
        private var scanner = NavAtlasScanner.Scanner()

        init() throws {
            scanner.base = try #require(folder).path
            scanner.cache = .folder(scanner.base + "/cache")
            scanner.memory = ScanMemory()
        }

        func write(_ files: [String: String]) throws {
            for (path, text) in files { try #require(folder).write("App/" + path, text) }
        }

        func scan() throws -> (kept: NavAtlasScanner.Scanner.Result, fresh: NavigationGraph) {
            var fresh = scanner
            (fresh.memory, fresh.cache) = (nil, .none)
            return (try scanner.scan([scanner.base + "/App"]), try fresh.scan([scanner.base + "/App"]).graph)
        }
    }

    @Test(arguments: [
        (".font(.title)", ".font(.body).bold()"), (".font(.title)", ""), ("spacing: 4", "spacing: 12"),
        ("VStack(spacing: 4)", "VStack(alignment: .leading)"), (".blue)", ".blue)\n    .padding(.top, space)"),
        ("\"Come in here\"", "\"Please come in\""), ("\"See all lions\"", "\"Look at the lions\""),
        ("\"A lion\"", "\"A tired lion\""), ("Lion() }\n", "Lion().opacity(0.5).frame(width: 10) }\n"),
    ])
    func whatChangesLooksOrSentencesKeepsTheGraph(old: String, new: String) throws {
        let app = try Kept()
        try app.write(["Zoo.swift": Self.zoo])
        _ = try app.scan()
        try app.write(["Zoo.swift": Self.zoo.replacing(old, with: new)])
        let (kept, fresh) = try app.scan()
        #expect(kept.isKnown)
        #expect(kept.graph == fresh)
    }

    @Test(arguments: [
        (".font(.title)", ".sheet(isPresented: $isOpen) { Lion() }"), ("{ Lion() }\n", "{ Seal() }\n"),
        // A name, not a sentence.
        ("\"A lion\"", "\"lion\""),
        // A sentence that names a tab, and one that stands elsewhere, too.
        ("\"The lions\"", "\"All the lions\""), ("\"A lion\"", "\"Come in here\""),
        // Functions of the app, and a modifier that the app declares.
        (".font(.title)", ".padding(price())"),
        (
            "struct Lion",
            "extension View { func font(_ f: Font) -> some View { sheet(isPresented: .constant(true)) { Seal() } } }\nstruct Lion"
        ),
        // Closures run.
        (".font(.title)", ".accessibilityLabel { Lion() }"),
    ])
    func whatMayMatterIsFollowed(old: String, new: String) throws {
        let app = try Kept()
        try app.write(["Zoo.swift": Self.zoo])
        _ = try app.scan()
        try app.write(["Zoo.swift": Self.zoo.replacing(old, with: new)])
        let (kept, fresh) = try app.scan()
        #expect(!kept.isKnown)
        #expect(kept.graph == fresh)
    }

    /// A third of the small ones, for each is scanned a dozen times.
    private static let apps = UnchangedGraphTests.apps.filter { $0.files.values.joined().count < 2_500 }
        .enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)

    /// Whatever is changed, the graph is that of a scan that knows nothing.
    @Test(arguments: apps)
    func anyChangeGivesTheGraphOfAFreshScan(_ example: ScannedApp) throws {
        var random = SplitMix(UInt64(example.files.values.reduce(0) { $0 + $1.utf8.count }))
        let app = try Kept()
        var files = example.files
        try app.write(files)
        _ = try app.scan()
        let paths = files.keys.sorted()
        for round in 0..<Self.rounds {
            guard let path = paths.randomElement(using: &random) else { return }
            let before = files[path] ?? ""
            let (text, edit) = RandomEdit.changed(before, using: &random)
            files[path] = text
            try app.write([path: text])
            let (kept, fresh) = try app.scan()
            #expect(kept.graph == fresh, "round \(round), \(path): \(edit)")
            // What is broken stays so for a round.
            if round.isMultiple(of: 2) {
                files[path] = before
                try app.write([path: before])
            }
        }
    }

    private static let rounds = 4
}

/// Changes of a file as somebody makes them: of a name, a text, a number, how something looks, or a line less.
private enum RandomEdit {
    static func changed(_ text: String, using random: inout SplitMix) -> (text: String, edit: String) {
        let tokens = Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map { $0 }
        guard let token = tokens.randomElement(using: &random) else { return (text, "nothing") }
        let names = tokens.filter { if case .identifier = $0.tokenKind { true } else { false } }
        let new: String
        switch token.tokenKind {
        case .stringSegment:
            new = ["Other words", "", "other", "Other words, too", "zoo://lion/3"].randomElement(using: &random) ?? ""
        case .integerLiteral: new = "7"
        case .identifier:
            new = Bool.random(using: &random) ? token.text : names.randomElement(using: &random)?.text ?? ""
        case .rightParen, .rightBrace:
            new = token.text + (looks.randomElement(using: &random) ?? "")
        default: new = Int.random(in: 0..<8, using: &random) == 0 ? "" : token.text + "\n // \(token.text)\n"
        }
        var bytes = Array(text.utf8)
        let range =
            token.positionAfterSkippingLeadingTrivia.utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset
        bytes.replaceSubrange(range, with: Array(new.utf8))
        return (String(decoding: bytes, as: UTF8.self), "\(token.text) became \(new), at byte \(range.lowerBound)")
    }

    private static let looks = [
        ".padding(8)", ".font(.title)\n", ".foregroundColor(.red).bold()", ".opacity(isOn ? 1 : 0)", ".frame(width: w)",
        ".padding", ".hidden()", ".tag(1)", ".padding { Text(\"\") }",
    ]
}
