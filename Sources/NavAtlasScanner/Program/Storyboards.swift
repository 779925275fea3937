/// A scene of a program's storyboards: the file's place among all files, and the scene's in that.
struct SceneID: Hashable {
    let file: Int
    let index: Int
}

/// The storyboards of a program, and the controller class of each scene.
final class Storyboards {
    /// What a controller does with the controllers inside it.
    enum Container { case navigation, tab, split }

    /// Its owner.
    private unowned let program: Program
    /// The files of each storyboard's or nib's name.
    private var files: [String: [Int]] = [:]
    /// The scenes by their controllers' ids, in each file.
    private var byID: [Int: [String: SceneID]] = [:]
    private var byClass: [Nominal: [SceneID]] = [:]
    private var classes: [SceneID: Nominal] = [:]
    /// The classes by the names that Objective-C has for them.
    private let ofObjectiveC: [String: Nominal]
    /// The scenes that something in a storyboard leads to, or that code can make.
    private var open: Set<SceneID> = []
    /// The navigation controllers around the scenes that they begin with.
    private var stacks: [SceneID: SceneID] = [:]
    /// The scenes that are named for their classes.
    private var namedForClass: Set<SceneID> = []
    /// All scenes but references to others, in the order of the files.
    private(set) var scenes: [SceneID] = []
    /// The references to scenes of other storyboards.
    private var references: [SceneID] = []

    init(_ program: Program) {
        self.program = program
        let classes = program.nominals.filter { $0.kind == .class && !$0.isForeign }
        ofObjectiveC = Dictionary(classes.map { ($0.objectiveCName, $0) }, uniquingKeysWith: { first, _ in first })
        for file in program.files.indices { add(file) }
        for file in byID.keys.sorted() { findOpenScenes(in: file) }
        namedForClass = open.filter(standsForClass)
    }

    private func add(_ file: Int) {
        guard let facts = program.files[file].storyboard, !facts.isLaunchScreen else { return }
        files[Self.name(ofFile: program.files[file].path), default: []].append(file)
        byID[file] = [:]
        for (index, fact) in facts.scenes.enumerated() {
            let scene = SceneID(file: file, index: index)
            byID[file]?[fact.id] = scene
            guard fact.storyboardName == nil else {
                references.append(scene)
                continue
            }
            scenes.append(scene)
            let place = LookupPlace(file: file, nominal: nil)
            guard
                let nominal = fact.className.flatMap({ program.nominal(named: $0, in: place) ?? ofObjectiveC[$0] })
            else { continue }
            classes[scene] = nominal
            byClass[nominal, default: []].append(scene)
        }
    }

    private func findOpenScenes(in file: Int) {
        guard let facts = program.files[file].storyboard else { return }
        if let initial = initialScene(in: file) { open.insert(initial) }
        for (index, fact) in facts.scenes.enumerated() {
            let scene = SceneID(file: file, index: index)
            if fact.identifier != nil { open.insert(scene) }
            if let other = resolved(scene), other != scene { open.insert(other) }
            for segue in fact.segues {
                guard let other = destination(of: segue, in: file), other != scene else { continue }
                open.insert(other)
                if segue.kind == "relationship", container(of: scene) == .navigation { stacks[other] = scene }
            }
        }
    }

    private static func name(ofFile path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }

    /// Whether a storyboard or nib of a name was read.
    func hasStoryboard(named name: String) -> Bool { files[name] != nil }

    /// The app's view controllers that no storyboard holds which was read: one that was not may hold them.
    var controllersElsewhere: [Nominal] {
        program.nominals.filter {
            !$0.isForeign && !hasScene(of: $0) && program.inherits($0, anyOf: UIKitNames.controllers)
        }
    }

    // MARK: Scenes

    subscript(scene: SceneID) -> SceneFact? { program.files[scene.file].storyboard?.scenes[scene.index] }

