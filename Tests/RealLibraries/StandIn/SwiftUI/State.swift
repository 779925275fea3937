public struct Transaction { public init() {} }

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public var transaction = Transaction()
    let get: () -> Value
    let set: (Value, Transaction) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = { value, _ in set(value) }
    }
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue, transaction) }
    }
    public var projectedValue: Binding<Value> { self }
    public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
    public func transaction(_ transaction: Transaction) -> Binding { self }
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}

public class AnyLocationBase {}

/// Outside of a view graph there is no location, so that setting does nothing, as in SwiftUI.
@propertyWrapper public struct State<Value> {
    var _value: Value
    var _location: AnyLocationBase?

    public init(wrappedValue: Value) { _value = wrappedValue }
    public init(initialValue: Value) { _value = initialValue }
    public var wrappedValue: Value {
        get { _value }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { .constant(_value) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
    public struct Binding { let value: Value }

    var value: Value
    public init() where Value: ExpressibleByNilLiteral { value = nil }
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    public var projectedValue: Binding { Binding(value: value) }
}

extension View {
    public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View {
        looking()
    }
}

@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    @dynamicMemberLookup public struct Wrapper {
        let root: ObjectType

        public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Member>)
            -> Binding<Member>
        {
            let root = self.root
            return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
        }
    }

    public var wrappedValue: ObjectType
    var _seed = 0

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

/// The object is made in a view graph alone, as in SwiftUI.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    enum Storage {
        case initially(() -> ObjectType)
        case object(ObservedObject<ObjectType>)
    }

    var storage: Storage

    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { storage = .initially(wrappedValue) }
    public var wrappedValue: ObjectType {
        switch storage {
        case .initially(let make): make()
        case .object(let object): object.wrappedValue
        }
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
    var _store: ObjectType?
    var _seed = 0

    public init() {}
    public var wrappedValue: ObjectType {
        guard let _store else {
            fatalError("No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) is missing.")
        }
        return _store
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    public init() {}
    public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
        get { Key.defaultValue }
        set {}
    }
}

@propertyWrapper public struct Environment<Value> {
    enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case value(Value)
    }

    var content: Content

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }
    public var wrappedValue: Value {
        switch content {
        case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
        case .value(let value): value
        }
    }
}

public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

public enum ScenePhase { case background, inactive, active }

extension EnvironmentValues {
    public var scenePhase: ScenePhase { .active }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var isEnabled: Bool { true }
}

extension UserDefaults {
    // Of key-value coding, which only Apple's platforms have.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
