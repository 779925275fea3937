import NavAtlasFiles

/// Reads the targets of an XcodeGen `project.yml` as far as it is plain data: other files that it includes are not read.
struct XcodeGenManifest {
    private let top: PlainYAML
    private let folder: String
    private var isComplete = true

    /// - Returns: `nil` where the file describes no targets, as a `project.yml` of another tool.
    static func manifest(_ text: [UInt8], displayPath: String, folder: String) -> TargetManifest? {
        guard let top = PlainYAML(String(decoding: text, as: UTF8.self)), let targets = top["targets"] else {
            return nil
        }
        var manifest = XcodeGenManifest(top: top, folder: folder)
        var result = TargetManifest(displayPath: displayPath, folder: folder)
        result.targets = targets.members.flatMap { manifest.targets($0.key, $0.value) }
        result.isComplete = manifest.isComplete && top["include"] == nil
        return result
    }

    private init(top: PlainYAML, folder: String) {
        self.top = top
        self.folder = folder
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
        target.sources = (description["sources"]?.list ?? []).compactMap {
            source($0) { $0.filled("platform", platform).filled("target_name", name) }
        }
        target.dependencies = (description["dependencies"]?.list ?? []).compactMap { dependency in
            let text = ["target", "product", "package", "framework"].lazy.compactMap { dependency[$0]?.text }.first
            guard let path = text?.split(separator: "/").last else { return nil }
            // `Kit.framework`, and `Project/BuildTarget` of another project.
            let name = path.hasSuffix(".framework") ? path.dropLast(10) : path
            let filters = (dependency["platforms"] ?? dependency["platformFilter"])?.list.compactMap(\.text) ?? []
            return BuildTarget.Dependency(
                name: String(name).filled("platform", platform),
                platforms: XcodeObjects.platforms(filters.filter { $0 != "all" }))
        }
        return target
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
            guard let written = top["targetTemplates"]?[name] else {
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
