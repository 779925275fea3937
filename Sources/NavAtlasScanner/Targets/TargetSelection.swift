/// The files to scan: those of the targets that were requested or, without a request, of all apps for the platform.
struct TargetSelection {
    /// The files, each with its module and target where one target alone has it.
    private(set) var files: [SourceFile] = []
    /// The programs that they make, each by its target's name with the paths of its files; none where nothing says.
    private(set) var programs: [TargetProgram] = []
    /// Whether libraries are read because no project names an app: an app that the source shows may be built of them all.
    private(set) var isOfLibraries = false
    /// The targets that are not read though they share files with those that are.
    private(set) var sharing: [SharingTarget] = []
    /// The storyboards that the build settings of chosen targets name as those that they start with.
    private(set) var mainStoryboards: [String] = []
    private(set) var launchStoryboards: [String] = []
    /// The absolute paths of the chosen targets' `Info.plist` files.
    private(set) var infoPlists: [String] = []
    /// The absolute paths of Swift files that chosen targets are built of and that do not exist, by their manifests.
    private(set) var missingFiles: [String: [String]] = [:]
    /// The conditions for `#if` that all of the programs set.
    private(set) var conditions: Set<String> = []
    /// What is left out, and why.
    private(set) var diagnostics: [ScanDiagnostic] = []

    /// The platform that the files are chosen for.
    let platform: String

    private let map: TargetMap
    /// Targets' places for each file.
    private let memberships: [[Int]]
    /// Files of no chosen target, by the targets that they are of.
    private var others: [[Int]: [SourceFile]] = [:]
    /// Files of no target at all, by the manifest that should know them.
    private var strays: [String: [SourceFile]] = [:]
    private var hinted: [SourceFile] = []

    /// - Parameters:
    ///   - namedAsTests: files that are tests by their names, which count where a chosen target is built of them, or where
    ///     no manifest says what they are, and they test nothing.
    ///   - names: the targets that are asked for.
    ///   - wanted: the platform to choose for.
    ///   - choosesPlatform: whether another takes its place where no app, or no target that is asked for, is for it.
    ///   - includesTests: whether test targets count among those that are read where none are asked for.
    /// - Throws: ``ScanError`` where no target has a name that is asked for.
    init(
        _ found: [SourceFile], namedAsTests: [SourceFile], manifests: [TargetManifest], names: [String],
        platform wanted: String, choosesPlatform: Bool, includesTests: Bool
    ) throws(ScanError) {
        let other = choosesPlatform ? Self.platform(insteadOf: wanted, names, manifests, found) : nil
        let platform = other ?? wanted
        self.platform = platform
        let map = TargetMap(Self.withoutOthers(manifests, found, platform), platform: platform)
        self.map = map
        let known = found.map { map.targets(of: $0.path) }
        let roots = try Self.roots(names, map, known, platform, includesTests)
        let chosen = map.built(with: roots)
        let misnamed =
            namedAsTests.filter { !chosen.isDisjoint(with: map.targets(of: $0.path)) }
            + MisnamedTests.among(namedAsTests.filter { Self.isOfNoKnownTarget($0, map) })
        let files = found + misnamed
        memberships = known + misnamed.map { map.targets(of: $0.path) }
        sort(files, chosen: chosen, hasChoice: !roots.isEmpty)
        missingFiles = map.missingFiles(of: chosen, besides: files)
        mainStoryboards = roots.flatMap { map.entries[$0].target.mainStoryboards }
        launchStoryboards = roots.flatMap { map.entries[$0].target.launchStoryboards }
        infoPlists = roots.flatMap { map.entries[$0].target.infoPlists }
        let set = roots.map { map.entries[$0].target.conditions }
        conditions = set.dropFirst().reduce(set.first ?? []) { $0.intersection($1) }
        programs = programs(of: roots, files)
        isOfLibraries = names.isEmpty && !roots.contains { map.entries[$0].target.kind == .app }
        sharing = sharingTargets(files)
        keepHintedIfNoOthers()
        report()
        if other != nil, let first = roots.first {
            diagnostics.append(
                ScanDiagnostic(
                    path: map.manifests[map.entries[first].manifest].displayPath,
                    problem: .noAppForPlatform(wanted, chosen: platform)))
        }
    }

