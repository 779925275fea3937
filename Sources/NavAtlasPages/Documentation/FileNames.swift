/// Makes file names from names of screens, which may hold any character.
enum FileNames {
    /// One name for each id, in the same order: letters, digits, `-`, `_` and `.` stay, all else becomes `-`. No two are
    /// the same, not even on a disk that takes capitals for small letters, and none means something to a system.
    static func names(for ids: [String]) -> [String] {
        var taken: Set<String> = []
        return ids.map { id in
            let base = safe(id)
            var name = base
            var number = 2
            while !taken.insert(name.lowercased()).inserted {
                name = "\(base)-\(number)"
                number += 1
            }
            return name
        }
    }

    private static let longest = 80
    private static let reserved: Set<String> =
        Set(["con", "prn", "aux", "nul", "readme", "index", "overview", "others"])
        .union((0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    private static func safe(_ id: String) -> String {
        let scalars = id.unicodeScalars.prefix(longest).map { scalar -> String in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            return isPlain || scalar == "_" || scalar == "." ? String(scalar) : "-"
        }
        var name = String(scalars.joined().drop { $0 == "." || $0 == "-" })
        while name.last == "." || name.last == "-" { name.removeLast() }
        let stem = name.lowercased().prefix { $0 != "." }
        return name.isEmpty ? "unnamed" : reserved.contains(String(stem)) ? "page-\(name)" : name
    }
}
