import NavAtlasModel

/// A deep link that opens nothing, and why.
public struct BrokenDeepLink: Hashable, Sendable {
    /// The link as it is declared.
    public let link: DeepLink
    /// Why it opens nothing.
    public let problem: DeepLinkProblem
}

/// A link that is never used, because another one takes every URL of its.
public struct ShadowedDeepLink: Hashable, Sendable {
    /// The link that is never used.
    public let link: DeepLink
    /// The one that is tried before it.
    public let earlier: DeepLink
}

/// Why a deep link opens nothing.
public enum DeepLinkProblem: Hashable, Sendable {
    /// No destination is given, or none that could be found.
    case noDestination
    /// No coordinator declares that route.
    case unknownRoute(String)
    /// The path starts at a coordinator that no entry leads to.
    case unreachableStart(String)
    /// The route's coordinator is not open at that step of the path.
    case outOfPlace(String, after: String)
    /// The last route leads to other nodes than the link says.
    case endsElsewhere(to: [String], not: String)
}

extension DeepLinkProblem: CustomStringConvertible {
    /// What is wrong, as the end of a sentence.
    public var description: String {
        switch self {
        case .noDestination: "it has no destination"
        case .unknownRoute(let route): "no coordinator declares \(route)"
        case .unreachableStart(let route): "its path starts with \(route), but no entry leads there"
        case .outOfPlace(let route, let previous): "\(route) cannot be taken after \(previous)"
        case .endsElsewhere(let ends, let destination):
            "its path ends at \(ends.joined(separator: " or ")), not at \(destination)"
        }
    }
}
