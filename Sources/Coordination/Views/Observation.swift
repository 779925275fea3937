#if !canImport(SwiftUI)
    import Foundation

    /// An object that views can observe.
    public protocol ObservableObject: AnyObject {}

    /// Ends a subscription when it is released.
    public final class AnyCancellable {
        private var onCancel: (() -> Void)?

        /// Creates one that runs the closure once.
        public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

        deinit { cancel() }

        /// Ends the subscription now.
        public func cancel() {
            onCancel?()
            onCancel = nil
        }
    }

    /// A value that tells its subscribers when it changes.
    @propertyWrapper public final class Published<Value> {
        /// Where changes can be heard of.
        public final class Publisher {
            fileprivate var value: Value
            private var subscribers: [(id: Int, receive: (Value) -> Void)] = []
            private var nextID = 0

            fileprivate init(_ value: Value) { self.value = value }

            /// Calls the closure with the value as it is, and again after every change, until the result is released.
            public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
                let id = nextID
                nextID += 1
                subscribers.append((id, receiveValue))
                receiveValue(value)
                return AnyCancellable { [weak self] in self?.subscribers.removeAll { $0.id == id } }
            }

            fileprivate func send() {
                for subscriber in subscribers { subscriber.receive(value) }
            }
        }

        /// Where changes can be heard of.
        public let projectedValue: Publisher

        /// The value.
        public var wrappedValue: Value {
            get { projectedValue.value }
            set {
                projectedValue.value = newValue
                projectedValue.send()
            }
        }

        /// Creates one with its first value.
        public init(wrappedValue: Value) { projectedValue = Publisher(wrappedValue) }
    }
#endif
