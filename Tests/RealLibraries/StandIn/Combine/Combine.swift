@_exported import Foundation

public final class AnyCancellable: Hashable {
    private let end: () -> Void

    public init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
    public func cancel() { end() }
    public func store(in cancellables: inout Set<AnyCancellable>) { cancellables.insert(self) }
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func attach(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attachment: (@escaping (Output) -> Void) -> AnyCancellable

    init(_ attachment: @escaping (@escaping (Output) -> Void) -> AnyCancellable) { self.attachment = attachment }
    public func attach(_ receive: @escaping (Output) -> Void) -> AnyCancellable { attachment(receive) }
}

extension Publisher {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never {
        attach(receiveValue)
    }

    public func sink(
        receiveCompletion: @escaping (Any) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        attach(receiveValue)
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in self.attach { if isIncluded($0) { receive($0) } } }
    }

    public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
        AnyPublisher { receive in self.attach { receive(transform($0)) } }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var rest = count
            return self.attach { value in
                if rest > 0 { rest -= 1 } else { receive(value) }
            }
        }
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in self.attach(receive) }
    }
}

public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private var sinks: [Int: (Output) -> Void] = [:]
    private var count = 0

    public init() {}
    public func send(_ value: Output) { for sink in sinks.values { sink(value) } }
    public func attach(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        count += 1
        let key = count
        sinks[key] = receive
        return AnyCancellable { [weak self] in self?.sinks[key] = nil }
    }
}

extension PassthroughSubject where Output == Void {
    public func send() { send(()) }
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    public init() {}
    public func send() {}
    public func attach(_ receive: @escaping (Void) -> Void) -> AnyCancellable { AnyCancellable {} }
}

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

public typealias _Publisher = Publisher

/// Its storage has the shape of Combine's: a value, or once someone has asked for it a publisher with a subject.
@propertyWrapper public struct Published<Value> {
    enum Storage {
        case value(Value)
        case publisher(Publisher)
    }

    public struct Publisher: _Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let subject: PublishedSubject<Value>

        init(_ value: Value) { subject = PublishedSubject(value) }
        public func attach(_ receive: @escaping (Value) -> Void) -> AnyCancellable { subject.attach(receive) }
    }

    private var storage: Storage

    public init(wrappedValue: Value) { storage = .value(wrappedValue) }
    public init(initialValue: Value) { storage = .value(initialValue) }

    public var wrappedValue: Value {
        get {
            switch storage {
            case .value(let value): value
            case .publisher(let publisher): publisher.subject.currentValue
            }
        }
        set {
            switch storage {
            case .value: storage = .value(newValue)
            case .publisher(let publisher): publisher.subject.send(newValue)
            }
        }
    }

    public var projectedValue: Publisher {
        mutating get {
            switch storage {
            case .publisher(let publisher): return publisher
            case .value(let value):
                let publisher = Publisher(value)
                storage = .publisher(publisher)
                return publisher
            }
        }
        set {}
    }
}

final class PublishedSubject<Value> {
    var currentValue: Value
    private var sinks: [Int: (Value) -> Void] = [:]
    private var count = 0

    init(_ value: Value) { currentValue = value }

    func send(_ value: Value) {
        for sink in sinks.values { sink(value) }
        currentValue = value
    }

    func attach(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
        count += 1
        let key = count
        sinks[key] = receive
        receive(currentValue)
        return AnyCancellable { [weak self] in self?.sinks[key] = nil }
    }
}
