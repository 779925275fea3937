// Explores apps that open URLs: declared links, registered URLs, and handlers of coordinators and screens.

import Foundation
import NavAtlasIntrospection
import NavAtlasModel
import Stinsen2Coordination
import Testing

private struct Pane: View { var body: some View { EmptyView() } }
private struct ItemPane: View {
    let id: UUID
    var body: some View { EmptyView() }
}

/// Opens links where someone is signed in; a screen of its own opens one, too.
private final class Shop: NavigationCoordinatable {
    let stack = NavigationStack(initial: \Shop.door)
    @Root var door = makeDoor
    @Root var inside = makeInside
    func makeDoor() -> some View { Pane() }
    func makeInside() -> NavigationViewCoordinator<Items> { NavigationViewCoordinator(Items()) }

    func customize(_ view: AnyView) -> some View {
        view.onOpenURL { [weak self] url in
            guard url.host == "item", let items = self?.hasRoot(\.inside),
                let id = UUID(uuidString: url.lastPathComponent)
            else { return }
            items.child.route(to: \.item, id)
        }
    }
}

private final class Items: NavigationCoordinatable {
    let stack = NavigationStack(initial: \Items.list)
    @Root var list = makeList
    @Route(.push) var item = makeItem
    @Route(.modal) var number = makeNumber
    func makeList() -> some View { Pane().onOpenURL { [weak self] in if $0.host == "help" { self?.open() } } }
    func makeItem(id: UUID) -> some View { ItemPane(id: id) }
    func makeNumber(number: Int) -> some View { Pane() }
    private func open() { route(to: \.item, UUID()) }
}

private final class Deaf: NavigationCoordinatable {
    let stack = NavigationStack(initial: \Deaf.start)
    @Root var start = makeStart
    @Route(.push) var item = makeItem
    @Route(.push) var thing = makeThing
    func makeStart() -> some View { Pane() }
    func makeItem(id: UUID) -> some View { ItemPane(id: id) }
    func makeThing(thing: Thing) -> some View { Pane() }
}

private struct Thing {}

/// What a link is opened with where the app does not say how.
@Suite struct ExplorerLinkTests {
    private func shop(_ pattern: String, opens route: String, url: String? = nil) throws -> NavigationGraph {
        var registry = CoordinatorRegistry()
        registry.register(Shop())
        registry.register(Items())
        registry.entry(Shop.self)
        registry.sample(7)
        registry.deepLink(pattern, opens: "Shop.inside", route)
        if let url { registry.open(url) }
        registry.explore { Shop() }
        return try registry.graph()
    }

    private func open(_ graph: NavigationGraph) -> [String] {
        graph.unresolved.filter { $0.what.hasPrefix("open(") }.map { "\($0.what): \($0.reason)" }
    }

    @Test func aCoordinatorsHandlerOpensAMadeUpValueWhereItCan() throws {
        let graph = try shop("shop://item/{id}", opens: "Items.item")
        #expect(graph.remarks.isEmpty && open(graph).isEmpty, "\(graph.remarks) \(graph.unresolved)")
    }

    @Test func aScreensHandlerIsAsked() throws {
        let graph = try shop("shop://help", opens: "Items.item")
        #expect(graph.remarks.isEmpty && open(graph).isEmpty, "\(graph.remarks) \(graph.unresolved)")
    }

    @Test func aMadeUpValueThatOpensNothingIsNoMismatch() throws {
        let graph = try shop("shop://lost/{number}", opens: "Items.number")
        #expect(graph.remarks.isEmpty)
        #expect(open(graph).first?.hasPrefix("open(shop://lost/7): with parameters that are made up, it ") == true)
    }

    @Test func aRegisteredURLThatOpensNothingIsAMismatch() throws {
        let graph = try shop("shop://item/{id}", opens: "Items.item", url: "shop://item/none")
        #expect(graph.remarked == ["deep-link-mismatch: shop://item/none"])
        #expect(open(graph).isEmpty)
    }

    @Test func whatNothingOpensIsListed() throws {
        var registry = CoordinatorRegistry()
        registry.register(Deaf())
        registry.entry(Deaf.self)
        registry.sample(Thing())
        registry.deepLink("deaf://item/{id}", opens: "Deaf.item")
        registry.deepLink("deaf://thing/{it}", opens: "Deaf.thing")
        registry.deepLink("deaf://any/*", opens: "Deaf.thing")
        #expect(try registry.graph().unresolved.isEmpty, "nothing was run")
        registry.explore { Deaf() }
        let graph = try registry.graph()
        #expect(graph.remarks.isEmpty)
        #expect(
            open(graph).map { $0.split(separator: ":").prefix(2).joined(separator: ":") } == [
                "open(deaf://any/*)", "open(deaf://item/00000000-0000-0000-0000-000000000001)",
                "open(deaf://thing/{it})",
            ])
        #expect(open(graph)[1].contains("nothing that is shown opens it"))
        #expect(open(graph)[2].contains("cannot be made up"))
    }
}
