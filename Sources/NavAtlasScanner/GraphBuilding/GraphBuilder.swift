import NavAtlasModel

/// Builds one graph from the facts of all files: interprets the app in rounds, and assembles what they found.
struct GraphBuilder {
    let program: Program
    let draft = GraphDraft()
    let interpreter: Interpreter
    private let dialects: [any Dialect]
    let launchSettings: LaunchSettings
    private let namesakes: Namesakes
    let census: Census
    private let entries: Set<String>

    /// - Parameters:
    ///   - shared: the types that other targets share.
    ///   - routers: calls that navigate as the configuration says.
    ///   - entries: the names of types by which a person enters.
    ///   - share: what part of the work that is the files' size's may be done.
    init(
        _ files: [FileFacts], _ launchSettings: LaunchSettings, _ namesakes: Namesakes, _ shared: SharedTypes,
        routers: [RouterCall], entries: Set<String>, share: Double
    ) {
        self.launchSettings = launchSettings
        self.entries = entries
        self.namesakes = namesakes
        let files = Dialects.all.reduce(files.sorted { $0.path < $1.path }) { $1.rewritten($0) }
        let program = Program(files)
        let configured = RoutersDialect(routers)
        dialects = (routers.isEmpty ? [] : [configured]) + Dialects.all.map { $0.init() }
        self.program = program
        let interpreter = Interpreter(program, dialects: dialects, draft: draft, share: share)
        let ownVocabulary = routers.isEmpty ? [] : [configured.ownVocabulary]
        census = Census(program, Dialects.all.map { $0.vocabulary } + ownVocabulary, shared) {
            interpreter.isView($0) && !interpreter.isShape($0) || interpreter.flow(of: $0) != nil
                || interpreter.isController($0)
        }
        interpreter.journal.watch(census.places)
        interpreter.unusedTypes = census.unusedTypes(of: program)
        interpreter.environment.linkHandlers.schemes = launchSettings.schemes
        draft.storedStates = StoredStates(in: program)
        self.interpreter = interpreter
    }

    /// The work that was done.
    var steps: Int { interpreter.limits.steps }

    /// The graph that the files describe: rounds are run until one learns nothing new, or the work that the app may take is done.
    ///
    /// - Throws: ``ScanError/brokenGraph(_:)``.
    func graph() throws(ScanError) -> ProgramGraph {
        var known = -1
        while true {
            draft.learnAliases()
            draft.beginRound()
            interpreter.beginRound()
            runRound()
            if interpreter.knowledgeOfEarlierCalls == known || interpreter.isSpent { break }
            known = interpreter.knowledge
        }
        interpreter.noteLateFunctions()
        draft.settleStartPresentations()
        draft.leaveOutRootsInTabBars()
        return try GraphAssembly(program, draft, interpreter, launchSettings, census, namesakes).graph()
    }

    private func runRound() {
        launch()
        drain()
        declareOutright()
        exploreRemaining()
        // What comes of them may show screens whose view models react in turn.
        while interpreter.runLeftReactions() { drain() }
        while interpreter.runSilentStream() { drain() }
        while interpreter.runWaitingFollower() { drain() }
        while interpreter.runUncalledClosures(census) { drain() }
        runLeftovers()
        drain()
        while interpreter.runUncalledClosures(census) { drain() }
    }

    private func drain() {
        repeat {
            while let (node, value) = draft.next() { interpreter.explore(node, value) }
        } while interpreter.runHelpers()
    }

    /// Runs what the system starts: apps, scene delegates and the main storyboard.
    private func launch() {
        interpreter.registerDependencies()
        let delegates = program.nominals.filter { !$0.isForeign && program.isDelegate($0) }
        let storyboards = launchSettings.storyboardsShown(in: program, by: delegates)
        for dialect in dialects { dialect.launch(storyboards, interpreter) }
        for nominal in program.nominals where !nominal.isForeign {
            if program.inherits(nominal, anyOf: ["App", "SwiftUI.App"]) {
                let app = Value.instance(nominal, [])
                interpreter.with(owner: Owner(node: .type(nominal)), mode: .body) {
                    initialize(app, of: nominal)
                    openWindows(of: app)
                }
            }
        }
        for nominal in delegates {
            launch { initialize(.instance(nominal, []), of: nominal) }
            if isStarted(nominal) { run(nominal) { $0.fact.isOfAppDelegate && !$0.fact.isToldOfTap } }
        }
        // Where nothing is shown by then, a delegate shows it as the app becomes active.
        let late = draft.entries.isEmpty ? delegates.filter(isStarted) : []
        for nominal in late { run(nominal) { !$0.fact.isOfAppDelegate && interpreter.takesSender($0) } }
        // Where nothing says otherwise, the storyboard is called as Xcode's templates call it. Nobody sees it where a delegate
        // makes a window of its own.
        if draft.entries.isEmpty, !delegates.contains(where: OwnWindow.isMade) {
            for dialect in dialects { dialect.launch(["Main"], interpreter) }
        }
        launchLater(delegates.filter(isStarted))
        launchExtensions()
    }

