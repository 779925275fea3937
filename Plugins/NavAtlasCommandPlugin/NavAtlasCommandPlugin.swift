import Foundation
import PackagePlugin

/// `swift package navatlas check`: runs navatlas in the folder of the package, with the arguments as they are.
@main struct NavAtlasCommandPlugin: CommandPlugin {
    /// The commands that read source, and so keep what they read.
    private static let reading = ["report", "check", "diagram", "docs", "graph", "paths", "snapshot", "diff"]

    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = arguments
        if let command = arguments.first, Self.reading.contains(command) {
            // The sandbox of a plugin allows writing here, and not to the user's cache folder.
            arguments.insert("--cache-path=\(context.pluginWorkDirectoryURL.path)", at: 1)
            if arguments.count == 2, command != "diff" { arguments.append(".") }
        }
        let process = Process()
        process.executableURL = try context.tool(named: "navatlas").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The plugin host ends with status 1 whatever the status is; this says why.
        if process.terminationStatus != 0 {
            Diagnostics.error("navatlas ended with exit status \(process.terminationStatus)")
        }
    }
}
