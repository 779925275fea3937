import Foundation

/// The names of the types that were asked for, each taken apart once: an explorer asks for the same few at every step.
final class KnownTypeNames: @unchecked Sendable {
    static let shared = KnownTypeNames()

    private let lock = NSLock()
    private var names: [ObjectIdentifier: TypeName] = [:]

    func name(of type: Any.Type) -> TypeName {
        let id = ObjectIdentifier(type)
        if let name = lock.withLock({ names[id] }) { return name }
        let name = TypeName(reflected: String(reflecting: type))
        lock.withLock { names[id] = name }
        return name
    }
}
