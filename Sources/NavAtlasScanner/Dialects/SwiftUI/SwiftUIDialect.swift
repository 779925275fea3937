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
            setBound(by: site, type, interpreter)
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
        case let name where SwiftUINames.sceneActions.contains(name): return openWindow(site, interpreter)
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
        case let name where FoundationNames.storing.contains(name) && site.has("forKey"):
            interpreter.store(site)
            return nil
        case let name where site.arguments.contains { Interpreter.isPicture($0, of: name) }:
            return withoutPicture(site, interpreter)
        case "environment":
            if interpreter.giveEnvironment(site.arguments, to: site.base, in: site.scope) { return site.receivers }
            interpreter.giveObject(site)
            return nil
        case "environmentObject":
            interpreter.giveObject(site)
            return nil
        case "focusedValue", "focusedSceneValue":
            interpreter.giveFocused(site.arguments, in: site.scope)
            return site.receivers
        case "onOpenURL", "onContinueUserActivity": return open(site, interpreter)
        case "searchable":
            if let flag = site.argument("isPresented") { toggle(flag, site, interpreter) }
            return nil
        default:
            return libraryModal(site, interpreter) ?? labelledModal(site, interpreter)
                ?? libraryTable(site, interpreter) ?? libraryPush(site, interpreter) ?? libraryRoute(site, interpreter)
        }
    }

    /// What is modified, without the picture that a modifier draws of it: `.draggable(file) { FileCard(file) }`.
    private func withoutPicture(_ site: CallSite, _ interpreter: Interpreter) -> Values {
        for argument in site.arguments where Interpreter.isPicture(argument, of: site.name) {
            guard case .closure(let content) = argument.value else { continue }
            interpreter.leavePicture(content.body, at: site)
        }
        let others = site.arguments.filter { !Interpreter.isPicture($0, of: site.name) }
        return interpreter.library(site.name, on: site.receivers, others, in: site.scope)
    }

    // MARK: Containers

    /// `cell.contentConfiguration = UIHostingConfiguration { RowView() }`: what a cell shows is a part of what makes the cell.
    private func cell(_ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) -> Values? {
        guard interpreter.mode != .destination, let content = site.closure() else { return nil }
        interpreter.render(interpreter.shown(by: content, in: site.scope))
        return [.external(type.lastName, [], member: nil, [])]
    }

    private func annotated(_ site: CallSite, _ name: String, _ interpreter: Interpreter) -> Values {
        var labels: Values = []
        for argument in site.arguments {
            if let number = interpreter.number(argument.value, in: site.scope) { labels.insert(number) }
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

    /// `flag.toggle()`, and what a search field does with the flag that it is bound to.
    private func toggle(_ flag: Expression, _ site: CallSite, _ interpreter: Interpreter) {
        if interpreter.assignToggled(flag, site.location, in: site.scope) { return }
        for (receiver, property) in interpreter.places(of: flag, in: site.scope) {
            guard let nominal = receiver.nominal(in: interpreter.heap) else { continue }
            interpreter.record(
                Mutation(
                    key: PropertyKey(nominal: nominal, name: property), object: receiver.object, values: [],
                    isToggled: true, owner: interpreter.owner, location: site.location))
        }
        interpreter.watch(flag, now: [], in: site.scope)
    }

    // MARK: UIKit around SwiftUI

    func assignment(
        to target: Expression, _ values: Values, _ location: DraftLocation, _ scope: Scope, _ interpreter: Interpreter
    ) -> Bool {
        let holders: Values =
            switch target {
            case .member(let base, "rootViewController", _): interpreter.evaluate(base, in: scope, expecting: nil)
            case .name("rootViewController", _) where scope.variable("rootViewController") == nil:
                scope.frame.receiver.map { [$0] } ?? []
            default: []
            }
        // A type of the app's may call a property of its own so.
        if holders.contains(where: { Self.declaresRoot($0, interpreter) }) {
            interpreter.journal.noteNoNavigation(at: location, because: "the property is the app's own")
            return false
        }
        guard case .member(_, "rootViewController", _) = target else {
            restore(target, values, location, scope, interpreter)
            return false
        }
        if values == [.null] {
            interpreter.journal.noteNoNavigation(at: location, because: "it takes away what is shown")
            return true
        }
        // What a coordinator's container shows is the coordinator's.
        let shown = values.filter { !interpreter.draft.startings.containersGiven.contains($0) }
        let found = interpreter.targets(in: shown, route: "root").filter { !$0.isInline }
        interpreter.accept(found)
        // A controller tells a banner to present on it.
        if let screen = interpreter.owner.node, !found.isEmpty, found.allSatisfy({ $0.node == screen }) {
            interpreter.journal.noteNoNavigation(at: location, because: "it is the screen that is shown")
            return true
        }
        let presentation: Presentation = interpreter.isNewWindow(target, scope) ? .fullScreen : .root
        // A stack may begin with several screens, one upon another.
        let above = found.filter { $0.isInContainer && $0.value.map(interpreter.isAboveRoot) == true }
        for target in above.count < found.count ? found.subtracting(above) : found {
            interpreter.transition(to: target, via: "rootViewController", presentation, at: location)
        }
        guard above.count < found.count else { return true }
        interpreter.afterReset {
            for target in above {
                interpreter.transition(to: target, via: "rootViewController", .push, at: location)
            }
        }
        return true
    }

    private static func declaresRoot(_ value: Value, _ interpreter: Interpreter) -> Bool {
        value.nominal(in: interpreter.heap).flatMap { interpreter.program.property("rootViewController", of: $0) }
            != nil
    }
}
