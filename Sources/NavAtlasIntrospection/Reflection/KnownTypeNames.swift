import Foundation
import NavAtlasModel

/// The names of the types whose values were read, each taken apart once: an explorer meets the same few at every step.
private final class KnownTypeNames: @unchecked Sendable {
    static let shared = KnownTypeNames()

    private let lock = NSLock()
    private var names: [ObjectIdentifier: TypeName] = [:]

    func name(of type: Any.Type) -> TypeName {
        let id = ObjectIdentifier(type)
        if let name = lock.withLock({ names[id] }) { return name }
        let name = TypeName(type)
        lock.withLock { names[id] = name }
        return name
    }
}

extension TypeName {
    /// The name of a type that is met again and again.
    init(known type: Any.Type) { self = KnownTypeNames.shared.name(of: type) }

    /// The name of a value's type.
    init(of value: Any) { self.init(known: Swift.type(of: value)) }
}
