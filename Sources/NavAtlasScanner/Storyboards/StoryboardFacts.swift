/// The scenes, segues and initial controller of a storyboard or a nib.
struct StoryboardFacts: Hashable, Sendable {
    /// The controllers, in the order of the file.
    var scenes: [SceneFact] = []
    /// The id of the controller that the storyboard starts with.
    var initial: String?
    /// Whether the system shows it while the app is being launched: no code runs there.
    var isLaunchScreen = false
    /// What kept the parser from reading all of the file.
    var problem: StoryboardProblem?

    /// A storyboard's name without the ending that some write.
    static func name(_ written: String) -> String {
        written.hasSuffix(".storyboard") ? String(written.dropLast(11)) : written
    }
}

/// Why a storyboard could not be read to its end.
struct StoryboardProblem: Hashable, Sendable {
    enum Kind: UInt8, Sendable { case malformed, nestedTooDeep, declaresEntities }

    var kind: Kind
    var position: Position
}

extension StoryboardProblem.Kind {
    /// Why, in words.
    var detail: String {
        switch self {
        case .malformed: "it is no well-formed XML"
        case .nestedTooDeep: "its elements are nested too deep"
        case .declaresEntities: "it has a document type, which no storyboard has"
        }
    }
}

/// A scene: one controller, or a reference to one in another storyboard.
struct SceneFact: Hashable, Sendable {
    /// The controller's id, which segues name.
    var id: String
    /// What stands for the controller in the file: `tableViewController`, `viewControllerPlaceholder`.
    var element: String
    /// The app's own class of the controller.
    var className: String?
    /// The identifier by which code makes the controller.
    var identifier: String?
    var title: String?
    /// How the controller says that it is presented: `fullScreen`.
    var presentationStyle: String?
    /// Of a reference, the storyboard where the controller stands, and its identifier there; the initial one without.
    var storyboardName: String?
    var referencedIdentifier: String?
    var segues: [SegueFact] = []
    /// The app's own classes of the cells that its tables and collections make as often as code asks for them.
    var cellClasses: [String] = []
    /// What the controller is connected to.
    var outlets: [OutletFact] = []
    /// The objects that the storyboard makes beside the controller.
    var objects: [SceneObjectFact] = []
    var position: Position
}

/// An object of a class of the app's that a storyboard makes beside a scene's controller.
struct SceneObjectFact: Hashable, Sendable {
    var id: String
    var className: String
    var outlets: [OutletFact] = []
    var position: Position
}

/// A property of an object that a storyboard sets to another one.
struct OutletFact: Hashable, Sendable {
    var property: String
    /// The id of the other one.
    var destination: String
}

/// A segue, or a relationship between a container and what it holds.
struct SegueFact: Hashable, Sendable {
    /// `show`, `presentation`, `relationship`, `embed`, `unwind`.
    var kind: String
    /// The id of the controller that it leads to; the scene's exit for `unwind`.
    var destination: String
    /// The identifier by which code performs it.
    var identifier: String?
    /// Of a relationship, what the destination is to the container: `rootViewController`.
    var relationship: String?
    var presentationStyle: String?
    /// The method of the scene's controller that makes the destination: `makeDetail:`.
    var action: String?
    /// Whether nothing in the scene sets it off, so that only code can perform it.
    var isManual: Bool
    var position: Position
}
