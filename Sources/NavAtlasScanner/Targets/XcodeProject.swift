import NavAtlasFiles

/// Reads the targets of a `project.pbxproj`.
struct XcodeProject {
    private let objects: XcodeObjects
    private let root: String
    private let paths: [String: String]
    private let settings: XcodeSettings
    /// The folders of Xcode 16 whose files are not listed.
    private let synchronizedFolders: [String]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the `project.pbxproj`.
    ///   - displayPath: the path as people see it.
    ///   - folder: the absolute path of the folder that the `.xcodeproj` stands in.
    /// - Throws: a diagnostic where the bytes are no project.
    static func manifest(_ bytes: [UInt8], displayPath: String, folder: String) throws(ScanDiagnostic) -> TargetManifest
    {
        let project = XcodeProject(try XcodeObjects(bytes, displayPath: displayPath), folder)
        return TargetManifest(displayPath: displayPath, folder: folder, targets: project.targets())
    }

    private init(_ objects: XcodeObjects, _ folder: String) {
        self.objects = objects
        root = objects.root(in: folder)
        paths = objects.paths(in: folder)
        settings = XcodeSettings(objects, paths: paths)
        synchronizedFolders = paths.keys.filter { objects.type(of: $0) == "PBXFileSystemSynchronizedRootGroup" }
            .sorted()
    }

    private func targets() -> [BuildTarget] {
        objects.members("targets", of: objects.project).compactMap { id in
            guard let name = objects.text("name", of: id) else { return nil }
            var target = BuildTarget(name: name, module: module(of: id, name), kind: kind(of: id))
            target.platforms = platforms(of: id)
            target.conditions = settings.conditions(of: id)
            target.sources = sources(of: id)
            target.dependencies = dependencies(of: id)
            target.mainStoryboards = XcodeSettings.mainStoryboards.flatMap { settings.values($0, of: id) }
            target.launchStoryboards = settings.values(XcodeSettings.launchStoryboard, of: id)
                .map(StoryboardFacts.name)
            target.infoPlists = settings.values(XcodeSettings.infoPlist, of: id).map { PathText.resolved($0, in: root) }
            return target
        }
    }

    private func module(of id: String, _ name: String) -> String {
        let written = settings.values("PRODUCT_MODULE_NAME", of: id) + settings.values("PRODUCT_NAME", of: id)
        return BuildTarget.moduleName(of: written.first ?? name)
    }

    // MARK: What it is

    private func productType(of id: String) -> String {
        let type = objects.text("productType", of: id) ?? ""
        return type.hasPrefix("com.apple.product-type.") ? String(type.dropFirst(23)) : type
    }

    private func kind(of id: String) -> BuildTarget.Kind {
        let type = productType(of: id)
        // The code of an app for an old watch lies in an extension.
        if type.hasPrefix("application") || type.hasPrefix("watchkit") { return .app }
        if type.contains("extension") { return .appExtension }
        if type.hasPrefix("bundle.unit-test") || type.hasPrefix("bundle.ui-test") { return .test }
        if type.hasPrefix("framework") || type.hasPrefix("library") || type == "bundle" { return .library }
        return .tool
    }

    private func platforms(of id: String) -> Set<String> {
        let type = productType(of: id)
        if type.contains("watch") { return ["watchOS"] }
        if type.hasPrefix("tv-") { return ["tvOS"] }
        return settings.platforms(of: id)
    }

    // MARK: What it is built of

    private func sources(of id: String) -> [SourceRule] {
        let phases = objects.members("buildPhases", of: id).filter { objects.type(of: $0) == "PBXSourcesBuildPhase" }
        // Of what is only copied, storyboards and nibs are read.
        let resources = objects.members("buildPhases", of: id).filter {
            objects.type(of: $0) == "PBXResourcesBuildPhase"
        }
        let files = files(of: phases) { _ in true } + files(of: resources, where: FileKind.isInterface)
        return files + folders(of: id, phases: phases)
    }

