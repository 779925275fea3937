import NavAtlasFiles

/// Reads the targets of an XcodeGen `project.yml`, and of the files that it includes, as far as they are plain data.
struct XcodeGenManifest {
    /// A description, and the folder that its paths start from.
    private struct Part {
        let content: PlainYAML
        let folder: String
    }

    /// How many descriptions one project may be made of, so that those that include each other end.
    private static let mostParts = 64

    private var parts: [Part]
    private var folder: String
    private var isComplete = true

    /// - Parameter read: the text of an included file; `nil` where it cannot be read.
    /// - Returns: `nil` where the file describes no targets, as a `project.yml` of another tool.
    static func manifest(
        _ text: [UInt8], displayPath: String, folder: String, read: (_ path: String) -> [UInt8]? = { _ in nil }
    ) -> TargetManifest? {
        let written = String(decoding: text, as: UTF8.self)
        guard let top = PlainYAML(written) else {
            return speaksOfTargets(written)
                ? TargetManifest(displayPath: displayPath, folder: folder, isComplete: false) : nil
        }
        guard top["targets"] != nil || top["include"] != nil else { return nil }
        var manifest = XcodeGenManifest(parts: [Part(content: top, folder: folder)], folder: folder)
        manifest.include(read)
        var result = TargetManifest(displayPath: displayPath, folder: folder)
        for part in manifest.parts {
            manifest.folder = part.folder
            result.targets += (part.content["targets"]?.members ?? []).flatMap { manifest.targets($0.key, $0.value) }
        }
        result.isComplete = manifest.isComplete
        return result
    }

