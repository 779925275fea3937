import NavAtlasFiles

/// Apps that are inferred from the source, such as by `@main`, where no project file declares targets.
struct InferredApps {
    /// The facts of the apps for the platform, and of all files that may be theirs.
    private(set) var facts: [FileFacts]
    private(set) var programs: [TargetProgram] = []
    private(set) var diagnostics: [ScanDiagnostic] = []

    var isEmpty: Bool { apps.isEmpty }

    /// The folder of each app: the one that its `@main` stands in.
    private var apps: [String: FileFacts] = [:]

    init(_ all: [FileFacts], platform: Platform) {
        facts = all.filter { !$0.describesBuild }
        for file in facts where file.isUnplaced && file.hasMain { apps[PathText.folder(of: file.path)] = file }
        leaveOut(platform)
        if apps.count > 1 { programs = programsOfApps() }
        noteAmbiguousTypes()
    }

    private func programsOfApps() -> [TargetProgram] {
        let homes = facts.map { home(of: $0) }
        let modules = ModulesBesideDemos(facts, homes)
        return apps.keys.sorted().map { folder in
            let own = zip(facts, homes).filter { file, home in
                guard let home, home != folder else { return true }
                return Self.holds(home, folder) && apps[home]?.path != file.path
            }.map(\.0)
            let used = modules.used(by: own).filter { file in !apps.values.contains { $0.path == file.path } }
            return TargetProgram(name: folder, isTarget: false, paths: Set((own + used).map(\.path)))
        }
    }

    /// Leaves out what imports a framework that the platform does not have, and the apps that it is part of.
    private mutating func leaveOut(_ platform: Platform) {
        var alien: [String: String] = [:]
        for file in facts where file.isUnplaced {
            guard let framework = file.imports.first(where: platform.lacks) else { continue }
            alien[home(of: file).map { $0 + "/" } ?? file.path] = framework
        }
        guard !alien.isEmpty, !isOneAppElsewhere(than: platform) else { return }
        let left = facts.filter { file in
            file.isUnplaced && (alien[file.path] != nil || home(of: file).map { alien[$0 + "/"] != nil } == true)
        }
        let gone = Set(left.map(\.path))
        facts.removeAll { gone.contains($0.path) }
        apps = apps.filter { alien[$0.key + "/"] == nil }
        let byFramework = Dictionary(grouping: left) { file in
            alien[file.path] ?? home(of: file).flatMap { alien[$0 + "/"] } ?? alien.values.min() ?? ""
        }
        for (framework, files) in byFramework {
            diagnostics.append(
                ScanDiagnostic(
                    path: files[0].path,
                    problem: .missingFramework(framework, files: files.count, platform: platform.name)))
        }
    }

    /// Whether the only app is one for another platform: there is one that has all frameworks which any file needs.
    private func isOneAppElsewhere(than platform: Platform) -> Bool {
        guard apps.count == 1 else { return false }
        let needed = facts.filter(\.isUnplaced).flatMap(\.imports)
        return Platform.names.contains { name in
            name != platform.name && !needed.contains(where: Platform(name: name).lacks)
        }
    }

    /// Says of which types the source alone does not tell which file is meant: no program can be built of both.
    private mutating func noteAmbiguousTypes() {
        var declared: [String: [String]] = [:]
        for file in facts where file.isUnplaced {
            for type in file.types where type.kind != .extension && !type.isPrivate {
                declared[type.name, default: []].append(file.path)
            }
        }
        let parts = programs.isEmpty ? [Set(facts.map(\.path))] : programs.map(\.paths)
        let ambiguous = declared.compactMap { name, files -> (name: String, files: [String])? in
            let together = parts.lazy.map { part in files.filter(part.contains) }.first { $0.count > 1 }
            return together.map { (name, $0.sorted()) }
        }.sorted { $0.name < $1.name }
        guard let first = ambiguous.first else { return }
        diagnostics.append(
            ScanDiagnostic(
                path: first.files[0],
                problem: .ambiguousTypes(first.name, other: first.files[1], more: ambiguous.count - 1)))
    }

    /// The nearest folder above a file with an app's `@main`.
    private func home(of file: FileFacts) -> String? {
        guard file.isUnplaced, apps.count > 1 else { return nil }
        var folder = PathText.folder(of: file.path)
        while true {
            if apps[folder] != nil { return folder }
            guard !folder.isEmpty, folder != "/" else { return nil }
            folder = PathText.folder(of: folder)
        }
    }

    private static func holds(_ outer: String, _ inner: String) -> Bool {
        outer.isEmpty || inner.hasPrefix(outer + "/")
    }
}

extension FileFacts {
    /// Whether no project or package says what the file is built into.
    fileprivate var isUnplaced: Bool { target == nil && module == nil }

    fileprivate var hasMain: Bool {
        types.contains { type in
            type.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name.base) }
        }
    }
}
