// What interpretation notes: the nodes, edges, assignments, pushes and links that a graph is made of. Names are not ids yet.

import NavAtlasModel

/// An assignment to a property.
struct Mutation: Hashable {
    var key: PropertyKey
    /// The object whose property it is; `nil` where it is not known.
    var object: ObjectID?
    var values: Values
    /// Whether it is an initialiser that gives the property its first value.
    var isInitial = false
    /// Whether it gives a flag the other value: `isShown.toggle()`.
    var isToggled = false
    /// The value before, if the new one depends on it: `step = step.next`.
    var given: StateTest?
    var owner: Owner
    var location: DraftLocation
}

/// A tab of UIKit's that code selects.
struct TabChoice: Hashable {
    /// The nodes that may hold the tab bar; none where it is the one around the screen.
    var holders: Set<NodeKey>
    /// Whether it may be the one around the screen, though a coordinator has it in a property.
    var isLent: Bool
    /// The tab's place among the others, where it is known.
    var index: Int?
    /// What the tab shows, where its controller is named.
    var shown: Set<NodeKey>
    var what: String
    var owner: Owner
    var location: DraftLocation
}

/// A value that code appends to a navigation path, or that a navigation link pushes.
struct Push: Hashable {
    /// The path's property; `nil` where the environment gives it.
    var key: PropertyKey?
    /// The object that holds the path; `nil` where it is not known.
    var object: ObjectID?
    var values: Values
    /// The type of value that the path takes, where that is declared.
    var type: ResolvedType?
    var presentation: Presentation?
    var what: String
    /// The selections of the list that the link is seen to stand in.
    var selections: [PropertyKey] = []
    /// Whether it is a link, which is made with the view around it.
    var isLink = false
    /// Whether it is a row of a list that runs code as it is chosen.
    var choosesRow = false
    var owner: Owner
    var location: DraftLocation
}

/// A call that takes a coordinator's route by its name.
struct RouteCall: Hashable {
    var coordinator: Nominal
    /// `nil` where the name is not known.
    var route: String?
    /// The screens that the route shows for the call's arguments, if they are known.
    var targets: Set<NodeKey> = []
    var presentation: Presentation?
    var what: String
    var owner: Owner
    var location: DraftLocation
}

/// A view that presents or replaces screens by the value of a property: `.sheet(item: $book)`.
struct StateTrigger: Hashable {
    /// The property; `nil` where it could not be found.
    var key: PropertyKey?
    /// The object whose property it is; `nil` where it is not known, or may be one of several.
    var object: ObjectID?
    var node: NodeKey
    var presentation: Presentation
    var routes: [TableRoute]
    /// What a binding that never changes says: `.constant(true)`.
    var constant: Bool?
    /// The view that chooses what is shown for each value, where that is none of the code around the modifier.
    var table: Nominal?
    /// What the state must be for a root.
    var condition: StateNeed?
    /// What other states must be, too: one of each list.
    var needs: [[StateNeed]] = []
    /// Whether these are not so at first.
    var isLater = false
    /// The screens that a tab or a sheet shows in turn, where the state chooses among these.
    var inTurn: Set<NodeKey> = []
    /// The screens of tabs whose selection value is not known.
    var untold: Set<NodeKey> = []
    var owner: Owner
    var location: DraftLocation
}

/// What a state must be.
struct StateNeed: Hashable {
    let receiver: Value
    let key: PropertyKey
    let test: StateTest

    /// That it is not so.
    var opposite: StateNeed { StateNeed(receiver: receiver, key: key, test: test.opposite) }

    /// Whether the state cannot pass another test, too.
    func excludes(_ other: StateNeed) -> Bool {
        key == other.key && receiver == other.receiver && !test.mayHold(with: other.test)
    }
}

/// The destinations of a type's values on a navigation path: `.navigationDestination(for: Route.self)`.
struct Table: Hashable {
    var node: NodeKey
    /// The app's type, or the name of a library's.
    var type: ResolvedType
    var routes: [TableRoute]
    /// What the declaration says; `nil` where the call site decides.
    var presentation: Presentation?
    /// Where the code says what is shown: several hosts may share it.
    var declaration: DraftLocation
    /// Where the host attaches it.
    var location: DraftLocation
}

