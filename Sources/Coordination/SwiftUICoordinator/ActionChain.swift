#if !canImport(SwiftUI)
    import NavAtlasModel

    /// The coordinators that are handling actions now, the one that was asked last first: each was asked by the one before.
    public final class ActionChain: Sendable {
        @TaskLocal static var current: ActionChain?

        /// How often a coordinator may be asked for an action while it is handling that, where nothing else ends it.
        private static let mostRepeats = 64
        /// How many coordinators may be handling actions for one another: what the program's stack has room for.
        private static let deepest = 4_096

        private let coordinator: ObjectIdentifier
        private let action: String
        /// The action's case; `nil` for the library's own, which say of whom they speak and not what is to be done.
        private let caseName: String?
        private let outer: ActionChain?
        private let depth: Int

        init(_ coordinator: any Coordinator, _ action: CoordinatorAction, after outer: ActionChain?) {
            self.coordinator = ObjectIdentifier(coordinator)
            self.action = String(describing: action)
            caseName = action is Action ? nil : String(self.action.prefix { $0 != "(" })
            self.outer = outer
            depth = (outer?.depth ?? 0) + 1
        }

        /// The name of the action that a coordinator handles now; `nil` where it handles none.
        func actionName(handledBy coordinator: any Coordinator) -> String? {
            self.coordinator == ObjectIdentifier(coordinator) ? caseName ?? "handle" : nil
        }

        /// Whether more coordinators ask one another than there is room for.
        var isTooDeep: Bool { depth > Self.deepest }

        /// Whether the coordinator was asked for the same before, and will be again without end.
        func isEndless(inCircle: () -> Bool) -> Bool {
            var repeats = 0
            var next = outer
            while let link = next {
                if link.coordinator == coordinator, link.action == action { repeats += 1 }
                next = link.outer
            }
            return repeats > Self.mostRepeats || repeats > 0 && inCircle()
        }

        // What becomes of an action

        private final class Hearing: @unchecked Sendable {
            // Reached only from within the one call that made it.
            var isUnhandled = false
        }

        @TaskLocal private static var hearing: Hearing?

        /// What becomes of an action that is sent meanwhile.
        static func answer(_ send: () -> Void) -> LiveAnswer {
            let hearing = Hearing()
            $hearing.withValue(hearing, operation: send)
            return hearing.isUnhandled ? .unhandled : .handled
        }

        /// Notes that no coordinator handles the action that was sent.
        static func noteUnhandled() { hearing?.isUnhandled = true }
    }

    extension Coordinator {
        /// Has an action handled, unless the coordinators that hand it on to one another form a circle: that is noted in
        /// the state instead. Actions that are sent to a coordinator of a type that does not show come this way.
        ///
        /// - Parameter chain: The coordinators that are handling actions now.
        public func handle(_ action: CoordinatorAction, after chain: ActionChain? = nil) {
            let link = ActionChain(self, action, after: chain ?? ActionChain.current)
            if link.isTooDeep { return note(.handedOnTooFar(action: action.name, by: name)) }
            if link.isEndless(inCircle: { isInCircle }) {
                return note(.handledInCircle(action: action.name, by: name))
            }
            let own: (CoordinatorAction) -> Void = handle
            ActionChain.$current.withValue(link) { own(action) }
        }

        /// Whether the parents lead back here.
        var isInCircle: Bool { ancestors.last.map { $0.parent != nil } ?? (parent === self) }
    }
#endif
