// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Toolchains for Linux bring SwiftSyntax in `usr/lib/swift/host`; Xcode's do not. Where its modules are missing, the package
// swift-syntax of the compiler's release takes their place, which is fetched and built.
//
// This manifest runs against the toolchain's own PackageDescription library, so the place of that library tells which
// toolchain is in use.
let swiftSyntaxFolder: String = {
    #if os(Linux)
        // Piece by piece to the end: `String(contentsOfFile:)` takes the first short read of such a file for its end.
        var maps = Data()
        let file = FileHandle(forReadingAtPath: "/proc/self/maps")
        while let piece = try? file?.read(upToCount: 4096), !piece.isEmpty { maps += piece }
        let images = String(decoding: maps, as: UTF8.self)
        let path = images.split(separator: "\n").first { $0.hasSuffix("/libPackageDescription.so") }
            .map { String($0.drop { $0 != "/" }) }
    #else
        var image = Dl_info()
        let found = dladdr(unsafeBitCast(Package.self as AnyClass, to: UnsafeRawPointer.self), &image)
        let path = found != 0 ? image.dli_fname.map { String(cString: $0) } : nil
    #endif
    var folder = URL(fileURLWithPath: path ?? "/usr/lib/swift/pm").resolvingSymlinksInPath()
    while folder.path != "/", folder.lastPathComponent != "pm" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent().appendingPathComponent("host").path
}()

let syntaxModules = ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftIfConfig", "SwiftParserDiagnostics"]

// `make dist` asks for the package, which can be linked statically.
let takesSyntaxPackage = {
    if Context.environment["NAVATLAS_SWIFT_SYNTAX"] == "package" { return true }
    // A folder without an interface in it is no module.
    let interfaces = try? FileManager.default.contentsOfDirectory(
        atPath: "\(swiftSyntaxFolder)/SwiftSyntax.swiftmodule")
    return interfaces?.isEmpty ?? true
}()

#if compiler(>=6.3)
    let syntaxRelease = 603
#elseif compiler(>=6.2)
    let syntaxRelease = 602
#else
    let syntaxRelease = 601
#endif

// Every module that imports one built on SwiftSyntax needs the same search path. Only the executable and the
// scanner take these flags: the libraries that an app links are free of them.
let readsSwiftSyntax: [SwiftSetting] = takesSyntaxPackage ? [] : [.unsafeFlags(["-I", swiftSyntaxFolder])]
let linksSwiftSyntax: [LinkerSetting] =
    takesSyntaxPackage
    ? []
    : [.unsafeFlags(["-L", swiftSyntaxFolder, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder])]
        + syntaxModules.map { .linkedLibrary($0) }
let syntaxProducts: [Target.Dependency] =
    takesSyntaxPackage ? syntaxModules.map { .product(name: $0, package: "swift-syntax") } : []

