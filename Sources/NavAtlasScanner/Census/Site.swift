/// A place in the source that may navigate, or that makes a screen or a coordinator.
struct Site {
    enum Kind {
        /// A word of a library's vocabulary.
        case navigation(Vocabulary.Term)
        /// A type of the app's own is made: a view, a view controller or a coordinator.
        case construction(Nominal)
        /// The same in a branch of `#if` that is not compiled.
        case omitted(Nominal, OmittedUse)
        /// A segue of a storyboard, and the scenes that it shows, where those are known.
        case segue([SceneID])
        /// One that only code performs, of a scene whose class is not read, and the same.
        case segueOfUnread([SceneID])
        /// A call in Objective-C, or the first mention of a type there.
        case objectiveC(Nominal?)
    }

    let kind: Kind
    let place: DraftLocation
    /// What a reader sees there: `.sheet`, `DetailScreen(…)`.
    let what: String
    /// The declaration that it stands in, by its place among all; `nil` in code that is not compiled.
    let declaration: Int?
    /// What it is given.
    let given: [Expression]
    /// Why it leads nowhere, where that is plain to see.
    var reason: String?
}

/// What the scan found out about a site.
enum SiteOutcome {
    /// It is an edge, or a part of a screen.
    case resolved
    /// No code of the app uses the declaration that it stands in.
    case dead(String)
    /// It leads nowhere, for this reason.
    case noNavigation(String)
    /// What it does is not known, for this reason.
    case notFollowed(String, candidates: Candidates)
}

/// Where a site that was not followed may lead.
enum Candidates: Equatable {
    case nodes(Set<NodeKey>)
    case anywhere
}
