import Foundation
import Testing

/// A page of the documentation: the README, or a guide of the DocC catalogue.
struct Guide: CustomTestStringConvertible {
    /// The path of the page, from the root of the package.
    let path: String
    let text: String

    var testDescription: String { path }

    static let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    private static let catalogue = "Documentation/NavAtlas.docc"

    static let all: [Guide] = {
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent(catalogue).path))
        let guides = (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(catalogue)/\($0)" }
        return (["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"] + guides).compactMap(Guide.init)
    }()

    init?(path: String) {
        guard let text = try? String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8) else {
            return nil
        }
        (self.path, self.text) = (path, text)
    }

    /// The commands of its shell blocks, and those in running text that begin with `navatlas`.
    var commands: [String] {
        let inline = path == "CHANGELOG.md" ? [] : text.matches(of: /`(navatlas [^`]+)`/).map { String($0.output.1) }
        return blocks(of: "sh").joined() + inline
    }

    /// The blocks of code in a language, each a list of lines.
    func blocks(of language: String) -> [[String]] {
        var blocks: [[String]] = []
        var block: [String]?
        for line in text.components(separatedBy: "\n") {
            if let lines = block {
                if line == "```" { blocks.append(lines) }
                block = line == "```" ? nil : lines + [line]
            } else if line == "```\(language)" {
                block = []
            }
        }
        return blocks
    }
}
