import Foundation
import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasReports

struct CoverageFormatTests {
    private func report(_ text: String, title: String = "Shop", ran: [Int], notRun: [Int]) throws -> CoverageReport {
        func places(_ lines: [Int], _ answer: Bool) -> [(NavAtlasModel.SourceLocation, Bool)] {
            lines.map { (NavAtlasModel.SourceLocation(file: "A.swift", line: $0, column: 1), answer) }
        }
        let analysis = Analysis(try Notation.parse(text))
        let all = Dictionary(uniqueKeysWithValues: places(ran, true) + places(notRun, false))
        let coverage = NavigationCoverage(of: analysis.graph, ran: all)
        return CoverageReport(
            title: title, coverage: coverage, untaken: analysis.untakenTransitions(in: coverage),
            notes: ["a file is not in the profile"])
    }

    private func shop() throws -> CoverageReport {
        try report(
            """
            entry Home
            screen Home [body=A.swift:1:1]
            screen Detail [body=A.swift:10:1]
            Home ~push~> Detail : Shop.detail [source at=A.swift:2:1]
            Home ~sheet~> Detail : Shop.preview [source at=A.swift:2:1]
            Home ~push~> Help : Shop.help [source at=A.swift:3:1]
            Home ~push~> Other : Shop.other [source at=A.swift:9:1]
            """, ran: [1, 2, 10], notRun: [3])
    }

    @Test func coberturaHasABranchForEachTransition() throws {
        let root = try XMLTree.parse(CoverageFormat.cobertura.render(try shop(), .plain))
        #expect(root.name == "coverage" && root.attributes["branches-valid"] == "3")
        #expect(root.attributes["branches-covered"] == "2" && root.attributes["branch-rate"] == "0.6667")
        let lines = root.elements("line").map { "\($0.attributes["number"] ?? "") \($0.attributes["hits"] ?? "")" }
        #expect(lines == ["1 1", "2 2", "3 0", "10 1"])
        let conditions = root.elements("line").map { $0.attributes["condition-coverage"] }
        #expect(conditions == [nil, "100% (2/2)", "0% (0/1)", nil])
        #expect(root.elements("class").map { $0.attributes["filename"] } == ["A.swift"])
    }

    /// What Cobertura's document type (coverage-04.dtd) asks of each element: the elements inside, and its attributes.
    private static let coberturaElements: [String: (inside: Set<String>, attributes: Set<String>)] = {
        let rates: Set = ["line-rate", "branch-rate", "complexity"]
        let counts: Set = [
            "lines-covered", "lines-valid", "branches-covered", "branches-valid", "version", "timestamp",
        ]
        return [
            "coverage": (["sources", "packages"], rates.union(counts)), "sources": (["source"], []),
            "source": ([], []), "packages": (["package"], []), "package": (["classes"], rates.union(["name"])),
            "classes": (["class"], []), "class": (["methods", "lines"], rates.union(["name", "filename"])),
            "methods": (["method"], []), "method": (["lines"], rates.union(["name", "signature"])),
            "lines": (["line"], []), "line": (["conditions"], ["number", "hits"]),
            "conditions": (["condition"], []), "condition": ([], ["number", "type", "coverage"]),
        ]
    }()

    @Test func coberturaIsAsItsDocumentTypeAsks() throws {
        func check(_ element: XMLTree) throws {
            let asked = try #require(Self.coberturaElements[element.name], "\(element.name)")
            #expect(asked.attributes.isSubset(of: element.attributes.keys), "\(element.name)")
            #expect(Set(element.children.map(\.name)).isSubset(of: asked.inside), "\(element.name)")
            for child in element.children { try check(child) }
        }
        let root = try XMLTree.parse(CoverageFormat.cobertura.render(try shop(), .plain))
        try check(root)
        #expect(root.children.map(\.name) == ["sources", "packages"])
        #expect(root.elements("class").allSatisfy { $0.children.map(\.name) == ["methods", "lines"] })
        #expect(root.elements("conditions").count == 2)
    }

    @Test func lcovHasABranchForEachTransitionAndAFunctionForEachScreen() throws {
        let records = try CoverageFormat.lcov.render(shop(), .plain).split(separator: "\n").map(String.init)
        #expect(records.filter { $0.hasPrefix("BRDA:") } == ["BRDA:2,0,0,1", "BRDA:2,0,1,1", "BRDA:3,0,0,-"])
        #expect(records.filter { $0.hasPrefix("FNDA:") } == ["FNDA:1,Home", "FNDA:1,Detail"])
        #expect(records.first == "TN:navigation" && records.last == "end_of_record")
        #expect(records.contains("BRF:3") && records.contains("BRH:2") && records.contains("LH:3"))
    }

    @Test func aPullRequestIsAnnotatedAtTheTransition() throws {
        let lines = try CoverageFormat.githubActions.render(shop(), .plain).split(separator: "\n")
        #expect(
            lines.first?.hasPrefix("::warning file=A.swift,line=3,col=1,title=untested-transition::no test takes")
                == true)
        #expect(lines.contains("::notice title=NavAtlas::transitions: 2 of 3 taken (66.7 %25), 1 unknown"))
    }

    @Test func textSaysWhatIsUnknownAndWhy() throws {
        let text = try CoverageFormat.text.render(shop(), .plain)
        #expect(text.contains("transitions  2 of 3 taken (66.7 %), 1 unknown"))
        #expect(text.contains("1 transition without a line that tells\n  Home ~push~> Other : Shop.other"))
        #expect(text.contains("note: a file is not in the profile"))
    }

    /// Names are written by others.
    @Test(arguments: HostileNames.short)
    func hostileNamesStayText(name: String) throws {
        let id = name.quotedForNotation
        let report = try report(
            """
            entry Home
            screen \(id) [body=A.swift:5:1]
            Home ~push~> \(id) : \(id) [source at=A.swift:2:1]
            """, title: name, ran: [], notRun: [2, 5])
        for format in CoverageFormat.all where format.id != "json" {
            let text = try format.render(report, .plain)
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "\(format.id)")
        }
        let decoded = try JSONSerialization.jsonObject(with: Data(try CoverageFormat.json.render(report, .plain).utf8))
        // Foundation's parser takes a byte order mark at the beginning of any string for none of its text.
        let title = (decoded as? [String: Any])?["title"] as? String
        #expect(title?.unicodeScalars.filter { $0 != "\u{FEFF}" } == name.unicodeScalars.filter { $0 != "\u{FEFF}" })
        #expect(throws: Never.self) { try XMLTree.parse(CoverageFormat.cobertura.render(report, .plain)) }
        let records = try CoverageFormat.lcov.render(report, .plain).split(separator: "\n")
        #expect(records.count { $0.hasPrefix("FN:") } == 1 && records.count { $0 == "end_of_record" } == 1)
        let listing = PathListing(
            title: name, paths: report.untaken.compactMap(\.walk), isNumbered: true, notes: [name])
        for framework in WalkTests.allCases {
            let file = framework.text(listing, taking: Set(report.untaken.map(\.step.identity)))
            // Whatever a name says, it stands in a comment.
            let code = file.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            #expect(code.count == (framework == .xctest ? 8 : 5), "\(file)")
        }
    }
}
