#if !canImport(SwiftUI)
    // SwiftUI cannot show several steps at once, and the library takes them one after another where it must. Without a
    // screen nothing has to wait: all that is changed is changed at once.

    extension Binding {
        /// Changes the routes, and calls the closure when that is done.
        public func withDelaysIfUnsupported<Screen>(
            _ transform: (inout [Route<Screen>]) -> Void, onCompletion: (() -> Void)? = nil
        ) where Value == [Route<Screen>] {
            transform(&wrappedValue)
            onCompletion?()
        }

        /// Changes the path, and calls the closure when that is done.
        public func withDelaysIfUnsupported(
            _ transform: (inout FlowPath) -> Void, onCompletion: (() -> Void)? = nil
        ) where Value == FlowPath {
            transform(&wrappedValue)
            onCompletion?()
        }
    }

    /// Steps of routes that an object keeps.
    public enum RouteSteps {
        /// Changes an object's routes, and calls the closure when that is done.
        public static func withDelaysIfUnsupported<Owner: AnyObject, Screen>(
            _ owner: Owner, _ routes: ReferenceWritableKeyPath<Owner, [Route<Screen>]>,
            transform: (inout [Route<Screen>]) -> Void, onCompletion: (() -> Void)? = nil
        ) {
            transform(&owner[keyPath: routes])
            onCompletion?()
        }
    }
#endif
