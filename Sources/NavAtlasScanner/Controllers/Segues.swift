import NavAtlasModel

// Segues: the routes that storyboards declare, and the code that performs them.

extension Interpreter {
    /// Declares the segues of a scene, and those that a control or a gesture in it sets off as the scene's own doing.
    func declareSegues(of scene: SceneID, _ node: NodeKey) {
        for segue in program.storyboards[scene]?.segues ?? [] {
            let place = DraftLocation(file: scene.file, position: segue.position)
            if segue.kind == "unwind" {
                draft.remarks.insert(DraftRemark(kind: .dismissal, node: node, location: place))
                continue
            }
            for target in targets(of: segue, in: scene) {
                accept([target])
                declare(segue, of: scene, node, to: target, at: place)
            }
        }
    }

    private func declare(
        _ segue: SegueFact, of scene: SceneID, _ node: NodeKey, to target: Target, at place: DraftLocation
    ) {
        let name = name(of: segue, to: target)
        guard let presentation = presentation(of: segue, to: target) else {
            // What a container holds.
            guard program.storyboards.container(of: scene) != .navigation else { return }
            let isTab = program.storyboards.container(of: scene) == .tab && segue.kind == "relationship"
            declare(
                from: node, to: target, kind: isTab ? .tab : .root, name: name, presentation: isTab ? .tab : .root,
                isInitial: !isTab, at: place)
            return
        }
        declare(from: node, to: target, kind: .route, name: name, presentation: presentation, at: place)
        if !segue.isManual { take(segue, from: node, to: target, at: place) }
    }

    /// Whoever is running takes a segue of a node's.
    private func take(_ segue: SegueFact, from node: NodeKey, to target: Target, at place: DraftLocation) {
        transition(
            to: target, via: via(node, name(of: segue, to: target)), of: node,
            presentation(of: segue, to: target) ?? .root, at: place)
    }

    private func via(_ node: NodeKey, _ name: String) -> String {
        if case .type(let nominal) = node { "\(nominal.name).\(name)" } else { ".\(name)" }
    }

    private func targets(of segue: SegueFact, in scene: SceneID) -> Targets {
        let targets = targets(in: controllers(of: segue, in: scene), route: segue.identifier ?? segue.kind)
        // The navigation controller is that of the split view's second column.
        return segue.kind == "showDetail" ? Targets(targets.map(\.withoutContainer)) : targets
    }

    private func name(of segue: SegueFact, to target: Target) -> String { segue.identifier ?? name(of: target) }

    /// How a segue shows its destination; `nil` where the destination is a part of its container.
    private func presentation(of segue: SegueFact, to target: Target) -> Presentation? {
        switch segue.kind {
        case "relationship", "embed": return nil
        // UIKit presents a navigation controller that is to be shown: it cannot be pushed onto another.
        case "show" where target.isInContainer: return .sheet
        case "show", "push", "showDetail": return .push
        case "popover", "popoverPresentation": return .popover
        case "modal", "presentation", "sheet":
            let style = target.value.flatMap(scene(of:)).flatMap { program.storyboards[$0]?.presentationStyle }
            return Self.presentation(ofStyle: segue.presentationStyle ?? style)
        case "replace": return .root
        default: return Presentation(rawValue: segue.kind)
        }
    }

    /// How a style of modal presentation shows a controller.
    static func presentation(ofStyle style: String?) -> Presentation {
        switch style {
        case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": .fullScreen
        case "popover": .popover
        default: .sheet
        }
    }

    // MARK: Code

