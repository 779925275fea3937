import NavAtlasModel

// Handlers of URLs and user activities, and UIKit windows and hosting controllers that show SwiftUI views.

extension SwiftUIDialect {
    // MARK: Deep links

    func open(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let handler = site.arguments.last else { return nil }
        let values = interpreter.evaluate(handler.value, in: site.scope, expecting: nil)
        if case .closure(let closure) = handler.value,
            Self.onlyLogs(closure.body, closure.parameters.first?.name ?? "$0"),
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
        if site.name == "onContinueUserActivity" {
            interpreter.draft.webHandlers.insert(site.location)
        } else {
            interpreter.environment.linkHandlers.add(values.filter(Self.isCode))
        }
        interpreter.draft.openingHandlers.insert(site.location)
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

    /// Whether code does nothing but print or log, whatever it asks of the link before.
    private static func onlyLogs(_ code: [Statement], _ link: String) -> Bool {
        code.allSatisfy { onlyLogs($0, link) }
    }

    private static func onlyLogs(_ statement: Statement, _ link: String) -> Bool {
        switch statement {
        case .returning(nil): return true
        case .conditional(let conditions, let then, let otherwise):
            return ask(conditions, link) && onlyLogs(then, link) && onlyLogs(otherwise, link)
        case .guarding(let conditions, let otherwise): return ask(conditions, link) && onlyLogs(otherwise, link)
        case .switching(let subject, let cases, _):
            return ask([.expression(subject)], link) && cases.allSatisfy { onlyLogs($0.body, link) }
        default: break
        }
        guard case .expression(.call(let callee, _, _)) = statement else { return false }
        switch callee {
        case .name(let name, _):
            return ["print", "debugPrint", "NSLog", "assertionFailure", "fatalError"].contains(name)
        case .member(let base, _, _):
            return base.dottedName?.lowercased().hasSuffix("log") == true
                || base.dottedName?.lowercased().hasSuffix("logger") == true
        default: return false
        }
    }

    /// Whether conditions ask, and hand the link on to nobody who may do something: `if router.handle(url) { … }`.
    private static func ask(_ conditions: [Condition], _ link: String) -> Bool {
        let code = conditions.map { condition in
            switch condition {
            case .expression(let value), .match(_, let value): Statement.expression(value)
            }
        }
        return !SyntaxSearch.contains(in: code) { expression in
            guard case .call(_, let arguments, _) = expression else { return false }
            return SyntaxSearch.allNames(in: arguments.map { .expression($0.value) }).contains(link)
        }
    }

    // MARK: Links in a text

    /// Where the links lead that a text has: `Text("See the [rules](app://rules).")`; `nil` for one of which not all is written.
    static func markdownLinks(in arguments: [Argument]) -> [String?] {
        guard let first = arguments.first, first.label == nil else { return [] }
        let gap: Character = "\u{FFFC}"
        let text = segments(of: first.value).reduce(into: "") { text, segment in
            if case .text(let part) = segment { text += part } else { text.append(gap) }
        }
        return text.components(separatedBy: "](").dropFirst().compactMap { rest in
            rest.firstIndex(of: ")").map { end in
                let url = String(rest[..<end])
                return url.contains(gap) ? nil : url
            }
        }
    }

    /// A string literal, itself or given to what makes a text of it: `LocalizedStringKey("…")`, `.init("…")`.
    private static func segments(of expression: Expression) -> [StringSegment] {
        switch expression {
        case .string(let segments): segments
        case .call(_, let arguments, _) where arguments.count == 1: segments(of: arguments[0].value)
        default: []
        }
    }

    static func url(_ text: String?) -> Values {
        guard let text else { return [] }
        return [.external("URL", [], member: nil, [ArgumentValue(label: "string", values: [.text(text)])])]
    }
}