    /// Runs what the system has the app do as it launches.
    func launch(_ run: () -> Void) {
        interpreter.isLaunching = true
        interpreter.with(owner: .launch, mode: .body, run)
        interpreter.isLaunching = false
    }

    /// The system makes the app and its delegates with the initializer that takes nothing, after what their properties
    /// begin with.
    private func initialize(_ value: Value, of nominal: Nominal) {
        let begun = nominal.properties.values.filter {
            !$0.fact.isStatic && !$0.fact.isLazy && $0.fact.initializer != nil
        }
        for property in begun.sorted(by: { $0.fact.position < $1.fact.position }) {
            _ = interpreter.read(property.fact.name, of: value)
        }
        for function in nominal.functions["init"] ?? [] where function.fact.parameters.isEmpty {
            _ = interpreter.invoke(function, receiver: value, arguments: [])
        }
    }

    /// An app's scenes may be types of its own, which have bodies as the app has, in groups of scenes or beside menus.
    private func openWindows(of app: Value) {
        var open = [app]
        var seen: Set<Nominal> = []
        while let scene = open.popLast() {
            if case .external(_, _, nil, let parts) = scene {
                open += parts.flatMap { Array($0.values) }
                continue
            }
            guard let nominal = scene.nominal(in: interpreter.heap) else { continue }
            if scene == app || program.inherits(nominal, anyOf: ["Scene", "SwiftUI.Scene"]) {
                if seen.insert(nominal).inserted { open += Array(interpreter.body(of: scene)) }
            } else if program.inherits(nominal, anyOf: ["Commands", "SwiftUI.Commands"]) {
                interpreter.render([scene])
            }
        }
    }

    /// Declarations that count wherever they stand.
    private func declareOutright() {
        for nominal in program.nominals {
            for dialect in dialects { dialect.declare(nominal, interpreter) }
        }
    }

    /// Coordinators and flows that nothing was seen to make still have routes, and screens of their own.
    private func exploreRemaining() {
        exploreEntries()
        for nominal in program.nominals where !nominal.isForeign && nominal.kind != .protocol {
            guard !draft.hasExplored(nominal), !isBase(nominal) else { continue }
            if let kind = interpreter.flow(of: nominal), !Dialects.knownByUse.contains(kind.style) {
                let key = draft.key(for: nominal)
                draft.node(key, .coordinator, flow: kind.flow, style: kind.style)
                draft.enqueue(key, .instance(nominal, []))
                drain()
            }
        }
        for scene in program.storyboards.scenes
        where !launchSettings.launchStoryboards.contains(program.storyboards.storyboardName(of: scene))
            && !interpreter.scenesOfActions.contains(scene)
        {
            interpreter.exploreScene(scene)
        }
        drain()
        interpreter.leavePicturedViews(where: isOrphan)
        for nominal in program.nominals where isOrphan(nominal) && interpreter.viewFlow(of: nominal) != nil {
            exploreOrphan(nominal)
        }
        for nominal in program.nominals where isOrphan(nominal) && program.looksLikeScreen(nominal) {
            exploreOrphan(nominal)
        }
        for nominal in program.nominals where isUnshownController(nominal) { exploreUnshown(nominal) }
    }

    /// What a person enters by, though nothing was seen to show it.
    private func exploreEntries() {
        for nominal in program.nominals
        where entries.contains(nominal.name) && !nominal.isForeign && nominal.kind != .protocol {
            guard !draft.hasExplored(nominal) else { continue }
            interpreter.accept(
                interpreter.targets(in: [.instance(nominal, [])], route: nominal.shortName).filter { !$0.isInline })
        }
        drain()
    }

