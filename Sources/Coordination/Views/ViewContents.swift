#if !canImport(SwiftUI)
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
            if let addition = modifier as? EnvironmentAddition { return [addition.placed(content)] }
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
        /// through the bodies of the app's own views, no deeper than views can sensibly be nested.
        public func firstInside<Found>(_ answer: (any View) -> Found?) -> Found? {
            find(answer, depth: 0)
        }

        private func find<Found>(_ answer: (any View) -> Found?, depth: Int) -> Found? {
            guard depth < 64 else { return nil }
            if let found = answer(self) { return found }
            if let placed = self as? PlacedView {
                return ViewEnvironment.$current.withValue(placed.environment) {
                    placed.base.find(answer, depth: depth + 1)
                }
            }
            let inner = (self as? any ViewContainer)?.contents ?? (self is any PrimitiveView ? [] : [body])
            for view in inner {
                if let found = view.find(answer, depth: depth + 1) { return found }
            }
            return nil
        }
    }
#endif
