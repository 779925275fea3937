import Foundation
import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport
import Testing

@testable import NavAtlasPages

@Suite struct DocumentationTests {
    private static let formats = DocumentationFormat.all.map(\.id)

    private static func documentation(
        _ graph: NavigationGraph, _ format: String, links: SourceLinks? = nil, isOverview: Bool = false
    ) throws -> [String: String] {
        let format = try #require(DocumentationFormat.all.first { $0.id == format })
        let written = try Documentation(
            of: Report(graph, title: "Shop"), as: format, marks: [:], links: links)
        #expect(written.notes.isEmpty != isOverview)
        return Dictionary(
            uniqueKeysWithValues: written.files.map { ($0.path, String(decoding: $0.data, as: UTF8.self)) })
    }

    /// Everything that a page or a picture links to, as it is written.
    private static func links(in text: String, _ path: String) -> [String] {
        if path.hasSuffix(".svg") {
            return text.matches(of: /xlink:href="([^"]*)"/).map { String($0.1) }
        }
        if path.hasSuffix(".html") { return text.matches(of: /(?:href|src)="([^"]*)"/).map { String($0.1) } }
        return text.matches(of: /\]\(<?([^)>]*)>?\)/).map { String($0.1) }
    }

    private static func anchors(in text: String) -> [String] {
        text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    }

    /// The path in the folder that a relative link on a page leads to.
    private static func resolved(_ link: Substring, from path: String) -> String {
        if link.isEmpty { return path }
        var parts = path.split(separator: "/").dropLast().map(String.init)
        for part in link.split(separator: "/") {
            if part == ".." { parts.removeLast() } else { parts.append(part.removingPercentEncoding ?? "") }
        }
        return parts.joined(separator: "/")
    }

    private static func check(_ files: [String: String]) -> Int {
        var count = 0
        for (path, text) in files {
            for link in links(in: text, path) {
                count += 1
                #expect(!link.hasPrefix("/") && !link.contains(":"), "\(path): \(link) is not relative")
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let target = resolved(parts[0], from: path)
                guard let there = files[target] else {
                    Issue.record("\(path) links to \(link), where nothing is")
                    continue
                }
                if parts.count > 1 {
                    let anchor = String(parts[1]).removingPercentEncoding ?? ""
                    #expect(anchors(in: there).contains(anchor), "\(path): there is no \(anchor) in \(target)")
                }
            }
        }
        return count
    }

    @Test(arguments: ["markdown", "html"]) func everyLinkIsRelativeAndLeadsSomewhere(_ format: String) throws {
        let files = try Self.documentation(Notation.parse(shop), format)
        #expect(Self.check(files) > 20)
    }

    @Test(arguments: 0..<8) func ofAnyGraph(_ seed: Int) throws {
        let format = ["markdown", "html"][seed % 2]
        let graph = RandomGraph.make(seed: UInt64(seed), names: seed < 4 ? .plain : .hostile, nodes: 12)
        #expect(Self.check(try Self.documentation(graph, format)) > 10)
    }

    /// DocC knows articles and images by name alone.
    @Test func everyArticleAndImageOfACatalogueIsThere() throws {
        let files = try Self.documentation(Notation.parse(shop), "docc")
        var count = 0
        for (path, text) in files where path.hasSuffix(".md") {
            #expect(text.hasPrefix("# "))
            for match in text.matches(of: /<doc:([^>]*)>/) {
                count += 1
                // A place on a page is called by the words of its heading.
                let parts = match.1.split(separator: "#", maxSplits: 1)
                let there = files[parts[0] + ".md"]
                #expect(there != nil, "\(path): \(match.1)")
                if parts.count > 1 { #expect(there?.contains("\n### \(parts[1])\n") == true, "\(path): \(match.1)") }
            }
            for match in text.matches(of: /!\[[^\]]*\]\(([^)]*)\)/) {
                count += 1
                #expect(files["Resources/\(match.1).svg"] != nil && files["Resources/\(match.1)~dark.svg"] != nil)
            }
        }
        #expect(count > 8)
        #expect(files["Navigation.md"]?.contains("<doc:Navigation-Main#Detail>") == true)
    }

    @Test(arguments: formats) func everyScreenIsThereWithTheWayToIt(_ format: String) throws {
        let files = try Self.documentation(Notation.parse(shop), format)
        let first = try #require(
            files[format == "html" ? "index.html" : format == "docc" ? "Navigation.md" : "README.md"])
        for name in ["Main", "Shop"] { #expect(first.contains(name)) }
        let main = try #require(files.first { $0.key.hasSuffix("Main.md") || $0.key.hasSuffix("Main.html") }?.value)
        for screen in ["Home", "Detail", "Help"] {
            #expect(main.contains(">\(screen)</h3>") || main.contains("### \(screen)\n"))
        }
        let text = main.replacing(/<[^>]*>|\[|\]\([^)]*\)|&#\d+;/, with: "")
        // From the entry over the screens that trigger what follows.
        #expect(text.contains("shows Home") || format == "docc")
        #expect(main.contains("detail") && main.contains("/detail/"))
        let others = try #require(files.first { $0.key.contains("others.") && !$0.key.hasSuffix("svg") }?.value)
        #expect(others.contains("Lost") && others.contains("neither a path from the app's entries"))
    }

    @Test(arguments: formats) func namesAreTextAndNothingElse(_ format: String) throws {
        let graph = RandomGraph.make(seed: 3, names: .hostile, nodes: 40)
        for (path, text) in try Self.documentation(graph, format) {
            #expect(path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./~".contains($0)) }, "\(path)")
            #expect(!path.split(separator: "/").contains(".."))
            #expect(!text.contains("<script"))
            if path.hasSuffix(".html") { #expect(!text.contains("javascript:")) }
        }
    }

    @Test func theSameFilesAgain() throws {
        let graph = RandomGraph.make(seed: 9, nodes: 14)
        for format in Self.formats {
            #expect(try Self.documentation(graph, format) == Self.documentation(graph, format))
        }
    }

    @Test func sourceLinksLeadOutside() throws {
        let graph = try Notation.parse("entry Main\ncoordinator Main [at=App/Main.swift:4:7]\nMain -push-> A : a")
        let links = try SourceLinks(pattern: "https://host/{file}#L{line}")
        for format in Self.formats {
            let files = try Self.documentation(graph, format, links: links)
            #expect(files.values.contains { $0.contains("https://host/App/Main.swift#L4") }, "\(format)")
        }
    }

    private static func width(of svg: String?) throws -> Double {
        let match = try #require(svg?.firstMatch(of: /viewBox="\S+ \S+ ([0-9.]+)/))
        return try #require(Double(match.1))
    }

    /// GitHub shows a page 890 pixels wide. A long way leads down there, and what is large shows coordinators alone.
    @Test(arguments: formats) func picturesCanBeReadAtAPagesWidth(_ format: String) throws {
        let path = format == "docc" ? "Resources/navigation-" : "pictures/"
        let chain = (1...9).map { "S\($0 - 1) ~push~> S\($0) : Main.s\($0)" }
        let long = try Self.documentation(
            Notation.parse((["entry Main", "Main -root!-> S0 : s0"] + chain).joined(separator: "\n")), format)
        for name in ["overview", "Main"] { #expect(try Self.width(of: long["\(path)\(name).svg"]) < 1_125) }
        #expect(long["\(path)overview.svg"]?.contains("node-S4") == true)
        let middling = try Self.documentation(Self.fan(41), format)
        #expect(middling["\(path)overview.svg"]?.contains("AScreen4") == true)
        let large = try Self.documentation(Self.fan(301), format, isOverview: true)
        #expect(large["\(path)overview.svg"]?.contains("AScreen4") == false)
        #expect(large.values.contains { $0.contains("The picture shows which coordinator leads to which") })
    }

    private static func fan(_ count: Int) throws -> NavigationGraph {
        let fan = (0..<count).map { "Other -push-> AScreen\($0) : way\($0) [source]" }
        return try Notation.parse(
            (["entry Main", "coordinator Other stack", "Main -push-> Other : other"] + fan).joined(separator: "\n"))
    }

    /// A reader who has never seen the app is told where it starts, who triggers what, and where screens lead.
    @Test(arguments: ["markdown", "html"]) func itSaysWhatTheLinesSay(_ format: String) throws {
        let graph = try Notation.parse(
            shop + "\nMain -?-> Basket : basket [source]\nHome ~sheet~> Basket : Main.basket [source]")
        let files = try Self.documentation(graph, format)
        func words(_ file: String) throws -> String {
            let text = try #require(files[file + (format == "html" ? ".html" : ".md")])
            return text.replacing(/<\/t[dh]><t[dh][^>]*>/, with: " | ").replacing(
                /<[^>]*>|\[|\]\([^)]*\)|\*\*/, with: "")
        }
        #expect(try words(format == "html" ? "index" : "README").contains("The app starts at Main."))
        let main = try words("coordinators/Main")
        for line in [
            "detail | push | Detail | Home", "basket | sheet | Basket | Home", "home | root, shown first | Home | ",
            "Leads to Basket (sheet), Detail (push)", "Main shows Home as its root, by home",
            "Home pushes Detail, by Main.detail", "Detail shows Help as a sheet, by Main.help",
        ] {
            #expect(main.contains(line), "\(line): \(main)")
        }
    }

    /// A way to a screen begins at its coordinator, to which the way stands on the same page.
    @Test func aWayIsToldFromTheCoordinatorOn() throws {
        let graph = try Notation.parse(
            """
            entry App
            App -root!-> Tabs : tabs
            Tabs -tab-> Settings : settings
            coordinator Tabs tab
            Settings -root!-> SettingsScreen : start
            Settings -push-> AboutScreen : about
            SettingsScreen ~push~> AboutScreen : Settings.about
            """)
        let page = try #require(try Self.documentation(graph, "markdown")["coordinators/Settings.md"])
        let text = page.replacing(/\[|\]\([^)]*\)/, with: "")
        #expect(text.contains("1. Start at App\n2. App shows Tabs as its root"))
        #expect(text.contains("1. From Settings\n2. Settings shows SettingsScreen as its root, by"))
        #expect(text.components(separatedBy: "App shows Tabs").count == 2)
    }

    @Test(arguments: formats) func itSaysWhereNothingIsKnown(_ format: String) throws {
        let files = try Self.documentation(
            Notation.parse("coordinator Main stack\nMain -push-> A : a [source]"), format)
        let pages = files.filter { !$0.key.hasSuffix(".svg") }.values.joined()
        #expect(pages.contains("NavAtlas does not know where the app starts"))
        #expect(pages.contains("not known, because NavAtlas does not know where the app starts"))
        #expect(!pages.contains("could not be followed"))
    }

    @Test func anAppWithoutAnythingHasAPage() throws {
        for format in Self.formats { #expect(try Self.documentation(.empty, format).count >= 2) }
    }
}

