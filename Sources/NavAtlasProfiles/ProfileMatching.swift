import NavAtlasModel

/// Matches the locations of a graph with the files and lines of coverage profiles.
package struct ExecutedCode: Sendable {
    /// What each of the app's files did, by its path in the graph: one for each profile that has it.
    private let files: [String: [FileProfile]]
    /// The app's files that no profile has, sorted.
    package let missing: [String]
    /// The app's files for which a profile has several that could be meant, or that could be meant by one file of a
    /// profile as well as others could; sorted by file.
    package let ambiguous: [AmbiguousFile]
    /// Whether some file of a profile is one of the app's.
    package var isAny: Bool { !files.isEmpty }

    /// Finds the files of a graph in profiles.
    ///
    /// Profiles may come from another machine, whose folders have other names. So paths are compared from their ends: a
    /// file is the one with which it has the most names in common, if it is alone in that, and the other way round.
    ///
    /// - Parameter paths: the files of the graph.
    package init(_ profiles: [CodeProfile], files paths: Set<String>) {
        var files: [String: [FileProfile]] = [:]
        var ambiguous: [String: Set<String>] = [:]
        for profile in profiles {
            let match = PathMatch(paths, to: Set(profile.files.keys))
            for (path, other) in match.pairs {
                if let file = profile.files[other] { files[path, default: []].append(file) }
            }
            ambiguous.merge(match.ambiguous) { $0.union($1) }
        }
        self.files = files
        missing = paths.filter { files[$0] == nil && ambiguous[$0] == nil }.sorted()
        self.ambiguous = ambiguous.filter { files[$0.key] == nil }
            .map { AmbiguousFile(file: $0, candidates: $1.sorted()) }.sorted { $0.file < $1.file }
    }

    /// Whether the code at a place ran in any profile; `nil` where none says.
    ///
    /// - Parameter isInClosure: whether the place is in a closure that begins on its line; `nil` where that is not known.
    package func ranCode(at place: SourceLocation, isInClosure: () -> Bool? = { nil }) -> Bool? {
        any(files[place.file]) { $0.ranCode(line: place.line, column: place.column, isInClosure: isInClosure) }
    }

    /// Whether the body of what is declared at a place ran in any profile; `nil` where none says.
    package func ranBody(at place: SourceLocation) -> Bool? {
        any(files[place.file]) { $0.ranBody(line: place.line) }
    }

    private func any(_ files: [FileProfile]?, _ answer: (FileProfile) -> Bool?) -> Bool? {
        let answers = (files ?? []).compactMap(answer)
        return answers.isEmpty ? nil : answers.contains(true)
    }
}

/// A file that could be several of a profile's.
package struct AmbiguousFile: Hashable, Sendable {
    /// The app's file.
    package let file: String
    /// The profile's, sorted.
    package let candidates: [String]
}

/// Which paths of two lists are the same file's.
struct PathMatch {
    private(set) var pairs: [String: String] = [:]
    /// The others that a path could be, where it could be several or several could be it.
    private(set) var ambiguous: [String: Set<String>] = [:]

    init(_ paths: Set<String>, to others: Set<String>) {
        let byName = Dictionary(grouping: others) { CodePath.name(of: $0) }
        let parts = Dictionary(uniqueKeysWithValues: others.map { ($0, CodePath.parts(of: $0)) })
        var nearest: [String: Set<String>] = [:]
        var wanted: [String: (length: Int, paths: Set<String>)] = [:]
        for path in paths {
            let own = CodePath.parts(of: path)
            let lengths = (byName[CodePath.name(of: path)] ?? []).map { other in
                (other, Self.commonEnd(own, parts[other] ?? []))
            }
            let longest = lengths.map(\.1).max() ?? 0
            guard longest > 0 else { continue }
            for (other, length) in lengths where length == longest {
                nearest[path, default: []].insert(other)
                let known = wanted[other] ?? (0, [])
                if length > known.length { wanted[other] = (length, [path]) }
                if length == known.length { wanted[other]?.paths.insert(path) }
            }
        }
        for (path, candidates) in nearest {
            // What is nearer to another path of the app's is that one.
            let own = candidates.filter { wanted[$0]?.paths.contains(path) == true }
            if own.count == 1, let other = own.first, wanted[other]?.paths.count == 1 {
                pairs[path] = other
            } else if !own.isEmpty {
                ambiguous[path] = own
            }
        }
    }

    /// How many names two paths have in common from their ends, and one more where they are the same.
    private static func commonEnd(_ left: [Substring], _ right: [Substring]) -> Int {
        let count = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
        // The same path is nearer than one that only ends with it.
        return count == left.count && count == right.count ? count + 1 : count
    }
}
