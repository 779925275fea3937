#if !canImport(SwiftUI)
    /// A binding to a value that another object stores.
    @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
        private let get: () -> Value
        private let set: (Value) -> Void
        /// What holds the value, where a view's own state does.
        let storage: AnyObject?

        /// Creates a binding of two closures.
        public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
            self.init(storage: nil, get: get, set: set)
        }

        init(storage: AnyObject?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
            self.storage = storage
            self.get = get
            self.set = set
        }

        /// A value that does not change.
        public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

        /// The value.
        public var wrappedValue: Value {
            get { get() }
            nonmutating set { set(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }

        /// Hands a binding on, as a closure's `$parameter` does.
        public init(projectedValue: Binding) { self = projectedValue }

        /// A part of the value.
        public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
            Binding<Part>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
        }
    }

    /// A value that a view keeps. Copies of the view share it.
    @propertyWrapper public struct State<Value> {
        private final class Box {
            var value: Value
            init(_ value: Value) { self.value = value }
        }

        private let box: Box

        /// Keeps a value.
        public init(wrappedValue: Value) { box = Box(wrappedValue) }

        /// Keeps a value that is given in an initialiser.
        public init(initialValue: Value) { box = Box(initialValue) }

        /// The value.
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }

        /// A way to change the value from elsewhere.
        public var projectedValue: Binding<Value> {
            Binding(storage: box, get: { box.value }, set: { box.value = $0 })
        }
    }

    extension State where Value: ExpressibleByNilLiteral {
        /// Keeps nothing at first.
        public init() { self.init(wrappedValue: nil) }
    }

    /// The properties of an object, as bindings.
    @dynamicMemberLookup public struct ObjectBindings<Object: ObservableObject> {
        fileprivate let object: Object

        /// A property of the object.
        public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
            Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
        }
    }

    /// An object that a view is given.
    @propertyWrapper public struct ObservedObject<Object: ObservableObject> {
        /// The object.
        public var wrappedValue: Object

        /// Observes an object.
        public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

        /// Observes an object that is given in an initialiser.
        public init(initialValue: Object) { wrappedValue = initialValue }

        /// The object's properties, as bindings.
        public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
    }

    /// An object that a view makes and keeps. It is made at once: without a screen, no view is ever made in vain.
    @propertyWrapper public struct StateObject<Object: ObservableObject> {
        /// The object.
        public let wrappedValue: Object

        /// Makes the object.
        public init(wrappedValue make: @autoclosure () -> Object) { wrappedValue = make() }

        /// The object's properties, as bindings.
        public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
    }
#endif
