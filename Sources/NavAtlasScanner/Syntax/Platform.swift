import SwiftIfConfig
import SwiftSyntax

/// The platform and flags for which `#if` is evaluated.
public struct Platform: Hashable, Sendable {
    /// The name that `os(…)` has for it: `iOS`, `macOS`, `tvOS`, `watchOS`, `visionOS`.
    public var name: String
    /// The conditions that are set, as by `-D`.
    public var conditions: Set<String>

    /// The platforms that `--platform` takes.
    public static let names = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

    /// Creates a platform; `DEBUG` is set, as in the default build of Xcode and of the Swift package manager.
    public init(name: String = "iOS", conditions: Set<String> = ["DEBUG"]) {
        self.name = name
        self.conditions = conditions
    }
}

extension Platform: BuildConfiguration {
    /// Frameworks that a platform lacks; every other module is taken to be there.
    private static let missing: [String: Set<String>] = [
        "iOS": ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Glibc", "Musl", "WinSDK"],
        "visionOS": ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Glibc", "Musl", "WinSDK"],
        "macOS": ["UIKit", "WatchKit", "TVUIKit", "Glibc", "Musl", "WinSDK"],
        "tvOS": ["AppKit", "Cocoa", "WatchKit", "WebKit", "Glibc", "Musl", "WinSDK"],
        "watchOS": ["AppKit", "Cocoa", "TVUIKit", "WebKit", "Glibc", "Musl", "WinSDK"],
    ]

    public func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
    public func hasFeature(name: String) -> Bool { true }
    public func hasAttribute(name: String) -> Bool { true }

    public func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1 else { return false }
        return !(Self.missing[name]?.contains(module) ?? false)
    }

    public func isActiveTargetOS(name: String) -> Bool { name.lowercased() == self.name.lowercased() }
    public func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
    public func isActiveTargetEnvironment(name: String) -> Bool { false }
    public func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_Native" }
    public func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
    public func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
    public var targetPointerBitWidth: Int { 64 }
    public var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
    public var endianness: Endianness { .little }
    public var languageVersion: VersionTuple { VersionTuple(6, 0) }
    public var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