    /// Whether nothing was seen to show a controller that code names, or that nothing names at all. One that is declared inside
    /// an unused type is a part of that, and so is one that an unused view represents.
    private func isUnshownController(_ nominal: Nominal) -> Bool {
        interpreter.isController(nominal) && interpreter.flow(of: nominal) == nil
            && !draft.shown.contains(nominal) && !draft.hasExplored(nominal) && draft.controllers[nominal] == nil
            && (program.descendants(of: nominal).isEmpty || !interpreter.heap.objects(of: nominal).isEmpty)
            && (census.named.contains(nominal)
                || census.isNamedNowhere(nominal) && !nominal.name.contains(".") && !isRepresented(nominal))
    }

    /// Whether a view of SwiftUI's makes a controller that it stands for.
    private func isRepresented(_ controller: Nominal) -> Bool {
        program.functions.contains { function in
            guard function.fact.name == "makeUIViewController", let body = function.fact.body else { return false }
            let place = LookupPlace(file: function.file, nominal: function.nominal)
            return SyntaxSearch.typeNames(in: body).contains { program.nominal(named: $0, in: place) === controller }
        }
    }

    /// Runs a controller's code for the controller itself, whoever shows it. The code of one that nothing names is dead.
    private func exploreUnshown(_ nominal: Nominal) {
        let key = draft.key(for: nominal)
        draft.node(key, .screen)
        guard !census.isNamedNowhere(nominal) else { return }
        let objects = interpreter.heap.objects(of: nominal).map(Value.object)
        for value in objects.isEmpty ? [.instance(nominal, [])] : objects { draft.enqueue(key, value) }
        drain()
    }

    /// Whether a coordinator is only there for others to inherit from.
    private func isBase(_ nominal: Nominal) -> Bool {
        !nominal.isFinal && program.descendants(of: nominal).contains { interpreter.flow(of: $0) != nil }
    }

    private func isOrphan(_ nominal: Nominal) -> Bool {
        !nominal.isForeign && nominal.kind != .protocol && interpreter.isView(nominal)
            && !draft.shown.contains(nominal) && !draft.hasExplored(nominal) && !interpreter.mentions.isUnnamed(nominal)
            && !census.isOfOtherPlatform(nominal)
            && !(interpreter.isToBeFilled(nominal) && interpreter.heap.objects(of: nominal).isEmpty)
            && !program.inherits(nominal, anyOf: ["UIViewControllerRepresentable", "UIViewRepresentable"])
    }

    private func exploreOrphan(_ nominal: Nominal) {
        guard isOrphan(nominal) else { return }
        let key = draft.key(for: nominal)
        draft.shown.insert(nominal)
        interpreter.note(nominal, as: key)
        draft.enqueue(key, .instance(nominal, []))
        drain()
    }

    /// Code of which no call was found, but that a library calls, or that navigates: it is run for the type that it belongs to.
    private func runLeftovers() {
        // What makes an object may run in the first round only.
        interpreter.called.formUnion(interpreter.executed)
        // A library calls it later, whatever is started then.
        interpreter.isAfterStart = true
        for function in program.functions where mayBeLeftOver(function) {
            guard let nominal = function.nominal, isCalledBySystem(function, of: nominal),
                let owner = teller(of: nominal, among: owners(of: nominal)) ?? tellerOfDelegate(nominal)
            else { continue }
            interpreter.asTap(by: owner) { run(function, of: nominal, for: owner) }
        }
        interpreter.isAfterStart = false
        interpreter.journal.runsUncalled = true
        defer { interpreter.journal.runsUncalled = false }
        for function in program.functions where mayBeLeftOver(function) {
            guard let nominal = function.nominal, let body = function.fact.body,
                !SyntaxSearch.callees(in: body).isDisjoint(with: navigationWords)
            else { continue }
            let owners = owners(of: nominal)
            for owner in owners.isEmpty ? [.launch] : owners { run(function, of: nominal, for: owner) }
        }
    }

    /// Whether no live code calls a function, though code uses its type. What a coordinator declares is declared all the same.
    private func isDead(_ function: Function, of nominal: Nominal) -> Bool {
        interpreter.flow(of: nominal) == nil && census.liveness.isUsed(nominal) && census.liveness.isDead(function)
    }

    private func mayBeLeftOver(_ function: Function) -> Bool {
        guard !interpreter.isCalled(function), let nominal = function.nominal, function.fact.body != nil else {
            return false
        }
        return !nominal.isForeign && nominal.kind != .protocol && !isBase(nominal)
            && !interpreter.mentions.isDead(function) && !isDead(function, of: nominal)
            && !answersActions(function, of: nominal)
            && !(interpreter.isController(nominal) && census.isNamedNowhere(nominal))
    }

