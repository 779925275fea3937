// What a view that nothing shows was meant as: a screen, or a part of one.

extension Program {
    /// Whether a view calls itself a screen, or has a title as screens do.
    func hasTitle(_ nominal: Nominal) -> Bool {
        guard nominal.properties["body"]?.fact.getter != nil else { return false }
        return ["Screen", "Page", "Scene"].contains(where: nominal.shortName.hasSuffix)
            || !ShownMembers(of: nominal).mentioned.isDisjoint(with: ["navigationTitle", "navigationBarTitle"])
    }

    /// Whether a view that nothing shows was meant as a screen rather than as a part of one.
    func looksLikeScreen(_ nominal: Nominal) -> Bool {
        hasTitle(nominal)
            || !ShownMembers(of: nominal).mentioned.isDisjoint(with: SwiftUINames.screenWords) && !isControl(nominal)
    }

    /// Whether a view is a row, or a control in one, as a whole.
    private func isControl(_ nominal: Nominal) -> Bool {
        guard let body = nominal.bodyCode, body.count == 1,
            case .expression(var shown)? = body.first
        else { return false }
        while case .call(.member(let base, let name, _), _, _) = shown, name.first?.isLowercase == true { shown = base }
        guard case .call(let callee, _, _) = shown, let name = callee.dottedName else { return false }
        return SwiftUINames.rowsAndControls.contains(name)
    }
}
