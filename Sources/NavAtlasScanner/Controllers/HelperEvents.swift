// Interprets the methods that the system calls on a screen's helper objects: actions of its views, data sources, delegates.

extension Interpreter {
    /// An object beside a controller that the system calls, for the screen that holds it, or else for the one that made it or
    /// gives it something.
    ///
    /// - Parameter maker: whose code that is, where it is not the function that runs.
    func noteHelper(_ value: Value, _ nominal: Nominal, by maker: Value? = nil) {
        guard nominal.kind == .class, !isController(nominal),
            !helperEvents(of: nominal).isEmpty || !overriddenProperties(of: nominal).isEmpty
        else { return }
        let helper = Helper(value: value, user: mode == .body ? user(by: maker ?? callers.last?.receiver) : nil)
        guard helper.user != nil || value.object != nil else { return }
        if notedHelpers.insert(helper).inserted { helpers.append(helper) }
    }

    /// A view that a table or a nib makes, to which code gives something. Where a property holds very many objects of its class, any
    /// of these may be meant: code made them, and each was noted there.
    func noteHelper(madeElsewhere value: Value, by maker: Value? = nil) {
        guard case .instance(let nominal, _) = value, !heap.holdsIndistinct(nominal) else { return }
        noteHelper(value, nominal, by: maker)
    }

    /// `UIBarButtonItem(title: "Note", target: model, action: #selector(model.note))`: the model of a view of SwiftUI answers a
    /// control of the controller around that view, and a coordinator one of the controller that it makes with the control.
    func noteTarget(_ site: CallSite) {
        guard case .combined(let parts)? = site.argument("action"),
            let action = parts.first.flatMap(Self.lastName(of:)),
            let target = site.argument("target") ?? site.arguments.first.flatMap({ $0.label == nil ? $0.value : nil })
        else { return }
        for value in evaluate(target, in: site.scope, expecting: nil) where value.object != nil {
            guard let nominal = value.nominal(in: heap), nominal.kind == .class, !isController(nominal) else {
                continue
            }
            let making = flow(of: nominal) == nil ? nil : callers.last { $0.receiver == value }.map(ControlMaking.init)
            let helper = Helper(value: value, user: nil, action: action, making: making)
            if notedHelpers.insert(helper).inserted { helpers.append(helper) }
        }
    }

    /// The screen whose code makes a helper or gives it something; `nil` where that is no screen's.
    func user(by maker: Value?) -> Owner? {
        guard let screen = owner.node, isControllerNode(screen) else { return nil }
        // An object that a controller's code, or its views' code, makes is the controller's, whoever calls that code.
        var maker = maker?.nominal(in: heap)
        if maker.map(isDrawn) ?? false {
            let asking = callers[callersBefore...].reversed().lazy.compactMap { $0.receiver?.nominal(in: self.heap) }
            maker = asking.first { !self.isDrawn($0) }
        }
        let holder = maker.map { draft.key(for: $0) }.flatMap { maker -> Owner? in
            let isScreen = draft.nodes[maker] != nil || draft.nodesBefore.contains(maker)
            return isScreen && isControllerNode(maker) ? Owner(node: maker) : nil
        }
        return holder.map { $0.node == screen ? owner : $0 } ?? owner
    }

    /// Whether a type of the app is a view that controllers show, such as a cell.
    func isDrawn(_ type: Nominal) -> Bool {
        let kinds = ["View", "Cell", "Control", "Button", "Field", "Label"]
        return type.kind == .class && !type.isForeign
            && program.externalAncestors(of: type).contains { base in
                base.lastName.hasPrefix("UI") && kinds.contains(where: base.lastName.hasSuffix)
            }
    }

    /// Runs the methods that the system calls on newly noted objects; `false` if there are no such objects.
    func runHelpers() -> Bool {
        let noted = helpers
        helpers = []
        var waiting: [Helper] = []
        let outer = isAfterStart
        isAfterStart = true
        defer { isAfterStart = outer }
        for helper in noted {
            guard let nominal = helper.value.nominal(in: heap), let owner = owner(of: helper) else {
                // What its coordinator's code shows may be seen later.
                if helper.making != nil { waiting.append(helper) }
                continue
            }
            with(owner: owner, mode: .body) {
                for function in helper.action.map({ program.methods($0, of: nominal) }) ?? helperEvents(of: nominal) {
                    let arguments = [Values](repeating: [], count: function.fact.parameters.count)
                    _ = invoke(function, receiver: helper.value, arguments: arguments)
                }
                if helper.action == nil { runOverriddenProperties(of: helper.value, nominal) }
            }
        }
        helpers += waiting
        return noted.count > waiting.count
    }

