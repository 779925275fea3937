import NavAtlasFiles

/// The build settings of an Xcode target that say what it is built for.
///
/// All of its configurations count. Files of settings (`.xcconfig`) are read with what they include; conditions
/// (`KEY[sdk=…]`) and settings that are put together of others are not.
struct XcodeSettings {
    private static let sizeLimit = 1 << 20
    private static let deepestInclude = 16

    private let objects: XcodeObjects
    private let paths: [String: String]

    init(_ objects: XcodeObjects, paths: [String: String]) {
        self.objects = objects
        self.paths = paths
    }

    /// The plain values of a setting in a target's configurations or, where those say nothing, in the project's. An empty one
    /// takes the place of the project's, and says nothing itself.
    func values(_ key: String, of target: String) -> [String] {
        for owner in [target, objects.project] {
            guard let list = objects.text("buildConfigurationList", of: owner) else { continue }
            let values = objects.members("buildConfigurations", of: list).compactMap { value(key, in: $0) }
            if !values.isEmpty { return values.filter { !$0.isEmpty } }
        }
        return []
    }

    /// The conditions for `#if` that each of a target's configurations sets, or the project's for all.
    func conditions(of target: String) -> Set<String> {
        [target, objects.project].reduce(into: []) { conditions, owner in
            guard let list = objects.text("buildConfigurationList", of: owner) else { return }
            let set = objects.members("buildConfigurations", of: list).map { configuration in
                let written = objects.dictionary("buildSettings", of: configuration)[Self.conditions]
                let words = written as? [String] ?? (written as? String)?.split(separator: " ").map(String.init)
                return Set((words ?? []).filter { !$0.contains("$") })
            }
            conditions.formUnion(set.dropFirst().reduce(set.first ?? []) { $0.intersection($1) })
        }
    }

    private static let conditions = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"

    private func value(_ key: String, in configuration: String) -> String? {
        if let written = objects.dictionary("buildSettings", of: configuration)[key] as? String {
            let value = Self.belowProject(written)
            return value.contains("$(") || value.contains("${") ? nil : value
        }
        return file(of: configuration).flatMap { Self.value(key, inFile: $0, depth: 0) }
    }

    /// A path that begins with the project's folder, without that: `App/Info.plist` of `$(SRCROOT)/App/Info.plist`.
    private static func belowProject(_ value: String) -> String {
        let roots = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
        return roots.first(where: value.hasPrefix).map { String(value.dropFirst($0.count)) } ?? value
    }

    private func file(of configuration: String) -> String? {
        if let reference = objects.text("baseConfigurationReference", of: configuration) { return paths[reference] }
        guard let anchor = objects.text("baseConfigurationReferenceAnchor", of: configuration),
            let path = objects.text("baseConfigurationReferenceRelativePath", of: configuration)
        else { return nil }
        return paths[anchor].map { PathText.resolved(path, in: $0) }
    }

    /// What a file of settings says last.
    private static func value(_ key: String, inFile path: String, depth: Int) -> String? {
        guard depth < deepestInclude, let bytes = try? FileSystem.contents(of: path, limit: sizeLimit) else {
            return nil
        }
        var result: String?
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.trimmed
            if text.hasPrefix("#include") {
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                let included = PathText.resolved(String(parts[1]), in: PathText.folder(of: path))
                result = value(key, inFile: included, depth: depth + 1) ?? result
            } else if let sign = text.firstIndex(of: "="), text[..<sign].trimmed == key {
                let written = text[text.index(after: sign)...].prefix(upToComment: "//").trimmed
                let value = Self.belowProject(String(written.drop { $0 == "\"" }.prefix { $0 != "\"" }))
                result = value.contains("$") ? result : value
            }
        }
        return result
    }
}

extension XcodeSettings {
    /// The settings that name the storyboard that an app starts with.
    static let mainStoryboards = ["INFOPLIST_KEY_UIMainStoryboardFile", "INFOPLIST_KEY_NSMainStoryboardFile"]
    /// The setting that names the `Info.plist`, below the project's folder.
    static let infoPlist = "INFOPLIST_FILE"
    /// The setting that names the storyboard that the system shows while it launches an app.
    static let launchStoryboard = "INFOPLIST_KEY_UILaunchStoryboardName"

    /// The platforms that a target is built for; empty where nothing says.
    func platforms(of target: String) -> Set<String> {
        for key in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
            let words = values(key, of: target).flatMap { $0.split(separator: " ").map(String.init) }
            let named = Set(words.compactMap(Self.platform))
            if !named.isEmpty { return named }
        }
        return []
    }

    /// `iOS` of `iphoneos`, `iphonesimulator` and `iphoneos17.0`.
    private static func platform(_ word: String) -> String? {
        sdks.first { word.hasPrefix($0.key) }?.value
    }

    private static let sdks: KeyValuePairs = [
        "iphone": "iOS", "appletv": "tvOS", "watch": "watchOS", "macosx": "macOS", "xr": "visionOS",
    ]
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: SubSequence {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
        return self[start..<end]
    }

    /// The text before a sign that begins a comment.
    func prefix(upToComment sign: String) -> SubSequence {
        var index = startIndex
        while index < endIndex, !self[index...].hasPrefix(sign) { index = self.index(after: index) }
        return self[..<index]
    }
}
