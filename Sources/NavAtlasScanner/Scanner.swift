import Foundation
import NavAtlasModel

/// Reads an app's navigation from its Swift source.
public struct Scanner: Sendable {
    /// What `#if` is evaluated for.
    public var platform: Platform

    /// Creates a scanner.
    public init(platform: Platform = Platform()) { self.platform = platform }

    /// The graph of source texts, by path.
    public func graph(of sources: [String: String]) -> NavigationGraph {
        Linker(sources.map { FileLowering.facts(of: $0.value, path: $0.key, platform: platform) }).graph()
    }
}
