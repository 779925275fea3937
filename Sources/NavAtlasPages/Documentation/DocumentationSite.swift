import NavAtlasAnalysis
import NavAtlasDiagrams
import NavAtlasModel
import NavAtlasReports

/// The pages of the documentation, whatever the format.
struct DocumentationSite {
    /// The name of the first page's picture.
    static let overview = "overview"
    /// The name of the page of what stands in no coordinator.
    static let others = "others"

    let report: Report
    let links: SourceLinks?
    let ways: ShortestWays
    /// The coordinators with a page, their screens, and the names of the pages.
    private let chapters: [(coordinator: Node?, screens: [Node], page: String)]
    private let pageOfNode: [String: String]
    private let findings: [String: [Finding]]
    /// The ways out of each node.
    private let leaving: [String: [Edge]]
    /// What triggers a route, by the route's full name.
    private let triggers: [String: [Edge]]

    var graph: NavigationGraph { report.analysis.graph }

    init(_ report: Report, links: SourceLinks?) {
        self.report = report
        self.links = links
        ways = ShortestWays(report.analysis)
        let graph = report.analysis.graph
        // As in the pictures, so that a screen is told where its row stands.
        let lost = report.analysis.nodes(.unreachable).map { ($0.id, Mark(reach: .unreachable)) }
        let owners = Diagram(graph: graph, marks: Dictionary(uniqueKeysWithValues: lost)).coordinators
        let screens = Dictionary(grouping: graph.nodes.filter { $0.kind == .screen }) { owners[$0.id] ?? "" }
        let coordinators = graph.nodes.filter { $0.kind == .coordinator }
        let names = FileNames.names(for: coordinators.map(\.id))
        var chapters: [(coordinator: Node?, screens: [Node], page: String)] = []
        for (coordinator, name) in zip(coordinators, names) {
            chapters.append((coordinator, screens[coordinator.id] ?? [], name))
        }
        let alone = graph.nodes.filter { $0.kind == .screen && owners[$0.id] == nil }
        if !alone.isEmpty { chapters.append((nil, alone, Self.others)) }
        self.chapters = chapters
        pageOfNode = chapters.reduce(into: [:]) { pages, chapter in
            for node in chapter.screens + [chapter.coordinator].compactMap({ $0 }) { pages[node.id] = chapter.page }
        }
        leaving = Dictionary(grouping: graph.edges, by: \.from)
        triggers = Dictionary(grouping: graph.edges.filter { $0.kind == .transition }, by: \.name)
        // A finding is about a node, or a coordinator's route.
        findings = Dictionary(grouping: report.findings) { finding in
            if graph[finding.subject] != nil { return finding.subject }
            let owner = finding.subject.lastIndex(of: ".").map { String(finding.subject[..<$0]) } ?? ""
            return graph[owner] == nil ? "" : owner
        }
    }

    /// Where a node is spoken of.
    func place(of id: String) -> (page: String, anchor: String?)? {
        pageOfNode[id].map { ($0, graph[id]?.kind == .screen ? graph[id].map(Diagram.elementID(of:)) : nil) }
    }

    func members(ofPage name: String) -> Set<String> {
        guard let chapter = chapters.first(where: { $0.page == name }) else { return [] }
        return Set((chapter.screens + [chapter.coordinator].compactMap { $0 }).map(\.id))
    }

    var pictures: [String] { [Self.overview] + chapters.map(\.page) }

    var pages: [DocumentationPage] { [firstPage] + chapters.map(page) }

    // MARK: The first page

