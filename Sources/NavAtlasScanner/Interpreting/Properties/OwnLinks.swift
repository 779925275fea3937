import NavAtlasModel

// Follows links that the app's own code opens: `openURL(URL(string: "shop://cart")!)` has the app do what it does with a link
// of its own, on behalf of the screen that opens it.

/// What the app does with links of its own.
struct LinkHandlers {
    /// The URL schemes that the app declares.
    var schemes: [String] = []
    private(set) var closures: Values = []
    private(set) var functions: [Function: Value] = [:]

    /// How many are known.
    var count: Int { closures.count &+ functions.count }

    mutating func add(_ closures: Values) { self.closures.unite(closures) }

    mutating func add(_ function: Function, of delegate: Value) { functions[function] = delegate }
}

extension Interpreter {
    /// Opens a link: the views around the screen handle it, or else the app does, if the link is one of its own.
    ///
    /// - Parameter url: where the link leads, as far as it is known.
    func openLink(_ url: Values) {
        let handlers = handlersAround
        if handlers.isEmpty { return openOwnLink(url) }
        let opened: Values = url.isEmpty ? [.external("URL", [], member: nil, [])] : url
        _ = with(mode: .body, acting: true) { runClosures(handlers, [opened]) }
    }

    /// Opens a link as the system does, whatever the views around handle.
    func openOwnLink(_ url: Values) {
        guard link == nil, let parts = writtenURLs(url), parts.allSatisfy(isOwn) else { return }
        with(mode: .body, acting: true) {
            _ = runClosures(environment.linkHandlers.closures, [url])
            for (function, delegate) in environment.linkHandlers.functions.sorted(by: { $0.key.id < $1.key.id }) {
                let arguments: [Values] = function.fact.parameters.map { parameter in
                    switch parameter.label {
                    case "open": url
                    case "openURLContexts": [Self.context(of: url)]
                    default: []
                    }
                }
                _ = invoke(function, receiver: delegate, arguments: arguments)
            }
        }
    }

    /// What a scene's delegate is given for a link.
    private static func context(of url: Values) -> Value {
        .external("UIOpenURLContext", [], member: nil, [ArgumentValue(label: "url", values: url)])
    }

    /// Whether a link is of a scheme that the app declares; where it declares none, of one that is not known to be another's.
    private func isOwn(_ link: WrittenText) -> Bool {
        guard case .whole(let scheme)? = link.part("scheme") else { return false }
        return environment.linkHandlers.schemes.isEmpty
            ? !FoundationNames.systemSchemes.contains(scheme.lowercased())
            : environment.linkHandlers.schemes.contains { $0.lowercased() == scheme.lowercased() }
    }
}
