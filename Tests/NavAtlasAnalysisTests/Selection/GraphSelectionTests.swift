import NavAtlasModel
import NavAtlasTestSupport
import Testing

@testable import NavAtlasAnalysis

@Suite struct GraphSelectionTests {
    private static let app = """
        entry Main
        Main -root!-> Home : home
        Main -push-> Shop : shop
        Main -sheet-> Help : help
        Shop -root!-> Items : items
        Shop -push-> Item : item
        Shop -push-> Cart : cart
        Cart -root!-> Basket : basket
        Home ~push~> Shop : Main.shop
        Items ~push~> Item : Shop.item
        Item ~push~> Cart : Shop.cart
        Basket ~sheet~> Help : Main.help
        link app://item => Item : Shop.item

        """

    private func nodes(_ change: (inout GraphSelection) -> Void) throws -> [String] {
        try part(change).nodes.map(\.id)
    }

    private func part(_ change: (inout GraphSelection) -> Void) throws -> NavigationGraph {
        var selection = GraphSelection()
        change(&selection)
        return try Notation.parse(Self.app).selecting(selection)
    }

    @Test func aScopeIsWhatACoordinatorDeclares() throws {
        #expect(try nodes { $0.scope = "Shop" } == ["Basket", "Cart", "Item", "Items", "Shop"])
        #expect(
            try nodes {
                $0.scope = "Shop"
                $0.depth = 1
            } == ["Cart", "Item", "Items", "Shop"])
    }

    @Test func aFocusIsOneStepAround() throws {
        #expect(try nodes { $0.focus = "Item" } == ["Cart", "Item", "Items", "Shop"])
    }

    @Test func betweenIsWhatLiesOnAWay() throws {
        #expect(
            try nodes {
                $0.from = "Items"
                $0.to = "Basket"
            } == ["Basket", "Cart", "Item", "Items"])
        #expect(try nodes { $0.to = "Home" } == ["Home", "Main"])
        #expect(try nodes { $0.from = "Help" } == ["Help"])
    }

    @Test func waysAreTriggeredOrDeclared() throws {
        let triggered = try part { $0.ways = .transitions }.edges
        #expect(triggered.allSatisfy { $0.kind == .transition || $0.initial } && triggered.count == 7)
        #expect(try part { $0.ways = .routes }.edges.allSatisfy(\.kind.isDeclared))
    }

    @Test func coordinatorsStandForTheirScreens() throws {
        let part = try part { $0.isCollapsed = true }
        #expect(part.nodes.map(\.id) == ["Cart", "Main", "Shop"])
        #expect(part.edges.contains { $0.from == "Main" && $0.to == "Shop" && $0.kind == .transition })
        #expect(part.deepLinks.map(\.to) == ["Shop"])
    }

    @Test(arguments: [RandomGraph.Names.plain, .hostile])
    func everyPartIsAGraph(names: RandomGraph.Names) {
        for seed in 0..<200 as Range<UInt64> {
            let graph = RandomGraph.make(seed: seed, names: names, nodes: 7)
            var selections = [GraphSelection(), GraphSelection(), GraphSelection(), GraphSelection()]
            (selections[0].scope, selections[1].focus) = (graph.nodes.first?.id, graph.nodes.last?.id)
            (selections[2].from, selections[2].to) = (graph.nodes.first?.id, graph.nodes.last?.id)
            selections[3].isCollapsed = true
            for selection in selections {
                let part = graph.selecting(selection)
                let ids = Set(part.nodes.map(\.id))
                #expect(ids.isSubset(of: Set(graph.nodes.map(\.id))), "seed \(seed)")
                if let name = selection.scope ?? selection.focus { #expect(ids.contains(name), "seed \(seed)") }
            }
            #expect(graph.selecting(GraphSelection()).edges == graph.edges)
        }
    }
}
