import Foundation
import Testing

@testable import NavAtlasCommands

struct StylesCommandTests {
    private static let ids = [
        "stinsen2", "stinsen1", "swiftUICoordinator", "suiCoordinator", "flowStacks", "xCoordinator",
        "composableArchitecture",
        "navigator", "linkNavigator",
        "uiKit", "navigationStack",
    ]

    @Test func allStylesAreListed() throws {
        let run = try Executable.navatlas.run(["styles"])
        #expect(run.status == 0)
        #expect(run.text.split(separator: "\n").map { $0.prefix { $0 != " " } } == Self.ids.map { $0[...] })
    }

    @Test(arguments: ids)
    func aStyleShowsItsGraph(id: String) throws {
        let run = try Executable.navatlas.run(["styles", "--format", "markdown", id])
        #expect(run.status == 0)
        #expect(run.text.contains("```swift\n") && run.text.contains("[style=\(id)]"))
    }

    @Test func anUnknownStyleIsAnError() throws {
        let run = try Executable.navatlas.run(["styles", "viper"])
        #expect(run.status == 2 && run.standardError.contains("'viper'; expected one of stinsen2"))
    }
}
