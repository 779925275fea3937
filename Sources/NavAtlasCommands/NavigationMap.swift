import Foundation
import NavAtlasFiles
import NavAtlasIntrospection

/// An app's own tool: a type of a few lines that registers the app's coordinators and has all the commands.
///
///     @main struct TodoMap: NavigationMap {
///         static func register(in registry: inout CoordinatorRegistry) throws {
///             registry.register(MainCoordinator())
///             registry.entry(MainCoordinator.self)
///         }
///     }
public protocol NavigationMap {
    /// The title of reports and diagrams; the type's name where none is given.
    static var title: String { get }
    /// Registers the coordinators, the entries and the deep links.
    @MainActor static func register(in registry: inout CoordinatorRegistry) throws
}

extension NavigationMap {
    /// The type's name.
    public static var title: String { "\(Self.self)" }

    /// Runs the command line of this process, and ends the process with its exit status.
    @MainActor public static func main() {
        let program = CommandLine.arguments.first.map(PathText.name) ?? title
        let tool = Tool(name: program, source: .registered(by: Self.self, program: program), console: .besideTheApp)
        exit(tool.run(CommandLine.arguments.dropFirst().map(AppCode.resultPlace)).rawValue)
    }
}

extension Tool {
    /// Runs the command line of this process, and ends the process with its exit status.
    @MainActor package func main() -> Never {
        exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
