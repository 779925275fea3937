import NavAtlasFiles

/// Reads the targets of a `Package.swift` as far as they are plain data.
struct PackageManifest {
    private let reader: PlainSwiftReader
    private let folder: String
    private var isComplete = true
    private var targetNames: [String] = []

    /// Of a package that code makes, as `Package(…).adding(…)` does, only this is known: there may be targets in its folder.
    ///
    /// - Returns: `nil` where the file makes no package.
    static func manifest(_ text: [UInt8], displayPath: String, folder: String) -> TargetManifest? {
        guard let reader = PlainSwiftReader(text) else { return nil }
        guard let package = reader.constants.values.first(where: { $0.name == "Package" }) else {
            guard reader.imports.contains("PackageDescription") else { return nil }
            return TargetManifest(displayPath: displayPath, folder: folder, isComplete: false)
        }
        var manifest = PackageManifest(reader: reader, folder: folder)
        let declared = manifest.members("targets", of: package)
        manifest.targetNames = declared.compactMap { $0["name"]?.text }
        var result = TargetManifest(displayPath: displayPath, folder: folder)
        let apps = Set(
            manifest.members("products", of: package).filter { $0.name == "iOSApplication" }
                .flatMap(Self.targetNames))
        result.targets = declared.compactMap { target in
            let alike = declared.count { Self.sharesFolder($0, with: target) }
            return manifest.target(target, apps: apps, isAlone: alike == 1)
        }
        for product in manifest.members("products", of: package) {
            guard let name = product["name"]?.text else { continue }
            result.products[name] = Self.targetNames(of: product)
        }
        result.isComplete = manifest.isComplete && reader.isPlain
        return result
    }

    private init(reader: PlainSwiftReader, folder: String) {
        self.reader = reader
        self.folder = folder
    }

    /// The members of a list of the package, those that are added to it later included.
    private mutating func members(_ key: String, of package: PlainSwift) -> [PlainSwift] {
        let written = [package[key]].compactMap(\.self)
        let lists = written + (reader.additions["package.\(key)"] ?? [])
        if lists.contains(where: { $0.list == nil }) { isComplete = false }
        return lists.flatMap { $0.list ?? [] }
    }

    /// Whether the folders of two targets lie in the same one: those of tests, those of plugins, and those of all others.
    private static func sharesFolder(_ target: PlainSwift, with other: PlainSwift) -> Bool {
        let apart = ["testTarget", "plugin"]
        return apart.allSatisfy { (target.name == $0) == (other.name == $0) }
    }

    private static func targetNames(of product: PlainSwift) -> [String] {
        product["targets"]?.list?.compactMap(\.text) ?? []
    }

    private mutating func target(_ value: PlainSwift, apps: Set<String>, isAlone: Bool) -> BuildTarget? {
        guard let kind = value.name.flatMap({ Self.kinds[$0] }), let name = value["name"]?.text,
            let folders = self.folders(of: value, name, kind, isAlone: isAlone)
        else {
            if !Self.withoutSources.contains(value.name ?? "") { isComplete = false }
            return nil
        }
        var target = BuildTarget(
            name: name, module: BuildTarget.moduleName(of: name), kind: apps.contains(name) ? .app : kind)
        target.sources = folders.map(SourceRule.folder)
        target.dependencies = dependencies(of: value)
        return target
    }

    private static let kinds: [String: BuildTarget.Kind] = [
        "target": .library, "executableTarget": .tool, "testTarget": .test, "macro": .tool, "plugin": .tool,
        "iOSApplication": .app,
    ]

    private static let withoutSources: Set<String> = ["binaryTarget", "systemLibrary"]

    // MARK: What it is built of

    /// - Returns: `nil` where they cannot be told.
    private func folders(
        of value: PlainSwift, _ name: String, _ kind: BuildTarget.Kind, isAlone: Bool
    ) -> [SourceFolder]? {
        let path: String
        switch value["path"] {
        case .text(let written)?: path = PathText.resolved(written, in: folder)
        case nil, .name("nil")?: path = usualFolder(of: name, kind, isAlone: isAlone)
        default: return nil
        }
        var lists: [String: [IgnorePattern]] = [:]
        for key in ["exclude", "sources"] {
            switch value[key] {
            case nil, .name("nil")?: continue
            case .list(let members)?:
                let texts = members.compactMap(\.text)
                guard texts.count == members.count else { return nil }
                lists[key] = texts.compactMap { IgnorePattern(below: $0) }
            default: return nil
            }
        }
        return [SourceFolder(path: path, included: lists["sources"] ?? [], excluded: lists["exclude"] ?? [])]
    }

    /// The folder of a target that names none, by the rule of the Swift package manager.
    private func usualFolder(of name: String, _ kind: BuildTarget.Kind, isAlone: Bool) -> String {
        let parents =
            kind == .test ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        let places = parents.map { PathText.join(folder, $0) }
        if let place = places.map({ PathText.join($0, name) }).first(where: FileSystem.isFolder) { return place }
        // Beside tests and plugins, one target may have its files in `Sources` itself.
        if isAlone, let place = places.first(where: FileSystem.isFolder) { return place }
        return PathText.join(places[0], name)
    }

    // MARK: What it is built with

    /// A target of which some dependencies cannot be told may depend on any target of the package.
    private func dependencies(of value: PlainSwift) -> [BuildTarget.Dependency] {
        guard let written = value["dependencies"] else { return [] }
        let known = (written.list ?? []).map(dependency)
        let isUnknown = written.list == nil || known.contains { $0 == nil }
        return known.compactMap(\.self) + (isUnknown ? targetNames.map { BuildTarget.Dependency(name: $0) } : [])
    }

    private func dependency(_ written: PlainSwift) -> BuildTarget.Dependency? {
        var value = written
        // `extension Target.Dependency { static let app: Self = "App" }`
        if case .name(let member) = written { value = reader.staticMembers["Dependency"]?[member] ?? written }
        guard let name = value.text ?? value["name"]?.text else { return nil }
        let condition = value["condition"]?["platforms"]?.list ?? []
        return BuildTarget.Dependency(name: name, platforms: XcodeObjects.platforms(condition.compactMap(\.name)))
    }
}

extension IgnorePattern {
    /// A pattern for what lies below a folder, as manifests write it: `Views/*.swift`, `./Views`.
    init?(below text: String) {
        let parts = PathText.parts(of: text)
        // The folder itself is everything in it.
        self.init(pattern: Array(("/" + (parts.isEmpty ? "**" : parts.joined(separator: "/"))).utf8)[...])
    }
}

extension FileSystem {
    static func isFolder(_ path: String) -> Bool {
        (try? status(of: path, followingLinks: true))?.kind == .folder
    }
}
