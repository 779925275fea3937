#if !canImport(SwiftUI)
    import Foundation

    /// A URL that opens a route.
    public struct DeepLink: Hashable {
        /// The URL's host.
        public let action: String
        /// What is opened.
        public let route: NavigationRoute
        /// The names of what its query holds.
        public let params: Set<String>

        /// Declares a link.
        public init(action: String, route: NavigationRoute, params: Set<String> = []) {
            self.action = action
            self.route = route
            self.params = params
        }

        /// Whether the links have the same action.
        public static func == (left: DeepLink, right: DeepLink) -> Bool { left.action == right.action }

        /// Hashes the action.
        public func hash(into hasher: inout Hasher) { hasher.combine(action) }
    }

    /// Why a URL opens nothing.
    public enum DeepLinkError: Error, Hashable, Sendable {
        /// It is another app's.
        case invalidScheme
        /// It has no host.
        case unknownURL
    }

    /// Why a URL's parameters cannot be read.
    public enum DeepLinkParamsError: Error, Hashable, Sendable {
        /// There is no query.
        case missingQueryString
    }

    /// Knows the links of an app.
    @MainActor public protocol DeepLinkHandling {
        /// The scheme of the app's URLs.
        var scheme: String { get }
        /// The links.
        var links: Set<DeepLink> { get }
        /// The link that a URL opens; `nil` where none has its host.
        func link(for url: URL) throws(DeepLinkError) -> DeepLink?
        /// The wanted parameters of a URL's query, those that are there.
        func params(for url: URL, and keys: Set<String>) throws(DeepLinkParamsError) -> [String: String]
    }

    extension DeepLinkHandling {
        /// The link that a URL opens; `nil` where none has its host.
        public func link(for url: URL) throws(DeepLinkError) -> DeepLink? {
            guard url.scheme == scheme else { throw .invalidScheme }
            guard let action = url.host, !action.isEmpty else { throw .unknownURL }
            return links.first { $0.action == action }
        }

        /// The wanted parameters of a URL's query, those that are there.
        public func params(for url: URL, and keys: Set<String>) throws(DeepLinkParamsError) -> [String: String] {
            if keys.isEmpty { return [:] }
            guard let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems else {
                throw .missingQueryString
            }
            return items.reduce(into: [:]) { found, item in
                if keys.contains(item.name) { found[item.name] = item.value }
            }
        }
    }

    /// A coordinator that opens links.
    public protocol CoordinatorDeepLinkHandling {
        /// Opens a link.
        func handle(_ deepLink: DeepLink, with params: [String: String])
    }
#endif