struct TableRoute: Hashable {
    /// The enum case that leads here, or the text; `nil` for any value of the type.
    var caseName: String?
    /// The enum of that case, where it is known.
    var caseOwner: Nominal?
    var isForText = false
    /// The case that it carries of another enum, the one that that carries…, as far as these decide what is shown.
    var inner: [String] = []
    /// The property of a record that holds the case; `nil` where the value is the case.
    var property: String?
    var name: String
    var input: String?
    var targets: Set<NodeKey>
    /// The screens of single values, if these show different ones.
    var shown: [Value: Set<NodeKey>] = [:]
    /// What other states must be for one of its targets: one of each list.
    var needs: [NodeKey: [[StateNeed]]] = [:]
    /// What a state must be for it; `nil` where the case alone decides.
    var state: StateTest?

    /// The screens that it shows for some values, and those that it may show for values of which that is not known: if single
    /// values show only some of its targets, a value that is none of them is not taken to show all.
    func targets(for values: Values) -> (sure: Set<NodeKey>, possible: Set<NodeKey>) {
        guard !shown.isEmpty, !values.isEmpty else { return (targets, []) }
        var sure: Set<NodeKey> = []
        var isKnown = true
        for value in values where value != .null {
            if case .enumCase(_, let name, _) = value, let caseName, name != caseName { continue }
            if let shown = shown[value], !shown.isEmpty {
                sure.formUnion(shown)
            } else {
                isKnown = false
            }
        }
        return (sure, isKnown ? [] : targets.subtracting(sure))
    }
}

struct DraftNode {
    var kind: Node.Kind
    var flow: Node.Flow?
    var style: String?
    var isContainer = false
}

struct DraftEdge: Hashable {
    var from: NodeKey
    var to: NodeKey
    var kind: Edge.Kind
    var name: String
    /// The coordinator whose route a transition takes, by which its name begins.
    var host: NodeKey?
    var presentation: Presentation?
    var input: String?
    var isInitial = false
    /// Whether a view draws the destination among what it shows itself.
    var isEmbedded = false
    var component: Nominal?
    /// The declaration, or for a transition the library's call.
    var location: DraftLocation
    /// Where the screen asks for a transition.
    var origin: TransitionOrigin?
    /// Whether the library's call makes a link, which is made with the view around it.
    var isLink = false
    /// Where the screen makes the destination that it hands to a component's link.
    var making: DraftLocation?

    /// What tells transitions apart before it is known where the screen asks for them.
    struct Call: Hashable {
        let from: NodeKey
        let to: NodeKey
        let location: DraftLocation
    }

    var call: Call { Call(from: from, to: to, location: location) }

    struct Ends: Hashable {
        let from: NodeKey
        let to: NodeKey
    }

    var ends: Ends { Ends(from: from, to: to) }
}

/// The route that a transition takes, as `Coordinator.route`.
struct Via: Hashable {
    /// The coordinator that declares it; `nil` for a name that has none.
    var host: NodeKey?
    var text: String

    /// The name by the ids of a graph's nodes: those of types of one name differ.
    func name(_ ids: [NodeKey: String]) -> String {
        guard let host, let id = ids[host] else { return text }
        switch host {
        case .type(let nominal): return id + text.dropFirst(nominal.name.count)
        // What a scene is called has no name but its id.
        case .scene: return id + text
        case .inline(let name, _): return id + text.dropFirst("inline:\(name)".count)
        case .undeclared: return text
        }
    }
}

struct DraftUnresolved: Hashable {
    var what: String
    var reason: String
    var from: NodeKey?
    var candidates: Set<NodeKey> = []
    /// Whether it may lead to anything.
    var mayLeadAnywhere = false
    /// Whether it may lead further than to the destinations that were found for it.
    var isPartlyKnown = false
    var location: DraftLocation
}

struct DraftRemark: Hashable {
    var kind: Remark.Kind
    var node: NodeKey
    /// The coordinator's route that it is about.
    var route: String?
    var detail = ""
    var location: DraftLocation
}

/// A call of a router that the configuration names.
struct DraftRouterCall: Hashable {
    var name: String
    var location: DraftLocation
}

struct DraftDeepLink: Hashable {
    var pattern: String
    var to: NodeKey?
    var path: [Via]
    var location: DraftLocation
    /// Whether it opens only if something holds that its pattern does not say.
    var isConditional = false
}

/// A deep link that opens a route of an enum.
struct RouteLink: Hashable {
    var pattern: String
    var type: Nominal
    var route: String
    var location: DraftLocation
}
