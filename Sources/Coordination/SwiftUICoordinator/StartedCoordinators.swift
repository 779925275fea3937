#if !canImport(SwiftUI)
    import NavAtlasModel

    /// How the coordinators of a navigation controller have started one another. None of them is kept alive.
    public final class StartedCoordinators {
        private struct Start {
            weak var parent: AnyObject?
            weak var child: AnyObject?
            let start: LiveStart
        }

        private var starts: [ObjectIdentifier: Start] = [:]

        init() {}

        func note(_ start: LiveStart, of child: any Coordinator, by parent: any Coordinator) {
            starts[ObjectIdentifier(child)] = Start(parent: parent, child: child, start: start)
        }

        func forget(_ child: any Coordinator) { starts[ObjectIdentifier(child)] = nil }

        func start(of child: any Coordinator, by parent: any Coordinator) -> LiveStart? {
            guard let known = starts[ObjectIdentifier(child)], known.child === child, known.parent === parent else {
                return nil
            }
            return known.start
        }
    }
#endif
