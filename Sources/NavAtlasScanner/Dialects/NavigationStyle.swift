import NavAtlasModel

/// A style of navigation that the scanner reads, with an example.
package struct NavigationStyle: Sendable {
    /// The identity in graphs, such as `stinsen2`.
    package let id: String
    /// The name for people.
    package let title: String
    /// The modules of the libraries that give the style, sorted; empty for the system's own.
    package let modules: [String]
    /// Swift source in the style.
    package let example: String

    /// Every style, in the order in which documentation lists them.
    package static let all: [NavigationStyle] = Dialects.all.map {
        NavigationStyle(id: $0.id, title: $0.title, modules: $0.modules.sorted(), example: $0.example)
    }

    /// The graph of the example.
    ///
    /// - Throws: ``ScanError/brokenGraph(_:)``.
    package var graph: NavigationGraph { get throws(ScanError) { try Scanner().graph(of: ["Example.swift": example]) } }
}
