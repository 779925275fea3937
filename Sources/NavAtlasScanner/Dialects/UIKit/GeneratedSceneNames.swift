// Scenes by the names that R.swift generates. The file with these names is generated at build time and not scanned.

extension Interpreter {
    /// `R.storyboard.main.book()`, `R.storyboard.main.instantiateInitialViewController()`; `nil` for any other call.
    func generatedScene(_ site: CallSite) -> Values? {
        var base = site.base
        if case .call(let callee, _, _)? = base { base = callee }
        guard case .member(.member(.name("R", _), "storyboard", _), let storyboard, _)? = base else { return nil }
        let storyboards = program.storyboards
        let scenes = storyboards.scenes.filter {
            Self.generated(from: storyboards.storyboardName(of: $0)) == storyboard.lowercased()
        }
        let found =
            site.name == "instantiateInitialViewController"
            ? Set(scenes.map(storyboards.storyboardName)).compactMap { storyboards.scene(nil, inStoryboard: $0) }
            : scenes.filter {
                storyboards[$0]?.identifier.map(Self.generated) == site.name.lowercased()
            }
        guard !found.isEmpty else { return nil }
        journal.follow(at: site.location)
        return Values(found.map(controller(of:)))
    }

    /// The name that is generated from another, without the letters' case.
    private static func generated(from name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