let package = Package(
    name: "NavAtlas",
    platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8)],
    products: [
        .executable(name: "navatlas", targets: ["navatlas"]),
        .library(name: "NavAtlas", targets: ["NavAtlasModel", "NavAtlasIntrospection", "NavAtlasAnalysis"]),
        .library(name: "NavAtlasTesting", targets: ["NavAtlasTesting", "NavAtlasIntrospection"]),
        .library(
            name: "NavAtlasCoordination",
            targets: [
                "CoordinationState", "CoordinationViews", "Stinsen2Coordination", "FlowStacksCoordination",
                "NavigationStackCoordination", "SwiftUICoordinatorCoordination", "Stinsen1Coordination",
            ]),
        // One for each style, so that an app compiles only the one that it uses.
        .library(name: "Stinsen1Coordination", targets: ["Stinsen1Coordination"]),
        .library(name: "Stinsen2Coordination", targets: ["Stinsen2Coordination"]),
        .library(name: "SwiftUICoordinatorCoordination", targets: ["SwiftUICoordinatorCoordination"]),
        .library(name: "FlowStacksCoordination", targets: ["FlowStacksCoordination"]),
        .library(name: "NavigationStackCoordination", targets: ["NavigationStackCoordination"]),
        .library(name: "NavAtlasTool", targets: ["NavAtlasCommands", "NavAtlasIntrospection"]),
    ],
    targets: [
        .target(name: "NavAtlasModel"),
        .target(name: "NavAtlasFiles"),
        .target(name: "NavAtlasProfiles", dependencies: ["NavAtlasModel"]),

        .target(name: "CoordinationState", dependencies: ["NavAtlasModel"], path: "Sources/Coordination/State"),
        .target(
            name: "CoordinationViews", dependencies: ["NavAtlasModel", "CoordinationState"],
            path: "Sources/Coordination/Views"),
        .target(
            name: "Stinsen1Coordination", dependencies: ["CoordinationState", "CoordinationViews"],
            path: "Sources/Coordination/Stinsen1"),
        .target(
            name: "Stinsen2Coordination", dependencies: ["CoordinationState", "CoordinationViews"],
            path: "Sources/Coordination/Stinsen2"),
        .target(
            name: "FlowStacksCoordination", dependencies: ["CoordinationState", "CoordinationViews"],
            path: "Sources/Coordination/FlowStacks"),
        .target(
            name: "NavigationStackCoordination", dependencies: ["CoordinationState", "CoordinationViews"],
            path: "Sources/Coordination/NavigationStack"),
        .target(
            name: "SwiftUICoordinatorCoordination", dependencies: ["CoordinationState", "CoordinationViews"],
            path: "Sources/Coordination/SwiftUICoordinator"),

        .target(name: "NavAtlasIntrospection", dependencies: ["NavAtlasModel"]),
        .target(
            name: "NavAtlasScanner", dependencies: ["NavAtlasModel", "NavAtlasFiles"] + syntaxProducts,
            swiftSettings: readsSwiftSyntax),
        .target(name: "NavAtlasAnalysis", dependencies: ["NavAtlasModel"]),
        .target(
            name: "NavAtlasTesting",
            dependencies: ["NavAtlasModel", "NavAtlasFiles", "NavAtlasIntrospection", "NavAtlasAnalysis"]),

        .systemLibrary(
            name: "CGraphvizSystem", pkgConfig: "libgvc",
            providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
        .target(name: "CGraphviz", dependencies: ["CGraphvizSystem"]),
        .target(name: "NavAtlasDiagrams", dependencies: ["NavAtlasModel", "CGraphviz"]),

        .target(name: "NavAtlasReports", dependencies: ["NavAtlasModel", "NavAtlasAnalysis"]),
        .target(
            name: "NavAtlasPages",
            dependencies: ["NavAtlasModel", "NavAtlasAnalysis", "NavAtlasDiagrams", "NavAtlasReports"],
            exclude: ["Web"]),
        .target(
            name: "NavAtlasCommands",
            dependencies: [
                "NavAtlasModel", "NavAtlasFiles", "NavAtlasProfiles", "NavAtlasIntrospection",
                "NavAtlasAnalysis", "NavAtlasDiagrams", "NavAtlasPages", "NavAtlasReports",
            ]),
        .executableTarget(
            name: "navatlas", dependencies: ["NavAtlasCommands", "NavAtlasScanner"],
            swiftSettings: readsSwiftSyntax, linkerSettings: linksSwiftSyntax),
        .target(
            name: "TodoAppCoordinators", dependencies: ["NavAtlasIntrospection", "Stinsen2Coordination"],
            path: "Examples/TodoApp/Coordinators"),
        .executableTarget(
            name: "NavAtlasBench",
            dependencies: [
                "NavAtlasModel", "NavAtlasProfiles", "NavAtlasScanner", "NavAtlasAnalysis", "NavAtlasDiagrams",
            ] + syntaxProducts,
            exclude: ["Graphs/peers.py"],
            swiftSettings: readsSwiftSyntax, linkerSettings: linksSwiftSyntax),
        .executableTarget(name: "NavAtlasFuzz", dependencies: ["NavAtlasTestSupport"]),
        .testTarget(name: "NavAtlasFuzzTests", dependencies: ["NavAtlasFuzz"]),
        .executableTarget(
            name: "TodoApp", dependencies: ["NavAtlasCommands", "TodoAppCoordinators"],
            path: "Examples/TodoApp/Tool"),

        .target(name: "NavAtlasTestSupport", dependencies: ["NavAtlasModel"], path: "Tests/Support"),
        .testTarget(
            name: "NavAtlasModelTests", dependencies: ["NavAtlasModel", "NavAtlasTestSupport"],
            exclude: ["Document/Goldens"]),
        .testTarget(name: "NavAtlasProfilesTests", dependencies: ["NavAtlasProfiles", "NavAtlasTestSupport"]),
        .testTarget(name: "CoordinationStateTests", dependencies: ["CoordinationState"]),
        .testTarget(
            name: "Stinsen2CoordinationTests",
            dependencies: ["NavAtlasTestSupport", "Stinsen2Coordination", "TodoAppCoordinators"]),
        .testTarget(name: "Stinsen1CoordinationTests", dependencies: ["Stinsen1Coordination"]),
        .testTarget(name: "FlowStacksCoordinationTests", dependencies: ["FlowStacksCoordination"]),
        .testTarget(
            name: "SwiftUICoordinatorCoordinationTests", dependencies: ["SwiftUICoordinatorCoordination"]),
        .testTarget(name: "NavigationStackCoordinationTests", dependencies: ["NavigationStackCoordination"]),
        .testTarget(
            name: "NavAtlasIntrospectionTests",
            dependencies: [
                "NavAtlasIntrospection", "NavAtlasTestSupport", "Stinsen1Coordination", "Stinsen2Coordination",
                "FlowStacksCoordination",
                "NavigationStackCoordination", "SwiftUICoordinatorCoordination", "TodoAppCoordinators",
            ]),
        .testTarget(
            name: "NavAtlasScannerTests", dependencies: ["NavAtlasFiles", "NavAtlasScanner", "NavAtlasTestSupport"],
            swiftSettings: readsSwiftSyntax, linkerSettings: linksSwiftSyntax),
        .testTarget(name: "NavAtlasAnalysisTests", dependencies: ["NavAtlasAnalysis", "NavAtlasTestSupport"]),
        .testTarget(name: "NavAtlasDiagramsTests", dependencies: ["NavAtlasDiagrams", "NavAtlasTestSupport"]),
        .testTarget(
            name: "NavAtlasReportsTests", dependencies: ["NavAtlasReports", "NavAtlasTestSupport"],
            exclude: ["Goldens"]),
        .testTarget(name: "NavAtlasPagesTests", dependencies: ["NavAtlasPages", "NavAtlasTestSupport"]),
        .executableTarget(
            name: "FaultyMap", dependencies: ["NavAtlasCommands", "NavAtlasIntrospection"], path: "Tests/FaultyMap"),
        .testTarget(
            name: "NavAtlasCommandsTests",
            dependencies: ["FaultyMap", "NavAtlasCommands", "NavAtlasTestSupport", "TodoAppCoordinators"]),
        .testTarget(name: "NavAtlasTestingTests", dependencies: ["NavAtlasTesting"]),
        .testTarget(
            name: "TodoAppTests", dependencies: ["NavAtlasTesting", "TodoAppCoordinators"],
            path: "Examples/TodoApp/Tests",
            exclude: ["Navigation.nav"]),
        .testTarget(name: "ArchitectureTests"),
    ],
    swiftLanguageModes: [.v6]
)

