import NavAtlasModel

// Tab bars: their items, and what selects them.

extension SwiftUIDialect {
    func tabs(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        guard let node = interpreter.owner.node else { return [] }
        let selection = site.argument("selection")
        let content = (site.closure() ?? site.argument("content"))?.withoutTabsSelectingThemselves(by: selection)
        let items = items(of: content, selectedBy: selection, site, interpreter)
        let pages = Self.distinguished(items).map { item in
            let route = Interpreter.route(item.name ?? "tab", writtenIn: site.scope)
            return (item, interpreter.withoutStacks(interpreter.targets(in: item.values, route: route)))
        }
        if site.has(Expression.pagedMark), Self.areParts(pages.map(\.1)), let content {
            interpreter.render(interpreter.shown(by: content, in: site.scope))
            return [Interpreter.tabBar(beginningWith: nil)]
        }
        let begun = selection.flatMap { interpreter.firstValues(of: $0, in: site.scope) } ?? []
        var first: (name: String, isSelected: Bool)?
        var routes: [TableRoute] = []
        var untold: Set<NodeKey> = []
        var names: [NodeKey: String] = [:]
        for (item, found) in pages {
            interpreter.accept(found)
            interpreter.draw(item.label)
            // The tab and the value that selects it have one name.
            let name = item.name ?? (found.count == 1 ? interpreter.name(of: found[0]) : item.tag)
            if let tag = item.tag {
                routes.append(
                    TableRoute(
                        caseName: tag, inner: item.carried, name: name ?? tag, input: nil,
                        targets: Set(found.map(\.node))))
            } else if item.hasTag {
                untold.formUnion(found.map(\.node))
            }
            for target in found where target.node != node {
                let name = name ?? interpreter.name(of: target)
                interpreter.declare(
                    from: node, to: target, kind: .tab, name: name, presentation: .tab, at: site.location)
                names[target.node] = name
                let isSelected = item.tag.map { StateTest.cases([$0]).holds(for: begun) } ?? false
                if first == nil || isSelected && first?.isSelected == false { first = (name, isSelected) }
            }
        }
        for contents in content.map(Self.contents) ?? [] {
            interpreter.noteStates(
                showing: interpreter.choices(in: contents, site.scope), inTurnFor: node, at: site.location
            ) { names[$0] }
        }
        if let selection {
            interpreter.observeChoice(interpreter.evaluate(selection, in: site.scope, expecting: nil))
            select(selection, routes, untold, node, site, interpreter)
        }
        return [Interpreter.tabBar(beginningWith: first?.name)]
    }

    /// What holds the items of a tab bar, or the content of one.
    private static let groups: Set<String> = ["ForEach", "Group", "Tab", "TabSection"]

    /// What each tab shows, by the code of the bar: `Tab("Films") { … }`, `Films().tabItem { … }`.
    private static func contents(of shown: Expression) -> [[Statement]] {
        guard case .closure(let closure) = shown else { return [] }
        return closure.body.flatMap { statement -> [[Statement]] in
            guard case .expression(.call(.name(let name, _), let arguments, _)) = statement,
                Self.groups.contains(name),
                let inner = arguments.last(where: { $0.isTrailing && $0.label == nil || $0.label == "content" })?.value,
                case .closure(let own) = inner
            else { return [[statement]] }
            return name == "Tab" ? [own.body] : contents(of: inner)
        }
    }

    /// The items of a tab bar. While a person sees one, the selection is its own: what chooses by the selection shows one screen.
    private func items(
        of content: Expression?, selectedBy selection: Expression?, _ site: CallSite, _ interpreter: Interpreter
    ) -> [Item] {
        let all = items(of: content, site, interpreter)
        guard let place = selection.flatMap({ interpreter.places(of: $0, in: site.scope).first }) else { return all }
        var seen: Set<Values> = []
        return all.flatMap { item -> [Item] in
            let alike = all.filter { $0.marks == item.marks }
            guard item.marks.count == 1, let mark = item.marks.first, alike.reduce(0, { $0 + $1.values.count }) > 1
            else { return [item] }
            guard seen.insert(item.marks).inserted else { return [] }
            let outer = interpreter.assumption
            defer { interpreter.assumption = outer }
            interpreter.assumption = Assumption(receiver: place.receiver, name: place.name, value: mark)
            let selected = items(of: content, site, interpreter).filter { $0.marks == item.marks }
            return selected.isEmpty ? alike : selected
        }
    }

    private func items(of content: Expression?, _ site: CallSite, _ interpreter: Interpreter) -> [Item] {
        let values = interpreter.with(mode: .destination) {
            let closures = content.map { interpreter.evaluate($0, in: site.scope, expecting: nil) } ?? []
            return interpreter.runClosures(closures)
        }
        return items(in: values, interpreter)
    }

