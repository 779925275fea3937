import NavAtlasModel

// Functions of libraries whose source is not at hand, which show a controller that they are given: by their names, and by
// the labels before what they are given.

extension UIKitDialect {
    /// `navigator.push(detail)`, `presentCard(menu, animated: true)`: the app declares no such function; `nil` for any other call.
    func libraryPresentation(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let presentation = Self.presentation(by: site.name), isLibraryFunction(site, interpreter) else {
            return nil
        }
        // A controller that hands itself on to anything but a controller says where something is shown: `chat.showHelp(self)`.
        let takesSelf = site.receivers.contains { isController($0, interpreter) }
        let values = site.arguments.reduce(into: Values()) { values, argument in
            guard !argument.isTrailing, !Self.namesPlace(argument.label), takesSelf || !argument.value.isSelf else {
                return
            }
            values.unite(
                interpreter.with(mode: .destination) {
                    interpreter.evaluate(argument.value, in: site.scope, expecting: nil)
                })
        }
        interpreter.noteShowingSelf(values)
        let controllers = values.filter { value in
            interpreter.container(of: value) == .navigation
                || value.nominal(in: interpreter.heap).map(interpreter.isController) ?? false
        }
        let found = interpreter.targets(in: controllers, route: site.name).filter {
            !$0.isInline && $0.node != interpreter.owner.node
        }
        guard !found.isEmpty else {
            return interpreter.showFilled(controllers, presentation, site) ? [] : nil
        }
        let style = presentation == .sheet ? interpreter.presentationStyle(of: controllers, by: site) : presentation
        if show(controllers, style, site.scope.frame, at: site.location, interpreter) { return [] }
        interpreter.accept(found)
        for target in found { interpreter.transition(to: target, via: site.name, style, at: site.location) }
        return []
    }

    /// `row.presentationMode = .presentModally(controllerProvider: .callback { Detail() })`: how a library's object shows the
    /// controller that closures give.
    func presentationMode(
        of target: Expression, _ values: Values, _ location: DraftLocation, _ interpreter: Interpreter
    ) -> Bool {
        guard case .member(_, let name, _) = target, name.lowercased().hasSuffix("presentationmode") else {
            return false
        }
        var isTaken = false
        for value in values {
            guard let (mode, given) = Self.mode(value), let presentation = Self.modes[mode] else { continue }
            let made = interpreter.with(mode: .destination) {
                interpreter.runClosures(Self.closures(in: given), isForLater: false)
            }
            let found = interpreter.targets(in: made, route: mode).filter { !$0.isInline }
            interpreter.accept(found)
            for target in found { interpreter.transition(to: target, via: mode, presentation, at: location) }
            isTaken = isTaken || !found.isEmpty
        }
        return isTaken
    }

    private static let modes: [String: Presentation] = [
        "presentModally": .sheet, "present": .sheet, "modal": .sheet, "show": .push, "push": .push,
        "popover": .popover,
    ]

    private static func mode(_ value: Value) -> (String, ArgumentValues)? {
        switch value {
        case .unresolvedCase(let name, let given): (name, given)
        case .external(_, _, .some(let name), let given): (name, given)
        default: nil
        }
    }

    /// The closures among what a library's value was made with, and inside that: `.callback { … }`.
    private static func closures(in given: ArgumentValues) -> Values {
        given.reduce(into: Values()) { result, argument in
            for value in argument.values {
                if case .closure = value { result.insert(value) }
                if let (_, inner) = mode(value) { result.unite(closures(in: inner)) }
            }
        }
    }

    /// Whether a call means none of the app's own functions: it is called on a library's value, or the app has none of the name.
    private func isLibraryFunction(_ site: CallSite, _ interpreter: Interpreter) -> Bool {
        !site.receivers.isEmpty && site.receivers.allSatisfy { $0.nominal(in: interpreter.heap) == nil }
            || !interpreter.program.functionNames.contains(site.name)
    }

    /// How a function shows a controller whose name says so: `presentCard`, `showMenu`, `push`, `setFrontViewController`.
    private static func presentation(by name: String) -> Presentation? {
        for (word, presentation) in [("present", Presentation.sheet), ("show", .sheet), ("push", .push)]
        where name.hasPrefix(word) {
            // `presenting` and `pushed` say something else.
            return name.dropFirst(word.count).first?.isLowercase == true ? nil : presentation
        }
        // `customPresentViewController`, `xy_pushViewController`: a library's own way of what UIKit calls so.
        for (verb, presentation) in [("present", Presentation.sheet), ("push", .push)]
        where name.lowercased().hasSuffix(verb + "viewcontroller") {
            return presentation
        }
        // `changeMainViewController`, `setCenterViewController`: a container shows another one from now on.
        let isPut = ["set", "change"].contains {
            name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
        }
        return isPut && name.hasSuffix("ViewController") ? .root : nil
    }

    /// Whether what follows a label is where a controller is shown, rather than the controller: `present(menu, from: self)`.
    private static func namesPlace(_ label: String?) -> Bool {
        guard let label else { return false }
        let word = label.prefix { $0.isLowercase }
        return places.contains(String(word))
    }

    private static let places: Set<String> = [
        "from", "in", "on", "over", "to", "by", "sender", "source", "presenting", "parent", "delegate",
    ]

    /// `panel.addPanel(toParent: self)`, of a library's controller: it becomes a part of the parent.
    func libraryChild(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let parent = site.arguments.first(where: { $0.label?.lowercased().hasSuffix("parent") ?? false }),
            site.receivers.contains(where: { interpreter.libraryController($0) != nil })
        else { return nil }
        let parents = interpreter.targets(
            in: interpreter.evaluate(parent.value, in: site.scope, expecting: nil), route: "parent"
        ).filter { !$0.isInline }
        guard parents.count == 1, let node = parents.first?.node else { return nil }
        return interpreter.declareChildren(site.receivers, of: node, at: site.location) ? [] : nil
    }
}
