import Foundation
import NavAtlasModel
import Testing

@testable import NavAtlasAnalysis

/// Every style's example says the same live as in its source, as far as both can know.
@MainActor @Suite struct LiveExampleTests {
    @Test func everyStyleHasOne() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: LiveExample.examples.path)
        // These have no coordinators that can be created without a screen, or are read from source alone.
        let live = Set(folders.filter { !$0.hasPrefix(".") }).subtracting([
            "TrailsApp", "PluginApp", "StoryboardApp", "UIKitApp", "CoordinatorApp", "XCoordinatorApp",
            "ComposableApp", "NavigatorApp", "LinkNavigatorApp", "SUICoordinatorApp",
        ])
        #expect(LiveExample.all.map(\.folder).sorted() == live.sorted())
        #expect(Set(LiveExample.all.map(\.style)).count == 5)
    }

    /// Merged, every way that a coordinator declares rests on both, and the facts of both are the same.
    @Test(arguments: LiveExample.all) func saysTheSameLiveAsInSource(_ example: LiveExample) throws {
        let (live, scanned) = (try example.live(), try example.scanned())
        let merged = live.merging(scanned)
        let declared = merged.edges.filter { $0.kind.isDeclared && merged[$0.from]?.kind == .coordinator }
        #expect(declared.count > 7)
        let ofOne = declared.filter { !$0.evidence.isSuperset(of: [.source, .runtime]) }
        #expect(ofOne.isEmpty, "\(ofOne.map { Notation.print($0) }.joined(separator: "\n"))")
        #expect(
            try declared.map { try said(of: $0, in: live, example) }
                == declared.map { try said(of: $0, in: scanned, example) })

        let nodes = live.nodes.filter { scanned[$0.id] != nil }.map(\.id)
        #expect(nodes.count == live.nodes.count)
        #expect(nodes.map { said(of: live[$0]) } == nodes.map { said(of: scanned[$0]) })
        // This one has no `@main`, so that only its registration names the entry.
        #expect(live.entries == (example.folder == "TodoApp" ? ["MainCoordinator"] : scanned.entries))
        // Where the source compares nothing with a link, it may be any.
        let told = links(scanned).filter { !$0.hasPrefix("{url}") }
        #expect(links(live).isSuperset(of: told))
        #expect(Rules.findings(in: Analysis(merged), by: [SourceRuntimeMismatchRule.self]).isEmpty)
    }

    /// What a graph says of a way that is no part of its identity. The name of a `typealias` is not known at run time.
    private func said(of edge: Edge, in graph: NavigationGraph, _ example: LiveExample) throws -> String {
        var own = try #require(graph.edges.first { $0.identity == edge.identity })
        own.input = own.input.map { example.spellings[$0] ?? $0 }
        (own.evidence, own.locations) = ([], [])
        return Notation.print(own)
    }

    /// What a graph says of a node. Its module is not known where only a file is read.
    private func said(of node: Node?) -> [String?] {
        [node?.id, node?.kind.rawValue, node?.flow?.rawValue, node?.style, node?.container == true ? "container" : nil]
    }

    /// The links of a graph; the live one has the whole way that a link was registered with. The source need not name parameters.
    private func links(_ graph: NavigationGraph) -> Set<String> {
        Set(
            graph.deepLinks.map {
                "\($0.pattern.replacing(/\{(?!url\})\w+\}/, with: "{*}")) => \($0.to ?? "nothing")"
            })
    }

    /// What only the source knows of each example, as the README's table says: who triggers a way, and what a screen
    /// declares in its own body, with the screens to which only that leads.
    @Test(arguments: [
        ("FlowStacksApp", ["ImprintScreen"]), ("NavigationStackApp", ["NutritionView", "ShareView"]),
        ("Stinsen1App", []), ("SwiftUICoordinatorApp", []), ("TodoApp", []),
    ])
    func onlyTheSourceKnows(folder: String, screens: [String]) throws {
        let example = try #require(LiveExample.all.first { $0.folder == folder })
        let live = Set(try example.live().nodes.map(\.id))
        let scanned = try example.scanned()
        #expect(scanned.nodes.map(\.id).filter { !live.contains($0) } == screens)
        for screen in screens {
            let ways = scanned.edges.filter { $0.to == screen && $0.kind.isDeclared }
            #expect(ways.allSatisfy { scanned[$0.from]?.kind == .screen })
        }
    }

    /// Each case of each route type is either a way or an open question.
    @Test(arguments: LiveExample.all) func nothingIsMissingInSilence(_ example: LiveExample) throws {
        let open = try example.live().unresolved.map(\.what)
        #expect(open == (example.style == "swiftUICoordinator" ? ["ShelfCoordinator.reader"] : []))
    }

    @Test(arguments: LiveExample.all) func mergingTellsWhatBothKnow(_ example: LiveExample) throws {
        let merged = try example.live().merging(try example.scanned())
        let both = merged.edges.filter { $0.evidence.isSuperset(of: [.source, .runtime]) }
        #expect(both.count > 5)
        #expect(merged.edges.allSatisfy { $0.kind.isDeclared || $0.evidence == [.source] })
    }

    /// Every declared way of every example is seen where the app is run, or listed with the reason.
    @Test(arguments: [
        ("FlowStacksApp", [], []),
        // The app registers a link, too, that lacks the number which the handler asks for.
        ("NavigationStackApp", [], ["deep-link-mismatch: recipes://recipe"]),
        ("Stinsen1App", [], []),
        ("SwiftUICoordinatorApp", ["ShelfCoordinator.reader", "open(library://bookmarks)"], []),
        ("TodoApp", ["ArchiveCoordinator.overview"], []),
    ])
    func everyWayIsSeenOrListed(folder: String, unseen: [String], remarks: [String]) throws {
        let example = try #require(LiveExample.all.first { $0.folder == folder })
        let graph = try example.explored()
        let listed = Set(graph.unresolved.map(\.what))
        let silent = graph.edges.filter {
            $0.kind.isDeclared && !$0.evidence.contains(.observed) && !listed.contains("\($0.from).\($0.name)")
        }
        #expect(silent.isEmpty)
        #expect(listed.sorted() == unseen)
        #expect(graph.remarks.map { "\($0.kind.rawValue): \($0.subject)" } == remarks)
    }
}
