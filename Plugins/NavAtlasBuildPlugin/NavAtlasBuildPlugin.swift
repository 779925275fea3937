import Foundation
import PackagePlugin

/// Shows the findings about a target in the build log, and so in Xcode's issue list. It never fails the build.
@main struct NavAtlasBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        return commands(
            tool: try context.tool(named: "navatlas").url, work: context.pluginWorkDirectoryURL,
            files: target.sourceFiles(withSuffix: "swift").map(\.url))
    }

    /// The command has no output, so that nothing of it becomes a resource of the target; it runs again where a file changed.
    private func commands(tool: URL, work: URL, files: [URL]) -> [Command] {
        guard let folder = commonFolder(of: files) else { return [] }
        return [
            .buildCommand(
                displayName: "Checking the navigation in \(folder.lastPathComponent)", executable: tool,
                // The sandbox of a plugin allows writing to its own folder, and not to the user's cache folder.
                arguments: ["report", "--format", "xcode", "--cache-path", work.path, folder.path], inputFiles: files)
        ]
    }

    /// The folder that all files are in; `nil` without files.
    private func commonFolder(of files: [URL]) -> URL? {
        guard var folder = files.first?.deletingLastPathComponent() else { return nil }
        while !files.allSatisfy({ $0.path.hasPrefix(folder.path + "/") }), folder.path != "/" {
            folder.deleteLastPathComponent()
        }
        return folder
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NavAtlasBuildPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            commands(
                tool: try context.tool(named: "navatlas").url, work: context.pluginWorkDirectoryURL,
                files: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" })
        }
    }
#endif
