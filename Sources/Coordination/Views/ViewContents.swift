#if !canImport(SwiftUI)
    import NavAtlasModel

    /// A view of this module that holds others.
    public protocol ViewContainer: PrimitiveView {
        /// The views that are shown in it.
        var contents: [any View] { get }
    }

    extension TupleView: ViewContainer {}

    extension AnyView: ViewContainer {
        /// The view whose type is hidden.
        public var contents: [any View] { [base] }
    }

    extension ConditionalContent: ViewContainer {
        /// The view that the condition chose.
        public var contents: [any View] {
            switch self {
            case .first(let view): [view]
            case .second(let view): [view]
            }
        }
    }

    extension Optional: ViewContainer where Wrapped: View {
        /// The view, if there is one.
        public var contents: [any View] { map { [$0] } ?? [] }
    }

    extension ModifiedContent: ViewContainer {
        /// The view without what was added, and the views that were.
        public var contents: [any View] {
            if let placed { return [placed] }
            return [content] + ((modifier as? any ViewAddition)?.views ?? [])
        }
    }

    extension VStack: ViewContainer {
        /// The views in it.
        public var contents: [any View] { [content] }
    }

    extension HStack: ViewContainer {
        /// The views in it.
        public var contents: [any View] { [content] }
    }

    extension Group: ViewContainer {
        /// The views in it.
        public var contents: [any View] { [content] }
    }

    extension List: ViewContainer {
        /// The rows.
        public var contents: [any View] { [content] }
    }

    extension NavigationView: ViewContainer {
        /// What it shows first.
        public var contents: [any View] { [content] }
    }

    extension ForEach: ViewContainer {
        /// A view for each element.
        public var contents: [any View] { data.map(content) }
    }

    extension View {
        /// The first view inside this one, itself included, for which the closure has an answer: from the outside in,
        /// through the bodies of the app's own views, no deeper and no further than views can sensibly be nested.
        public func firstInside<Found>(_ answer: (any View) -> Found?) -> Found? { first(answer) { _ in true } }

        /// As ``firstInside(_:)``, but not inside flows that are of their own.
        func ownInside<Found>(_ answer: (any View) -> Found?) -> Found? { first(answer) { !$0.isFlow } }

        private func first<Found>(_ answer: (any View) -> Found?, _ isEntered: (any View) -> Bool) -> Found? {
            var budget = 100_000
            return find(answer, isEntered, depth: 0, &budget)
        }

        private func find<Found>(
            _ answer: (any View) -> Found?, _ isEntered: (any View) -> Bool, depth: Int, _ budget: inout Int
        ) -> Found? {
            budget -= 1
            guard depth < 64, budget > 0 else { return nil }
            if let found = answer(self) { return found }
            if let placed = self as? PlacedView {
                return ViewEnvironment.$current.withValue(placed.environment) {
                    placed.base.find(answer, isEntered, depth: depth + 1, &budget)
                }
            }
            guard depth == 0 || isEntered(self) else { return nil }
            for view in inner {
                if let found = view.find(answer, isEntered, depth: depth + 1, &budget) { return found }
            }
            return nil
        }

        /// What the view consists of; nothing where its body cannot be read.
        private var inner: [any View] {
            if let container = self as? any ViewContainer { return container.contents }
            if self is any PrimitiveView { return [] }
            return readableBody.map { [$0] } ?? []
        }

        /// The body; `nil` where it asks for what is not there.
        var readableBody: Body? { LiveBodies.canRead(self) ? body : nil }
    }
#endif
