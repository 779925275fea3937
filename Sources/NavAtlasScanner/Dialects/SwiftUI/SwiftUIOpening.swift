import NavAtlasModel

// Handlers of URLs and user activities, and UIKit windows and hosting controllers that show SwiftUI views.

extension SwiftUIDialect {
    // MARK: Deep links

    func open(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let handler = site.arguments.last else { return nil }
        let values = interpreter.evaluate(handler.value, in: site.scope, expecting: nil)
        if case .closure(let closure) = handler.value, closure.body.allSatisfy(Self.saysOnly),
            let node = interpreter.owner.node
        {
            interpreter.draft.remarks.insert(
                DraftRemark(kind: .unfollowedDeepLink, node: node, location: site.location))
        }
        guard values.contains(where: Self.isCode) else { return site.receivers }
        // An activity is handed over under a name of the app's own; only the web's has a URL.
        if site.name == "onContinueUserActivity",
            site.arguments.first.flatMap({ Interpreter.lastName(of: $0.value) })
                != "NSUserActivityTypeBrowsingWeb"
        {
            interpreter.answer(values, .external("NSUserActivity", [], member: nil, []))
            interpreter.journal.start(at: site.location)
            return site.receivers
        }
        let url = Value.external("URL", [], member: nil, [])
        interpreter.followLink(at: site.location) { interpreter.answer(values, url) }
        return site.receivers
    }

    /// Whether a value is code of the app's own.
    private static func isCode(_ value: Value) -> Bool {
        switch value {
        case .closure, .function: true
        default: false
        }
    }

    /// Whether a statement does nothing but print or log.
    private static func saysOnly(_ statement: Statement) -> Bool {
        guard case .expression(.call(let callee, _, _)) = statement else { return false }
        switch callee {
        case .name(let name, _):
            return ["print", "debugPrint", "NSLog", "assertionFailure", "fatalError"].contains(name)
        case .member(let base, _, _):
            return FileLowering.dottedName(base)?.lowercased().hasSuffix("log") == true
                || FileLowering.dottedName(base)?.lowercased().hasSuffix("logger") == true
        default: return false
        }
    }
}