    /// Whether pages are parts of the view that turns them: none has a type of its own, or all of several have the same one.
    private static func areParts(_ pages: [Targets]) -> Bool {
        if pages.allSatisfy({ $0.allSatisfy(\.isInline) }) { return true }
        return pages.count { !$0.isEmpty } > 1 && Set(pages.joined().map(\.node)).count == 1
    }

    /// Assigning a tab bar's selection shows a tab.
    ///
    /// - Parameter untold: what tabs show of which it is not known what selects them.
    private func select(
        _ selection: Expression, _ routes: [TableRoute], _ untold: Set<NodeKey>, _ node: NodeKey, _ site: CallSite,
        _ interpreter: Interpreter
    ) {
        guard !routes.isEmpty || !untold.isEmpty else { return }
        for (receiver, property) in interpreter.places(of: selection, in: site.scope) {
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            interpreter.draft.note(
                StateTrigger(
                    key: PropertyKey(nominal: nominal, name: property), node: node, presentation: .tab, routes: routes,
                    untold: untold, owner: interpreter.owner, location: site.location))
        }
    }

    private struct Item {
        var name: String?
        /// The enum case that selects it.
        var tag: String?
        /// The values that select it.
        var marks: Values = []
        /// The case that its own carries, where other items have the same.
        var carried: [String] = []
        var values: Values
        /// What the bar shows for it.
        var label: Values = []
        /// Whether the bar is told how it shows or selects it.
        var isMarked = false
        /// Whether something selects it, which need not be known.
        var hasTag = false

        func tagged() -> Item {
            var item = self
            item.hasTag = true
            return item
        }
    }

    /// The items of a tab bar: views with a tag or an item, `Tab(…) { … }`, those in a `ForEach` or `Group`, and those that
    /// a view of several shows.
    private func items(in values: Values, _ interpreter: Interpreter, isMarked: Bool = false) -> [Item] {
        values.flatMap { value -> [Item] in
            guard case .external(let name, _, nil, let arguments) = value else {
                return (isMarked ? nil : several(value, interpreter)) ?? [item(value, interpreter)]
            }
            switch name {
            case "ForEach", "Group", "TabSection":
                let inner = arguments.flatMap { items(in: $0.values, interpreter, isMarked: isMarked) }
                return name == "ForEach" ? inner.map { $0.tagged() } : inner
            case "Tab":
                let marked = arguments.first { $0.label == "value" }
                let mark = marked?.values ?? []
                let tag = Self.caseName(interpreter.withConstantsNamed(mark))
                let title = arguments.first.flatMap { Self.text($0.values) }
                let content = arguments.last { $0.label == nil || $0.label == "content" }?.values ?? []
                return [
                    Item(
                        name: tag ?? title, tag: tag ?? Self.constant(mark), marks: mark, values: content,
                        label: arguments.first { $0.label == "label" }?.values ?? [], isMarked: true,
                        hasTag: marked != nil)
                ]
            case Interpreter.modifiedView:
                return modifiedItems(arguments, interpreter, isMarked: isMarked)
            case Interpreter.elementView:
                let element = arguments.last?.values ?? []
                let made = Self.caseName(element)
                let inner = arguments.first.map { items(in: $0.values, interpreter) } ?? []
                // What makes several is a section of them, and names none.
                return inner.count > 1
                    ? inner
                    : inner.map { item in
                        Item(
                            name: item.tag ?? made ?? item.name, tag: item.tag ?? made,
                            marks: item.tag == nil ? element : item.marks, values: item.values, label: item.label,
                            isMarked: item.isMarked, hasTag: true)
                    }
            case "·tag", "·tabItem":
                let inner = arguments.first.map { items(in: $0.values, interpreter, isMarked: true) } ?? []
                let isTag = name == "·tag"
                let marks = arguments.dropFirst().first?.values ?? []
                let own = Self.caseName(interpreter.withConstantsNamed(marks)) ?? Self.text(marks)
                return inner.map { item in
                    Item(
                        name: isTag ? own ?? item.name : item.name ?? own,
                        tag: isTag ? own ?? Self.constant(marks) : item.tag, marks: isTag ? marks : item.marks,
                        values: item.values, label: isTag ? item.label : marks, isMarked: true,
                        hasTag: isTag || item.hasTag)
                }
            default: return [Item(name: nil, tag: nil, values: [value])]
            }
        }
    }

    /// Items with what they are modified with, which works for their screens: `Home().overlay { Player() }.tabItem { … }`.
    private func modifiedItems(_ arguments: ArgumentValues, _ interpreter: Interpreter, isMarked: Bool) -> [Item] {
        guard let views = arguments.first else { return [] }
        return items(in: views.values, interpreter, isMarked: isMarked).map { item in
            var item = item
            item.values = interpreter.modified(item.values, by: arguments.last?.values ?? [])
            return item
        }
    }

