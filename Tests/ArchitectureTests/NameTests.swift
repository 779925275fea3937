import Testing

/// One name for one thing: a name that stands for two things says what neither is.
@Suite struct NameTests {
    /// Each of these libraries declares the names of the library that it stands in for, and an app links one of them.
    static let styles = [
        "Coordination/FlowStacks/", "Coordination/NavigationStack/", "Coordination/Stinsen1/", "Coordination/Stinsen2/",
        "Coordination/SwiftUICoordinator/",
    ]

    /// Names of the libraries that have another meaning in the graph.
    static let namesOfLibraries: Set<String> = ["Presentation", "DeepLink"]

    /// Names of files that say what a file is for in any module.
    static let sharedFileNames: Set<String> = ["Exports.swift", "main.swift"]

    @Test func noTypeNameStandsForTypesOfTwoModules() throws {
        var modules: [String: Set<String>] = [:]
        for file in try SourceFile.all() {
            for type in file.types { modules[type, default: []].insert(Self.module(of: file)) }
        }
        #expect(modules.count > 500)
        for (type, modules) in modules where modules.count > 1 && !Self.namesOfLibraries.contains(type) {
            Issue.record("\(type) is a type of \(modules.sorted().joined(separator: " and of "))")
        }
    }

    @Test func noFileNameStandsTwice() throws {
        let files = try SourceFile.all().filter { !Self.sharedFileNames.contains($0.name) }
        for (name, files) in Dictionary(grouping: files, by: \.name) {
            let modules = files.map(Self.module)
            if files.count > 1 && Set(modules) != ["Coordination"] {
                Issue.record("\(name) is a file in \(files.map(\.path).joined(separator: " and "))")
            }
        }
    }

    /// The module of a file; one for all styles.
    private static func module(of file: SourceFile) -> String {
        if styles.contains(where: file.path.hasPrefix) { return "Coordination" }
        let folders = file.path.split(separator: "/")
        return folders.prefix(folders.first == "Coordination" ? 2 : 1).joined(separator: "/")
    }
}
