import NavAtlasAnalysis
import NavAtlasIntrospection
import NavAtlasModel

/// The navigation of an app, of which a test expects something. It works in tests of Swift Testing and of XCTest:
///
///     let navigation = try TestedNavigation { registry in
///         registry.register(MainCoordinator())
///         registry.entry(MainCoordinator.self)
///     }
///     navigation.expect(.everyScreenIsReachable)
///     navigation.expect(.everyPath(to: PaymentScreen.self, passes: LoginScreen.self))
///
/// What is not as expected is recorded in the test that is running, at the line that expects it.
public struct TestedNavigation {
    /// The app's graph.
    public let graph: NavigationGraph
    private let analysis: Analysis

    /// Tests a graph: one that was read from source, decoded from a document, or merged of several.
    public init(_ graph: NavigationGraph) {
        self.graph = graph.namingLiveScreens
        analysis = Analysis(self.graph)
    }

    /// Tests what live coordinators declare.
    ///
    /// - Parameter register: Registers the coordinators, the entry and the deep links.
    /// - Throws: `RegistryError` where what was registered makes no graph, and what `register` throws.
    public init(registering register: (inout CoordinatorRegistry) throws -> Void) throws {
        var registry = CoordinatorRegistry()
        try register(&registry)
        self.init(try registry.graph())
    }

    /// Records a failure in the running test where the navigation is not as expected.
    ///
    /// - Returns: Whether it is as expected.
    @discardableResult public func expect(
        _ expectation: NavigationExpectation, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        guard let mismatch = mismatch(with: expectation, testFile: "\(filePath)") else { return true }
        Failure.record(mismatch, fileID: fileID, filePath: filePath, line: line, column: column)
        return false
    }

    /// How the navigation differs from what is expected; `nil` where it does not.
    ///
    /// - Parameter testFile: The file whose folder the paths of snapshots are relative to.
    public func mismatch(
        with expectation: NavigationExpectation, testFile: String = #filePath
    ) -> NavigationMismatch? {
        expectation.check(analysis, testFile)
    }
}
