// Finds the calls in a screen's own code by which it requests a transition that other code makes.
extension GraphAssembly {
    /// Who calls a library, and in which runs of the app's code.
    struct Caller {
        let owner: Owner
        let location: DraftLocation
        let moments: Set<Trace.Moment>
        /// Whether the call makes a link or shows a state, and runs with the view around it.
        let isLink: Bool

        init(
            _ owner: Owner, _ location: DraftLocation, _ moments: Set<Trace.Moment> = [], isLink: Bool = false
        ) {
            (self.owner, self.location, self.moments, self.isLink) = (owner, location, moments, isLink)
        }
    }

    /// Edges with the places where their screens ask for them.
    static func withOrigins(_ edges: Set<DraftEdge>, _ draft: GraphDraft, _ interpreter: Interpreter) -> Set<DraftEdge>
    {
        Set(
            edges.map { edge in
                guard edge.kind == .transition, let moments = draft.triggered[edge.call] else { return edge }
                var edge = edge
                var origin = origin(
                    Caller(Owner(node: edge.from), edge.location, moments, isLink: edge.isLink), of: edge.from,
                    to: edge.to, draft, interpreter)
                if let made = edge.making {
                    origin.through.formUnion(origin.places)
                    origin.places = [made]
                }
                edge.origin = origin
                return edge
            })
    }

    /// The same for a way that is taken by a call, or by a state that is changed: what shows the state belongs to it.
    func origin(_ caller: Caller, of node: NodeKey, _ way: Way) -> TransitionOrigin {
        var origin = origin(caller, of: node)
        guard let modifier = way.modifier, modifier.location != caller.location else { return origin }
        if modifier.node == node {
            origin.places.insert(modifier.location)
        } else {
            origin.through.insert(modifier.location)
        }
        return origin
    }

    /// The calls in a screen's own code by which it asks for what a call does.
    func origin(_ caller: Caller, of node: NodeKey) -> TransitionOrigin {
        Self.origin(caller, of: node, draft, interpreter)
    }

    /// Whether a type is a class of the app's from which a screen inherits.
    private static func isBase(_ type: Nominal, of node: NodeKey, _ interpreter: Interpreter) -> Bool {
        guard case .type(let screen) = node, type.kind == .class else { return false }
        return interpreter.program.ancestors(of: screen).contains { $0 === type }
    }

    /// The calls in a screen's own code, its views' and components', by which it asks for what a library's call does.
    private static func origin(
        _ caller: Caller, of node: NodeKey, to shown: NodeKey? = nil, _ draft: GraphDraft, _ interpreter: Interpreter
    ) -> TransitionOrigin {
        interpreter.trace.origin(
            caller.moments, at: caller.location, isLink: caller.isLink,
            showing: { shown == .type($0) },
            ofTypes: { type in
                // What the app's delegate does, the app does.
                draft.isOwnCode(type, of: node) && !draft.isModel(type, of: node)
                    || interpreter.isApp(node) && interpreter.program.isDelegate(type)
            },
            isScreen: { node == .type($0) },
            ofModels: { draft.isModel($0, of: node) },
            ofBases: { Self.isBase($0, of: node, interpreter) },
            isView: { type, owners in owners.contains(node) && interpreter.isDrawn(type) },
            isHelper: { type, owners in
                // A coordinator makes the model, which works for the screen from then on.
                let screens = owners.filter { $0.map { draft.nodes[$0]?.kind != .coordinator } ?? false }
                return screens == [node] && interpreter.flow(of: type) == nil
            })
    }
}
