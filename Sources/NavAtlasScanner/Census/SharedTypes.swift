import Foundation

/// The types that the app shares with code that is not read: targets such as a widget, and files that are missing. A type that only
/// such code names is not dead.
struct SharedTypes: Sendable {
    private let targets: [SharingTarget]
    /// The names of files that the app is built of and that do not exist, by what they would declare: `Splash` of `Splash.swift`.
    let missingFiles: [String: String]

    /// - Parameters:
    ///   - targets: targets that are not read, but share files with the app.
    ///   - missing: the paths of Swift files that the app is built of and that do not exist.
    init(_ targets: [SharingTarget] = [], missing: Set<String> = []) {
        self.targets = targets
        let files = missing.map { URL(fileURLWithPath: $0).lastPathComponent }
        missingFiles = Dictionary(files.map { (String($0.dropLast(".swift".count)), $0) }, uniquingKeysWith: min)
    }

    /// The types, by their names and the paths of their files, that some other target shares and names in files of its own,
    /// each with the first such target.
    func targets(naming types: [(name: String, path: String)]) -> [String: String] {
        targets.reduce(into: [:]) { result, target in
            let shared = Set(types.filter { target.shared.contains($0.path) }.map(\.name))
            for name in Self.names(among: shared, in: target.others) where result[name] == nil {
                result[name] = target.name
            }
        }
    }

    /// Those of the names that stand in some file as a whole word. In a file that cannot be read, all may.
    static func names(among names: Set<String>, in files: [SourceFile]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        return ParallelMap.map(files, cost: \.size) { file in
            (try? file.text()).map { words(of: $0, among: names) } ?? names
        }.reduce(into: []) { $0.formUnion($1) }
    }

    static func words(of text: [UInt8], among names: Set<String>) -> Set<String> {
        var found: Set<String> = []
        var start: Int?
        for (index, byte) in text.enumerated() {
            if byte.isOfIdentifier {
                start = start ?? index
            } else if let first = start {
                let word = String(decoding: text[first..<index], as: UTF8.self)
                if names.contains(word) { found.insert(word) }
                start = nil
            }
        }
        if let start, case let word = String(decoding: text[start...], as: UTF8.self), names.contains(word) {
            found.insert(word)
        }
        return found
    }
}
