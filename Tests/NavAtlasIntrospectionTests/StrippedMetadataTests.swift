import NavAtlasTestSupport
import Foundation
import Testing

/// A program whose binary does not say what is stored in its coordinators.
@Suite struct StrippedMetadataTests {
    private static let program = """
        import NavAtlasIntrospection
        import NavAtlasModel
        import Stinsen2Coordination
        struct Pane: View { var body: some View { EmptyView() } }
        final class SecretCoordinator: NavigationCoordinatable {
            let stack = NavigationStack(initial: \\SecretCoordinator.start)
            @Root var start = makeStart
            func makeStart() -> some View { Pane() }
        }
        var registry = CoordinatorRegistry()
        registry.register(SecretCoordinator())
        registry.entry(SecretCoordinator.self)
        do {
            print(Notation.print(try registry.graph().withoutProvenance))
        } catch {
            print(error)
        }
        """

    private func output(_ flags: [String]) throws -> String {
        try Compiler.run(
            Self.program,
            linking: [
                "NavAtlasModel", "NavAtlasIntrospection", "CoordinationState", "CoordinationViews",
                "Stinsen2Coordination",
            ], flags: flags
        ).output
    }

    @Test func withMetadataTheCoordinatorIsRead() throws {
        #expect(try output([]).contains("SecretCoordinator -root!-> Pane : start"))
    }

    @Test(arguments: ["-disable-reflection-metadata", "-disable-reflection-names"])
    func withoutItIsAClearErrorThatNamesTheType(flag: String) throws {
        let output = try output(["-Xfrontend", flag])
        #expect(output.contains("SecretCoordinator"))
        #expect(output.contains("reflection metadata"))
        #expect(!output.contains("->"))
    }
}
