import NavAtlasModel

/// A live coordinator that is shown or was started, and what it shows.
struct LiveLevel {
    let live: any LiveNavigation
    let shown: ShownNow

    var type: TypeName { shown.coordinator }
}

/// The coordinators that are live at one moment: those in front of a person from the outermost on, each with those that
/// it has started.
struct LiveLevels {
    /// Deeper than any app is, and far from where releasing a chain of objects would need too much stack.
    static let most = 1_000

    private(set) var all: [LiveLevel] = []
    /// Whether there were more than are looked at.
    private(set) var isCut = false

    init(from root: any LiveNavigation) {
        var waiting: [any LiveNavigation] = [root]
        var seen: Set<ObjectIdentifier> = []
        var next = 0
        while next < waiting.count {
            let live = waiting[next]
            next += 1
            if type(of: live) is AnyClass, !seen.insert(ObjectIdentifier(live as AnyObject)).inserted { continue }
            if all.count == Self.most {
                isCut = true
                break
            }
            let shown = live.shownNow
            all.append(LiveLevel(live: live, shown: shown))
            waiting += [shown.frontItem?.child].compactMap(\.self) + live.startedNow
        }
    }

    func first(of type: TypeName) -> LiveLevel? { all.first { $0.type.key == type.key } }

    /// What could not be done, the last that was asked for last.
    var failures: [String] { all.flatMap(\.shown.failures) }

    /// What a person sees: what the last coordinator in front has in front.
    var front: ShownItem? { all.last { $0.shown.frontItem?.kind == .screen }?.shown.frontItem }

    /// The coordinators and the screens in front, from the outermost on.
    var visible: [ShownItem] { all.compactMap(\.shown.frontItem) }

    /// The outermost coordinator that shows something that it did not show before.
    func change(from earlier: LiveLevels) -> LiveLevel? {
        for (index, level) in all.enumerated() where level.shown.frontItem != nil {
            guard index < earlier.all.count else { return level }
            let before = earlier.all[index]
            if before.type != level.type || !level.shown.isSame(as: before.shown) { return level }
        }
        return nil
    }
}

extension ShownNow {
    fileprivate func isSame(as other: ShownNow) -> Bool {
        guard items.count == other.items.count, front == other.front else { return false }
        guard let item = frontItem, let earlier = other.frontItem else { return true }
        return item.type == earlier.type && item.presentation == earlier.presentation && item.route == earlier.route
            && item.inputText == earlier.inputText
    }
}
