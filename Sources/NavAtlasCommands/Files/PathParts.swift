/// Paths as text. (Foundation's own path functions end the process for a name of one letter, such as `a`, on Linux.)
enum PathParts {
    /// The folder that a path names something in; `.` where that is the current one.
    static func folder(of whole: String) -> String {
        let path = withoutEnd(whole)
        guard let slash = path.lastIndex(of: slash) else { return whole.utf8.first == self.slash ? "/" : "." }
        let folder = withoutEnd(path[..<slash])
        return folder.isEmpty ? "/" : text(folder)
    }

    /// The last part of a path.
    static func name(of path: String) -> String {
        let path = withoutEnd(path)
        return text(path.lastIndex(of: slash).map { path[path.index(after: $0)...] } ?? path)
    }

    /// What follows the last point of a path's name, in lower case; empty where nothing does.
    static func fileExtension(of path: String) -> String {
        let name = name(of: path).utf8
        guard let point = name.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else { return "" }
        return text(name[name.index(after: point)...]).lowercased()
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.utf8.last == slash ? folder + name : folder + "/" + name
    }

    private static let slash = UInt8(ascii: "/")

    private static func withoutEnd(_ path: String) -> Substring.UTF8View { withoutEnd(path.utf8[...]) }

    private static func withoutEnd(_ path: Substring.UTF8View) -> Substring.UTF8View {
        var path = path
        while path.last == slash { path.removeLast() }
        return path
    }

    private static func text(_ bytes: Substring.UTF8View) -> String { String(decoding: bytes, as: UTF8.self) }
}
