// Scenes by the names that R.swift and SwiftGen generate. The file with these names is generated at build time, and often not
// among those that are scanned.

extension Interpreter {
    /// `R.storyboard.main.book()`, `R.storyboard.main.instantiateInitialViewController()`,
    /// `StoryboardScene.Main.book.instantiate()`, `StoryboardScene.Main.initialScene.instantiate()`; `nil` for any other call.
    func generatedScene(_ site: CallSite) -> Values? {
        guard let (storyboard, scene) = Self.namedScene(site) else { return nil }
        let storyboards = program.storyboards
        let scenes = storyboards.scenes.filter {
            Self.generated(from: storyboards.storyboardName(of: $0)) == storyboard.lowercased()
        }
        let found =
            scene == nil
            ? Set(scenes.map(storyboards.storyboardName)).compactMap { storyboards.scene(nil, inStoryboard: $0) }
            : scenes.filter {
                storyboards[$0]?.identifier.map(Self.generated) == scene?.lowercased()
            }
        guard !found.isEmpty else { return nil }
        journal.follow(at: site.location)
        return Values(found.map(controller(of:)))
    }

    /// The storyboard and the scene in it that a call names; no scene where it means the initial one.
    private static func namedScene(_ site: CallSite) -> (storyboard: String, scene: String?)? {
        var base = site.base
        if case .call(let callee, _, _)? = base { base = callee }
        switch base {
        case .member(.member(.name("R", _), "storyboard", _), let storyboard, _)?:
            return (storyboard, site.name == "instantiateInitialViewController" ? nil : site.name)
        case .member(.member(.name("StoryboardScene", _), let storyboard, _), let scene, _)?
        where site.name == "instantiate":
            return (storyboard, scene == "initialScene" ? nil : scene)
        default: return nil
        }
    }
}
