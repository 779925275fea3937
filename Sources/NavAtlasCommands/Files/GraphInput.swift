import Foundation
import NavAtlasFiles
import NavAtlasModel

/// Graph documents, from files and standard input.
enum GraphInput {
    /// The path that stands for standard input.
    static let standardInput = "-"

    /// The graphs of all the documents, merged.
    static func merged(_ paths: [String]) throws -> NavigationGraph {
        guard paths.count(where: { $0 == standardInput }) <= 1 else { throw UsageError.repeatedStandardInput }
        guard let first = paths.first else { return .empty }
        return try paths.dropFirst().reduce(graph(at: first)) { try $0.merging(graph(at: $1)) }
    }

    /// The graph itself, if there is anything in it: an empty one would look like an app without a fault.
    static func refusingEmpty(_ graph: NavigationGraph) throws(DocumentError) -> NavigationGraph {
        if graph.isWithoutNavigation { throw .empty }
        return graph
    }

    private static func graph(at path: String) throws -> NavigationGraph {
        let isStandardInput = path == standardInput
        let name = isStandardInput ? "standard input" : path
        let data = isStandardInput ? try Files.readStandardInput(as: name) : try Files.read(path)
        do {
            if isJSON(data, path: path) { return try GraphDocument.decode(data) }
            let text = try text(data, name: name)
            try Snapshot.checkVersion(of: text, path: name)
            return try Notation.parse(text)
        } catch let error as GraphError {
            throw DocumentError.unreadable(name, error)
        }
    }

    /// The name decides where it says the format; else the first character does: no line of the notation starts with a
    /// brace.
    private static func isJSON(_ data: Data, path: String) -> Bool {
        switch PathText.fileExtension(of: path) {
        case "json": true
        case "nav": false
        default: data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }.map { "{[\"".utf8.contains($0) } ?? true
        }
    }

    private static func text(_ data: Data, name: String) throws(DocumentError) -> String {
        guard let text = String(data: data, encoding: .utf8) else { throw .notUTF8(name) }
        return text
    }
}

/// What is wrong with a graph document, by its name.
package enum DocumentError: Error, Hashable, Sendable {
    /// It cannot be read, or is no graph.
    case unreadable(String, GraphError)
    /// It is not text in UTF-8.
    case notUTF8(String)
    /// None of the documents has a node.
    case empty
}

extension DocumentError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    package var description: String {
        switch self {
        case .unreadable(let name, let error):
            "\(name.quoted) is not a readable graph: \(error)"
        case .notUTF8(let name):
            "\(name.quoted) is not text in UTF-8; convert it"
        case .empty:
            "the graph is empty: it has no coordinator and no screen; "
                + "check that it was made from the right app"
        }
    }
}
