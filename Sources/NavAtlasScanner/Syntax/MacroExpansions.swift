import SwiftSyntax

// Reduces freestanding macros, whose code NavAtlas does not see: `#register(HomeView.self)`, `#open { HomeView() }`.

extension FileLowering {
    /// What the macro is given. Closures are as good as any function's of a library.
    mutating func expansion(_ node: some FreestandingMacroExpansionSyntax) -> Expression {
        guard !SwiftNames.macrosOutsideApp.contains(node.macroName.text) else { return .combined([]) }
        var given = arguments(node.arguments)
        if let trailing = node.trailingClosure {
            given.append(Argument(label: nil, value: .closure(closure(trailing)), isTrailing: true))
        }
        for trailing in node.additionalTrailingClosures {
            given.append(
                Argument(
                    label: trailing.label.text, value: .closure(closure(trailing.closure)), isTrailing: true))
        }
        let takesCode = given.contains { if case .closure = $0.value { true } else { false } }
        let place = position(node)
        return takesCode ? .call(.name("#" + node.macroName.text, place), given, place) : .combined(given.map(\.value))
    }

    /// What stands for the macro among declarations; nothing for one that is no part of the app.
    mutating func expansion(_ node: some FreestandingMacroExpansionSyntax) -> [PropertyFact] {
        guard !SwiftNames.macrosOutsideApp.contains(node.macroName.text) else { return [] }
        let place = position(node)
        let made: Expression = expansion(node)
        return [
            PropertyFact(
                name: MacroExpansion.name(node.macroName.text, at: place), initializer: made, isStatic: true,
                isConstant: true, position: place)
        ]
    }
}
