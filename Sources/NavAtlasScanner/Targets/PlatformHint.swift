/// Infers a platform from the names of folders and files, where no project file declares it.
enum PlatformHint {
    /// Whether names say that a file is for other platforms than one.
    ///
    /// The innermost name that speaks of platforms counts: `App tvOS`, `Watch App`, `HomeView+macOS.swift`.
    static func excludes(_ platform: String, path: String) -> Bool {
        for name in path.split(separator: "/").reversed() {
            let named = platforms(in: name)
            if !named.isEmpty { return !named.contains(platform) }
        }
        return false
    }

    /// The platforms that a name speaks of.
    private static func platforms(in name: Substring) -> Set<String> {
        // Xcode's own names for a watch's targets.
        if name.hasSuffix("Watch App") || name.hasSuffix("WatchKit Extension") || name.hasSuffix("WatchKit App") {
            return ["watchOS"]
        }
        let stem = name.hasSuffix(".swift") ? name.dropLast(6) : name
        return Set(Platform.names.filter { stands($0, in: stem) })
    }

    /// Whether a platform's name stands in a text as a word: `App_tvOS` and `AppTvOS` have it, `Kiosk` has none.
    private static func stands(_ platform: String, in text: Substring) -> Bool {
        let wanted = platform.lowercased()
        var rest = text[...]
        while let found = rest.range(of: wanted) {
            let before = found.lowerBound > text.startIndex ? text[text.index(before: found.lowerBound)] : " "
            let after = found.upperBound < text.endIndex ? text[found.upperBound] : " "
            // Inside a name only the platform's own letters count: `AppTvOS`, and not `Kiosk` or `AudioStore`.
            let isSpelled = text[found].dropFirst() == platform.dropFirst()
            if !before.isLetter || isSpelled, !after.isLetter || isSpelled && after.isUppercase { return true }
            rest = text[text.index(after: found.lowerBound)...]
        }
        return false
    }
}

extension Substring {
    /// Where a text in small letters stands, whatever the case here.
    fileprivate func range(of wanted: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            let rest = self[start...]
            let part = rest.prefix(wanted.count)
            if part.count == wanted.count, part.lowercased() == wanted { return part.startIndex..<part.endIndex }
            start = index(after: start)
        }
        return nil
    }
}
