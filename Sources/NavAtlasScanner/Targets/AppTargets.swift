// Lists the app targets of the folders to scan, for `navatlas init`.

extension Scanner {
    /// The names of the app targets for the platform, sorted: those of the projects and packages in these folders; all of
    /// them where none is for it.
    ///
    /// - Throws: ``ScanError`` where a path names nothing that can be read.
    package func appTargets(in folders: [String]) throws(ScanError) -> [String] {
        let tree = try SourceTree(
            paths: folders,
            options: SourceTree.Options(
                base: base, excluded: excluded, takesIdleExclusions: takesIdleExclusions,
                includesTests: includesTests, followsLinks: followsLinks))
        var diagnostics: [ScanDiagnostic] = []
        let apps = TargetManifest.all(tree.manifests, &diagnostics).flatMap(\.targets).filter { $0.kind == .app }
        let own = apps.filter { $0.isFor(platform.name) }
        return Set((own.isEmpty ? apps : own).map(\.name)).sorted()
    }
}
