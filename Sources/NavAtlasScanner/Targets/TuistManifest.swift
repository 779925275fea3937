import NavAtlasFiles

/// Reads the targets of a Tuist `Project.swift` as far as they are plain data: helpers of the team's own are not run.
struct TuistManifest {
    private let folder: String

    /// - Returns: `nil` where the file makes no project, as one that is no manifest of Tuist's.
    static func manifest(_ text: [UInt8], displayPath: String, folder: String) -> TargetManifest? {
        guard let reader = PlainSwiftReader(text), reader.imports.contains("ProjectDescription") else { return nil }
        var result = TargetManifest(displayPath: displayPath, folder: folder)
        let project = reader.constants.values.first { $0.name == "Project" }
        let declared = project?["targets"]?.list
        let manifest = TuistManifest(folder: folder)
        result.targets = (declared ?? []).compactMap(manifest.target)
        result.isComplete = declared.map { $0.count == result.targets.count } ?? false
        return result
    }

    private func target(_ value: PlainSwift) -> BuildTarget? {
        guard let call = value.name, ["target", "Target"].contains(call), let name = value["name"]?.text,
            let kind = value["product"]?.name.flatMap({ Self.kinds[$0] }), let sources = sources(of: value)
        else { return nil }
        let module = value["productName"]?.text ?? name
        var target = BuildTarget(name: name, module: BuildTarget.moduleName(of: module), kind: kind)
        target.platforms = Self.platforms(value["destinations"] ?? value["platform"])
        target.sources = sources.map(SourceRule.folder)
        target.dependencies = (value["dependencies"]?.list ?? []).compactMap { dependency in
            (dependency["name"] ?? dependency["target"] ?? dependency["product"])?.text.map {
                BuildTarget.Dependency(name: $0, platforms: Self.platforms(dependency["condition"]?.unlabeled))
            }
        }
        return target
    }

    private static let kinds: [String: BuildTarget.Kind] = [
        "app": .app, "appClip": .app, "watch2App": .app, "watch2Extension": .app, "messagesApp": .app,
        "appExtension": .appExtension, "extensionKitExtension": .appExtension, "messagesExtension": .appExtension,
        "stickerPackExtension": .appExtension, "tvTopShelfExtension": .appExtension,
        "framework": .library, "staticFramework": .library, "dynamicLibrary": .library, "staticLibrary": .library,
        "bundle": .library, "unitTests": .test, "uiTests": .test, "commandLineTool": .tool, "xpc": .tool,
        "macro": .tool,
        "systemExtension": .tool,
    ]

    // MARK: What it is built for

    private static func platforms(_ value: PlainSwift?) -> Set<String> {
        let names = value?.list?.compactMap(\.name) ?? [value?.name].compactMap(\.self)
        let known = names.compactMap { destinations[$0] }
        // Where one of them is not known, nothing is.
        return known.count == names.count ? Set(known) : []
    }

    private static let destinations = [
        "iOS": "iOS", "iPhone": "iOS", "iPad": "iOS", "ios": "iOS", "macCatalyst": "iOS", "macWithiPadDesign": "iOS",
        "appleVisionWithiPadDesign": "iOS", "tvOS": "tvOS", "appleTv": "tvOS", "tvos": "tvOS", "macOS": "macOS",
        "mac": "macOS", "macos": "macOS", "watchOS": "watchOS", "appleWatch": "watchOS", "watchos": "watchOS",
        "visionOS": "visionOS", "appleVision": "visionOS", "visionos": "visionOS",
    ]

    // MARK: What it is built of

    /// - Returns: `nil` where they cannot be told.
    private func sources(of value: PlainSwift) -> [SourceFolder]? {
        guard let globs = list(value["sources"]), let folders = list(value["buildableFolders"]) else { return nil }
        var result: [SourceFolder] = []
        for glob in globs {
            let text = glob.text ?? (glob.name == "glob" ? glob.unlabeled?.text : nil)
            guard let text, let excluded = list(glob["excluding"]) else { return nil }
            guard var source = SourceFolder(glob: text, in: folder) else { return nil }
            for pattern in excluded {
                guard let path = pattern.text.map({ PathText.resolved($0, in: folder) }) else { return nil }
                // What lies elsewhere takes nothing away.
                guard path.hasPrefix(source.path + "/") else { continue }
                source.excluded += [IgnorePattern(below: String(path.dropFirst(source.path.count + 1)))]
                    .compactMap(\.self)
            }
            result.append(source)
        }
        for place in folders {
            guard let path = place.text ?? place.unlabeled?.text else { return nil }
            result.append(SourceFolder(path: PathText.resolved(path, in: folder)))
        }
        return result
    }

    /// The members of an argument that is a list or one thing alone; `nil` where they cannot be told.
    private func list(_ value: PlainSwift?) -> [PlainSwift]? {
        switch value {
        case nil, .name("nil")?: []
        case .text?: [value].compactMap(\.self)
        case .call(_, let arguments)? where arguments.count == 1: list(arguments[0].value)
        default: value?.list
        }
    }
}

extension SourceFolder {
    /// What a pattern such as `App/Sources/**/*.swift` stands for, read from a folder.
    init?(glob: String, in folder: String) {
        let path = PathText.resolved(glob, in: folder)
        let parts = path.split(separator: "/")
        let fixed = parts.prefix { !$0.contains { "*?[{".contains($0) } }
        // Alternatives in braces are not read.
        guard !path.contains("{") else { return nil }
        let rest = parts.dropFirst(fixed.count).joined(separator: "/")
        self.init(path: "/" + fixed.joined(separator: "/"))
        if !rest.isEmpty { included = [IgnorePattern(below: rest)].compactMap(\.self) }
    }
}
