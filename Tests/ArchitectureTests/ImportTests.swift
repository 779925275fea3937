import Foundation
import Testing

/// Which module may import which: the design's table, held against the files on disk.
@Suite struct ImportTests {
    /// What may be imported anywhere: the language's own libraries.
    static let system: Set<String> = ["Foundation", "FoundationNetworking", "Synchronization", "Dispatch"]

    /// What may be imported beside them, by folder of sources. A module that is not here has no rule and fails.
    static let allowed: [String: Set<String>] = [
        "CGraphviz": [],
        "CGraphvizSystem": [],
        "Coordination/FlowStacks": ["NavAtlasModel", "CoordinationState", "CoordinationViews"],
        "Coordination/NavigationStack": ["NavAtlasModel", "CoordinationState", "CoordinationViews"],
        "Coordination/State": ["NavAtlasModel"],
        "Coordination/Stinsen1": ["NavAtlasModel", "CoordinationState", "CoordinationViews"],
        "Coordination/Stinsen2": ["NavAtlasModel", "CoordinationState", "CoordinationViews"],
        "Coordination/SwiftUICoordinator": ["NavAtlasModel", "CoordinationState", "CoordinationViews"],
        "Coordination/Views": ["NavAtlasModel", "CoordinationState", "SwiftUI"],
        "NavAtlasAnalysis": ["NavAtlasModel"],
        "NavAtlasBench": [
            "NavAtlasModel", "NavAtlasProfiles", "NavAtlasScanner", "NavAtlasAnalysis", "NavAtlasDiagrams",
            "SwiftSyntax", "SwiftParser",
        ],
        "NavAtlasCommands": [
            "NavAtlasModel", "NavAtlasFiles", "NavAtlasProfiles", "NavAtlasIntrospection",
            "NavAtlasAnalysis", "NavAtlasDiagrams", "NavAtlasPages", "NavAtlasReports",
        ],
        "NavAtlasDiagrams": ["NavAtlasModel", "CGraphviz"],
        "NavAtlasFiles": [],
        "NavAtlasFuzz": ["NavAtlasTestSupport", "FoundationXML"],
        "NavAtlasIntrospection": ["NavAtlasModel"],
        "NavAtlasModel": [],
        "NavAtlasPages": ["NavAtlasModel", "NavAtlasAnalysis", "NavAtlasDiagrams", "NavAtlasReports"],
        "NavAtlasProfiles": ["NavAtlasModel"],
        "NavAtlasReports": ["NavAtlasModel", "NavAtlasAnalysis"],
        "NavAtlasScanner": [
            "NavAtlasModel", "NavAtlasFiles", "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftIfConfig",
            "SwiftParserDiagnostics", "FoundationXML",
        ],
        "NavAtlasTesting": [
            "NavAtlasModel", "NavAtlasFiles", "NavAtlasIntrospection", "NavAtlasAnalysis", "Testing", "XCTest",
        ],
        "navatlas": ["NavAtlasModel", "NavAtlasCommands", "NavAtlasScanner"],
    ]

    /// The C library is a platform's own; only the modules that deal with files and processes need it.
    static let platform: Set<String> = ["Glibc", "Musl", "Darwin", "Android", "WinSDK"]
    static let mayUsePlatform: Set<String> = [
        "NavAtlasBench", "NavAtlasCommands", "NavAtlasDiagrams", "NavAtlasScanner", "navatlas",
    ]

    @Test func everyImportIsInTheTable() throws {
        let files = try SourceFile.all()
        #expect(files.count > 20)
        for file in files {
            let folder = try #require(Self.allowed.keys.first { file.path.hasPrefix($0 + "/") }, "\(file.path)")
            var allowed = Self.system.union(Self.allowed[folder] ?? [])
            if Self.mayUsePlatform.contains(folder) { allowed.formUnion(Self.platform) }
            for module in file.imports where !allowed.contains(module) {
                Issue.record("\(file.path) imports \(module), which the design does not allow")
            }
        }
    }

    @Test func theTableSpeaksOfFoldersThatAreThere() throws {
        let folders = Set(Self.allowed.keys).subtracting(["CGraphviz", "CGraphvizSystem"])
        let files = try SourceFile.all()
        for folder in folders where !files.contains(where: { $0.path.hasPrefix(folder + "/") }) {
            Issue.record("there is no folder Sources/\(folder)")
        }
    }

    @Test(arguments: [
        ("import A", ["A"]), ("  @testable import A", ["A"]), ("public import A", ["A"]),
        ("@_exported import struct A.B", ["A"]), ("internal import A.Sub", ["A"]), ("import A; import B", ["A", "B"]),
        ("@preconcurrency @_spi(X) import A // why", ["A"]), ("// import A", []), ("let text = \"import A\"", []),
        ("/// import A", []), ("let text = \"\"\"\n    import A\n    \"\"\"\nimport B", ["B"]), ("important()", []),
        ("#if canImport(SwiftUI)\n    import SwiftUI\n#endif", ["SwiftUI"]),
    ])
    func importsAreRead(text: String, imports: [String]) {
        #expect(SourceFile(path: "x.swift", text: text).imports == imports)
    }
}