    private func run(_ function: Function, of nominal: Nominal, for owner: Owner) {
        let place = LookupPlace(file: function.file, nominal: nominal)
        let arguments = program.parameterTypes(of: function, in: place).map { $0.map(unknown) ?? [] }
        interpreter.with(owner: owner, mode: .body) {
            _ = interpreter.invoke(
                function, receiver: interpreter.receiver(ofUncalled: function, nominal), arguments: arguments)
        }
    }

    /// What nobody was seen to give: it holds nothing that others of its type hold. The type alone says which screen is shown, and
    /// which cases there are.
    private func unknown(_ type: ResolvedType) -> Values {
        if case .array(let element) = type { return unknown(element) }
        guard interpreter.journal.runsUncalled, let nominal = type.nominal, [.struct, .class].contains(nominal.kind),
            !interpreter.isView(nominal), !interpreter.isController(nominal), interpreter.flow(of: nominal) == nil
        else { return [] }
        return [.external(nominal.name, [], member: nil, [])]
    }

    /// The owner of an object's callbacks from a library: the app that holds the object, or has it as an intent, or the object
    /// itself if it is a coordinator. A screen that only holds a service is not the owner.
    private func teller(of nominal: Nominal, among owners: [Owner]) -> Owner? {
        let isIntent = program.isIntent(nominal)
        let app = program.nominals.first {
            program.inherits($0, anyOf: ["App", "SwiftUI.App"]) && (isIntent || holds($0, nominal))
        }
        let own = draft.key(for: nominal)
        return app.map { Owner(node: .type($0)) } ?? owners.first { $0.node == own }
    }

    /// Who does what the app's delegate is told later on, of a tap on a notification or that a person comes back to the app: the
    /// screen that the app begins with, or the launch itself where it begins in several ways.
    private func tellerOfDelegate(_ nominal: Nominal) -> Owner? {
        program.isDelegate(nominal) ? interpreter.ownerOfTap : nil
    }

    /// Whether a library calls a function, as it does those of its delegates: `userNotificationCenter(_:didReceive:)`.
    private func isCalledBySystem(_ function: Function, of nominal: Nominal) -> Bool {
        program.isIntent(nominal) && function.fact.name == "perform"
            || nominal.kind == .class && !program.externalAncestors(of: nominal).isEmpty
                && (interpreter.takesSender(function)
                    || program.isDelegate(nominal) && isSelected(function, by: nominal))
    }

    private func answersActions(_ function: Function, of nominal: Nominal) -> Bool {
        dialects.contains { $0.answersActions(function, of: nominal, interpreter) }
    }

    private var navigationWords: Set<String> {
        dialects.reduce(into: ["append", "pushViewController", "present"]) { $0.formUnion($1.triggerWords) }
    }

    /// The nodes for which a type works: itself, or the screens that hold it in a property. A coordinator works for itself,
    /// whoever holds it.
    private func owners(of nominal: Nominal) -> [Owner] {
        let key = draft.key(for: nominal)
        if draft.nodes[key] != nil || interpreter.flow(of: nominal) != nil { return [Owner(node: key)] }
        var result = draft.controllers[nominal].map(Array.init) ?? []
        // Who holds a controller that a view shows talks to it only.
        guard result.isEmpty else { return result.sorted(by: Self.areInOrder) }
        for (node, _) in draft.nodes {
            guard case .type(let screen) = node else { continue }
            if holds(screen, nominal) { result.append(Owner(node: node)) }
        }
        return result.sorted(by: Self.areInOrder)
    }

    /// Whether a type has a property of another.
    private func holds(_ holder: Nominal, _ nominal: Nominal) -> Bool {
        holder.properties.values.contains { interpreter.type(of: $0)?.nominal === nominal }
    }

    private static func areInOrder(_ left: Owner, _ right: Owner) -> Bool {
        (left.node.map(sortName) ?? "") < (right.node.map(sortName) ?? "")
    }

    private static func sortName(_ key: NodeKey) -> String {
        switch key {
        case .type(let nominal): "\(nominal.name)#\(nominal.id)"
        case .undeclared(let name): name
        case .inline(let name, let route): name + route
        case .scene(let scene): "\(scene.file):\(scene.index)"
        }
    }
}