// A plugin has all of the tool built once more, for the machine that builds; so the Makefile leaves the plugins out.
if Context.environment["NAVATLAS_PLUGINS"] != "none" {
    // They run a navatlas that is built already where an artifact bundle is named.
    let bundle = Context.environment["NAVATLAS_BUNDLE"]
    if let bundle { package.targets.append(.binaryTarget(name: "NavAtlasBundle", path: bundle)) }
    let tool: Target.Dependency = .byName(name: bundle == nil ? "navatlas" : "NavAtlasBundle")
    for name in ["NavAtlasCommandPlugin", "NavAtlasBuildPlugin"] {
        package.products.append(.plugin(name: name, targets: [name]))
    }
    package.targets += [
        .plugin(
            name: "NavAtlasCommandPlugin",
            capability: .command(
                intent: .custom(verb: "navatlas", description: "Reports, checks and draws the package's navigation")),
            dependencies: [tool]),
        .plugin(name: "NavAtlasBuildPlugin", capability: .buildTool(), dependencies: [tool]),
    ]
}

if takesSyntaxPackage {
    package.dependencies.append(
        .package(url: "https://github.com/swiftlang/swift-syntax.git", from: Version(syntaxRelease, 0, 0)))
}

#if os(Linux)
    // Without SwiftUI, the examples of the other styles run on the headless libraries. What is left out is the app's own
    // `@main`, which is SwiftUI's.
    let liveExamples = [
        ("FlowStacksApp", "FlowStacksCoordination", ["App/KioskApp.swift", "Tests"]),
        ("NavigationStackApp", "NavigationStackCoordination", ["App/RecipesApp.swift"]),
        ("Stinsen1App", "Stinsen1Coordination", ["App/AllotmentApp.swift"]),
        ("SwiftUICoordinatorApp", "SwiftUICoordinatorCoordination", ["App/LibraryApp.swift"]),
    ]
    for (name, headless, others) in liveExamples {
        package.targets += [
            .target(
                name: "\(name)Coordinators",
                dependencies: ["NavAtlasIntrospection", .byName(name: headless)],
                path: "Examples/\(name)", exclude: others + ["Tool", "expected.nav"],
                swiftSettings: [.swiftLanguageMode(.v5)]),
            .executableTarget(
                name: name, dependencies: ["NavAtlasCommands", .byName(name: "\(name)Coordinators")],
                path: "Examples/\(name)/Tool"),
        ]
    }
    package.targets += [
        .testTarget(
            name: "FlowStacksAppTests", dependencies: ["NavAtlasTesting", "FlowStacksAppCoordinators"],
            path: "Examples/FlowStacksApp/Tests", exclude: ["Navigation.nav"]),
        .testTarget(
            name: "ExampleTests",
            dependencies: ["NavAtlasIntrospection", "NavAtlasScanner", "NavAtlasAnalysis", "TodoAppCoordinators"]
                + liveExamples.map { .byName(name: "\($0.0)Coordinators") },
            swiftSettings: readsSwiftSyntax, linkerSettings: linksSwiftSyntax),
    ]
#endif
