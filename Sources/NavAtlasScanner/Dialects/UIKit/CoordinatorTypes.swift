import NavAtlasModel

// Recognises coordinators by the controllers that they hold and the methods that they declare, not by their names.

extension UIKitDialect {
    func coordinator(_ nominal: Nominal, _ interpreter: Interpreter) -> CoordinatorKind? {
        guard nominal.kind == .class, !nominal.isForeign else { return nil }
        let program = interpreter.program
        let parents = program.externalAncestors(of: nominal).map(\.lastName)
        guard parents.allSatisfy({ !Self.others.contains($0) && !Self.isControllerOrView($0) }) else { return nil }
        let types = [nominal] + program.ancestors(of: nominal)
        let controllers = types.reduce(into: interpreter.inheritedContainers(of: nominal)) {
            $0.formUnion(self.controllers(heldBy: $1, program))
        }
        let words = types.reduce(into: Set<String>()) { words, type in
            for function in type.functions.values.joined() {
                words.formUnion(SyntaxSearch.words(in: function.fact.body ?? []))
            }
        }
        let isPlain = controllers.subtracting(["UIViewController"]).isEmpty
        let starters = Self.starters(types)
        let starts =
            !starters.isEmpty || types.contains { $0.properties.values.contains { Self.isStartSignal($0.fact) } }
        // A container that holds another controller is a container, unless it is started like a coordinator.
        guard starts || !interpreter.isController(nominal) else { return nil }
        let hasChildren = types.contains { holdsChildren($0, of: nominal, interpreter) }
        let makes = hasChildren && !Self.makers(Array(types.dropFirst())).isEmpty
        // Who only refers to a screen's controller works for that screen, and so does who answers one of its views.
        let isHeld =
            !isPlain || types.contains(where: Self.holdsPlainController) && !parents.contains(where: Self.isOfView)
        let shows =
            (isHeld || controllers.isEmpty)
            && !words.isDisjoint(with: isPlain ? ["UIHostingController", "present"] : Self.showing)
            && !(isPlain && presentsOnlySystem(types, interpreter))
        guard shows || starts || makes else { return nil }
        if controllers.isEmpty {
            let isStarted =
                starters.contains(where: Self.givesController)
                || starts && hasChildren && hasKinWithController(types, interpreter)
                || starts && Self.startsOthers(parents, words)
            guard usesRouter(types, words, interpreter) || makes || isStarted else { return nil }
        }
        guard starts || makes || !isRouter(nominal, types, interpreter) else { return nil }
        // Who only makes one for another coordinator leaves the tabs to that.
        // One that has a stack of its own may hold the tab bar controller only to select a tab.
        let fills = types.contains(where: Self.fillsContainers)
        let isTab =
            controllers.contains("UITabBarController") && (fills || !controllers.contains("UINavigationController"))
            || (starts || makes) && types.contains { holdsOwn(.tab, $0, program) }
            || fills && (words.contains("UITabBarController") || types.contains { fillsOwnTabBar($0, program) })
        return CoordinatorKind(style: Self.id, flow: isTab ? .tab : .stack)
    }

    /// Whether a class starts others and inherits from a library's that is called a coordinator: no more is known of that one
    /// than its name.
    private static func startsOthers(_ parents: [String], _ words: Set<String>) -> Bool {
        words.contains("start") && parents.first?.hasSuffix("Coordinator") ?? false
    }

    /// The superclasses and protocols of types that are no coordinators, whatever they hold.
    private static let others: Set<String> = [
        "UIResponder", "UIWindowSceneDelegate", "UISceneDelegate", "UIApplicationDelegate", "App", "Thread",
        "Operation",
    ]

    /// Whether a library's class is a controller or a view, such as a cell of a table: a storyboard may make those.
    static func isControllerOrView(_ name: String) -> Bool {
        ["ViewController", "View", "Cell", "Control", "Button", "Field", "Label", "Bar"].contains(where: name.hasSuffix)
    }

    /// Whether a protocol is the data source or delegate of a library's view.
    private static func isOfView(_ name: String) -> Bool {
        ["ViewDataSource", "ViewDelegate", "ViewDelegateFlowLayout"].contains(where: name.hasSuffix)
    }

