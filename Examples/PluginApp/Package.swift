// swift-tools-version: 6.0
import PackageDescription

// A package whose navigation is checked by both plugins: 'swift build' shows the findings, 'swift package navatlas check' fails
// because of them.
let package = Package(
    name: "PluginApp",
    dependencies: [.package(name: "NavAtlas", path: "../..")],
    targets: [
        .target(
            name: "PluginApp",
            plugins: [.plugin(name: "NavAtlasBuildPlugin", package: "NavAtlas")])
    ]
)
