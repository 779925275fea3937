import NavAtlasModel

/// The universal links that app site associations declare, with the destinations to which the app's handlers lead them.
///
/// An association says which URLs open the app, the app's code what they open: a pattern leads where every handler leads
/// whose URLs it takes. In a list of patterns the first that matches decides, as on the device.
struct UniversalLinks {
    private let declared: LaunchSettings

    init(_ declared: LaunchSettings) { self.declared = declared }

    /// A link for each pattern and destination; one that leads nowhere where no handler takes its URLs.
    func links(handled: [DeepLink]) -> [DeepLink] {
        declared.associations.flatMap { patterns -> [DeepLink] in
            var open = handled.filter(isUniversal)
            return patterns.flatMap { pattern -> [DeepLink] in
                let taken = open.filter { takes(pattern, $0) }
                open.removeAll(where: taken.contains)
                if pattern.isExcluded { return [] }
                let ends = taken.isEmpty ? [DeepLink(pattern: "")] : taken
                return ends.map {
                    DeepLink(pattern: text(of: pattern), to: $0.to, path: $0.path, location: pattern.location)
                }
            }
        }
    }

    /// The host stands before the path where the entitlements name just one.
    private func text(of pattern: AppSiteAssociation.Pattern) -> String {
        let path = pattern.text.hasPrefix("/") ? pattern.text : "/" + pattern.text
        return declared.hosts.count == 1 ? "https://" + declared.hosts[0] + path : path
    }

    /// Whether a handler may be given such URLs: it names no host, or one that the app is associated with.
    private func isUniversal(_ link: DeepLink) -> Bool {
        guard let host = Self.host(of: link.pattern), !declared.hosts.isEmpty else { return true }
        return declared.hosts.contains {
            $0.hasPrefix("*.") ? host.hasSuffix($0.dropFirst()) || host == $0.dropFirst(2) : $0 == host
        }
    }

    private func takes(_ pattern: AppSiteAssociation.Pattern, _ link: DeepLink) -> Bool {
        let path = Self.path(of: link.pattern)
        let wanted = Glob(pattern.path.hasPrefix("/") ? pattern.path : "/" + pattern.path)
        return wanted.matches(path) || wanted.matches(path + "/")
    }

    private static func isWeb(_ pattern: String) -> Bool {
        pattern.hasPrefix("https://") || pattern.hasPrefix("http://")
    }

    private static func host(of pattern: String) -> String? {
        guard isWeb(pattern), let start = pattern.range(of: "://")?.upperBound else { return nil }
        return String(pattern[start...].prefix { $0 != "/" })
    }

    /// What stands for a parameter: a text that no literal is, and longer than the question marks that anyone writes.
    private static let parameter = String(repeating: "\u{FFFC}", count: 64)

    /// The path of a handler's pattern.
    private static func path(of pattern: String) -> String {
        var rest = pattern[...]
        if let scheme = pattern.range(of: "://") {
            rest = pattern[scheme.upperBound...]
            if isWeb(pattern) { rest = rest.drop { $0 != "/" } }
        }
        let parts = rest.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
        let texts = parts.map { $0.hasPrefix("{") ? parameter : String($0) }
        // A pattern that ends with `*` matches its prefix alone, too.
        let path = "/" + texts.joined(separator: "/")
        return path.hasSuffix("*") ? String(path.dropLast()) : path
    }
}
