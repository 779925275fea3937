import Foundation
import NavAtlasFiles
import NavAtlasModel

/// Reads an app's navigation from its Swift source.
package struct Scanner: Sendable {
    /// Where facts are kept from one scan to the next.
    package enum Cache: Hashable, Sendable {
        /// Under the user's cache folder.
        case standard
        /// In a folder.
        case folder(String)
        /// Nowhere.
        case none
    }

    /// What `#if` is evaluated for.
    package var platform = Platform()
    /// Whether another platform takes its place where no app is for it: wanted where nobody asked for a platform.
    package var choosesPlatform = true
    /// Patterns, in the syntax of `.gitignore`, of what is left out.
    package var excluded: [String] = []
    /// Whether a pattern may leave nothing out; else it is an error, since it is probably misspelt.
    package var takesIdleExclusions = false
    /// Calls of the app's own routers, and what they show.
    package var routers: [RouterCall] = []
    /// The names of types by which a person enters a package without the app itself: they are read though nothing shows them.
    package var entries: [String] = []
    /// The targets that are read, with all that they are built with; all apps for the platform where none is named.
    package var targets: [String] = []
    /// Whether test targets are read too.
    package var includesTests = false
    /// Whether links are followed that lead out of the folders that are scanned.
    package var followsLinks = false
    /// Where facts are kept.
    package var cache = Cache.none
    /// What tells this build of the program from others. No facts of another build are used: they may mean something else.
    package var build = ""
    /// The last scan of the same process, where it scans again and again.
    package var memory: ScanMemory?
    /// The folder that the paths in the result are relative to.
    package var base = FileManager.default.currentDirectoryPath

    /// Creates a scanner with the usual settings, and without a cache.
    package init() {}

    /// What a scan found.
    package struct Result: Sendable {
        /// The graph.
        package var graph: NavigationGraph
        /// What could not be read, and places that the parser could make no sense of.
        package var diagnostics: [ScanDiagnostic]
        /// How many Swift files there are.
        package var files: Int
        /// How many files' facts came from the cache.
        package var cached: Int
        /// Whether the graph came from the cache, too: nothing that it depends on has changed.
        package var isKnown = false
    }

    /// Scans folders and files.
    ///
    /// - Parameters:
    ///   - paths: folders, Swift files, storyboards, property lists and app site associations.
    ///   - progress: called now and then with how many files have been read, of how many.
    /// - Throws: ``ScanError`` where a path names nothing that can be read.
    package func scan(
        _ paths: [String], progress: (@Sendable (_ finished: Int, _ count: Int) -> Void)? = nil
    ) throws(ScanError) -> Result {
        let tree = try SourceTree(
            paths: paths,
            options: SourceTree.Options(
                base: base, excluded: excluded, takesIdleExclusions: takesIdleExclusions,
                includesTests: includesTests, followsLinks: followsLinks))
        var diagnostics = tree.diagnostics
        var selection = try TargetSelection(
            tree.swiftFiles + tree.interfaces + tree.objectiveC, namedAsTests: tree.namedAsTests,
            manifests: TargetManifest.all(tree.manifests, &diagnostics),
            names: targets,
            platform: platform.name, choosesPlatform: choosesPlatform, includesTests: includesTests)
        selection.load()
        var scanner = self
        scanner.platform.name = selection.platform
        scanner.platform.conditions.formUnion(selection.conditions)
        return try scanner.scan(selection, of: tree, paths, diagnostics, progress)
    }

    /// Scans the chosen files for the platform that is the scanner's.
    private func scan(
        _ selection: TargetSelection, of tree: SourceTree, _ paths: [String], _ earlier: [ScanDiagnostic],
        _ progress: (@Sendable (Int, Int) -> Void)?
    ) throws(ScanError) -> Result {
        var diagnostics = earlier
        let (own, ofLibraries) = Self.withoutLibraries(selection.files)
        let missing = selection.missingFiles
        diagnostics += selection.diagnostics + ofLibraries + ScanDiagnostic.missing(missing, seenFrom: base)
        let infoPlists = Set(selection.infoPlists).sorted().filter { FileManager.default.fileExists(atPath: $0) }
            .map { SourceFile(path: $0, displayPath: PathText.relative($0, to: base)) }
        var launchSettings = LaunchSettings(tree, infoPlists: infoPlists, &diagnostics)
        launchSettings.mainStoryboards = Set(launchSettings.mainStoryboards + selection.mainStoryboards).sorted()
        launchSettings.launchStoryboards = Set(launchSettings.launchStoryboards + selection.launchStoryboards).sorted()
        let known = ScanCache(self, paths: paths, files: own, selection, launchSettings: launchSettings)
        // A memory needs the facts once, so that later they can be compared.
        if memory?.isEmpty != true, let scan = known?.scan, let graph = scan.graph {
            return Result(
                graph: graph, diagnostics: diagnostics.sorted(),
                files: tree.swiftFiles.count, cached: own.count, isKnown: true)
        }
        var reader = FactsReading(scanner: self, paths: paths)
        reader.read(own, progress: progress)
        let shared = SharedTypes(selection.sharing, missing: Set(missing.values.joined()))
        let factsKey = known == nil ? "" : reader.identity
        func keep(_ graph: NavigationGraph, _ scan: CachedScan) {
            guard let known else { return }
            known.save(scan, ofFacts: factsKey)
            memory?.keep(graph, of: reader.keyed, in: known.surroundings)
        }
        if reader.diagnostics.isEmpty, let scan = known?.scan(ofFacts: factsKey), let graph = scan.graph {
            keep(graph, scan)
            return Result(
                graph: graph, diagnostics: diagnostics.sorted(), files: tree.swiftFiles.count,
                cached: reader.cached, isKnown: true)
        }
        if reader.diagnostics.isEmpty, let known,
            let moved = try memory?.moved(to: reader.keyed, in: known.surroundings)
        {
            keep(moved, try CachedScan(moved))
            return Result(
                graph: moved, diagnostics: diagnostics.sorted(), files: tree.swiftFiles.count,
                cached: reader.cached, isKnown: true)
        }
        let apps = InferredApps(reader.facts, platform: platform)
        let isInferred = selection.programs.isEmpty || selection.isOfLibraries && !apps.isEmpty
        let graph = try Self.graph(
            of: apps.facts, programs: isInferred ? apps.programs : selection.programs, launchSettings, shared,
            routers, entries)
        if reader.diagnostics.isEmpty, apps.diagnostics.isEmpty {
            keep(graph, try CachedScan(graph))
        }
        return Result(
            graph: graph,
            diagnostics: (diagnostics + reader.diagnostics + apps.diagnostics).sorted(),
            files: tree.swiftFiles.count, cached: reader.cached)
    }

    /// Leaves out the source of the navigation libraries themselves where an app stands beside it.
    private static func withoutLibraries(_ files: [SourceFile]) -> ([SourceFile], [ScanDiagnostic]) {
        let byModule = Dictionary(grouping: files) { Dialects.modules.contains($0.module ?? "") ? $0.module : nil }
        guard let own = byModule[nil] else { return (files, []) }
        let notes = byModule.compactMap { module, files in
            module.map {
                ScanDiagnostic(
                    path: PathText.folder(of: files[0].displayPath),
                    problem: .librarySource(module: $0, files: files.count))
            }
        }
        return (own, notes)
    }

    /// The graph of source texts, by path.
    ///
    /// - Parameter workShare: the part of the usual limit on work that the scan may take, so that tests of the limit are
    ///   short.
    /// - Throws: ``ScanError/brokenGraph(_:)``.
    package func graph(of sources: [String: String], workShare: Double = 1) throws(ScanError) -> NavigationGraph {
        let apps = InferredApps(
            sources.map { FileFacts(of: Array($0.value.utf8), path: $0.key, platform: platform) }, platform: platform)
        return try Self.graph(
            of: apps.facts, programs: apps.programs, .none, SharedTypes(), routers, entries, workShare: workShare)
    }

    /// Parses a text and extracts its facts; the result is how many declarations there are. For benchmarks.
    package static func extract(_ text: [UInt8]) -> Int {
        let facts = text.withUnsafeBufferPointer {
            FileLowering.facts(of: $0, path: "", module: nil, platform: Platform())
        }
        return facts.types.count + facts.functions.count + facts.properties.count
    }

    /// Calls nest as deep as the app's do, so the linker gets a stack of its own.
    private static func graph(
        of facts: [FileFacts], programs: [TargetProgram], _ launchSettings: LaunchSettings,
        _ shared: SharedTypes, _ routers: [RouterCall], _ entries: [String], workShare: Double = 1
    ) throws(ScanError) -> NavigationGraph {
        let appearance = AppearanceFilter(of: facts)
        let facts = ParallelMap.map(facts) { appearance.leftOut(of: $0) }
        let namesakes = Namesakes(programs, facts)
        let parts =
            namesakes.arePresent
            ? programs.map { program in facts.filter { program.paths.contains($0.path) } } : [facts]
        let graphs = ParallelMap.map([parts], workers: 1, stackSize: 1 << 30) { parts in
            inTurn(parts, among: facts) {
                GraphBuilder(
                    $0, launchSettings, namesakes, shared, routers: routers, entries: Set(entries),
                    share: workShare * $1)
            }
        }
        var programs: [ProgramGraph] = []
        for graph in graphs.joined() { programs.append(try graph.get()) }
        return try NavigationGraph(uniting: programs)
    }

    /// The graphs of programs that may share any number of files: together they take the work that is the files' size's. The
    /// smallest come first, which leave most of theirs.
    private static func inTurn(
        _ parts: [[FileFacts]], among facts: [FileFacts], _ builder: ([FileFacts], _ share: Double) -> GraphBuilder
    ) -> [Swift.Result<ProgramGraph, ScanError>] {
        func steps(_ files: [FileFacts]) -> Int {
            Limit.steps.most(forSize: files.reduce(0) { $0 + $1.expressionCount })
        }
        let sizes = parts.map(steps)
        var work = SharedWork(most: steps(facts), programs: sizes)
        var graphs: [(place: Int, graph: Swift.Result<ProgramGraph, ScanError>)] = []
        for place in parts.indices.sorted(by: { (sizes[$0], $0) < (sizes[$1], $1) }) {
            let builder = builder(parts[place], parts.count > 1 ? work.share : 1)
            graphs.append((place, Swift.Result { () throws(ScanError) in try builder.graph() }))
            work.end(sizes[place], taking: builder.steps)
        }
        return graphs.sorted { $0.place < $1.place }.map(\.graph)
    }
}
