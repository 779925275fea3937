import NavAtlasModel

// Opens deep links on the live app, and records where they lead.

extension Explorer {
    /// From so many places in the app a link is opened at most.
    private static let mostPlaces = 64

    /// Opens URLs, each in an app of its own: as it was said how, or else as the system does, by what live coordinators
    /// and their screens have for that. Where that shows nothing new right after the start, it may need a place further
    /// inside: the link is opened from wherever the walks have led, too.
    mutating func open(_ links: [LinkToOpen], knownTo handlers: [HandledLink], in app: ExploredApp) {
        for link in links {
            var opened = Observations.Opened(link: link)
            if let open = app.open {
                do {
                    opened.attempts = [attempt(LiveLevels(from: try open(link.url)), in: app)]
                } catch {
                    opened.failure = "\(error)"
                }
            } else {
                opened.attempts = attempts(link, handlers, in: app)
            }
            seen.opened.append(opened)
        }
    }

    private mutating func attempts(
        _ link: LinkToOpen, _ handlers: [HandledLink], in app: ExploredApp
    ) -> [Observations.Attempt] {
        let known = handlers.lazy.compactMap { handler in
            handler.parameters(of: link.url).map { (handler.link, $0) }
        }.first
        let live = LiveLink(url: link.url, handled: known?.0, parameters: known?.1 ?? [:])
        var attempts: [Observations.Attempt] = []
        for path in walks.prefix(Self.mostPlaces) {
            guard let root = repeated(path, of: app) else { break }
            let before = LiveLevels(from: root)
            let isOpened = before.everything.map { $0.open(live) }.contains(true)
            let after = LiveLevels(from: root)
            // What was shown before is shown by the walk, not by the link.
            guard isOpened, path.isEmpty || after.change(from: before) != nil else { continue }
            attempts.append(attempt(after, in: app))
        }
        return attempts
    }

    private func attempt(_ levels: LiveLevels, in app: ExploredApp) -> Observations.Attempt {
        Observations.Attempt(
            visible: [.coordinator(app.type, isContained: false)] + levels.visible.map(\.destination),
            inputs: levels.visible.map(\.inputText))
    }
}

extension LiveLevels {
    /// All live coordinators, those beneath others as well; of a bar of tabs, what is in front.
    var everything: [any LiveNavigation] {
        var found = all.map(\.live)
        var seen = Set(found.map { ObjectIdentifier($0 as AnyObject) })
        var next = 0
        while next < found.count, found.count < Self.most {
            let shown = found[next].shownNow
            next += 1
            let isTabs = shown.items.contains { $0.presentation == .tab }
            for item in isTabs ? [shown.frontItem].compactMap(\.self) : shown.items {
                guard let child = item.child, seen.insert(ObjectIdentifier(child as AnyObject)).inserted else {
                    continue
                }
                found.append(child)
            }
        }
        return found
    }
}
