import Foundation
import NavAtlasModel

/// The URL schemes and storyboards that an `Info.plist` declares.
package struct InfoPlist: Hashable, Sendable {
    /// A URL scheme that the app registers.
    package struct URLScheme: Hashable, Sendable {
        /// The scheme without `://`, as it is written.
        package var scheme: String
        /// `CFBundleURLName`, if there is one.
        package var name: String?
        /// Where it is written; the start of the file where that cannot be told, as in a binary property list.
        package var location: SourceLocation

        /// Whether the scheme is known only when the app is built: `$(APP_SCHEME)`.
        package var isBuildSetting: Bool { scheme.contains("$(") || scheme.contains("${") }
    }

    /// The schemes of `CFBundleURLTypes`, in their order, each once.
    package var urlSchemes: [URLScheme]
    /// The storyboards that the app, its scenes or its extension start with, by their names.
    package var mainStoryboards: [String]
    /// The one of these that an extension starts with, by its name.
    package var extensionStoryboard: String?
    /// The controller with which an extension starts, by its class's name.
    package var extensionClass: String?
    /// The storyboards that the system shows while it launches the app, by their names.
    package var launchStoryboards: [String]
    /// The delegates of scenes beside the app's windows, by their classes' names: those of an external display, or of CarPlay.
    package var otherSceneDelegates: Set<String>

    /// Reads a file.
    ///
    /// - Throws: a diagnostic where the file cannot be read, or is no property list with a dictionary at its top.
    package init(_ file: SourceFile) throws(ScanDiagnostic) {
        try self.init(file.bytes(), displayPath: file.displayPath)
    }

    /// Reads the bytes of a file.
    ///
    /// - Throws: a diagnostic where the bytes are no property list with a dictionary at its top.
    package init(_ bytes: [UInt8], displayPath: String) throws(ScanDiagnostic) {
        let top = try PropertyList.dictionary(in: bytes, displayPath: displayPath)
        extensionStoryboard = Self.extensionStoryboard(in: top)
        extensionClass = Self.className((top["NSExtension"] as? [String: Any])?["NSExtensionPrincipalClass"])
        mainStoryboards = Self.mainStoryboards(in: top, besides: extensionStoryboard)
        launchStoryboards = Self.storyboards(named: ["UILaunchStoryboardName"], in: top)
        otherSceneDelegates = Self.otherSceneDelegates(in: top)
        var finder = TextFinder(bytes, displayPath: displayPath)
        var seen: Set<String> = []
        urlSchemes = []
        for type in top["CFBundleURLTypes"] as? [Any] ?? [] {
            guard let type = type as? [String: Any], type["CFBundleURLSchemes"] != nil else { continue }
            finder.skip(past: "CFBundleURLSchemes")
            for scheme in type["CFBundleURLSchemes"] as? [Any] ?? [] {
                guard let scheme = scheme as? String, !scheme.isEmpty, seen.insert(scheme).inserted else { continue }
                let location = finder.location(of: ["<string>\(scheme)</string>", scheme])
                urlSchemes.append(
                    URLScheme(scheme: scheme, name: type["CFBundleURLName"] as? String, location: location))
            }
        }
    }
}

extension InfoPlist {
    private static func extensionStoryboard(in top: [String: Any]) -> String? {
        ((top["NSExtension"] as? [String: Any])?["NSExtensionMainStoryboard"] as? String).map(StoryboardFacts.name)
    }

    private static func mainStoryboards(in top: [String: Any], besides other: String?) -> [String] {
        let own = storyboards(named: ["UIMainStoryboardFile", "NSMainStoryboardFile"], in: top)
        let scenes = sceneConfigurations(in: top).values.joined().compactMap { $0["UISceneStoryboardFile"] }
        let named = scenes.compactMap { $0 as? String }.map(StoryboardFacts.name)
        return Set(own + named + (other.map { [$0] } ?? [])).sorted()
    }

    private static func otherSceneDelegates(in top: [String: Any]) -> Set<String> {
        let others = sceneConfigurations(in: top).filter { role, _ in role != "UIWindowSceneSessionRoleApplication" }
        return Set(others.values.joined().compactMap { className($0["UISceneDelegateClassName"]) })
    }

    /// The name of a class without that of its module: `$(PRODUCT_MODULE_NAME).ShareController`.
    private static func className(_ value: Any?) -> String? {
        (value as? String)?.split(separator: ".").last.map(String.init)
    }

    /// The configurations of the scene manifest, by their roles.
    private static func sceneConfigurations(in top: [String: Any]) -> [String: [[String: Any]]] {
        let manifest = top["UIApplicationSceneManifest"] as? [String: Any]
        return (manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]).compactMapValues { $0 as? [[String: Any]] }
    }

    /// The storyboards that keys at the top name. Keys may say for which devices they are: `UIMainStoryboardFile~ipad`.
    private static func storyboards(named keys: Set<String>, in top: [String: Any]) -> [String] {
        let names = top.filter { key, _ in keys.contains(String(key.prefix { $0 != "~" })) }.values
        return Set(names.compactMap { $0 as? String }.map(StoryboardFacts.name)).sorted()
    }
}

/// A property list with a dictionary at its top, as all those of an app are.
enum PropertyList {
    /// - Throws: a diagnostic where the bytes are something else.
    static func dictionary(in bytes: [UInt8], displayPath: String) throws(ScanDiagnostic) -> [String: Any] {
        func malformed(_ detail: String) -> ScanDiagnostic {
            ScanDiagnostic(path: displayPath, problem: .malformedPropertyList(detail: detail))
        }
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        } catch {
            // Text that is no XML is read in the old format of Xcode's projects, which has an error of its own.
            let isXML = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "<")
            let old = (error as NSError).userInfo["kCFPropertyListOldStyleParsingError"] as? any Error
            throw malformed((isXML ? nil : old)?.parserMessage ?? error.parserMessage)
        }
        guard let top = list as? [String: Any] else { throw malformed("there is no dictionary at its top") }
        return top
    }
}
