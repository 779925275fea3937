import Foundation
import NavAtlasModel

/// A committed snapshot: the text notation beneath a line that says its version.
enum Snapshot {
    private static let version = SnapshotText.version
    private static let head = SnapshotText.head

    static func data(of graph: NavigationGraph) -> Data { Data(SnapshotText.print(graph).utf8) }

    /// - Throws: ``SnapshotError`` where the file is no snapshot of this version, ``FileError`` where it cannot be read.
    static func graph(at path: String) throws -> NavigationGraph {
        guard let text = String(data: try Files.read(path), encoding: .utf8), text.hasPrefix(head) else {
            throw SnapshotError.noSnapshot(path)
        }
        try checkVersion(of: text, path: path)
        do {
            return try Notation.parse(text)
        } catch {
            throw SnapshotError.malformed(path, error)
        }
    }

    /// The version's line is a comment of the notation, so a reader of the notation has to ask for it.
    ///
    /// - Throws: ``SnapshotError`` where a text says that it is a snapshot of another version.
    static func checkVersion(of text: String, path: String) throws(SnapshotError) {
        guard text.hasPrefix(head) else { return }
        let written = text.dropFirst(head.count).prefix { !$0.isNewline }
        guard written == "\(version)" else { throw .otherVersion(path, String(written)) }
    }

    /// What is wrong with a snapshot.
    enum SnapshotError: Error, CustomStringConvertible {
        case noSnapshot(String)
        case otherVersion(String, String)
        case malformed(String, GraphError)

        var description: String {
            switch self {
            case .noSnapshot(let path):
                "\(path.quoted) is not a snapshot: it does not begin with '\(Snapshot.head)'; "
                    + "write one with 'snapshot --write'"
            case .otherVersion(let path, let version):
                "\(path.quoted) is of version \(version.quoted), but this program reads version \(Snapshot.version); "
                    + "write it again with 'snapshot --write'"
            case .malformed(let path, let error): "\(path.quoted): \(error)"
            }
        }
    }
}
