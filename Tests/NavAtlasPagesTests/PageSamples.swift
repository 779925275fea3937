import NavAtlasAnalysis
import NavAtlasModel
import NavAtlasReports
import NavAtlasTestSupport

@testable import NavAtlasPages

extension Report {
    /// A report of a graph in the notation.
    init(_ notation: String, title: String = "Shop") throws {
        self.init(try Notation.parse(notation), title: title)
    }

    init(_ graph: NavigationGraph, title: String) {
        let analysis = Analysis(graph)
        self.init(title: title, analysis: analysis, rules: Rules.standard, findings: Rules.findings(in: analysis))
    }
}

let shop = """
    entry Main
    coordinator Main stack
    Main -root!-> Home : home [source]
    Main -push-> Detail : detail [source]
    Main -sheet-> Help : help [source]
    Home ~push~> Detail : Main.detail [source at=Home.swift:7:9]
    Detail ~sheet~> Help : Main.help [source]
    screen Lost
    link shop://detail/{id} => Detail : Main.detail
    """

/// Something of everything: tabs, a way round, two ways to one screen, what cannot be reached, and modules.
let bazaar = """
    entry App
    coordinator App view
    coordinator Tabs tab
    coordinator Buying stack
    coordinator Account stack
    App -root!-> Tabs : tabs [source at=App/App.swift:5:9]
    Tabs -tab-> Buying : buying [source]
    Tabs -tab-> Account : account [source]
    Buying -root!-> Offers : start [source]
    Buying -push-> Item : item [source]
    Buying -push-> Seller : seller [source]
    Buying -sheet-> Basket : basket [source]
    Account -root!-> Profile : start [source]
    Account -fullScreen-> Payment : payment [source]
    Offers ~push~> Item : Buying.item [source at=Buying/Offers.swift:12:9]
    Offers ~push~> Seller : Buying.seller [source at=Buying/Offers.swift:14:9]
    Item ~push~> Seller : Buying.seller [source at=Buying/Item.swift:20:9]
    Seller ~push~> Item : Buying.item [source at=Buying/Seller.swift:8:9]
    Item ~sheet~> Basket : Buying.basket [source at=Buying/Item.swift:31:9]
    Profile ~fullScreen~> Payment : Account.payment [source at=Account/Profile.swift:3:9]
    screen Forgotten
    link bazaar://item/{id} => Item
    """

/// A page whose nodes have modules.
func rendered(_ notation: String, title: String = "Bazaar", base: String? = nil) throws -> String {
    let graph = try Notation.parse(notation)
    let nodes = graph.nodes.map { node in
        var node = node
        node.module = ["Payment", "Profile", "Account"].contains(node.id) ? "AccountModule" : "ShopModule"
        return node
    }
    var report = Report(
        try NavigationGraph(
            entries: graph.entries, nodes: nodes, edges: graph.edges, deepLinks: graph.deepLinks), title: title)
    report.base = try base.map { try Notation.parse($0) }
    report.sourceLinks = try SourceLinks(pattern: "https://example.com/blob/main/{file}#L{line}")
    return try HTMLFormat.render(report, style: .plain)
}

/// A page of a thousand screens, drawn once.
let thousand = Result {
    var report = try Report(GeneratedApp.notation(screens: 1000), title: "A thousand screens")
    report.sourceLinks = try SourceLinks(pattern: "https://github.com/example/shop-ios/blob/main/{file}#L{line}")
    return try HTMLFormat.render(report, style: .plain)
}
