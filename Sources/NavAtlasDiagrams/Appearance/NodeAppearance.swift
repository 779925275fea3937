import NavAtlasModel

/// How a node looks, as the head of a card and as a row of one. Nothing is said by colour alone: words in frames say it, too.
struct NodeAppearance {
    let node: Node
    let mark: Mark

    /// Whether it is written in light letters on dark ground, as the head of a coordinator's card.
    var isDark: Bool { node.kind == .coordinator && !(node.isUndeclaredCoordinator && mark.reach == .reachable) }

    var headFill: ColorRole {
        guard isDark else { return mark.reach == .unreachable ? .alarmTint : .screen }
        return mark.reach == .unreachable ? .alarmFill : .coordinator
    }

    var headText: ColorRole { isDark ? .coordinatorText : .ink }
    var headDetail: ColorRole { isDark ? .coordinatorDetail : .quiet }

    /// A head's own outline, where the card's does not say it.
    var headOutline: Stroke? { nil }

    /// The outline of the card that it heads.
    var outline: Stroke { rowOutline ?? Stroke(color: isDark ? .flowBorder : .screenBorder) }
    var cardFill: ColorRole { mark.reach == .unreachable ? .alarmTint : .flow }

    /// What sets a row off from others.
    var rowOutline: Stroke? {
        if let highlight = mark.highlight, mark.reach != .unreachable {
            return Stroke(color: highlight.color, width: 2.4, pattern: highlight == .removed ? .dashed : .solid)
        }
        switch mark.reach {
        case .unreachable: return Stroke(color: .alarm, width: 1.6, pattern: .dashed)
        case .unknown: return Stroke(color: .violet, width: 1.4, pattern: .dotted)
        case .deepLinkOnly: return Stroke(color: .blue, width: 1.4)
        case .reachable:
            return node.isUndeclaredCoordinator ? Stroke(color: .alarm, width: 1.2, pattern: .dashed) : nil
        }
    }

    var rowFill: ColorRole { mark.reach == .unreachable ? .alarmTint : .screen }
}