    private var firstPage: DocumentationPage {
        let summary = report.summary
        var blocks: [Block] = [
            .paragraph([
                .text(
                    "\(summary.coordinators.counted("coordinator")), \(summary.screens.counted("screen")), "
                        + "\(graph.deepLinks.count.counted("deep link")), \(report.findings.count.counted("finding")).")
            ]),
            .paragraph(start),
            .picture(Self.overview, words: "\(report.title): an overview"),
            .paragraph([
                .text(
                    graph.nodes.count <= Diagram.mostNodes
                        ? "In the picture, a card is a coordinator with the screens it shows, and a line leads from where it "
                            + "is triggered to what is shown."
                        : "The picture shows which coordinator leads to which; their screens are in the pictures on their pages."
                )
            ]),
            .heading(2, [.text("Coordinators")], anchor: nil),
        ]
        let rows = chapters.map { chapter -> [[[Inline]]] in
            let name = chapter.coordinator?.id ?? "In no coordinator"
            let ids = chapter.screens.map(\.id) + [chapter.coordinator?.id].compactMap { $0 }
            let count = ids.reduce(0) { $0 + (findings[$1]?.count ?? 0) }
            return [
                [[.link(name, page: chapter.page, anchor: nil)]],
                [[.text(chapter.coordinator.map { reachWord(of: $0.id) } ?? "")]],
                chapter.screens.map { [.link($0.id, page: chapter.page, anchor: Diagram.elementID(of: $0))] },
                [[.text(count == 0 ? "" : "\(count)")]],
            ]
        }
        if !rows.isEmpty {
            blocks.append(.table(header: ["Coordinator", "Reachable", "Screens", "Findings"], rows: rows))
        }
        if !graph.deepLinks.isEmpty {
            blocks.append(.heading(2, [.text("Deep links")], anchor: nil))
            blocks.append(
                .table(
                    header: ["Pattern", "Opens"],
                    rows: graph.deepLinks.map { link in
                        [[[.code(link.pattern)]], [link.to.map { [self.link($0)] } ?? [.text("nothing")]]]
                    }))
        }
        blocks += list("Findings about the whole app", of: findings[""] ?? [])
        if summary.unresolved > 0 {
            blocks.append(
                .paragraph([
                    .text(
                        "NavAtlas could not follow \(summary.unresolved.counted("navigation call")), so there may be more "
                            + "connections than are shown.")
                ]))
        }
        blocks.append(.contents(chapters.map(\.page)))
        return DocumentationPage(name: "", title: report.title, blocks: blocks)
    }

    private var start: [Inline] {
        if graph.entries.isEmpty {
            return [.text("NavAtlas does not know where the app starts, so it cannot tell what can be reached.")]
        }
        return [.text("The app starts at ")] + enumeration(of: graph.entries.map { [link($0)] }) + [.text(".")]
    }

    // MARK: A coordinator's page

    private func page(_ chapter: (coordinator: Node?, screens: [Node], page: String)) -> DocumentationPage {
        let title = chapter.coordinator?.id ?? "In no coordinator"
        var blocks: [Block] = []
        if let coordinator = chapter.coordinator { blocks.append(.paragraph(kind(of: coordinator))) }
        blocks.append(.picture(chapter.page, words: "\(title) and what is around it"))
        if let coordinator = chapter.coordinator {
            blocks += facts(about: coordinator)
            let routes = (leaving[coordinator.id] ?? []).filter(\.kind.isDeclared)
            if !routes.isEmpty {
                blocks += [.heading(2, [.text("Routes")], anchor: nil), table(of: routes)]
            }
        }
        if !chapter.screens.isEmpty { blocks.append(.heading(2, [.text("Screens")], anchor: nil)) }
        for screen in chapter.screens {
            blocks.append(.heading(3, [.text(screen.id)], anchor: Diagram.elementID(of: screen)))
            blocks += facts(about: screen)
        }
        return DocumentationPage(name: chapter.page, title: title, blocks: blocks)
    }

    /// Routes with who triggers them, where that is known of any. Where each trigger decides how a route is shown, the
    /// triggers say it.
    private func table(of routes: [Edge]) -> Block {
        let triggersOf = routes.map { route in
            (triggers["\(route.from).\(route.name)"] ?? []).filter { $0.to == route.to }
        }
        let isAnyKnown = triggersOf.contains { !$0.isEmpty }
        let rows = zip(routes, triggersOf).map { route, triggers -> [[[Inline]]] in
            let name = route.name + (route.input.map { "(\($0))" } ?? "")
            let presentations = route.presentation.map { [$0] } ?? triggers.flatMap(\.presentations)
            let shown =
                Set(presentations.map(\.word)).sorted().joined(separator: ", ") + (route.initial ? ", shown first" : "")
            let who = Set(triggers.map(\.from)).sorted().map { [link($0)] }
            return [[[.code(name)]], [[.text(shown)]], [[link(route.to)]]] + (isAnyKnown ? [who] : [])
        }
        return .table(
            header: ["Route", "Shown as", "Leads to"] + (isAnyKnown ? ["Triggered by"] : []), rows: rows)
    }

    private func kind(of coordinator: Node) -> [Inline] {
        let flow = coordinator.flow.map { " (\($0.rawValue))" } ?? ""
        return [.text("A coordinator\(flow) in "), .link(report.title, page: "", anchor: nil), .text(".")]
    }