    /// Items of one case are told apart by what it carries: `.list(.films)`, `.list(.shows)`.
    private static func distinguished(_ items: [Item]) -> [Item] {
        items.map { item in
            guard let tag = item.tag, items.count(where: { $0.tag == tag }) > 1 else { return item }
            var item = item
            item.carried = carried(by: item.marks)
            if item.name == tag { item.name = ([tag] + item.carried).joined(separator: ".") }
            return item
        }
    }

    /// The case that a case carries, the one that that carries…, by their names.
    private static func carried(by marks: Values) -> [String] {
        marks.firstNonNil { mark -> [String]? in
            switch mark {
            case .enumCase(_, _, let payload), .unresolvedCase(_, let payload):
                payload.firstNonNil { part in
                    (caseName(part.values) ?? text(part.values)).map { [$0] + carried(by: part.values) }
                }
            default: nil
            }
        } ?? []
    }

    /// The items of a view whose body is several, such as `TabView { Pages() }` shows.
    private func several(_ value: Value, _ interpreter: Interpreter) -> [Item]? {
        guard let nominal = value.nominal(in: interpreter.heap), interpreter.isView(nominal),
            let body = nominal.bodyCode, Self.isSeveral(body, of: nominal, interpreter.program)
        else { return nil }
        func items(for owner: Owner) -> [Item] {
            let shown = interpreter.with(owner: owner, mode: .destination) { interpreter.read("body", of: value) }
            // There is no end to the items of a view that shows itself.
            return shown.contains(value) ? [] : self.items(in: shown, interpreter)
        }

        // One that turns out to be a screen does itself what its buttons do.
        let own = Owner(node: interpreter.draft.key(for: nominal))
        guard items(for: own).count(where: \.isMarked) > 1 else { return nil }
        let items = items(for: interpreter.owner)
        interpreter.draft.noteComponent(of: Owner(node: interpreter.owner.node, component: nominal))
        interpreter.noteShown(value, nominal, asPart: true)
        return items
    }

    /// Whether a body may be several items: each is a view of the app's, or is marked. A screen of a text and a button is one.
    private static func isSeveral(_ body: [Statement], of nominal: Nominal, _ program: Program) -> Bool {
        let shown = body.compactMap { if case .expression(let shown) = $0 { shown } else { nil } }
        if case .call(.name("ForEach", _), _, _)? = shown.first { return true }
        return shown.count { mayBeItem($0, of: nominal, program) } > 1
    }

    private static func mayBeItem(_ view: Expression, of nominal: Nominal, _ program: Program) -> Bool {
        switch view {
        case .call(.member(_, "tag", _), _, _), .call(.member(_, "tabItem", _), _, _): true
        case .call(.member(let base, _, _), _, _): mayBeItem(base, of: nominal, program)
        case .call(.name(let name, _), _, _):
            Self.groups.contains(name) || !SystemViews.isOfSwiftUI(name)
                || !program.methods(name, of: nominal).isEmpty
        default: true
        }
    }

    /// A view that marks itself: `.tag(…)` stands around all that its own body shows.
    private func item(_ value: Value, _ interpreter: Interpreter) -> Item {
        var item = Item(name: nil, tag: nil, values: [value])
        guard let nominal = value.nominal(in: interpreter.heap), let body = nominal.properties["body"],
            body.fact.getter?.count == 1, case .expression(var shown)? = body.fact.getter?.first
        else { return item }
        while case .call(.member(let base, let name, _), let arguments, _) = shown {
            if name == "tag", let mark = arguments.first?.value {
                let scope = interpreter.scope(of: body, value)
                item.marks = interpreter.evaluate(mark, in: scope, expecting: nil)
                let own = Self.caseName(item.marks)
                item.name = own
                if case .number(let text) = mark { item.tag = text } else { item.tag = own }
            }
            shown = base
        }
        return item
    }

    private static func caseName(_ values: Values) -> String? {
        let names = values.compactMap(\.caseName)
        return names.count == 1 ? names[0] : nil
    }

    private static func constant(_ values: Values) -> String? {
        if values.count == 1, case .number(let text)? = values.first { text } else { nil }
    }

    /// The first text that a label shows; `nil` where it may be one of several.
    private static func text(_ values: Values) -> String? {
        let texts = values.compactMap { if case .text(let text) = $0, !text.isEmpty { text } else { nil } }
        guard texts.isEmpty else { return texts.count == 1 ? texts[0] : nil }
        for value in values {
            switch value {
            case .external(let name, _, _, let arguments) where name == "Label" || name == "Text":
                if let found = arguments.first.flatMap({ text($0.values) }) { return found }
            default: continue
            }
        }
        return nil
    }
}
