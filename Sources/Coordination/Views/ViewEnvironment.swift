#if !canImport(SwiftUI)
    import NavAtlasModel

    /// The objects that the views of one place can ask for by their type, the nearest first.
    public final class ViewEnvironment: @unchecked Sendable {
        // Never changed before its end; the objects are reached only from the flow that made them.
        private weak var object: AnyObject?
        private let kept: AnyObject?
        private var outer: ViewEnvironment?

        /// Adds an object to an environment.
        ///
        /// - Parameter isKept: Whether the object lives as long as the environment. One that shows the views itself must not.
        public init(_ object: AnyObject, outer: ViewEnvironment?, isKept: Bool = true) {
            self.object = object
            kept = isKept ? object : nil
            self.outer = outer
        }

        // Environments lie in one another as deeply as coordinators do: one by one, the program's stack is not used up.
        deinit {
            var next = outer
            outer = nil
            while isKnownUniquelyReferenced(&next) {
                let further = next?.outer
                next?.outer = nil
                next = further
            }
        }

        /// What a view finds that is made now.
        @TaskLocal public static var current: ViewEnvironment?

        /// Makes something whose views find an object, as if it stood inside `environmentObject(_:)`.
        public static func providing<Result>(_ object: some ObservableObject, _ make: () throws -> Result) rethrows
            -> Result
        {
            try $current.withValue(ViewEnvironment(object, outer: current)) { try make() }
        }

        /// The nearest object of a type.
        public func find<Object>(_ type: Object.Type) -> Object? {
            var next: ViewEnvironment? = self
            while let environment = next {
                if let object = environment.object as? Object { return object }
                next = environment.outer
            }
            return nil
        }
    }

    /// An object that the views inside can ask for.
    public struct EnvironmentAddition {
        let object: AnyObject

        func placed(_ view: any View) -> PlacedView {
            ViewEnvironment.$current.withValue(ViewEnvironment(object, outer: .current)) { PlacedView(view) }
        }
    }

    /// A view to which an object was added.
    protocol EnvironmentAdding {
        /// The view with the object around it.
        var placed: PlacedView? { get }
    }

    extension ModifiedContent: EnvironmentAdding {
        var placed: PlacedView? { (modifier as? EnvironmentAddition)?.placed(content) }
    }

    extension View {
        /// Lets the views inside ask for an object by its type.
        public func environmentObject(_ object: some ObservableObject) -> some View {
            ModifiedContent(content: self, modifier: EnvironmentAddition(object: object))
        }
    }

    /// An object from around the view, found by its type: above all a coordinator's router.
    @propertyWrapper public struct EnvironmentObject<Object: ObservableObject>: EnvironmentRequiring {
        private let environment: ViewEnvironment?

        /// Remembers the place at which the view is made.
        public init() { environment = .current }

        /// Whether the object is there, or can be made up.
        public var isProvided: Bool { found != nil || Object.self is any Detachable.Type }

        private var found: Object? { environment?.find(Object.self) ?? ViewEnvironment.current?.find(Object.self) }

        /// The object. Where no one around the view has one, it is one that belongs to no one, if there can be such: a
        /// router does nothing then.
        ///
        /// An object of the app's own cannot be made up: as with SwiftUI's, it is a mistake in the program to ask for one
        /// that is not there. Whoever reads bodies asks ``isProvided`` before.
        public var wrappedValue: Object {
            if let object = found ?? (Object.self as? any Detachable.Type)?.detached() as? Object { return object }
            preconditionFailure(
                "no \(Object.self) around this view: add it with environmentObject(_:), make the view inside "
                    + "ViewEnvironment.providing(_:_:), or in a factory of a coordinator that provides it")
        }
    }

    /// An object of which there can be one that belongs to no one, and does nothing.
    public protocol Detachable: AnyObject {
        /// Makes one.
        static func detached() -> Self
    }
#endif
