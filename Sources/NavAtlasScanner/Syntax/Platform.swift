import SwiftIfConfig
import SwiftSyntax

/// The platform and flags for which `#if` is evaluated.
package struct Platform: Hashable, Sendable {
    /// The name that `os(…)` has for it: `iOS`, `macOS`, `tvOS`, `watchOS`, `visionOS`.
    package var name: String
    /// The conditions that are set, as by `-D`.
    package var conditions: Set<String>

    /// The platforms that `--platform` takes.
    package static let names = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

    /// The condition that is set in all builds but a release.
    package static let debugging = "DEBUG"

    /// Creates a platform; `DEBUG` is set, as in the default build of Xcode and of the Swift package manager.
    package init(name: String = "iOS", conditions: Set<String> = [debugging]) {
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

    /// Whether a condition was given with `-D`.
    package func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
    /// Every feature of the language is taken to be there.
    package func hasFeature(name: String) -> Bool { true }
    /// Every attribute is taken to be there.
    package func hasAttribute(name: String) -> Bool { true }

    /// Whether a framework is one that the platform does not have.
    func lacks(_ framework: String) -> Bool { Self.missing[name]?.contains(framework) ?? false }

    /// Whether a module can be imported: all but the frameworks that the platform lacks.
    package func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1 else { return false }
        return !lacks(module)
    }

    /// Whether `os(name)` holds.
    package func isActiveTargetOS(name: String) -> Bool { name.lowercased() == self.name.lowercased() }
    /// Whether `arch(name)` holds.
    package func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
    /// Whether `targetEnvironment(name)` holds: never; a device is meant.
    package func isActiveTargetEnvironment(name: String) -> Bool { false }
    /// Whether `_runtime(name)` holds.
    package func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_Native" }
    /// Whether `_ptrauth(name)` holds.
    package func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
    /// Whether `objectFormat(name)` holds.
    package func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
    /// The width of a pointer, in bits.
    package var targetPointerBitWidth: Int { 64 }
    /// The widths of atomic operations, in bits.
    package var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
    /// The order of bytes.
    package var endianness: Endianness { .little }
    /// The version of the language that `swift(>=)` is compared with.
    package var languageVersion: VersionTuple { VersionTuple(6, 0) }
    /// The version of the compiler that `compiler(>=)` is compared with.
    package var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
