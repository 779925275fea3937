import NavAtlasModel

// Views and modifiers of libraries whose source is not there. By SwiftUI's own words, what is called `destination` is shown
// elsewhere, a sheet, a cover and a popover present, and all else that a view is given is a part of it.
extension SwiftUIDialect {
    /// `LinkWithStore(store.detail, destination: DetailView.init)`: a view of a library that is given a destination is a
    /// link. `nil` where it is given no screen.
    func libraryLink(_ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter) -> Values? {
        guard let destination = site.arguments.last(where: { $0.label == Self.destinationLabel })?.value else {
            return nil
        }
        let others = site.arguments.filter { $0.label != Self.destinationLabel }
        if let state = state(among: others, shownBy: destination, site, interpreter) {
            interpreter.trigger(state, destination, .push, site)
        } else if !isFollowed(destination, site, type, interpreter) {
            return nil
        }
        return interpreter.libraryValue(type.name, type.arguments, others, in: site.scope)
    }

    /// `bottomSheet(isPresented: $isOpen) { DetailView() }`: a modifier that is named for a presentation, is bound to a state,
    /// and shows a screen of the app's own. `nil` for any other.
    func libraryModal(_ site: CallSite, _ interpreter: Interpreter) -> Values? {
        guard let (_, presentation) = Self.presentations.first(where: { site.name.hasSuffix($0.word) }),
            site.has("isPresented") || site.has("item"), let content = site.closure("content") ?? site.closure(),
            interpreter.program.foreignExtensions["View"]?.functions[site.name] == nil
        else { return nil }
        let found = interpreter.presented(content, in: site.scope, route: site.name)
        return found.allSatisfy(\.isInline) ? nil : modal(site, presentation, interpreter)
    }

    private static let presentations: [(word: String, presentation: Presentation)] = [
        ("Sheet", .sheet), ("Cover", .fullScreen), ("Popover", .popover),
    ]

    /// Whether a link leads to screens of the app's own.
    private func isFollowed(
        _ destination: Expression, _ site: CallSite, _ type: ResolvedType, _ interpreter: Interpreter
    ) -> Bool {
        let shown = interpreter.with(mode: .destination) { interpreter.shown(by: destination, in: site.scope) }
        let found = interpreter.with(mode: .destination) { interpreter.targets(in: shown, route: type.lastName) }
            .filter { !$0.isInline }
        interpreter.accept(found)
        for target in found {
            interpreter.transition(to: target, via: type.lastName, .push, at: site.location, isLink: true)
        }
        if !shown.isEmpty, shown.allSatisfy({ $0.nominal(in: interpreter.heap) == nil }) {
            interpreter.journal.leadNowhere(at: site.location, because: "its destination is no screen of the app's own")
        }
        return !found.isEmpty
    }

    static let destinationLabel = "destination"

    /// The state that says whether a destination is shown: what the view is bound to, or what the destination is made from.
    private func state(
        among arguments: [Argument], shownBy destination: Expression, _ site: CallSite, _ interpreter: Interpreter
    ) -> Expression? {
        let content = interpreter.evaluate(destination, in: site.scope, expecting: nil)
        guard !content.isEmpty, interpreter.keepingPlain(content).isEmpty else { return nil }
        let states = arguments.map(\.value).filter { argument in
            if case .closure = argument { return false }
            return !interpreter.places(of: argument, in: site.scope).isEmpty
        }
        let bound = states.first {
            !interpreter.bindings(in: interpreter.evaluate($0, in: site.scope, expecting: nil)).isEmpty
        }
        return bound ?? (Self.takesValue(destination) ? states.first : nil)
    }

    /// Whether a function makes what it returns from what it is given.
    private static func takesValue(_ function: Expression) -> Bool {
        guard case .closure(let closure) = function else { return true }
        return !closure.parameters.isEmpty || SyntaxSearch.allNames(in: closure.body).contains("$0")
    }
}
