import Testing

/// What a library is given beside a closure is not taken for what the closure is called with.
@Suite struct LibraryClosuresTests {
    private static let asks = [
        "Loader.shared.load(Endpoint.user) { result in if case .success = result { open() } }",
        "let endpoint: Endpoint = .user\nLoader.shared.load(endpoint) { result in if case .success = result { open() } }",
        "ask(.user)",
        "Access.ask(for: level) { level in switch level { case .full: open(); default: break } }",
    ]

    @Test(arguments: asks) func getWhatTheLibraryGives(_ ask: String) {
        ScannedApp(
            ask,
            [
                "App.swift": TwoControllers.app(
                    "import Loading", first: ask, second: "present(MapController(), animated: true)")
                        + """

                        extension FirstController {
                            var level: Access.Level { .none }
                            func ask(_ endpoint: Endpoint) {
                                Loader.shared.load(endpoint) { result in
                                    switch result {
                                    case .success: self.open()
                                    case .failure: break
                                    }
                                }
                            }
                            func open() { present(ListController(), animated: true) }
                        }
                        """
            ], has: ["FirstController ~sheet~> ListController : present"], hasNot: []
        ).check()
    }
}
