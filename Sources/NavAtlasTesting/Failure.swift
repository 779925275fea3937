#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Reports a mismatch to the running test, of Swift Testing or XCTest.
enum Failure {
    /// Whether this process runs tests of Swift Testing alone: what is expected outside of a test's task fails the run.
    private static let isRunBySwiftTesting = CommandLine.arguments.contains("swift-testing")

    static func record(
        _ mismatch: NavigationMismatch, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
        #if canImport(Testing)
            if Test.current != nil || isRunBySwiftTesting {
                let location = SourceLocation(
                    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
                Issue.record(Comment(rawValue: mismatch.description), sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(mismatch.description, file: filePath, line: line)
        #endif
    }
}