    /// Where a scene stands.
    func place(of scene: SceneID) -> DraftLocation {
        DraftLocation(file: scene.file, position: self[scene]?.position ?? Position(line: 1, column: 1))
    }

    /// The scene that stands at a place.
    func scene(at place: DraftLocation) -> SceneID? {
        guard let facts = program.files.indices.contains(place.file) ? program.files[place.file].storyboard : nil else {
            return nil
        }
        return facts.scenes.firstIndex { $0.position == place.position }.map { SceneID(file: place.file, index: $0) }
    }

    /// Whether a scene's class is UIKit's, or in Swift code that is read.
    func isRead(_ scene: SceneID) -> Bool { self[scene]?.className == nil || classes[scene]?.isForeign == false }

    /// The app's own class of a scene's controller.
    func nominal(of scene: SceneID) -> Nominal? { classes[scene] }

    /// The app's own classes of a scene's cells.
    func cells(of scene: SceneID) -> [Nominal] {
        let place = LookupPlace(file: scene.file, nominal: nil)
        return (self[scene]?.cellClasses ?? []).compactMap { program.nominal(named: $0, in: place) }
    }

    /// The objects that stand beside a scene's controller, with the app's own classes of them.
    func objects(of scene: SceneID) -> [(fact: SceneObjectFact, nominal: Nominal)] {
        let place = LookupPlace(file: scene.file, nominal: nil)
        return (self[scene]?.objects ?? []).compactMap { fact in
            program.nominal(named: fact.className, in: place).map { (fact, $0) }
        }
    }

    /// The scenes of a class and of those that inherit from it.
    func scenes(of nominal: Nominal) -> [SceneID] {
        ([nominal] + program.descendants(of: nominal)).flatMap { byClass[$0] ?? [] }
    }

    /// Whether a scene's controller is of a class itself, rather than of one that inherits from it.
    func hasScene(of nominal: Nominal) -> Bool { byClass[nominal]?.isEmpty == false }

    /// Whether a scene is named for its class, as controllers are that code makes: one that can be come to, for code may make an
    /// object of the class of one that cannot. Scenes of one class are one screen; but containers, which hold different
    /// screens, and steps of a flow, of which one leads to the other, are told apart.
    func isNamedForClass(_ scene: SceneID) -> Bool { namedForClass.contains(scene) }

    private func standsForClass(_ scene: SceneID) -> Bool {
        guard let nominal = classes[scene] else { return false }
        let others = byClass[nominal]?.filter { $0 != scene && open.contains($0) } ?? []
        return others.isEmpty
            || container(of: scene) == nil && others.allSatisfy { !follows($0, scene) && !follows(scene, $0) }
    }

    /// Whether segues lead from one scene to another.
    private func follows(_ scene: SceneID, _ first: SceneID) -> Bool {
        scene != first
            && Set.reachable(from: [first]) { next in
                (self[next]?.segues ?? []).filter { $0.kind != "unwind" }
                    .compactMap { destination(of: $0, in: next.file) }
            }.contains(scene)
    }

    /// What a scene without a class of its own is called: its identifier or its title, or those of the navigation controller around
    /// it; after its storyboard where that begins with it; or else its id.
    func label(of scene: SceneID) -> String {
        guard let fact = self[scene] else { return "" }
        let stack = stacks[scene]
        let isInitial = [scene, stack].contains(initialScene(in: scene.file))
        return [scene, stack].firstNonNil { $0.flatMap { self[$0]?.identifier ?? self[$0]?.title } }
            ?? (isInitial ? storyboardName(of: scene) : fact.id)
    }

    /// The name of a node for a scene.
    func name(of scene: SceneID) -> String {
        classes[scene].map { "\($0.name)#\(label(of: scene))" } ?? label(of: scene)
    }

    /// The name of the storyboard that a scene stands in.
    func storyboardName(of scene: SceneID) -> String { Self.name(ofFile: program.files[scene.file].path) }

