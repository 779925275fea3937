// Views that show nothing but a choice: `switch route { … }`.

extension Interpreter {
    /// The one statement of a view's code that shows something, after guards that leave early.
    static func onlyChoice(in body: [Statement]) -> Statement? {
        let shown = body.drop { if case .guarding = $0 { true } else { false } }
        return shown.count == 1 ? shown.first : nil
    }

    /// The same, within views that show nothing of their own and modifiers: `Group { switch … }.padding()`.
    static func bareChoice(in body: [Statement]) -> Statement? {
        guard let only = onlyChoice(in: body) else { return nil }
        guard case .expression(var shown) = only else { return only }
        while case .call(.member(let base, let name, _), _, _) = shown, name.first?.isLowercase == true { shown = base }
        switch shown {
        case .branching(let statement): return statement
        case .call(.name("Group", _), let arguments, _):
            guard case .closure(let content)? = arguments.last?.value else { return only }
            return bareChoice(in: content.body)
        default: return only
        }
    }

    /// The choice that is all that a view shows, within modifiers.
    func bareChoice(of nominal: Nominal) -> Statement? { choice(shownBy: nominal, Self.bareChoice) }

    /// Whether a view's body is only a choice, of which it may show one branch at a time.
    func onlyChooses(_ nominal: Nominal) -> Bool {
        if case .switching? = choice(shownBy: nominal, Self.choice) { true } else { false }
    }

    /// Whether a view without a title or a bar of its own shows nothing but one of several views: each may be what a person sees,
    /// as where the choice stands in the view's place.
    func mayShowOneOfScreens(_ nominal: Nominal) -> Bool {
        guard !program.hasTitle(nominal), !hasToolbar(nominal), let code = choice(shownBy: nominal, Self.choice)
        else { return false }
        switch code.asBranches {
        case .switching(_, let cases, _):
            return !cases.contains { $0.patterns.contains(where: Self.bindsData) || drawsContent($0.body, in: nominal) }
        case .conditional(let conditions, let then, let otherwise):
            return !otherwise.isEmpty && !conditions.contains(where: Self.asksForData)
                && !drawsContent(then, in: nominal) && !drawsContent(otherwise, in: nominal)
        case .expression(let shown), .returning(let shown?): return isChosenByItsCase(shown, in: nominal)
        default: return false
        }
    }

    /// Whether a pattern takes what a case carries, as that for loaded data does: `case .loaded(let rows)`.
    private static func bindsData(_ pattern: Pattern) -> Bool { !pattern.boundNames.isEmpty }

    /// Whether a condition asks whether there are data: `if rows.isEmpty`, `if let user`.
    private static func asksForData(_ condition: Condition) -> Bool {
        switch condition {
        case .match(let pattern, _): bindsData(pattern)
        case .expression(.comparison(_, .null, _)): true
        case .expression(let value): SyntaxSearch.words(in: [.expression(value)]).contains("isEmpty")
        }
    }

    /// Whether a branch of a view is content that the view draws itself, in which a person does something: the view is the screen then.
    private func drawsContent(_ branch: [Statement], in nominal: Nominal) -> Bool {
        let code = nominal.code(of: branch)
        guard code.count < 2 else { return true }
        switch code.first?.asBranches {
        case .conditional(_, let then, let otherwise)?:
            return drawsContent(then, in: nominal) || drawsContent(otherwise, in: nominal)
        case .switching(_, let cases, _)?: return cases.contains { drawsContent($0.body, in: nominal) }
        case .expression(let shown)?, .returning(let shown?)?: return drawsContent(Self.unmodified(shown), in: nominal)
        default: return false
        }
    }

    private func drawsContent(_ shown: Expression, in nominal: Nominal) -> Bool {
        guard case .call(.name(let name, _), let arguments, _) = shown else { return false }
        if name == "AnyView", let inner = arguments.first?.value {
            return drawsContent([.expression(inner)], in: nominal)
        }
        if name == "Group", case .closure(let inner)? = arguments.last?.value {
            return drawsContent(inner.body, in: nominal)
        }
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        guard program.nominal(named: name, in: place) == nil, !SwiftUINames.transparentViews.contains(name) else {
            return false
        }
        let code: [Statement] = [.expression(shown)]
        return hasControls(in: code)
            || SyntaxSearch.typeNames(in: code).contains { program.nominal(named: $0, in: place).map(isView) ?? false }
    }

    /// The same where a person does something in at least two of these views: what only draws is a part of the view around it, as
    /// what stands for data that are loaded is.
    func showsOneOfScreens(_ nominal: Nominal, _ chosen: Targets) -> Bool {
        guard mayShowOneOfScreens(nominal) else { return false }
        return Set(chosen.map(\.node)).count { if case .type(let view) = $0 { !onlyDraws(view) } else { false } } > 1
    }

    /// Whether a view shows what a case that it holds says of itself: `panel.screen`.
    private func isChosenByItsCase(_ shown: Expression, in nominal: Nominal) -> Bool {
        guard case .member(let base, let member, _) = Self.unmodified(shown),
            case .name(let name, _) = base.withoutSelf,
            let held = nominal.properties[name].flatMap({ type(of: $0)?.nominal }), held.kind == .enum,
            let code = program.property(member, of: held)?.fact.getter
        else { return false }
        return Self.bareChoice(in: held.code(of: code)) != nil
    }

    /// Whether a view of the app's own, which holds no flow, chooses among several screens.
    func choosesScreens(_ view: Value) -> Bool {
        guard let nominal = view.nominal(in: heap), isView(nominal), viewFlow(of: nominal) == nil else { return false }
        // What stands in its branches is its own.
        let key = draft.key(for: nominal)
        let screen = draft.nodes[key] == nil ? nil : Owner(node: key)
        let choices = with(owner: screen, mode: .body) { self.choices(of: view) }
        return Set(choices.filter { !$0.isOverlay }.flatMap { $0.targets.map(\.node) }).count > 1
    }

    /// What a view shows, while it is found out whether that stands for the view. What the view does is its own where it was found
    /// to be a screen, and not done by who asks.
    func ownBody(of view: Value, _ nominal: Nominal) -> Values {
        let key = draft.key(for: nominal)
        return with(owner: draft.nodesBefore.contains(key) ? Owner(node: key) : nil) { body(of: view) }
    }

    /// The choice that is found in the code of a view, or in that of the member that it modifies: `content.padding()`.
    private func choice(shownBy nominal: Nominal, _ find: ([Statement]) -> Statement?) -> Statement? {
        guard let code = shownCode(of: nominal), let found = find(code) else { return nil }
        guard case .expression(let shown) = found else { return found }
        return find(nominal.code(of: [.expression(Self.unmodified(shown))]))
    }
}