    /// The first platform that some app, or target that is asked for, is for; `nil` where one is for the wanted platform, or
    /// there is none.
    private static func platform(
        insteadOf wanted: String, _ names: [String], _ manifests: [TargetManifest], _ files: [SourceFile]
    ) -> String? {
        let map = TargetMap(withoutOthers(manifests, files, wanted), platform: wanted)
        let scanned = Set(files.flatMap { map.targets(of: $0.path) })
        let targets = map.entries.indices.filter { index in
            let target = map.entries[index].target
            return names.isEmpty
                ? target.kind == .app && !map.built(with: [index]).isDisjoint(with: scanned)
                : names.contains(target.name)
        }.map { map.entries[$0].target }
        if targets.contains(where: { $0.isFor(wanted) }) || hasUnreadApp(for: wanted, manifests, files, map) {
            return nil
        }
        return Platform.names.first { name in targets.contains { $0.isFor(name) } }
    }

    /// Whether files of no target start an app of UIKit's, beside a project of whose targets not all could be read: the app may be
    /// one of those.
    private static func hasUnreadApp(
        for platform: String, _ manifests: [TargetManifest], _ files: [SourceFile], _ map: TargetMap
    ) -> Bool {
        guard platform == "iOS",
            manifests.contains(where: { !$0.isComplete && !$0.displayPath.hasSuffix("Package.swift") })
        else { return false }
        let delegates = WordSearch(["UIApplicationDelegate", "UIWindowSceneDelegate"])
        return files.contains { file in
            file.isSwift && map.targets(of: file.path).isEmpty
                && ((try? file.bytes()).map { delegates.matches($0) } ?? false)
        }
    }

    /// The manifests without the projects of outer folders that build none of the files.
    private static func withoutOthers(
        _ manifests: [TargetManifest], _ files: [SourceFile], _ platform: String
    ) -> [TargetManifest] {
        guard manifests.contains(where: \.isAbove) else { return manifests }
        let map = TargetMap(manifests, platform: platform)
        let used = Set(files.flatMap { map.targets(of: $0.path) }.map { map.entries[$0].manifest })
        return manifests.indices.filter { !manifests[$0].isAbove || used.contains($0) }.map { manifests[$0] }
    }

    /// Reads the files once for all, so that what is found in them and what it is kept under belong together.
    mutating func load() {
        files = ParallelMap.map(files, cost: \.size) { $0.loaded() }
        for target in sharing.indices {
            sharing[target].others = ParallelMap.map(sharing[target].others, cost: \.size) { $0.loaded() }
        }
    }

    // MARK: Choosing targets

    private static func roots(
        _ names: [String], _ map: TargetMap, _ memberships: [[Int]], _ platform: String, _ includesTests: Bool
    ) throws(ScanError) -> [Int] {
        guard names.isEmpty else {
            var roots: [Int] = []
            for name in names {
                let found = map.targets(named: name)
                guard !found.isEmpty else {
                    throw .noSuchTarget(name, known: Set(map.entries.map(\.target.name)).sorted())
                }
                roots += found
            }
            return roots
        }
        let scanned = Set(memberships.joined())
        func fitting(_ kinds: Set<BuildTarget.Kind>) -> [Int] {
            map.entries.indices.filter { index in
                let target = map.entries[index].target
                return kinds.contains(target.kind) && target.isFor(platform)
                    && !map.built(with: [index]).isDisjoint(with: scanned)
            }
        }
        let apps = Self.withoutAppsOfOtherPlatforms(fitting([.app]), map, platform)
        // A package or framework without an app is read as a whole, and so is a project whose apps are all made for other
        // platforms: an answer about those is better than none.
        let parts =
            apps.isEmpty
            ? scanned.filter { map.entries[$0].target.kind == .app }.sorted()
                + fitting([.library, .tool, .appExtension])
            : apps
        return parts + (includesTests ? fitting([.test]) : [])
    }

    /// An app that can be built for the platform but is named for another, such as `macOS`, is that one's where another app
    /// is for the platform.
    private static func withoutAppsOfOtherPlatforms(_ apps: [Int], _ map: TargetMap, _ platform: String) -> [Int] {
        let own = apps.filter { !PlatformHint.excludes(platform, path: map.entries[$0].target.name) }
        return own.isEmpty ? apps : own
    }

    // MARK: Choosing files

    private mutating func sort(_ all: [SourceFile], chosen: Set<Int>, hasChoice: Bool) {
        for (file, memberships) in zip(all, memberships) {
            let own = memberships.filter(chosen.contains)
            if !own.isEmpty || file.isGiven {
                files.append(
                    file.built(into: own.count == 1 ? map.entries[own[0]].target : nil, isShared: own.count > 1))
            } else if !memberships.isEmpty {
                if file.isSwift { others[memberships, default: []].append(file) }
            } else if hasChoice, let manifest = stray(file) {
                strays[manifest, default: []].append(file)
            } else if file.isSwift, PlatformHint.excludes(platform, path: file.pathInScan) {
                hinted.append(file)
            } else {
                files.append(file)
            }
        }
    }

