import NavAtlasModel

/// Plain SwiftUI, and coordinators over `NavigationStack`: paths and destination tables, links, sheets and tabs.
struct SwiftUIDialect: Dialect {
    static let id = CoordinatorKind.styleOfViews
    static let vocabulary = Vocabulary(modules: ["SwiftUI"], terms: Vocabulary.termsOfViews)

    let flowContainers: [String: Node.Flow] = [
        "NavigationStack": .stack, "NavigationView": .stack, "NavigationSplitView": .stack, "TabView": .tab,
    ]

    /// `ManagedNavigationStack`: by its name, a library's stack of what it is given.
    static func isStack(_ name: String) -> Bool { name.hasSuffix("NavigationStack") }

    static func rewritten(_ files: [FileFacts]) -> [FileFacts] { files.map(BackportRewriting.rewritten) }

    func isPath(_ type: ResolvedType) -> Bool { type.lastName == "NavigationPath" }

    func flow(ofContainer name: String) -> Node.Flow? {
        flowContainers[name] ?? (Self.isStack(name) ? .stack : nil)
    }

    func call(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        if let type = site.type {
            guard case .external = type else { return nil }
            switch type.lastName {
            case "WindowGroup", "DocumentGroup", "Window", "Settings", "MenuBarExtra", "ImmersiveSpace":
                return window(site, interpreter)
            case "SettingsLink": return openWindow(site, interpreter) ?? made(site, type, interpreter)
            case "NavigationStack", "NavigationView", "NavigationSplitView":
                return stack(site, type.lastName, interpreter)
            case "TabView": return tabs(site, interpreter)
            case "NavigationLink": return link(site, interpreter)
            case "List" where site.has("selection"), "Map" where site.has("selection"):
                return list(site, type, interpreter)
            case "Table": return table(site, type, interpreter)
            case "TableColumn": return column(site, type, interpreter)
            case Interpreter.openURLAction:
                // It is run when a link is pressed, by the screen with the link.
                let handlers = site.arguments.map { interpreter.evaluate($0.value, in: site.scope, expecting: nil) }
                return [
                    .external(
                        type.lastName, [], member: nil,
                        ArgumentValues(handlers.map { ArgumentValue(label: nil, values: $0) }))
                ]
            case "Link":
                let url = site.argument("destination").map { interpreter.evaluate($0, in: site.scope, expecting: nil) }
                interpreter.openLink(url ?? [])
                return nil
            case "Text":
                for url in Self.markdownLinks(in: site.arguments) { interpreter.openLink(Self.url(url)) }
                return nil
            case "Picker": return picker(site, type, interpreter)
            case "Toggle":
                if let flag = site.argument("isOn") { toggle(flag, site, interpreter) }
                return nil
            case "UIHostingConfiguration": return cell(site, type, interpreter)
            case "ForEach":
                select(site, interpreter)
                return nil
            case let name where Self.isStack(name): return stack(site, name, interpreter)
            default: return libraryLink(site, type, interpreter)
            }
        }
        guard site.base != nil || !site.receivers.isEmpty else { return nil }
        switch site.name {
        case let name where Interpreter.opening.contains(name): return openWindow(site, interpreter)
        case "sheet": return modal(site, .sheet, interpreter)
        case "fullScreenCover": return modal(site, .fullScreen, interpreter)
        case "popover": return modal(site, .popover, interpreter)
        case "inspector": return modal(site, Presentation(rawValue: "inspector"), interpreter)
        case "navigationDestination": return destination(site, interpreter)
        case "tag": return annotated(site, "·tag", interpreter)
        case "tabItem": return annotated(site, "·tabItem", interpreter)
        case "append", "insert":
            return libraryPush(site, interpreter) ?? append(site, interpreter)
        case "toggle": return toggle(site, interpreter)
        case "set" where site.has("forKey"):
            interpreter.store(site)
            return nil
        case "contextMenu" where site.has("preview"):
            return interpreter.library(
                site.name, on: site.receivers, site.arguments.filter { $0.label != "preview" }, in: site.scope)
        case "environment": return interpreter.giveEnvironment(site.arguments, in: site.scope) ? site.receivers : nil
        case "focusedValue", "focusedSceneValue":
            interpreter.giveFocused(site.arguments, in: site.scope)
            return site.receivers
        case "onOpenURL", "onContinueUserActivity": return open(site, interpreter)
        default:
            return libraryModal(site, interpreter) ?? labelledModal(site, interpreter)
                ?? libraryTable(site, interpreter) ?? libraryPush(site, interpreter) ?? libraryRoute(site, interpreter)
        }
    }

    // MARK: Containers

    /// `cell.contentConfiguration = UIHostingConfiguration { RowView() }`: what a cell shows is a part of what makes the cell.
    private func cell(_ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) -> Values? {
        guard interpreter.mode != .destination, let content = site.closure() else { return nil }
        interpreter.render(interpreter.shown(by: content, in: site.scope))
        return [.external(type.lastName, [], member: nil, [])]
    }