@Suite struct FileNamesTests {
    @Test func noTwoAreTheSame() {
        let names = FileNames.names(
            for: HostileNames.all + ["a", "A", "a-2", "README", "index", "nul.txt", "overview"])
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
        for name in names {
            #expect(!name.isEmpty && name.count <= 90 && !name.hasPrefix(".") && !name.hasSuffix("."))
            #expect(!["readme", "index", "con", "nul", "overview", "others"].contains(name.lowercased()))
        }
    }

    @Test func whatIsPlainStays() {
        #expect(
            FileNames.names(for: ["HomeCoordinator", "Outer.Inner", "a/b"]) == [
                "HomeCoordinator", "Outer.Inner", "a-b",
            ])
    }
}

@Suite struct DocumentationColorTests {
    /// The contrasts of the page's own colours, which stand beside each other in its style.
    @Test func textCanBeReadInBothSchemes() throws {
        for scheme in HTMLPage.style.components(separatedBy: "@media").filter({ $0.contains("--back") }) {
            func color(_ name: String) throws -> [Double] {
                let match = try #require(scheme.firstMatch(of: try Regex("--\(name): #([0-9a-f]{6})")))
                let number = try #require(Int(match.output[1].substring ?? "", radix: 16))
                return [number >> 16, number >> 8, number].map { (part: Int) -> Double in Double(part & 0xFF) / 255 }
            }
            func luminance(_ color: [Double]) -> Double {
                let linear = color.map { (part: Double) -> Double in
                    part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
                }
                return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
            }
            let back = luminance(try color("back"))
            for name in ["text", "quiet", "link"] {
                let text = luminance(try color(name))
                #expect((max(back, text) + 0.05) / (min(back, text) + 0.05) >= 4.5, "\(name)")
            }
        }
    }
}
