import NavAtlasFiles

/// A target of a project or a package, with its files and platforms.
struct BuildTarget: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case app
        /// A program of its own that comes with an app: a widget, a share sheet.
        case appExtension
        /// A framework or library, which apps are built with.
        case library
        case test
        /// What no app is built with: a command-line tool, a plug-in.
        case tool
    }

    var name: String
    /// How `import` names it.
    var module: String
    var kind: Kind
    /// The platforms that it is built for, by the names of ``Platform/names``; empty where nothing says.
    var platforms: Set<String> = []
    /// The conditions for `#if` that all of its configurations set.
    var conditions: Set<String> = []
    var sources: [SourceRule] = []
    var dependencies: [Dependency] = []
    /// The storyboards that build settings name as those that it starts with.
    var mainStoryboards: [String] = []
    /// Those that build settings name as what the system shows while it is launched.
    var launchStoryboards: [String] = []
    /// The absolute paths of its `Info.plist` files, which may have any name.
    var infoPlists: [String] = []

    /// A target, or a product of a package, that this one is built with.
    struct Dependency: Hashable, Sendable {
        var name: String
        /// The platforms for which it is; empty for all.
        var platforms: Set<String> = []
    }

    /// Whether it can be built for a platform.
    func isFor(_ platform: String) -> Bool { platforms.isEmpty || platforms.contains(platform) }

    /// The name with what sets it apart from an app for the platform that is asked for: `Watch (watchOS)`.
    func description(besides platform: String) -> String {
        switch kind {
        case _ where !isFor(platform): "'\(name)' (\(platforms.sorted().joined(separator: ", ")))"
        case .appExtension: "'\(name)' (app extension)"
        case .test: "'\(name)' (tests)"
        case .tool: "'\(name)' (tool)"
        case .app, .library: "'\(name)'"
        }
    }

    /// The identifier that a compiler makes of a name: `Swiftfin_iOS` of `Swiftfin iOS`.
    static func moduleName(of name: String) -> String {
        let text = String(name.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" })
        return text.first?.isNumber == true ? "_" + text.dropFirst() : text
    }
}

/// Which files belong to a target.
enum SourceRule: Hashable, Sendable {
    /// One file, by its absolute path; for all platforms where none is named.
    case file(String, platforms: Set<String>)
    case folder(SourceFolder)
}

/// The files of one folder that belong to a target.
struct SourceFolder: Hashable, Sendable {
    /// The absolute path.
    var path: String
    /// Patterns of what belongs to it, below the folder; everything where there are none.
    var included: [IgnorePattern] = []
    /// Patterns of what does not.
    var excluded: [IgnorePattern] = []
    /// Files and folders that do not, by their paths below the folder in small letters.
    var exceptions: Set<String> = []
    /// The platforms of files and folders, by their paths below the folder in small letters; the empty one is the folder's.
    var platforms: [String: Set<String>] = [:]

    /// Whether a file belongs to the target when that is built for a platform.
    ///
    /// - Parameter path: the path below the folder.
    func holds(_ path: String, for platform: String) -> Bool {
        let places = Self.places(of: path)
        let keys = places.map { $0.lowercased() }
        if keys.contains(where: exceptions.contains) { return false }
        if let allowed = (keys + [""]).firstNonNil({ platforms[$0] }), !allowed.contains(platform) {
            return false
        }
        func matches(_ pattern: IgnorePattern) -> Bool {
            places.enumerated().contains { depth, place in
                pattern.matches(Array(place.utf8)[...], isFolder: depth > 0)
            }
        }
        return (included.isEmpty || included.contains(where: matches)) && !excluded.contains(where: matches)
    }

    /// A path and the folders above it, the path first.
    private static func places(of path: String) -> [String] {
        var places: [String] = []
        var place = path
        while !place.isEmpty {
            places.append(place)
            place = PathText.folder(of: place)
        }
        return places
    }
}

/// The targets that a project file or a package manifest declares.
struct TargetManifest: Sendable {
    /// The file as people see it.
    var displayPath: String
    /// The folder whose files it speaks of.
    var folder: String
    /// Whether it stands above the folder that is read, so that it may have nothing to do with that.
    var isAbove = false
    var targets: [BuildTarget] = []
    /// The targets of each product of a package.
    var products: [String: [String]] = [:]
    /// Whether all of its targets could be read: a file of none of them is then built by no one.
    var isComplete = true
    /// Whether its targets name their storyboards and nibs, too.
    var namesResources: Bool { displayPath.hasSuffix(".pbxproj") }
}