    /// Whether no manifest says of which target a file is.
    private static func isOfNoKnownTarget(_ file: SourceFile, _ map: TargetMap) -> Bool {
        let above = map.manifests(above: file.path)
        return map.targets(of: file.path).isEmpty && (above.isEmpty || !above.allSatisfy(\.isComplete))
    }

    /// The manifest that would name a file if any target were built of it; `nil` where what is built is not wholly known.
    private func stray(_ file: SourceFile) -> String? {
        let above = map.manifests(above: file.path)
        // Manifests of other kinds name no resources.
        if file.isInterface, !above.allSatisfy(\.namesResources) { return nil }
        return above.allSatisfy(\.isComplete) ? above.first?.displayPath : nil
    }

    /// A hint tells one platform's files from another's; where it would leave nothing, it is no hint.
    private mutating func keepHintedIfNoOthers() {
        guard files.isEmpty, others.isEmpty, strays.isEmpty else { return }
        files = hinted
        hinted = []
    }

    private func programs(of roots: [Int], _ all: [SourceFile]) -> [TargetProgram] {
        guard roots.count > 1 else { return [] }
        let kept = Set(files.map(\.displayPath))
        return roots.map { root in
            let built = map.built(with: [root])
            let own = zip(all, memberships).filter { file, memberships in
                memberships.isEmpty || !built.isDisjoint(with: memberships)
            }
            return TargetProgram(
                name: map.entries[root].target.name,
                paths: Set(own.map(\.0.displayPath)).intersection(kept))
        }
    }

    /// The targets that are built of some files that are read and of some that are not, by themselves or with a library.
    private func sharingTargets(_ all: [SourceFile]) -> [SharingTarget] {
        let kept = Set(files.map(\.displayPath))
        var filesOfTarget: [Int: [SourceFile]] = [:]
        for (file, memberships) in zip(all, memberships) {
            for place in memberships { filesOfTarget[place, default: []].append(file) }
        }
        return map.entries.indices.compactMap { place in
            guard map.entries[place].target.kind != .test,
                let own = filesOfTarget[place], !own.allSatisfy({ kept.contains($0.displayPath) })
            else { return nil }
            let built = map.built(with: [place]).flatMap { filesOfTarget[$0] ?? [] }
            let shared = Set(built.map(\.displayPath)).intersection(kept)
            let others = own.filter { !kept.contains($0.displayPath) }
            return shared.isEmpty
                ? nil : SharingTarget(name: map.entries[place].target.name, shared: shared, others: others)
        }
    }

    // MARK: Saying what is left out

    private mutating func report() {
        var byManifest: [Int: (files: Int, targets: Set<Int>)] = [:]
        for (targets, files) in others {
            guard let first = targets.first else { continue }
            let place = map.entries[first].manifest
            byManifest[place, default: (0, [])].files += files.count
            byManifest[place, default: (0, [])].targets.formUnion(targets)
        }
        for (place, left) in byManifest {
            let names = left.targets.sorted().map { map.entries[$0].target.description(besides: platform) }
            diagnostics.append(
                ScanDiagnostic(
                    path: map.manifests[place].displayPath,
                    problem: .otherTargets(files: left.files, targets: names, platform: platform)))
        }
        for (manifest, files) in strays {
            let (interfaces, sources) = (files.filter(\.isInterface), files.filter(\.isSwift))
            let problems: [ScanDiagnostic.Problem?] = [
                sources.first.map { .filesOfNoTarget(files: sources.count, first: $0.displayPath) },
                interfaces.first.map { .interfacesOfNoTarget(files: interfaces.count, first: $0.displayPath) },
            ]
            diagnostics += problems.compactMap(\.self).map { ScanDiagnostic(path: manifest, problem: $0) }
        }
        if let first = hinted.first {
            diagnostics.append(
                ScanDiagnostic(
                    path: first.displayPath, problem: .namedForOtherPlatform(files: hinted.count, platform: platform)))
        }
    }
}

/// A target that is not read, though it is built of some files that are.
struct SharingTarget: Sendable {
    var name: String
    /// The displayed paths of the files that are read.
    var shared: Set<String> = []
    /// The files that are not.
    var others: [SourceFile] = []
}

/// An app or another target, with all the files that it is built of.
struct TargetProgram: Hashable, Sendable {
    var name: String
    /// Whether the name is that of a target, rather than of a folder.
    var isTarget = true
    /// The displayed paths of its files.
    var paths: Set<String>

    /// The target's name, where that is known.
    var targetName: String? { isTarget ? name : nil }
}
