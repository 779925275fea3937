import NavAtlasFiles

/// The targets of all manifests, and the files that each is built of.
struct TargetMap {
    struct Entry {
        let target: BuildTarget
        /// The place of its manifest.
        let manifest: Int
    }

    let manifests: [TargetManifest]
    let entries: [Entry]
    let platform: String
    private let byFolder: [String: [TargetManifest]]
    private var byName: [String: [Int]] = [:]
    private var byProduct: [String: [(manifest: Int, targets: [String])]] = [:]
    private var files: [String: [(target: Int, platforms: Set<String>)]] = [:]
    private var folders: [String: [(target: Int, folder: SourceFolder)]] = [:]

    init(_ manifests: [TargetManifest], platform: String) {
        self.manifests = manifests
        self.platform = platform
        byFolder = Dictionary(grouping: manifests, by: \.folder)
        entries = manifests.enumerated().flatMap { place, manifest in
            manifest.targets.map { Entry(target: $0, manifest: place) }
        }
        for (place, manifest) in manifests.enumerated() {
            for (name, targets) in manifest.products { byProduct[name, default: []].append((place, targets)) }
        }
        for (index, entry) in entries.enumerated() {
            byName[entry.target.name, default: []].append(index)
            for rule in entry.target.sources {
                switch rule {
                case .file(let path, let platforms):
                    files[path.lowercased(), default: []].append((index, platforms))
                case .folder(let folder): folders[folder.path.lowercased(), default: []].append((index, folder))
                }
            }
        }
    }

    /// The targets with a name.
    func targets(named name: String) -> [Int] { byName[name] ?? [] }

    /// The targets that a file is built into for the platform, in their order.
    ///
    /// File systems of Apple's take no note of case, and project files therefore sometimes none either.
    func targets(of path: String) -> [Int] {
        var result: Set<Int> = []
        var place = path
        while true {
            let key = place.lowercased()
            for (target, platforms) in files[key] ?? [] where platforms.isEmpty || platforms.contains(platform) {
                result.insert(target)
            }
            for (target, folder) in folders[key] ?? [] {
                let inside = String(path.dropFirst(place == "/" ? 1 : place.count + 1))
                if folder.holds(inside, for: platform) { result.insert(target) }
            }
            guard place != "/", !place.isEmpty else { break }
            place = PathText.folder(of: place)
        }
        return result.sorted()
    }

    /// Some targets with all that they are built with for the platform. Apps and extensions that come with an app are
    /// programs of their own.
    func built(with roots: [Int]) -> Set<Int> {
        Set.reachable(from: roots) { index in
            entries[index].target.dependencies
                .filter { $0.platforms.isEmpty || $0.platforms.contains(platform) }
                .flatMap { targets(of: $0, in: entries[index].manifest) }
        }
    }

    private func targets(of dependency: BuildTarget.Dependency, in manifest: Int) -> [Int] {
        let namesakes = targets(named: dependency.name)
        let own = namesakes.filter { entries[$0].manifest == manifest }
        let products = (byProduct[dependency.name] ?? []).flatMap { product in
            product.targets.flatMap(targets(named:)).filter { entries[$0].manifest == product.manifest }
        }
        let found = own.isEmpty ? (products.isEmpty ? namesakes : products) : own
        return found.filter { entries[$0].target.kind == .library && entries[$0].target.isFor(platform) }
    }

    /// The manifests of the nearest folder above a file that has some.
    func manifests(above path: String) -> [TargetManifest] {
        var folder = path
        while folder != "/", !folder.isEmpty {
            folder = PathText.folder(of: folder)
            if let known = byFolder[folder] { return known }
        }
        return []
    }
}