    /// `performSegue(withIdentifier: "detail", sender: self)`
    func performSegue(_ site: CallSite) -> Values? {
        guard
            let argument = site.argument("withIdentifier") ?? site.argument("identifier") ?? site.arguments.first?.value
        else { return nil }
        let given = evaluate(argument, in: site.scope, expecting: nil)
        let identifiers = texts(given)
        let generated = identifiers.isEmpty ? Self.generatedSegue(argument) : nil
        func isNamed(_ identifier: String) -> Bool {
            identifiers.contains(identifier) || generated != nil && Self.generated(from: identifier) == generated
        }
        let scenes = scenesOfPerformer(site)
        var isFound = false
        var candidates: Set<NodeKey> = []
        for own in Set(scenes).sorted(by: { ($0.file, $0.index) < ($1.file, $1.index) }) {
            for segue in program.storyboards[own]?.segues ?? [] where segue.identifier != nil {
                if segue.kind == "unwind", segue.identifier.map(isNamed) == true {
                    isFound = true
                    journal.noteNoNavigation(at: site.location, because: "it goes back")
                }
                for target in targets(of: segue, in: own) {
                    candidates.insert(target.node)
                    guard segue.identifier.map(isNamed) ?? false else { continue }
                    isFound = true
                    accept([target])
                    with(owner: presenter(site)) { take(segue, from: node(of: own), to: target, at: site.location) }
                }
            }
        }
        if !isFound {
            unresolved(
                "performSegue", "no segue of its scene has the identifier, as far as that is known",
                candidates: candidates, at: site.location)
        } else if generated == nil, given.contains(where: isUnknownText) {
            unresolved(
                "performSegue", "it may be given other identifiers, too", candidates: candidates,
                isPartlyKnown: true, at: site.location)
        }
        return []
    }

    /// The scenes whose segues a call may perform: `parent?.performSegue(…)` means those in which the own one is embedded.
    private func scenesOfPerformer(_ site: CallSite) -> [SceneID] {
        let own = site.scope.frame.receiver.map { scenesOfController($0) } ?? []
        if !site.receivers.isEmpty {
            let scenes = site.receivers.flatMap(scenesOfController)
            return site.base.map { asksForTop($0, in: site.scope) } == true ? scenesPushed(upon: scenes) : scenes
        }
        switch site.base {
        case .name("parent", _)?, .member(.name("self", _), "parent", _)?:
            return own.flatMap(program.storyboards.scenes(embedding:))
        default: return own
        }
    }

    /// The scenes that may lie on top of a stack which begins with one of these: they themselves, and all that segues push.
    private func scenesPushed(upon scenes: [SceneID]) -> [SceneID] {
        Array(
            Set.reachable(from: Set(scenes)) { scene in
                let pushing = program.storyboards[scene]?.segues.filter { ["show", "push"].contains($0.kind) } ?? []
                return Set(pushing.flatMap { controllers(of: $0, in: scene).flatMap(scenesOfController) })
            })
    }

    /// The scenes that a controller may be the one of.
    func scenesOfController(_ value: Value) -> [SceneID] {
        if let scene = scene(of: value) { return [scene] }
        return value.nominal(in: heap).map(program.storyboards.scenes(of:)) ?? []
    }

    /// The texts that an expression may be.
    func texts(_ expression: Expression, in scope: Scope) -> Set<String> {
        texts(evaluate(expression, in: scope, expecting: nil))
    }

    private func isUnknownText(_ value: Value) -> Bool { value != .null && texts([value]).isEmpty }

    private func texts(_ values: Values) -> Set<String> {
        Set(
            values.compactMap { value in
                switch value {
                case .text(let text): return text
                case .enumCase(let nominal, let name, _): return rawText(of: nominal, name)
                default: return nil
                }
            })
    }

    /// Runs `prepare(for:sender:)` for each segue of a controller's scene: it gives the destination what it works with.
    func prepareForSegues(_ value: Value) {
        guard let scene = scene(of: value), let nominal = value.nominal(in: heap) else { return }
        let preparing = program.methods("prepare", of: nominal).filter { $0.fact.parameters.first?.label == "for" }
        guard let function = preparing.first else { return }
        for segue in program.storyboards[scene]?.segues ?? [] {
            let destinations = controllers(of: segue, in: scene)
            guard !destinations.isEmpty else { continue }
            let event = Value.external(
                "UIStoryboardSegue", [], member: nil,
                [
                    ArgumentValue(label: "identifier", values: segue.identifier.map { [.text($0)] } ?? [.null]),
                    ArgumentValue(label: "source", values: [value]),
                    ArgumentValue(label: "destination", values: destinations),
                ])
            _ = invoke(
                function, receiver: value, arguments: [[event]] + function.fact.parameters.dropFirst().map { _ in [] })
        }
    }
}