    private func files(of phases: [String], where isPart: (String) -> Bool) -> [SourceRule] {
        phases.flatMap { objects.members("files", of: $0) }.flatMap { file -> [SourceRule] in
            guard let reference = objects.text("fileRef", of: file) else { return [] }
            let platforms = objects.platforms(of: file)
            // A group of variants stands for all of them.
            let variants = objects.members("children", of: reference)
            return (variants.isEmpty ? [reference] : variants).compactMap { variant in
                paths[variant].flatMap { isPart($0) ? .file($0, platforms: platforms) : nil }
            }
        }
    }

    /// The synchronized folders of the target, and the files that it takes from other targets' folders.
    private func folders(of id: String, phases: [String]) -> [SourceRule] {
        let own = Set(objects.members("fileSystemSynchronizedGroups", of: id))
        return synchronizedFolders.flatMap { group -> [SourceRule] in
            guard let path = paths[group] else { return [] }
            // What is in a folder that is copied as a whole is not compiled.
            let copied = objects.list("explicitFolders", of: group).map { $0.lowercased() }
            var folder = SourceFolder(path: path, exceptions: Set(copied))
            var taken: [SourceRule] = []
            for set in objects.members("exceptions", of: group) {
                let phase = objects.text("buildPhase", of: set)
                guard objects.text("target", of: set) == id || phase.map(phases.contains) == true else { continue }
                let named = objects.list("membershipExceptions", of: set)
                let filters = objects.dictionary("platformFiltersByRelativePath", of: set)
                    .compactMapValues { ($0 as? [String]).map(XcodeObjects.platforms) }
                folder.platforms.merge(filters.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
                if own.contains(group), phase == nil {
                    folder.exceptions.formUnion(named.map { $0.lowercased() })
                } else {
                    // For a target that does not have the folder the exceptions are what it takes from it.
                    taken += named.map { .file(PathText.join(path, $0), platforms: filters[$0] ?? []) }
                }
            }
            return (own.contains(group) ? [.folder(folder)] : []) + taken
        }
    }

    // MARK: What it is built with

    private func dependencies(of id: String) -> [BuildTarget.Dependency] {
        let targets = objects.members("dependencies", of: id).compactMap { dependency -> BuildTarget.Dependency? in
            guard let name = dependencyName(dependency) else { return nil }
            return BuildTarget.Dependency(name: name, platforms: objects.platforms(of: dependency))
        }
        let products = objects.members("packageProductDependencies", of: id).compactMap { product in
            objects.text("productName", of: product).map { BuildTarget.Dependency(name: $0) }
        }
        // What is only copied into the app is linked because its code imports it.
        let phases = objects.members("buildPhases", of: id).filter {
            ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains(objects.type(of: $0))
        }
        let linked = phases.flatMap { objects.members("files", of: $0) }.compactMap { file in
            linkedName(file).map { BuildTarget.Dependency(name: $0, platforms: objects.platforms(of: file)) }
        }
        return targets + products + linked
    }

    private func dependencyName(_ dependency: String) -> String? {
        if let target = objects.text("target", of: dependency) { return objects.text("name", of: target) }
        if let product = objects.text("productRef", of: dependency) { return objects.text("productName", of: product) }
        return objects.text("targetProxy", of: dependency).flatMap { objects.text("remoteInfo", of: $0) }
            ?? objects.text("name", of: dependency)
    }

    /// The framework, library or product of a package that is linked: another project of the same folder may build it.
    private func linkedName(_ file: String) -> String? {
        if let product = objects.text("productRef", of: file) { return objects.text("productName", of: product) }
        guard let reference = objects.text("fileRef", of: file),
            let path = objects.text("path", of: reference) ?? objects.text("name", of: reference)
        else { return nil }
        let name = String(path.split(separator: "/").last ?? "")
        if name.hasSuffix(".framework") { return String(name.dropLast(10)) }
        return name.hasPrefix("lib") && name.hasSuffix(".a") ? String(name.dropFirst(3).dropLast(2)) : nil
    }
}
