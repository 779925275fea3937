/// Paths as text, without asking the file system. (Foundation's own path functions end the process for a name of one
/// letter, such as `a`, on Linux.)
package enum PathText {
    /// An absolute path without empty parts, `.` or a slash at its end. `..` is kept: what it means depends on links.
    package static func absolute(_ path: String, in base: String) -> String {
        "/" + parts(of: path.hasPrefix("/") ? path : base + "/" + path).joined(separator: "/")
    }

    /// A path in a folder, with `..` taken as the folder above.
    package static func resolved(_ path: String, in folder: String) -> String {
        var result: [Substring] = []
        for part in parts(of: path.hasPrefix("/") ? path : folder + "/" + path) {
            if part == ".." { _ = result.popLast() } else { result.append(part) }
        }
        return "/" + result.joined(separator: "/")
    }

    /// The absolute path as seen from a base folder: with `../` where they share more than the top of the file system,
    /// else unchanged. Empty for the base folder itself.
    package static func relative(_ path: String, to base: String) -> String {
        let (target, origin) = (parts(of: path), parts(of: base))
        var shared = 0
        while shared < min(target.count, origin.count), target[shared] == origin[shared] { shared += 1 }
        if shared == 0 && !origin.isEmpty { return path }
        let up = Array(repeating: Substring(".."), count: origin.count - shared)
        return (up + target[shared...]).joined(separator: "/")
    }

    /// The names in a path, without `.`.
    package static func parts(of path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

    /// A name in a folder, which is the current one if it is empty.
    package static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.utf8.last == slash ? folder + name : folder + "/" + name
    }

    /// The folder that a path names something in; empty where that is the current one.
    package static func folder(of path: String) -> String {
        let whole = withoutEnd(path.utf8[...])
        guard let last = whole.lastIndex(of: slash) else { return path.utf8.first == slash ? "/" : "" }
        let folder = withoutEnd(whole[..<last])
        return folder.isEmpty ? "/" : text(folder)
    }

    /// The same folder as the system takes it: `.` for the current one.
    package static func directory(of path: String) -> String {
        let folder = folder(of: path)
        return folder.isEmpty ? "." : folder
    }

    /// The last part of a path.
    package static func name(of path: String) -> String {
        let path = withoutEnd(path.utf8[...])
        return text(path.lastIndex(of: slash).map { path[path.index(after: $0)...] } ?? path)
    }

    /// What follows the last point of a path's name, in lower case; empty where nothing does.
    package static func fileExtension(of path: String) -> String {
        let name = name(of: path).utf8
        guard let point = name.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else { return "" }
        return text(name[name.index(after: point)...]).lowercased()
    }

    private static let slash = UInt8(ascii: "/")

    private static func withoutEnd(_ path: Substring.UTF8View) -> Substring.UTF8View {
        var path = path
        while path.last == slash { path.removeLast() }
        return path
    }

    private static func text(_ bytes: Substring.UTF8View) -> String { String(decoding: bytes, as: UTF8.self) }
}
