import NavAtlasModel

/// Every site of the source that may navigate or make a screen, found by names alone, without interpreting any code.
struct Census {
    let liveness: Liveness
    /// What is used without the app's widgets.
    let withoutWidgets: Liveness
    /// What is used where the app is compiled for other platforms, too.
    let onAllPlatforms: Liveness
    /// What is used where the app is compiled with other flags, too.
    let withAllFlags: Liveness
    let sites: [Site]
    /// The types that live code outside of themselves names, or Objective-C does.
    let named: Set<Nominal>
    let split: CaseBranches
    let shared: SharedTypes
    /// What the Objective-C files name.
    let objectiveC: ObjectiveCSearch
    private let reads: ReadNames

    /// - Parameters:
    ///   - shared: the types that other targets share.
    ///   - isShown: whether a type of the app's own is a view, a view controller or a coordinator.
    init(
        _ program: Program, _ vocabularies: [Vocabulary], _ shared: SharedTypes,
        isShown: @escaping (Nominal) -> Bool
    ) {
        self.shared = shared
        objectiveC = ObjectiveCSearch(program)
        split = CaseBranches(program)
        let declarations = Declaration.all(in: program, split)
        // A storyboard names the classes of its scenes, and of the objects beside them.
        let scenes = Set(
            program.files.flatMap { $0.storyboard?.scenes ?? [] }.flatMap { scene in
                scene.objects.map(\.className) + [scene.className].compactMap(\.self)
            }
        )
        .union(Self.controllers(namedByTextsOf: declarations, in: program))
        let parsed = Liveness(declarations, in: program, alsoUsing: scenes)
        let names = objectiveC.names(among: parsed.deadNames).union(scenes)
        liveness = names == scenes ? parsed : Liveness(declarations, in: program, alsoUsing: names)
        withoutWidgets = Liveness(declarations, in: program, alsoUsing: names) {
            !program.inherits($0, anyOf: SwiftUINames.widgets)
        }
        let used = liveness
        func withOmitted(ofOtherPlatform: Bool) -> Liveness {
            let (others, types) = program.omitted(ofOtherPlatform: ofOtherPlatform)
            return others.isEmpty
                ? used : Liveness(declarations, in: program, alsoUsing: names.union(others), types)
        }
        onAllPlatforms = withOmitted(ofOtherPlatform: true)
        withAllFlags = withOmitted(ofOtherPlatform: false)
        reads = ReadNames(liveness.declarations.indices.filter { used.isLive[$0] }.map { used.declarations[$0] })
        named = Self.named(liveness).union(objectiveC.namedTypes)
        sites =
            SiteSearch(program, liveness.declarations, split, vocabularies, isShown: isShown).sites()
            + objectiveC.sites(isShown: isShown)
    }

    /// The properties among some that no live code of the app reads.
    func unread(among properties: Set<PropertyKey>, of program: Program) -> Set<PropertyKey> {
        let unread = properties.filter { property in
            let relatives = program.ancestors(of: property.nominal) + program.descendants(of: property.nominal)
            return !reads.contains(property.name, ofAnyOf: Set(([property.nominal] + relatives).map(\.name.lastPart)))
        }
        let named = objectiveC.names(among: Set(unread.map(\.name)))
        return unread.filter { !named.contains($0.name) }
    }

    /// The types that no code of the app uses.
    func unusedTypes(of program: Program) -> Set<Nominal> { Set(program.nominals.filter { !liveness.isUsed($0) }) }

    private static func named(_ liveness: Liveness) -> Set<Nominal> {
        liveness.declarations.indices.filter { liveness.isLive[$0] }.reduce(into: []) { named, index in
            let declaration = liveness.declarations[index]
            for type in declaration.uses.types where type !== declaration.nominal { named.insert(type) }
        }
    }

    /// Whether a type is only used where the app is compiled for another platform.
    func isOfOtherPlatform(_ nominal: Nominal) -> Bool {
        !liveness.isUsed(nominal) && onAllPlatforms.isUsed(nominal)
    }

    /// Whether neither code that runs in any build nor a text that may mean it names a type.
    func isNamedNowhere(_ nominal: Nominal) -> Bool {
        !nominal.isForeign && !named.contains(nominal)
            && ![liveness, onAllPlatforms, withAllFlags].contains { $0.isUsed(nominal) }
    }

    /// The controllers that code may make by a text with their name, `make("MapController")`, or by one that is put together:
    /// then it may be any.
    private static func controllers(namedByTextsOf declarations: [Declaration], in program: Program) -> Set<String> {
        let controllers = program.nominals.filter {
            !$0.isForeign && program.inherits($0, anyOf: UIKitNames.controllers)
        }
        let names = Set(controllers.map(\.shortName))
        guard !names.isEmpty, !declarations.contains(where: { $0.uses.names.contains("NSClassFromString") }) else {
            return names
        }
        return declarations.reduce(into: []) { found, declaration in
            for text in declaration.texts { found.formUnion(SharedTypes.words(of: Array(text.utf8), among: names)) }
        }
    }

    /// The declarations that the app may use.
    var liveDeclarations: [Declaration] {
        liveness.declarations.indices.filter { liveness.isLive[$0] }.map { liveness.declarations[$0] }
    }

    /// The places that an engine is to watch for.
    var places: Set<DraftLocation> { Set(sites.map(\.place)) }
}

extension Program {
    /// The names and the types that code uses which is not compiled, for its platform or for its flags.
    fileprivate func omitted(ofOtherPlatform: Bool) -> (names: Set<String>, types: [Nominal]) {
        let uses = files.indices.flatMap { file in
            files[file].omitted.filter { $0.isOfOtherPlatform == ofOtherPlatform }.map { (file, $0) }
        }
        return (
            Set(uses.map(\.1.name)),
            uses.compactMap { file, use in use.isCall ? nominal(omitted: use, in: file) : nil }
        )
    }

    /// The type that a call in a branch means which is not compiled. The type around it is not known there.
    func nominal(omitted call: OmittedUse, in file: Int) -> Nominal? {
        nominal(named: call.name, in: LookupPlace(file: file, nominal: nil))
            ?? nominals.first { $0.name.hasSuffix("." + call.name) && $0.file == file }
            ?? nominals.first { $0.name.hasSuffix("." + call.name) && !$0.isPrivate }
    }
}
