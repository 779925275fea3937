// Links that UIKit's application opens, and hands to a scene's delegate.

extension Interpreter {
    /// `UIApplication.shared.open(url)`
    func openLink(_ site: CallSite) {
        guard ["open", "openURL"].contains(site.name), let first = site.arguments.first, first.label == nil,
            site.receivers.contains(where: { $0.isOfLibrary("UIApplication") })
        else { return }
        openOwnLink(evaluate(first.value, in: site.scope, expecting: nil))
    }

    /// `context.url`, of a link that the app's own code has opened.
    func openedURL(_ name: String, of value: Value) -> Values? {
        guard name == "url", case .external("UIOpenURLContext", _, nil, let given) = value else { return nil }
        return given.first?.values
    }
}

extension Value {
    fileprivate func isOfLibrary(_ type: String) -> Bool {
        if case .external(type, _, _, _) = self { true } else { false }
    }
}