    /// How to reach a node, its links, findings and place.
    private func facts(about node: Node) -> [Block] {
        var blocks: [Block] = []
        if let way = ways.way(to: node.id) {
            blocks += [.paragraph([.strong("How to reach it")]), .steps(steps(of: way, to: node))]
        } else {
            blocks.append(.paragraph([.strong("How to reach it"), .text(": \(reach(of: node.id))")]))
        }
        if node.kind == .screen, let leaving = leaving[node.id] {
            let goals = Dictionary(grouping: leaving, by: \.to).sorted { $0.key < $1.key }.map { goal, edges in
                let shown = Set(edges.flatMap(\.presentations).map(\.word)).sorted().joined(separator: ", ")
                return [link(goal)] + (shown.isEmpty ? [] : [.text(" (\(shown))")])
            }
            blocks.append(.paragraph([.strong("Leads to"), .text(" ")] + enumeration(of: goals)))
        }
        let patterns = graph.deepLinks.filter { $0.to == node.id }.map { [Inline.code($0.pattern)] }
        if !patterns.isEmpty { blocks += [.paragraph([.strong("Deep links")]), .list(patterns)] }
        blocks += list("Findings", of: findings[node.id] ?? [])
        if let location = node.location {
            let place = "\(location.file):\(location.line)"
            blocks.append(
                .paragraph([
                    .strong("Declared"), .text(" in "),
                    links.map { .external(place, url: $0.url(of: location)) } ?? .code(place),
                ]))
        }
        return blocks
    }

    /// The steps of a way. To a screen they are told from its coordinator on, whose own way stands on the same page.
    private func steps(of way: ShortestWays.Way, to node: Node) -> [[Inline]] {
        let owner = chapters.first { $0.page == pageOfNode[node.id] }?.coordinator?.id
        let passed = node.kind == .screen ? way.steps.lastIndex { $0.from == owner } ?? 0 : 0
        let start: [Inline] =
            if passed > 0 {
                [.text("From "), link(way.steps[passed].from)]
            } else {
                way.link.map { [.text("Open "), .code($0.pattern), .text(", which shows "), link(way.start)] }
                    ?? [.text("Start at "), link(way.start)]
            }
        return [start]
            + way.steps[passed...].map { step in
                let (verb, manner) = step.words
                return [link(step.from), .text(" \(verb) "), link(step.to), .text("\(manner), by "), .code(step.name)]
            }
    }

    private func list(_ title: String, of findings: [Finding]) -> [Block] {
        if findings.isEmpty { return [] }
        let items = findings.map { finding -> [Inline] in
            [.strong(finding.severity.rawValue), .text(": \(finding.message) "), .code(finding.rule)]
        }
        return [.paragraph([.strong(title)]), .list(items)]
    }

    private func link(_ id: String) -> Inline {
        place(of: id).map { .link(id, page: $0.page, anchor: $0.anchor) } ?? .code(id)
    }

    private func enumeration(of parts: [[Inline]]) -> [Inline] {
        Array(parts.joined(separator: [.text(", ")]))
    }

    private func reachWord(of id: String) -> String {
        switch report.analysis.reachability(of: id) {
        case .reachable: "yes"
        case .deepLinkOnly: "by deep link alone"
        case .unknown: graph.entries.isEmpty ? "not known" : "perhaps"
        case .unreachable: "no"
        }
    }

    /// Why there is no way to show.
    private func reach(of id: String) -> String {
        switch report.analysis.reachability(of: id) {
        case .unreachable: "it cannot be reached: neither a path from the app's entries nor a deep link leads here"
        case _ where graph.entries.isEmpty: "not known, because NavAtlas does not know where the app starts"
        default: "perhaps, through a call that could not be followed"
        }
    }
}

extension Int {
    fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Presentation {
    /// What a table says.
    fileprivate var word: String { self == .fullScreen ? "full screen" : rawValue }
}

extension Edge {
    /// What taking it does, around the name of what is shown.
    fileprivate var words: (verb: String, manner: String) {
        switch presentation {
        case .push?: ("pushes", "")
        case .root?: ("shows", " as its root")
        case .tab?: ("shows", " as a tab")
        case .sheet?: ("shows", " as a sheet")
        case .fullScreen?: ("shows", " over the whole screen")
        case .popover?: ("shows", " in a popover")
        case let other?: ("shows", " as \(other.rawValue)")
        case nil: ("shows", "")
        }
    }
}