    private func helperEvents(of nominal: Nominal) -> [Function] {
        if let known = helperFunctions[nominal] { return known }
        // What is called of the app's own delegate is done as it launches.
        let isHelper = flow(of: nominal) == nil && !program.isDelegate(nominal)
        let found = isHelper ? events(of: nominal, where: isHelperEvent) : []
        helperFunctions[nominal] = found
        return found
    }

    func isHelperEvent(_ function: Function) -> Bool {
        let fact = function.fact
        guard !fact.isStatic, fact.body != nil, fact.name != "init" else { return false }
        return fact.name == "awakeFromNib" || takesSender(function) || isGivenReactor(function)
            || isOfLibrary(function) || isOfDelegate(function)
            || fact.attributes.contains { ["objc", "IBAction"].contains($0.name.base) }
    }

    /// Whether a function overrides one of a class of a library other than the system's, which calls it:
    /// `override func didSelectItem(at index: Int)`.
    private func isOfLibrary(_ function: Function) -> Bool {
        guard let nominal = function.nominal, program.overridesLibrary(function.fact, of: nominal) else { return false }
        return !program.externalAncestors(of: nominal).contains {
            $0.lastName.hasPrefix("UI") || $0.lastName == "NSObject"
        }
    }

    /// Whether only a library's object calls a function, as its delegate's, without telling that it does:
    /// `authorizationController(controller:didCompleteWithAuthorization:)`.
    private func isOfDelegate(_ function: Function) -> Bool {
        guard let nominal = function.nominal, function.fact.parameters.first?.label != nil else { return false }
        return !program.calls.mayMean(function.fact)
            && program.externalAncestors(of: nominal).contains { $0.lastName.hasSuffix("Delegate") }
    }

    /// `@IBOutlet var header: HeaderView!`: the view that the storyboard makes for this controller, and no other. Of a
    /// controller of which no more than its class is known, it is that of any one.
    func outlet(_ property: Property, _ type: ResolvedType?, of receiver: Value?) -> Values? {
        guard case .nominal(let nominal, let generics)? = type,
            property.fact.attributes.contains(where: { $0.name.base == "IBOutlet" }), nominal.kind == .class,
            !nominal.isForeign, !isController(nominal), flow(of: nominal) == nil
        else { return nil }
        let place = location(property.fact.position, in: property.file)
        func site(_ holder: Value) -> Heap.Site {
            Heap.Site(
                file: place.file, position: place.position, nominal: nominal, run: nil, given: [[holder]], owner: nil)
        }
        switch receiver {
        case .object(let holder)?:
            let depth = Heap.MakingDepth(count: heap[holder].depth.count + 1, innermost: holder)
            // Of views inside their own kind, only so many are told apart.
            guard depth.count <= Limit.objectsInObjects.most || !heap.hasMade(holder, at: place, of: nominal) else {
                return nil
            }
            return [makeOutlet(site(.object(holder)), generics, depth, for: holder)]
        case .instance(let kind, _)? where isController(kind):
            let holders = ([kind] + program.descendants(of: kind)).flatMap(heap.objects(of:))
            let known = holders.compactMap { heap.object(at: site(.object($0))) }
            return Values(known.map { .object($0) }).union([makeOutlet(site(.instance(kind, [])), generics, .none)])
        default: return nil
        }
    }

    /// Makes the view of an outlet as a storyboard does.
    private func makeOutlet(
        _ site: Heap.Site, _ generics: [ResolvedType], _ depth: Heap.MakingDepth, for holder: ObjectID? = nil
    ) -> Value {
        let made = heap.object(
            at: site, by: holder.flatMap { heap[$0].maker }, generics: generics, depth: depth, layers: 0,
            within: [site.nominal], cases: [], in: holder.map { heap[$0].nominal })
        outlets.insert(made)
        for initializer in program.methods("init", of: site.nominal) where Self.isDecoding(initializer) {
            _ = invoke(initializer, receiver: .object(made), arguments: [[]])
        }
        noteHelper(.object(made), site.nominal)
        return .object(made)
    }

    /// Whether an initialiser is what a storyboard calls.
    static func isDecoding(_ initializer: Function) -> Bool {
        initializer.fact.parameters.map(\.label) == ["coder"] && initializer.fact.body != nil
    }

    /// The initialiser of UIKit's that a class overrides and that one without arguments calls.
    func inheritedInitializer(of nominal: Nominal) -> Function? {
        guard nominal.kind == .class, !program.externalAncestors(of: nominal).isEmpty else { return nil }
        return program.methods("init", of: nominal).first { function in
            function.fact.body != nil
                && UIKitNames.designatedInitializers.contains(function.fact.parameters.map { $0.label ?? "_" })
        }
    }
}