    /// What a scene's controller does with controllers inside it; `nil` for one that shows content of its own.
    func container(of scene: SceneID) -> Container? {
        if let nominal = classes[scene] { return Self.container(nominal, program) }
        // A class of the system's may be named as an app's own is. Of any other the element tells what it inherits from.
        return [self[scene]?.className, self[scene]?.element].firstNonNil(Self.container(ofName:))
    }

    private static func container(ofName name: String?) -> Container? {
        switch name {
        case "navigationController": .navigation
        case "tabBarController", "tabViewController": .tab
        case "splitViewController": .split
        default: name.flatMap(container(ofLibraryClass:))
        }
    }

    static func container(_ nominal: Nominal, _ program: Program) -> Container? {
        program.externalAncestors(of: nominal).lazy.compactMap { container(ofLibraryClass: $0.lastName) }.first
    }

    /// The kind of container that a library's controller is. Of one that is not UIKit's only the name is known, which usually ends as
    /// its superclass's.
    static func container(ofLibraryClass name: String) -> Container? {
        let kinds: [(end: String, container: Container)] = [
            ("NavigationController", .navigation), ("TabBarController", .tab), ("SplitViewController", .split),
            ("NSTabViewController", .tab),
        ]
        return kinds.first { name.hasSuffix($0.end) }?.container
    }

    // MARK: Ways

    /// The scene that a segue leads to; `nil` for one that leads back.
    func destination(of segue: SegueFact, in file: Int) -> SceneID? {
        byID[file]?[segue.destination].flatMap(resolved)
    }

    /// The scenes that have another one as a part.
    func scenes(embedding part: SceneID) -> [SceneID] {
        scenes.filter { scene in
            let embedding = (self[scene]?.segues ?? []).filter { $0.kind == "embed" }
            return embedding.contains { destination(of: $0, in: scene.file) == part }
        }
    }

    /// The scenes that a person sees by a segue: where it leads, and what is inside that.
    func shown(by segue: SegueFact, in file: Int) -> [SceneID] {
        var shown = [destination(of: segue, in: file)].compactMap(\.self)
        var index = 0
        while index < shown.count {
            let scene = shown[index]
            let inner = self[scene]?.segues.filter { ["relationship", "embed"].contains($0.kind) } ?? []
            shown += inner.compactMap { destination(of: $0, in: scene.file) }.filter { !shown.contains($0) }
            index += 1
        }
        return shown
    }

    /// The scene that a reference to another storyboard means; the scene itself where it is none.
    func resolved(_ scene: SceneID) -> SceneID? {
        guard let fact = self[scene], let name = fact.storyboardName else { return scene }
        return self.scene(fact.referencedIdentifier, inStoryboard: name)
    }

    /// The scene of an identifier in the storyboard of a name; the initial one where there is no identifier.
    func scene(_ identifier: String?, inStoryboard name: String) -> SceneID? {
        for file in files[name] ?? [] {
            guard let identifier else {
                if let found = initialScene(in: file) { return found }
                continue
            }
            if let found = scenes.first(where: { $0.file == file && self[$0]?.identifier == identifier }) {
                return found
            }
        }
        return nil
    }

    /// The scenes that code can make by an identifier, of one storyboard or of all. The identifier of a reference means the
    /// scene that it refers to.
    func scenes(withIdentifier identifier: String?, inStoryboard name: String?) -> [SceneID] {
        var found: [SceneID] = []
        for scene in scenes + references {
            guard let own = self[scene]?.identifier, identifier.map({ $0 == own }) ?? true,
                name.map({ $0 == storyboardName(of: scene) }) ?? true, let meant = resolved(scene),
                !found.contains(meant)
            else { continue }
            found.append(meant)
        }
        return found
    }

    private func initialScene(in file: Int) -> SceneID? {
        guard let id = program.files[file].storyboard?.initial else { return nil }
        // A reference that is initial could go round in a circle.
        return byID[file]?[id].flatMap { self[$0]?.storyboardName == nil ? $0 : nil }
    }
}
