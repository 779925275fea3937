import NavAtlasModel

// How controllers are presented.

extension Interpreter {
    /// How controllers say that they are presented.
    ///
    /// - Parameter site: the call that presents them.
    func presentationStyle(of values: Values, by site: CallSite? = nil) -> Presentation {
        let styles = values.reduce(into: Values()) { result, value in
            switch value {
            case .object(let id): result.unite(heap[id].fields[Self.styleName] ?? [])
            case .external: result.unite(ownStyle(of: value))
            default: break
            }
        }
        let names = styles.compactMap { style -> String? in
            switch style {
            case .unresolvedCase(let name, _), .external(_, _, .some(let name), _): name
            default: nil
            }
        }
        if names.count > 1, let own = site.flatMap(ownStyle), names.contains(own) {
            return Self.presentation(ofStyle: own)
        }
        if let name = names.first { return Self.presentation(ofStyle: name) }
        let scene = values.first.flatMap(scene(of:))
        return Self.presentation(ofStyle: scene.flatMap { program.storyboards[$0]?.presentationStyle })
    }

    /// The style that a function gives the controller which it presents, where others give the same controller others.
    private func ownStyle(_ site: CallSite) -> String? {
        guard case .name(let name, _)? = site.arguments.first?.value, let id = site.scope.frame.function,
            let body = program.functions[id].fact.body
        else { return nil }
        var styles: Set<String?> = []
        SyntaxSearch.expressions(in: body) { expression in
            guard case .assignment(.member(.name(name, _), Self.styleName, _), let value, _) = expression else {
                return
            }
            switch value {
            case .implicitMember(let style, _), .member(_, let style, _): styles.insert(style)
            default: styles.insert(nil)
            }
        }
        return styles.count == 1 ? styles.first ?? nil : nil
    }

    static let styleName = "modalPresentationStyle"
}
