/// The `.gitignore` files that hold in a folder, from the top of its repository down.
struct IgnoreRules: Sendable {
    private struct Level: Sendable {
        /// The bytes of the folder's path, with a slash at the end.
        let folder: [UInt8]
        let patterns: [IgnorePattern]
    }

    private var levels: [Level] = []

    /// No rules.
    init() {}

    /// Adds the patterns of a `.gitignore` file in a folder.
    mutating func add(_ text: [UInt8], in folder: String) {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = text.starts(with: byteOrderMark) ? text[3...] : text[...]
        add(text.split(separator: UInt8(ascii: "\n")).compactMap { IgnorePattern(line: $0) }, in: folder)
    }

    /// Adds patterns that are anchored at a folder.
    mutating func add(_ patterns: [IgnorePattern], in folder: String) {
        if patterns.isEmpty { return }
        levels.append(Level(folder: Array((folder == "/" ? "/" : folder + "/").utf8), patterns: patterns))
    }

    /// Whether the entry at an absolute path is ignored, provided that its folder is not.
    ///
    /// The innermost file decides, and in a file the last pattern that matches.
    func ignores(_ path: String, isFolder: Bool) -> Bool {
        if levels.isEmpty { return false }
        let path = Array(path.utf8)
        for level in levels.reversed() where path.starts(with: level.folder) {
            let relative = path[level.folder.count...]
            if let pattern = level.patterns.last(where: { $0.matches(relative, isFolder: isFolder) }) {
                return !pattern.isNegated
            }
        }
        return false
    }
}
