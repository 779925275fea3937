import Testing

/// What functions of libraries give that run a closure.
struct InterpreterLibraryTests {
    @Test(arguments: [
        "present(queue.sync { ListController() }, animated: true)",
        "present(lock.withLock { ListController() }, animated: true)",
        "present(autoreleasepool { ListController() }, animated: true)",
    ])
    func givesWhatTheClosureGives(_ code: String) {
        let found = ScannedSource(
            code,
            TwoControllers.app(
                "extension FirstController { var lock: NSLock { NSLock() }; var queue: DispatchQueue { .main } }",
                first: code, second: ""), gives: ""
        ).found
        #expect(found.contains("FirstController ~sheet~> ListController : present"), "\(found)")
    }
}
