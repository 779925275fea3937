// The names that R.swift and SwiftGen generate from those in storyboards. The file with these names is generated at build time, and
// often not among those that are scanned.

extension Interpreter {
    /// The name of a segue that is generated, where an expression is one: `R.segue.listController.itemDetail`,
    /// `StoryboardSegue.Main.itemDetail.rawValue`.
    static func generatedSegue(_ identifier: Expression) -> String? {
        switch identifier {
        case .member(let inner, "identifier", _), .member(let inner, "rawValue", _): generatedSegue(inner)
        case .member(.member(.member(.name("R", _), "segue", _), _, _), let segue, _): segue.lowercased()
        case .member(.member(.name("StoryboardSegue", _), _, _), let segue, _): segue.lowercased()
        default: nil
        }
    }

    /// The name that is generated from another, without the letters' case.
    static func generated(from name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
