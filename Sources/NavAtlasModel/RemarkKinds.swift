// The kinds of remarks. A rule of the same name describes each.

extension Remark.Kind {
    /// A coordinator holds its parent by a reference that is neither weak nor unowned; the detail is the property.
    public static let strongParent = Remark.Kind(rawValue: "strong-parent")
    /// A coordinator is kept in a collection of its parent's, and nothing removes it; the detail is the parent's property.
    public static let leakedCoordinator = Remark.Kind(rawValue: "leaked-coordinator")
    /// A coordinator is a class that could be subclassed, where its library asks for a final one.
    public static let nonfinalCoordinator = Remark.Kind(rawValue: "nonfinal-coordinator")
    /// A route says how it is shown, though it has no view: a child coordinator's.
    public static let childRouteWithAction = Remark.Kind(rawValue: "child-route-with-action")
    /// A route does not say how it is shown, as a child coordinator's, and has a view all the same.
    public static let childRouteWithView = Remark.Kind(rawValue: "child-route-with-view")
    /// A link's handler does nothing; the detail is the kind of link, where the handler tells several apart.
    public static let unfollowedDeepLink = Remark.Kind(rawValue: "unfollowed-deep-link")
    /// The app's settings allow a link that no code handles, or the other way round; the detail says which.
    public static let unclaimedLinkPattern = Remark.Kind(rawValue: "unclaimed-link-pattern")
    /// Something here takes what is shown away again: a call of `dismiss()`, or a state that is switched off; or a library's
    /// view, which was not read, may do so: its type is the detail.
    public static let dismissal = Remark.Kind(rawValue: "dismissal")
    /// Code constructs a node, but nobody runs that code; the detail says why, as in `nobody calls makeArchive()`.
    public static let deadSite = Remark.Kind(rawValue: "dead-site")
    /// Code here could navigate, and does not: it is dead, or it leads nowhere. The subject is the node in whose code it
    /// stands, ``Remark/anywhere`` where that is not known; the detail says what stands there and why it leads nowhere.
    public static let idleSite = Remark.Kind(rawValue: "idle-site")
    /// A call that could navigate was followed, and no edge, link or unresolved call stands at its place. The subject is the
    /// node in whose code it stands, ``Remark/anywhere`` where that is not known; the detail says what became of it.
    public static let followedSite = Remark.Kind(rawValue: "followed-site")
    /// A call is one of a router that the configuration names; the subject is its line there, as `AppRouter.open`.
    public static let routerCall = Remark.Kind(rawValue: "router-call")
    /// A link's handler was followed to its end, and does nothing for the pattern that is the subject.
    public static let idleLink = Remark.Kind(rawValue: "idle-link")
    /// A link opens only if something holds that its pattern, the subject, does not say; the detail is what it opens.
    public static let conditionalLink = Remark.Kind(rawValue: "conditional-link")
    /// A link is one of a handler that the system calls by itself, as it calls others, so that none takes a link from another; the
    /// subject is its pattern, and the detail what it opens.
    public static let independentLink = Remark.Kind(rawValue: "independent-link")
    /// The screens of this kind that show one another come to an end, as the steps of an introduction do; the detail is the other
    /// kind where they show those.
    public static let boundedSteps = Remark.Kind(rawValue: "bounded-steps")
    /// A state says whether the route that is the subject is taken: what it shows is there once, however often a screen above asks
    /// for it.
    public static let shownOnce = Remark.Kind(rawValue: "shown-once")
    /// The subject shows its screens in columns, side by side.
    public static let columns = Remark.Kind(rawValue: "columns")
    /// What looks like a screen is drawn as a part of the subject, as what a state adds to it; the detail is its type.
    public static let part = Remark.Kind(rawValue: "part")
}

extension Remark {
    /// The subject of a remark about code of which it is not known in which node it stands.
    public static let anywhere = "*"
}
