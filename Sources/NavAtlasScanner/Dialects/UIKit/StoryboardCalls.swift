import NavAtlasModel

// Calls that instantiate view controllers from storyboards and nibs.

extension Interpreter {
    /// `storyboard.instantiateViewController(withIdentifier: "detail")`
    func instantiate(_ site: CallSite) -> Values? {
        let names = storyboardNames(of: site.receivers)
        if site.name == "instantiateInitialViewController" {
            for argument in site.arguments { runClosures(evaluate(argument.value, in: site.scope, expecting: nil)) }
            let found = names.compactMap { program.storyboards.scene(nil, inStoryboard: $0) }
            return made(found, names: names, identifiers: nil, site)
        }
        guard let argument = site.argument("withIdentifier") ?? site.argument("identifier") else { return nil }
        let identifiers = texts(argument, in: site.scope)
        // What a controller is made with is given to the one of the scene's class.
        let creators = site.arguments.dropFirst().reduce(into: Values()) {
            $0.unite(runClosures(evaluate($1.value, in: site.scope, expecting: nil), isForLater: false))
        }
        let found = identifiers.sorted().flatMap { identifier -> [SceneID] in
            names.isEmpty
                ? program.storyboards.scenes(withIdentifier: identifier, inStoryboard: nil)
                : names.compactMap { program.storyboards.scenes(withIdentifier: identifier, inStoryboard: $0).first }
        }
        let result = made(found, names: names, identifiers: identifiers, site)
        return result.union(creators.filter { $0.nominal(in: heap).map(isController) ?? false })
    }

    private func made(_ scenes: [SceneID], names: [String], identifiers: Set<String>?, _ site: CallSite) -> Values {
        guard scenes.isEmpty else {
            journal.follow(at: site.location)
            draft.madeScenes[site.location, default: []].formUnion(scenes.map(node(of:)))
            return Values(scenes.map(controller(of:)))
        }
        let possible = program.storyboards.scenes(withIdentifier: nil, inStoryboard: names.count == 1 ? names[0] : nil)
        let isRead = names.allSatisfy(program.storyboards.hasStoryboard(named:))
        let elsewhere = isRead ? [] : program.storyboards.controllersElsewhere.map(draft.key)
        let what = identifiers == nil ? "initial controller" : "controller of the identifier"
        unresolved(
            site.name, "which storyboard or \(what) it means is not known",
            candidates: Set(possible.map(node(of:)) + elsewhere), at: site.location)
        return []
    }

    /// The names of the storyboards that values are.
    private func storyboardNames(of values: Values) -> [String] {
        Set(
            values.flatMap { value -> [String] in
                // A library's own kind is made alike: `SwinjectStoryboard.create(name: "Main", …)`.
                guard case .external(let type, _, _, let arguments) = value, type.hasSuffix("Storyboard")
                else { return [] }
                let names = arguments.first { $0.label == "name" }?.values ?? []
                return names.compactMap { if case .text(let text) = $0 { text } else { nil } }
            }
        ).sorted()
    }

    /// `controller.storyboard`: the storyboard that its scene stands in.
    func storyboard(of value: Value) -> Values? {
        let scenes =
            scene(of: value).map { [$0] }
            ?? value.nominal(in: heap).filter(isController).map(program.storyboards.scenes(of:)) ?? []
        guard !scenes.isEmpty else { return nil }
        return Values(
            Set(scenes.map(program.storyboards.storyboardName)).sorted().map { name in
                .external(
                    "UIStoryboard", [], member: nil, [ArgumentValue(label: "name", values: [.text(name)])])
            })
    }

    /// What a container's members give: the controllers that it holds.
    func content(of value: Value, named name: String) -> Values? {
        guard Self.contentMembers.contains(name) else { return nil }
        if container(of: value) == .navigation { return content(ofNavigation: value) }
        guard let scene = scene(of: value) else { return nil }
        return controllers(in: scene)
    }

    private static let contentMembers: Set<String> = [
        "topViewController", "visibleViewController", "viewControllers", "selectedViewController", "children",
        "childViewControllers",
    ]
}

extension Optional {
    /// The value where it is of a kind.
    fileprivate func filter(_ isIncluded: (Wrapped) -> Bool) -> Wrapped? { flatMap { isIncluded($0) ? $0 : nil } }
}
