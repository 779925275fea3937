/// What a file is to the scanner, by its name.
enum FileKind: Sendable, Hashable {
    case swift
    case infoPlist
    case appSiteAssociation
    case entitlements
    /// A storyboard or a nib.
    case interface
    case objectiveC

    init?(name: String) {
        if name.hasSuffix(".swift") {
            if Self.isManifest(name) { return nil }
            self = .swift
        } else if name.hasSuffix("Info.plist") {
            self = .infoPlist
        } else if name == "apple-app-site-association" || name == "apple-app-site-association.json" {
            self = .appSiteAssociation
        } else if name.hasSuffix(".entitlements") {
            self = .entitlements
        } else if Self.isInterface(name) {
            self = .interface
        } else if Self.isObjectiveC(name) {
            self = .objectiveC
        } else {
            return nil
        }
    }

    /// Whether a file is a storyboard or a nib.
    static func isInterface(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

    /// Whether a file is Objective-C or Objective-C++. Headers only declare.
    static func isObjectiveC(_ name: String) -> Bool { name.hasSuffix(".m") || name.hasSuffix(".mm") }

    /// A package's manifest is Swift, but no part of the app.
    static func isManifest(_ name: String) -> Bool { name == "Package.swift" || name.hasPrefix("Package@swift-") }
}

/// What a scan passes over, by name.
enum SkippedNames {
    private static let folders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

    /// What Xcode and others check out of the packages that an app uses lies in `SourcePackages/checkouts`.
    private static let checkouts = (folder: "checkouts", outer: "SourcePackages")

    /// Bundles: products, project files, and such with Swift in them that is no part of an app (the steps of a
    /// tutorial, templates with placeholders, playgrounds).
    private static let bundles: Set<String> = [
        "app", "bundle", "docc", "framework", "playground", "xcarchive", "xcdatamodeld", "xcframework",
        "xcodeproj", "xctemplate", "xcworkspace",
    ]

    /// - Parameter outer: the path of the folder that it is in.
    static func skipsFolder(_ name: String, in outer: String) -> Bool {
        // The one hidden folder that holds something to read: `.well-known/apple-app-site-association`.
        if name.hasPrefix(".") { return name != ".well-known" }
        if folders.contains(name) || name == checkouts.folder && outer.hasSuffix("/" + checkouts.outer) { return true }
        guard let dot = name.lastIndex(of: ".") else { return false }
        return bundles.contains(String(name[name.index(after: dot)...]))
    }

    /// Whether a folder is a test target's, by Xcode's and SwiftPM's habit: `Tests`, `AppTests`, `AppUITests`. Case
    /// counts, so that `Contests` is none, nor are `TestFlight` and `TestbedEO`.
    static func isTestFolder(_ name: String) -> Bool { name.hasSuffix("Tests") }

    /// Folders of targets with types that stand in for a module's own, beside its sources: `Feature/Testing`, `Feature/Example`.
    static let standIns: Set<String> = ["Demo", "Example", "Mocks", "Testing"]

    static func isTestFile(_ name: String) -> Bool { name.hasSuffix("Tests.swift") || name.hasSuffix("Tests.m") }
}
