import Foundation
import PackagePlugin

/// Shows the findings about a target in the build log, and so in Xcode's issue list. It never fails the build.
@main struct NavAtlasBuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        return [
            command(
                tool: try context.tool(named: "navatlas").url, work: context.pluginWorkDirectoryURL,
                folder: URL(fileURLWithPath: "\(target.directory)"),
                files: target.sourceFiles(withSuffix: "swift").map(\.url))
        ]
    }

    /// The command has no output, so that nothing of it becomes a resource of the target; it runs again where a file changed.
    private func command(tool: URL, work: URL, folder: URL, files: [URL]) -> Command {
        .buildCommand(
            displayName: "Checking the navigation in \(folder.lastPathComponent)", executable: tool,
            // The sandbox of a plugin allows writing to its own folder, and not to the user's cache folder.
            arguments: ["report", "--format", "xcode", "--cache-path", work.path, folder.path], inputFiles: files)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension NavAtlasBuildPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            [
                command(
                    tool: try context.tool(named: "navatlas").url, work: context.pluginWorkDirectoryURL,
                    folder: URL(fileURLWithPath: "\(context.xcodeProject.directory)"),
                    files: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" })
            ]
        }
    }
#endif