    static let held: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIViewController", "UIWindow",
    ]

    private static let showing: Set<String> = [
        "pushViewController", "setViewControllers", "showDetailViewController", "viewControllers",
        "rootViewController", "UIHostingController", "start",
    ]

    /// Whether a type's code puts controllers into a container, other than into a stack that it holds.
    private static func fillsContainers(_ nominal: Nominal) -> Bool {
        let stacks = Set(
            nominal.properties.filter { ($1.fact.type?.base ?? made(by: $1)) == "UINavigationController" }.keys)
        return nominal.functions.values.joined().contains { function in
            SyntaxSearch.contains(in: function.fact.body ?? []) { expression in
                switch expression {
                case .call(.name("setViewControllers", _), _, _): true
                case .call(.member(let base, "setViewControllers", _), _, _),
                    .assignment(.member(let base, "viewControllers", _), _, _):
                    !(base.dottedName.map { stacks.contains($0.lastPart) } ?? false)
                default: false
                }
            }
        }
    }

    /// The types of UIKit's that a type's properties hold: a navigation or split view controller of the app's own counts as
    /// UIKit's. What only refers to a split view controller is given it by who shows it.
    private func controllers(heldBy nominal: Nominal, _ program: Program) -> Set<String> {
        var found = Self.namesOfTypes(heldBy: nominal).intersection(Self.held)
        if holdsOwn(.navigation, nominal, program) { found.insert("UINavigationController") }
        if holdsOwn(.split, nominal, program, orRefers: false) { found.insert("UISplitViewController") }
        return found
    }

    /// Whether a type's code makes a tab bar controller of the app's own, and fills it.
    private func fillsOwnTabBar(_ nominal: Nominal, _ program: Program) -> Bool {
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        return nominal.functions.values.joined().compactMap(\.fact.body).contains { body in
            var bars: Set<String> = []
            var walk = CodeWalk()
            walk.onBinding = { name, _, value in
                guard case .call(let callee, _, _) = value, let made = callee.dottedName,
                    program.mayBeType(made), let bar = program.nominal(named: made, in: place)
                else { return }
                if Storyboards.container(bar, program) == .tab { bars.insert(name) }
            }
            walk.walk(body)
            return !bars.isEmpty
                && SyntaxSearch.contains(in: body) { expression in
                    switch expression {
                    case .call(.member(.name(let name, _), "setViewControllers", _), _, _),
                        .assignment(.member(.name(let name, _), "viewControllers", _), _, _):
                        bars.contains(name)
                    default: false
                    }
                }
        }
    }

    /// Whether a type holds a container of the app's own.
    private func holdsOwn(
        _ container: Storyboards.Container, _ nominal: Nominal, _ program: Program, orRefers: Bool = true
    ) -> Bool {
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        return Self.namesOfTypes(heldBy: nominal, orReferredTo: orRefers).contains { name in
            program.mayBeType(name)
                && program.nominal(named: name, in: place).map { Storyboards.container($0, program) == container }
                    ?? false
        }
    }

    private static func namesOfTypes(heldBy nominal: Nominal, orReferredTo: Bool = true) -> Set<String> {
        Set(
            nominal.properties.values.filter { orReferredTo || !$0.fact.isWeak }.compactMap { property in
                let name = property.fact.type?.base ?? made(by: property)
                return nominal.generics.first { $0.name == name }?.constraint?.base ?? name
            })
    }

    private static func holdsPlainController(_ nominal: Nominal) -> Bool {
        nominal.properties.values.contains { !$0.fact.isWeak && $0.fact.type?.base == "UIViewController" }
    }

    /// `let navigation = UINavigationController()`
    static func made(by property: Property) -> String? {
        guard case .call(let callee, _, _)? = property.fact.initializer else { return nil }
        return callee.dottedName
    }

    private func hasRouter(_ types: [Nominal], _ interpreter: Interpreter) -> Bool {
        !routers(heldBy: types, interpreter).isEmpty
    }

    /// The types of a type's properties that work a controller for it.
    private func routers(heldBy types: [Nominal], _ interpreter: Interpreter) -> [Nominal] {
        types.flatMap(\.properties.values).compactMap { property in
            let type = interpreter.type(of: property, types.first.map { .instance($0, []) })
            return type?.nominal.flatMap { holdsController($0, interpreter) ? $0 : nil }
        }
    }

    /// Whether a type shows something with one of its routers, or starts others. A model may hold the whole app, and only read its
    /// settings.
    private func usesRouter(_ types: [Nominal], _ words: Set<String>, _ interpreter: Interpreter) -> Bool {
        let program = interpreter.program
        return routers(heldBy: types, interpreter).contains { router in
            let relatives = [router] + program.ancestors(of: router) + program.descendants(of: router)
            let showing = relatives.flatMap { $0.functions.values.joined() }.filter { function in
                Self.shows(function)
                    || function.fact.parameters.contains { takesController($0, of: function, interpreter) }
            }
            return !words.isDisjoint(with: Self.verbs.union(Self.startingNames(types) + showing.map(\.fact.name)))
        }
    }

    /// Whether one of those that are started like a type has a controller: other things are started, and have children, too.
    private func hasKinWithController(_ types: [Nominal], _ interpreter: Interpreter) -> Bool {
        let program = interpreter.program
        return types.flatMap { [$0] + program.descendants(of: $0) }.contains { type in
            guard !Self.starters([type] + program.ancestors(of: type)).isEmpty else { return false }
            return !controllers(heldBy: type, program).isEmpty || hasRouter([type], interpreter)
                || type.functions.values.joined().contains { function in
                    Self.givesController(function)
                        || !SyntaxSearch.words(in: function.fact.body ?? []).isDisjoint(with: Self.verbs)
                }
        }
    }

    /// Whether a type, or one that conforms to it, works a controller for others: a screen that does works its own.
    private func holdsController(_ nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        let program = interpreter.program
        return ([nominal] + (nominal.kind == .protocol ? program.descendants(of: nominal) : [])).contains { type in
            ([type] + program.ancestors(of: type)).contains { !controllers(heldBy: $0, program).isEmpty }
                && !type.functions.keys.contains { $0.hasPrefix("start") }
                && !interpreter.isController(type)
        }
    }

    /// The functions of a type and its ancestors that start it: none that is given another of its kind to start.
    static func starters(_ types: [Nominal]) -> [Function] {
        let kinds = Set(types.map(\.shortName))
        let names = startingNames(types)
        return types.flatMap { type in names.flatMap { type.functions[$0] ?? [] } }.filter { function in
            !function.fact.parameters.contains { parameter in
                guard let base = parameter.type?.base else { return false }
                let constraint = function.fact.generics.first { $0.name == base }?.constraint
                return kinds.contains((constraint?.base ?? base).lastPart)
            }
        }
    }

    /// `let startView = PublishRelay<Void>()`: whether a property starts its coordinator when others send into it. What it
    /// carries is nothing but the sign to start, unlike `startDate`.
    static func isStartSignal(_ property: PropertyFact) -> Bool {
        guard starting.contains(where: property.name.hasPrefix) else { return false }
        var type = property.type
        if case .call(.type(let made, _), _, _)? = property.initializer { type = made }
        guard case .named(let kind, let elements)? = type else { return false }
        return StreamNames.subjects.contains(kind)
            && elements.contains { [.tuple([]), .named("Void", [])].contains($0) }
    }

    /// What starts a type: `start`, or what a protocol calls it that keeps children of its own kind, as in `func startFlow()`.
    private static func startingNames(_ types: [Nominal]) -> [String] {
        let own = types.filter { kind in
            kind.kind == .protocol
                && kind.properties.values.contains { property in
                    guard case .array(let element)? = property.fact.type else { return false }
                    return element.base.lastPart == kind.shortName
                }
        }.flatMap { $0.functions.keys.filter { $0.hasPrefix("start") } }
        return Set(own).union(["start"]).sorted()
    }

    /// Whether a type keeps a collection of what another type is one of, `var childCoordinators: [Coordinator]`, or of those of a
    /// special kind, `var tabs: [TabCoordinator]`, of a protocol that inherits from `Coordinator`.
    private func holdsChildren(_ holder: Nominal, of nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        let program = interpreter.program
        let kinds = Set(([nominal] + program.ancestors(of: nominal)).map(\.shortName))
        let place = LookupPlace(file: holder.file, nominal: holder)
        return holder.properties.values.contains { property in
            switch property.fact.type ?? property.fact.madeType {
            case .array(let element)?, .dictionary(_, let element)?:
                if kinds.contains(element.base) { return true }
                guard program.mayBeType(element.base),
                    let kind = program.nominal(named: element.base, in: place), kind.kind == .protocol
                else { return false }
                return program.ancestors(of: kind).contains { kinds.contains($0.shortName) }
            default: return false
            }
        }
    }

    /// Whether a type only shows what it is given, as a router does for coordinators.
    private func isRouter(_ nominal: Nominal, _ types: [Nominal], _ interpreter: Interpreter) -> Bool {
        let functions = types.flatMap { $0.functions.values.joined() }
        let kept = Set(types.flatMap { Self.containers(keptBy: $0, interpreter.program) })
        let shown = functions.filter { Self.shows($0, besides: kept) && !showsOnlySystem($0, interpreter) }
        return !shown.isEmpty
            && shown.allSatisfy { function in
                function.fact.parameters.contains { parameter in
                    takesController(parameter, of: function, interpreter) && Self.mentions(parameter, in: function)
                } && !makesController(function, nominal, interpreter)
            }
    }

    static let verbs: Set<String> = [
        "pushViewController", "setViewControllers", "showDetailViewController", "viewControllers",
        "rootViewController", "present",
    ]

    /// Whether a function's code shows a controller, rather than reads which ones are shown: `viewControllers.isEmpty`.
    ///
    /// - Parameter kept: properties whose controllers do not count, as in `window.rootViewController = stack`.
    private static func shows(_ function: Function, besides kept: Set<String> = []) -> Bool {
        SyntaxSearch.contains(in: function.fact.body ?? []) { expression in
            switch expression {
            case .call(.name(let name, _), _, _), .call(.member(_, let name, _), _, _): verbs.contains(name)
            case .assignment(.name(let name, _), let value, _), .assignment(.member(_, let name, _), let value, _):
                verbs.contains(name) && !(value.dottedName.map { kept.contains($0.lastPart) } ?? false)
            default: false
            }
        }
    }

    /// The properties in which a type keeps containers: what those show, other code says.
    private static func containers(keptBy nominal: Nominal, _ program: Program) -> [String] {
        let place = LookupPlace(file: nominal.file, nominal: nominal)
        return nominal.properties.filter { _, property in
            guard let name = property.fact.type?.base ?? made(by: property) else { return false }
            let own = program.mayBeType(name) ? program.nominal(named: name, in: place) : nil
            return (own.map { Storyboards.container($0, program) } ?? Storyboards.container(ofLibraryClass: name))
                != nil
        }.map(\.key)
    }

    private static func mentions(_ parameter: ParameterFact, in function: Function) -> Bool {
        SyntaxSearch.contains(in: function.fact.body ?? []) { expression in
            if case .name(parameter.name, _) = expression { true } else { false }
        }
    }

    /// Whether a parameter is a controller, or something of the app's that gives one.
    private func takesController(
        _ parameter: ParameterFact, of function: Function, _ interpreter: Interpreter
    ) -> Bool {
        var taken = parameter.type
        if case .array(let element)? = taken { taken = element }
        guard let base = taken?.base else { return false }
        if base.lastPart.hasPrefix("UI"), base.hasSuffix("Controller") { return true }
        let place = LookupPlace(file: function.file, nominal: function.nominal)
        guard let type = interpreter.program.nominal(named: base, in: place) else { return false }
        if interpreter.isController(type) || interpreter.wrapsController(type) { return true }
        let given = interpreter.program.foreignExtensions["UIViewController"]
        return type.kind == .protocol
            && (given.map { interpreter.program.ancestors(of: $0).contains { $0 === type } } ?? false
                || interpreter.program.descendants(of: type).contains(where: interpreter.isController))
    }

    /// Whether a function's code names a screen of the app's, rather than tests what it is given for one.
    private func makesController(_ function: Function, _ nominal: Nominal, _ interpreter: Interpreter) -> Bool {
        let place = LookupPlace(file: function.file, nominal: nominal)
        return SyntaxSearch.typeNames(in: function.fact.body ?? [], withTests: false).contains { name in
            interpreter.program.mayBeType(name)
                && interpreter.program.nominal(named: name, in: place).map {
                    interpreter.isController($0) || interpreter.isView($0)
                } ?? false
        }
    }
}