    private func tabs(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        guard let node = interpreter.owner.node else { return [] }
        let content = site.closure() ?? site.argument("content")
        let values = interpreter.with(mode: .destination) {
            let closures = content.map { interpreter.evaluate($0, in: site.scope, expecting: nil) } ?? []
            return interpreter.runClosures(closures)
        }
        let pages = items(in: values, interpreter).map { item in
            let route = Interpreter.route(item.name ?? "tab", writtenIn: site.scope)
            return (item, interpreter.withoutStacks(interpreter.targets(in: item.values, route: route)))
        }
        if site.has(Expression.pagedMark), Self.areParts(pages.map(\.1)), let content {
            interpreter.render(interpreter.shown(by: content, in: site.scope))
            return [.external("TabView", [], member: nil, [])]
        }
        var routes: [TableRoute] = []
        for (item, found) in pages {
            interpreter.accept(found)
            // What is declared and what selects it have one name.
            let name = item.name ?? (found.count == 1 ? interpreter.name(of: found[0]) : item.tag)
            if let tag = item.tag {
                routes.append(
                    TableRoute(caseName: tag, name: name ?? tag, input: nil, targets: Set(found.map(\.node))))
            }
            for target in found where target.node != node {
                interpreter.declare(
                    from: node, to: target, kind: .tab, name: name ?? interpreter.name(of: target),
                    presentation: .tab, at: site.location)
            }
        }
        if let selection = site.argument("selection") {
            interpreter.observeChoice(interpreter.evaluate(selection, in: site.scope, expecting: nil))
            select(selection, routes, node, site, interpreter)
        }
        return [.external("TabView", [], member: nil, [])]
    }

    /// Whether pages are parts of the view that turns them: none has a type of its own, or all of several have the same one.
    private static func areParts(_ pages: [Targets]) -> Bool {
        if pages.allSatisfy({ $0.allSatisfy(\.isInline) }) { return true }
        return pages.count { !$0.isEmpty } > 1 && Set(pages.joined().map(\.node)).count == 1
    }

    /// Assigning a tab bar's selection shows a tab.
    private func select(
        _ selection: Expression, _ routes: [TableRoute], _ node: NodeKey, _ site: CallSite, _ interpreter: Interpreter
    ) {
        for (receiver, property) in interpreter.places(of: selection, in: site.scope) where !routes.isEmpty {
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            interpreter.draft.note(
                StateTrigger(
                    key: PropertyKey(nominal: nominal, name: property), node: node, presentation: .tab, routes: routes,
                    owner: interpreter.owner, location: site.location))
        }
    }