    /// Whether a description that cannot be read may say more than schemes and packages, which are not needed.
    private static func speaksOfTargets(_ text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).contains { line in
            line.contains(":") && ["include", "target"].contains { line.hasPrefix($0) }
        }
    }

    /// Adds the descriptions that others include, with paths from their own folder unless they say otherwise.
    private mutating func include(_ read: (_ path: String) -> [UInt8]?) {
        var seen: Set<String> = []
        var next = 0
        while next < parts.count {
            let part = parts[next]
            next += 1
            for written in part.content["include"]?.list ?? [] {
                guard let text = written.text ?? written["path"]?.text else {
                    isComplete = false
                    continue
                }
                let path = PathText.resolved(text, in: part.folder)
                guard seen.insert(path).inserted else { continue }
                guard parts.count < Self.mostParts, let content = read(path) else {
                    isComplete = false
                    continue
                }
                let includedText = String(decoding: content, as: UTF8.self)
                guard let included = PlainYAML(includedText) else {
                    if Self.speaksOfTargets(includedText) { isComplete = false }
                    continue
                }
                let isRelative = written["relativePaths"]?.text != "false"
                parts.append(Part(content: included, folder: isRelative ? PathText.folder(of: path) : part.folder))
            }
        }
    }

    /// A target, or one for each of its platforms: `App_iOS` and `App_tvOS`.
    private mutating func targets(_ name: String, _ written: PlainYAML) -> [BuildTarget] {
        let description = withTemplates(written, depth: 0)
        guard case .mapping = description, let type = description["type"]?.text else {
            isComplete = false
            return []
        }
        let platforms = (description["platform"]?.list ?? []).compactMap(\.text)
        let destinations = (description["supportedDestinations"]?.list ?? []).compactMap(\.text)
        if platforms.count > 1 {
            return platforms.map { platform in
                let target = target(name, type, [platform], description, platform: platform)
                let prefix = description["platformPrefix"]?.text ?? ""
                let suffix = description["platformSuffix"]?.text ?? (prefix.isEmpty ? "_\(platform)" : "")
                return target.named((prefix + name + suffix).filled("platform", platform))
            }
        }
        return [target(name, type, destinations.isEmpty ? platforms : destinations, description, platform: "")]
    }

    private func target(
        _ name: String, _ type: String, _ platforms: [String], _ description: PlainYAML, platform: String
    ) -> BuildTarget {
        var target = BuildTarget(name: name, module: BuildTarget.moduleName(of: name), kind: Self.kind(type))
        let known = XcodeObjects.platforms(platforms).intersection(Platform.names)
        target.platforms = known
        let launchScreens = [
            description["info"]?["properties"]?["UILaunchStoryboardName"],
            description["settings"]?["base"]?[XcodeSettings.launchStoryboard],
            description["settings"]?[XcodeSettings.launchStoryboard],
        ]
        target.launchStoryboards = launchScreens.compactMap { $0?.text }.map(StoryboardFacts.name)
        target.sources = (description["sources"]?.list ?? []).compactMap {
            source($0) { $0.filled("platform", platform).filled("target_name", name) }
        }
        target.dependencies = (description["dependencies"]?.list ?? []).flatMap { dependencies($0, platform: platform) }
        return target
    }

    /// What a target needs: another target, a product of a package, or several of them.
    private func dependencies(_ written: PlainYAML, platform: String) -> [BuildTarget.Dependency] {
        let one = ["target", "product", "package", "framework"].firstNonNil { written[$0]?.text }
        let filters = (written["platforms"] ?? written["platformFilter"])?.list.compactMap(\.text) ?? []
        let names = written["products"]?.list.compactMap(\.text) ?? [one].compactMap(\.self)
        return names.compactMap { name in
            // `Kit.framework`, and `Project/BuildTarget` of another project.
            guard let path = name.split(separator: "/").last else { return nil }
            let name = path.hasSuffix(".framework") ? path.dropLast(10) : path
            return BuildTarget.Dependency(
                name: String(name).filled("platform", platform),
                platforms: XcodeObjects.platforms(filters.filter { $0 != "all" }))
        }
    }

    private static func kind(_ type: String) -> BuildTarget.Kind {
        if type.hasPrefix("application") || type.hasPrefix("watchkit") { return .app }
        if type.contains("extension") { return .appExtension }
        if type.hasPrefix("bundle.unit") || type.hasPrefix("bundle.ui") { return .test }
        return type.hasPrefix("framework") || type.hasPrefix("library") || type == "bundle" ? .library : .tool
    }

    /// The description with what its templates say, the nearest first; lists are joined.
    private mutating func withTemplates(_ description: PlainYAML, depth: Int) -> PlainYAML {
        guard case .mapping(var members) = description, depth < 16 else { return description }
        for name in (description["templates"]?.list ?? []).compactMap(\.text) {
            guard let written = parts.firstNonNil({ $0.content["targetTemplates"]?[name] }) else {
                isComplete = false
                continue
            }
            for member in withTemplates(written, depth: depth + 1).members where member.key != "templates" {
                if let place = members.firstIndex(where: { $0.key == member.key }) {
                    guard case .list(let own) = members[place].value else { continue }
                    members[place].value = .list(member.value.list + own)
                } else {
                    members.append(member)
                }
            }
        }
        return .mapping(members)
    }

    /// - Parameter fill: puts what templates leave open into a text.
    private func source(_ value: PlainYAML, fill: (String) -> String) -> SourceRule? {
        guard let written = value.text ?? value["path"]?.text, value["buildPhase"]?.text ?? "sources" == "sources"
        else {
            return nil
        }
        let path = PathText.resolved(fill(written), in: folder)
        let filters = (value["platformFilter"] ?? value["destinationFilters"])?.list.compactMap(\.text) ?? []
        let platforms = XcodeObjects.platforms(filters.filter { $0 != "all" })
        if path.hasSuffix(".swift") { return .file(path, platforms: platforms) }
        var source = SourceFolder(path: path)
        source.included = (value["includes"]?.list ?? []).compactMap { $0.text.flatMap(IgnorePattern.init(below:)) }
        source.excluded = (value["excludes"]?.list ?? []).compactMap { $0.text.flatMap(IgnorePattern.init(below:)) }
        if !platforms.isEmpty { source.platforms[""] = platforms }
        return .folder(source)
    }
}

extension BuildTarget {
    fileprivate func named(_ name: String) -> BuildTarget {
        var target = self
        target.name = name
        return target
    }
}

extension String {
    /// The text with a value in the places of its variable: `${platform}`.
    fileprivate func filled(_ variable: String, _ value: String) -> String {
        split(separator: "${\(variable)}", omittingEmptySubsequences: false).joined(separator: value)
    }
}
