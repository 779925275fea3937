import Foundation
import NavAtlasFiles

// Swift files that a project builds and that are not there, such as those that a tool has yet to write.

extension TargetMap {
    /// The absolute paths of the Swift files that targets are built of for the platform and that do not exist, in their order, by
    /// the manifests of the targets. What was found exists, whatever its case: project files take no note of that.
    func missingFiles(of targets: Set<Int>, besides found: [SourceFile]) -> [String: [String]] {
        let found = Set(found.map { $0.path.lowercased() })
        let unfound = targets.map { entries[$0] }.reduce(into: [String: Set<String>]()) { result, entry in
            for case .file(let path, let platforms) in entry.target.sources
            where path.hasSuffix(".swift") && !found.contains(path.lowercased())
                && (platforms.isEmpty || platforms.contains(platform))
            {
                result[manifests[entry.manifest].displayPath, default: []].insert(path)
            }
        }
        return unfound.compactMapValues { paths in
            // Others lie elsewhere, or were left out.
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
