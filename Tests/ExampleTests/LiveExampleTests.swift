import Foundation
import NavAtlasModel
import Testing

/// Every style's example says the same live as in its source, as far as both can know.
@MainActor @Suite struct LiveExampleTests {
    @Test func everyStyleHasOne() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: LiveExample.examples.path)
        #expect(LiveExample.all.map(\.folder).sorted() == folders.filter { !$0.hasPrefix(".") }.sorted())
        #expect(Set(LiveExample.all.map(\.style)).count == 5)
    }

    @Test(arguments: LiveExample.all) func saysTheSameLiveAsInSource(_ example: LiveExample) throws {
        let live = try SharedFacts(try example.live(), of: example)
        let scanned = try SharedFacts(try example.scanned(), of: example)
        // This one has no `@main`, so that only its registration names the entry.
        let entries = example.folder == "TodoApp" ? ["entry MainCoordinator"] : []
        let difference = live.lines.difference(from: entries + scanned.lines)
        #expect(difference.isEmpty, "\(difference.map { "\($0)" }.joined(separator: "\n"))")
        #expect(live.lines.count > 15)
        #expect(live.links.isSuperset(of: scanned.links))
    }

    /// What only the source knows of each example; the README's table says the same.
    @Test(arguments: [
        ("FlowStacksApp", ["ImprintScreen"]), ("NavigationStackApp", ["NutritionView", "ShareView"]),
        ("Stinsen1App", []), ("SwiftUICoordinatorApp", []), ("TodoApp", []),
    ])
    func onlyTheSourceKnows(folder: String, screens: [String]) throws {
        let example = try #require(LiveExample.all.first { $0.folder == folder })
        let live = Set(try example.live().nodes.map(\.id))
        #expect(try example.scanned().nodes.map(\.id).filter { !live.contains($0) } == screens)
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
        // What the source says of this link lacks the number that the handler asks for.
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
