// swift-tools-version: 6.0
import Foundation
import PackageDescription

// `test.sh` puts one version of one library into `.given`, with its example app and the app's map, and says which.
let library = ProcessInfo.processInfo.environment["NAVATLAS_REAL_LIBRARY"] ?? "Stinsen"

let isSwift6 = ProcessInfo.processInfo.environment["NAVATLAS_SWIFT_6"] != nil

let package = Package(
    name: "RealLibraries",
    dependencies: [.package(name: "NavAtlas", path: "../..")],
    targets: [
        .target(name: "Combine", path: "StandIn/Combine"),
        .target(name: "OSLog", path: "StandIn/OSLog"),
        .target(name: "UIKit", path: "StandIn/UIKit"),
        .target(
            name: "SwiftUI", dependencies: ["Combine", "UIKit"], path: "StandIn/SwiftUI",
            swiftSettings: library == "FlowStacks" ? [.define("NAVIGATION_STACK")] : []),
        .target(name: "SwiftUINavigation", dependencies: ["SwiftUI"], path: "StandIn/SwiftUINavigation"),
        .target(name: .init(library), dependencies: ["SwiftUI", "Combine", "OSLog", "UIKit"], path: ".given/Library"),
        .executableTarget(
            name: "RealMap",
            dependencies: [
                .byName(name: library), "SwiftUI", "SwiftUINavigation",
                .product(name: "NavAtlasTool", package: "NavAtlas"),
            ],
            path: ".given/App", swiftSettings: [.swiftLanguageMode(isSwift6 ? .v6 : .v5)]),
        .executableTarget(
            name: "Comparison", dependencies: [.product(name: "NavAtlas", package: "NavAtlas")], path: "Comparison"),
    ],
    swiftLanguageModes: [.v5]
)
