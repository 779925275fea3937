import NavAtlasIntrospection
import NavAtlasModel
import Testing

@Suite struct LookAlikeTests {
    private func graph() throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        registry.register(AppFlow())
        registry.register(Looks.NavigationViewCoordinator(EntryFlow()))
        registry.register(TabFlow())
        registry.register(FramedFlow(LeafFlow()))
        registry.entry(AppFlow.self)
        return try registry.graph()
    }

    @Test func theRealShapesAreRead() throws {
        let expected = """
            entry AppFlow
            coordinator AppFlow stack
            coordinator EntryFlow stack [container]
            coordinator LeafFlow stack [container]
            coordinator MissingFlow
            coordinator TabFlow tab
            screen EntryFlow.help
            screen EntryFlow.pushed
            screen EntryFlow.start
            screen EntryFlow.terms
            screen LeafFlow.first
            screen LeafFlow.second
            screen TabFlow.inherited
            AppFlow -root!-> EntryFlow : outside
            AppFlow -root-> TabFlow : inside(Guest)
            EntryFlow -fullScreen-> EntryFlow : again
            EntryFlow -sheet-> EntryFlow.help : help
            EntryFlow -push-> EntryFlow.pushed : pushed("[String: Int?]")
            EntryFlow -root!-> EntryFlow.start : start
            EntryFlow -modalNonDismissible-> EntryFlow.terms : terms
            LeafFlow -root-> LeafFlow.first : first
            LeafFlow -root-> LeafFlow.second : second
            TabFlow -tab-> LeafFlow : framed
            TabFlow -tab-> MissingFlow : missing
            TabFlow -tab-> TabFlow.inherited : inherited
            """
        let lines = try graph().withoutProvenance.lines
        #expect(lines == expected.split(separator: "\n"))
    }

    @Test func whatCannotBeToldIsListed() throws {
        let open = try graph().unresolved
        #expect(
            open.map(\.what).sorted() == ["EntryFlow.erased", "LeafFlow.initial", "TabFlow.later"])
        #expect(open.first { $0.what == "EntryFlow.erased" }?.candidates == ["*"])
        #expect(open.first { $0.what == "TabFlow.later" }?.candidates == ["EntryFlow"])
        #expect(open.first { $0.what == "LeafFlow.initial" }?.reason.contains("first, second share a factory") == true)
    }

    @Test func everyEdgeRestsOnTheRuntime() throws {
        #expect(try graph().edges.allSatisfy { $0.evidence == [.runtime] })
        #expect(try graph()["EntryFlow"]?.style == "stinsen2")
        #expect(try graph()["EntryFlow"]?.module == "NavAtlasIntrospectionTests")
    }

    @Test func aRouteToWhatWasNeverRegisteredLeadsToAnUndeclaredCoordinator() throws {
        #expect(try graph()["MissingFlow"]?.isUndeclaredCoordinator == true)
        #expect(try graph()["EntryFlow"]?.isUndeclaredCoordinator == false)
    }
}