    private struct Item {
        var name: String?
        /// The enum case that selects it.
        var tag: String?
        var values: Values
        /// Whether the bar is told how it shows or selects it.
        var isMarked = false
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
                return arguments.flatMap { items(in: $0.values, interpreter, isMarked: isMarked) }
            case "Tab":
                let mark = arguments.first { $0.label == "value" }?.values ?? []
                let tag = Self.caseName(mark)
                let title = arguments.first.flatMap { Self.text($0.values) }
                let content = arguments.last { $0.label == nil || $0.label == "content" }?.values ?? []
                return [
                    Item(name: tag ?? title, tag: tag ?? Self.constant(mark), values: content, isMarked: true)
                ]
            case Interpreter.modifiedView:
                return arguments.first.map { items(in: $0.values, interpreter, isMarked: isMarked) } ?? []
            case Interpreter.elementView:
                let made = Self.caseName(arguments.last?.values ?? [])
                let inner = arguments.first.map { items(in: $0.values, interpreter) } ?? []
                // What makes several is a section of them, and names none.
                return inner.count > 1
                    ? inner
                    : inner.map { item in
                        Item(
                            name: item.tag ?? made ?? item.name, tag: item.tag ?? made, values: item.values,
                            isMarked: item.isMarked)
                    }
            case "·tag", "·tabItem":
                let inner = arguments.first.map { items(in: $0.values, interpreter, isMarked: true) } ?? []
                let marks = arguments.dropFirst().first?.values ?? []
                let own = Self.caseName(marks) ?? Self.text(marks)
                return inner.map { item in
                    let isTag = name == "·tag"
                    return Item(
                        name: isTag ? own ?? item.name : item.name ?? own,
                        tag: isTag ? own ?? Self.constant(marks) : item.tag,
                        values: item.values, isMarked: true)
                }
            default: return [Item(name: nil, tag: nil, values: [value])]
            }
        }
    }

    /// The items of a view whose body is several, such as `TabView { Pages() }` shows.
    private func several(_ value: Value, _ interpreter: Interpreter) -> [Item]? {
        guard let nominal = value.nominal(in: interpreter.heap), interpreter.isView(nominal),
            let body = nominal.bodyCode, Self.isSeveral(body, of: nominal, interpreter.program)
        else { return nil }
        let shown = interpreter.with(mode: .destination) { interpreter.read("body", of: value) }
        // There is no end to the items of a view that shows itself.
        let items = shown.contains(value) ? [] : items(in: shown, interpreter)
        guard items.count(where: \.isMarked) > 1 else { return nil }
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
            ["ForEach", "Group", "Tab", "TabSection"].contains(name) || !SystemViews.isOfSwiftUI(name)
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
                let own = Self.caseName(interpreter.evaluate(mark, in: scope, expecting: nil))
                item.name = own
                if case .number(let text) = mark { item.tag = text } else { item.tag = own }
            }
            shown = base
        }
        return item
    }

    private static func caseName(_ values: Values) -> String? {
        let names = values.compactMap { value -> String? in
            switch value {
            case .enumCase(_, let name, _), .unresolvedCase(let name, _): name
            default: nil
            }
        }
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

    private func annotated(_ site: CallSite, _ name: String, _ interpreter: Interpreter) -> Values {
        var labels: Values = []
        for argument in site.arguments {
            if case .number(let text) = argument.value { labels.insert(.number(text)) }
            let values = interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
            labels.formUnion(interpreter.runClosures(values).union(interpreter.keepingPlain(values)))
        }
        if name == "·tag" { select(tag: labels, site, interpreter) }
        return [
            .external(
                name, [], member: nil,
                [ArgumentValue(label: nil, values: site.receivers), ArgumentValue(label: nil, values: labels)])
        ]
    }

    // MARK: Modals

    func modal(_ site: CallSite, _ presentation: Presentation, _ interpreter: Interpreter) -> Values? {
        guard let state = site.argument("isPresented") ?? site.argument("item") ?? site.argument(nil) else {
            return nil
        }
        interpreter.trigger(state, Self.presentedContent(site), presentation, site)
        if let dismissal = site.argument("onDismiss") {
            _ = interpreter.runClosures(interpreter.evaluate(dismissal, in: site.scope, expecting: nil))
        }
        return site.receivers
    }

    private func destination(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        let content = site.closure("destination") ?? site.closure() ?? site.argument("destination")
        if let state = site.argument("isPresented") ?? site.argument("item") {
            interpreter.trigger(state, content, .push, site)
            return site.receivers
        }
        guard let type = site.argument("for") else { return nil }
        interpreter.table(type, content, presentation: .push, site)
        return site.receivers
    }

    private func toggle(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let base = site.base, site.arguments.isEmpty else { return nil }
        toggle(base, site, interpreter)
        return []
    }

    /// `flag.toggle()`, and `Toggle("Help", isOn: $flag)`, by which a person does the same.
    private func toggle(_ flag: Expression, _ site: CallSite, _ interpreter: Interpreter) {
        for (receiver, property) in interpreter.places(of: flag, in: site.scope) {
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            interpreter.record(
                Mutation(
                    key: PropertyKey(nominal: nominal, name: property), object: receiver.object, values: [],
                    owner: interpreter.owner, location: site.location))
        }
    }

    // MARK: UIKit around SwiftUI

    func assignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        guard case .member(let base, "rootViewController", _) = target else {
            restore(target, values, location, scope, interpreter)
            return false
        }
        // A type of the app's may call a property of its own so.
        let holders = interpreter.evaluate(base, in: scope, expecting: nil)
        if holders.contains(where: { Self.declaresRoot($0, interpreter) }) {
            interpreter.journal.leadNowhere(at: location, because: "the property is the app's own")
            return false
        }
        if values == [.null] {
            interpreter.journal.leadNowhere(at: location, because: "it takes away what is shown")
            return true
        }
        // What a coordinator's container shows is the coordinator's.
        let shown = values.filter { !interpreter.draft.startings.containersGiven.contains($0) }
        let found = interpreter.targets(in: shown, route: "root").filter { !$0.isInline }
        interpreter.accept(found)
        // A controller tells a banner to present on it.
        if let screen = interpreter.owner.node, !found.isEmpty, found.allSatisfy({ $0.node == screen }) {
            interpreter.journal.leadNowhere(at: location, because: "it is the screen that is shown")
            return true
        }
        let presentation: Presentation = interpreter.isNewWindow(target, scope) ? .fullScreen : .root
        for target in found {
            interpreter.transition(to: target, via: "rootViewController", presentation, at: location)
        }
        return true
    }

    private static func declaresRoot(_ value: Value, _ interpreter: Interpreter) -> Bool {
        value.nominal(in: interpreter.heap).flatMap { interpreter.program.property("rootViewController", of: $0) }
            != nil
    }
}
