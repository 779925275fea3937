import Foundation
import NavAtlasFiles

// Swift files that a project builds and that are not there, such as those that a tool has yet to write.

extension TargetMap {
    /// The absolute paths of the Swift files that targets are built of for the platform, besides those that were found, by their
    /// manifests. Project files take no note of case.
    func swiftFiles(of targets: Set<Int>, besides found: [SourceFile]) -> [String: Set<String>] {
        let found = Set(found.map { $0.path.lowercased() })
        return targets.map { entries[$0] }.reduce(into: [:]) { result, entry in
            for case .file(let path, let platforms) in entry.target.sources
            where path.hasSuffix(".swift") && !found.contains(path.lowercased())
                && (platforms.isEmpty || platforms.contains(platform))
            {
                result[manifests[entry.manifest].displayPath, default: []].insert(path)
            }
        }
    }
}

extension TargetSelection {
    /// Those that do not exist, by their manifests, in the order of their paths. Others lie elsewhere, or were left out.
    var missingFiles: [String: [String]] {
        unfound.compactMapValues { paths in
            let missing = paths.sorted().filter { !FileManager.default.fileExists(atPath: $0) }
            return missing.isEmpty ? nil : missing
        }
    }
}

extension ScanDiagnostic {
    /// Says which files do not exist.
    static func missing(_ files: [String: [String]], seenFrom base: String) -> [ScanDiagnostic] {
        files.map { manifest, paths in
            let first = PathText.relative(paths[0], to: base)
            return ScanDiagnostic(path: manifest, problem: .missingFiles(files: paths.count, first: first))
        }
    }
}
