/// Paths as text, without asking the file system.
enum PathText {
    /// An absolute path without empty parts, `.` or a slash at its end. `..` is kept: what it means depends on links.
    static func absolute(_ path: String, in base: String) -> String {
        let joined = path.hasPrefix("/") ? path : base + "/" + path
        return "/" + parts(of: joined).joined(separator: "/")
    }

    static func parts(of path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
    }

    static func folder(of path: String) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        return folder.isEmpty && path.hasPrefix("/") ? "/" : folder
    }

    /// The absolute path as seen from a base folder: with `../` where they share more than the top of the file system,
    /// else unchanged. Empty for the base folder itself.
    static func relative(_ path: String, to base: String) -> String {
        let (target, origin) = (parts(of: path), parts(of: base))
        var shared = 0
        while shared < min(target.count, origin.count), target[shared] == origin[shared] { shared += 1 }
        if shared == 0 && !origin.isEmpty { return path }
        let up = Array(repeating: Substring(".."), count: origin.count - shared)
        return (up + target[shared...]).joined(separator: "/")
    }
}
