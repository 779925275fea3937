#if !canImport(SwiftUI)
    import Foundation
    import NavAtlasModel

    /// Traits of a view that follow from the type of its body.
    struct BodyTraits {
        /// Whether there is a stack or a bar of tabs in it.
        let mentionsFlow: Bool
        /// Whether it is one of several views, whatever was added to it.
        let isChoice: Bool

        // Every view that is looked through is asked, again and again.
        private static let lock = NSLock()
        nonisolated(unsafe) private static var known: [ObjectIdentifier: BodyTraits] = [:]

        static func of(_ body: Any.Type) -> BodyTraits {
            let id = ObjectIdentifier(body)
            if let traits = lock.withLock({ known[id] }) { return traits }
            let name = TypeName(body)
            let traits = BodyTraits(mentionsFlow: name.mentionsFlow, isChoice: name.isChoice)
            lock.withLock { known[id] = traits }
            return traits
        }
    }

    extension TypeName {
        private static let flows: Set<String> = [
            "FlowStack", "NStack", "PStack", "Router", "ShowingStack", "NavigationStack", "TabView",
        ]

        fileprivate var mentionsFlow: Bool {
            module?.contains("Coordination") == true && Self.flows.contains(base)
                || arguments.contains(where: \.mentionsFlow)
        }

        fileprivate var isChoice: Bool {
            base == "ConditionalContent" || base == "ModifiedContent" && arguments.first?.isChoice == true
        }
    }
#endif
