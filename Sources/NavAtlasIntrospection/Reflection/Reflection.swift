import NavAtlasModel

/// What `Mirror` shows of a value. Nothing else in the package calls it.
///
/// Properties of superclasses are among its properties; a property wrapper's storage `_todo` goes by the name `todo`.
struct Reflection {
    /// A stored property.
    struct Property {
        let name: String
        var value: Any
        let type: TypeName

        init(name: String, value: Any) {
            (self.name, self.value, type) = (name, value, TypeName(of: value))
        }
    }

    let value: Any
    /// The names of the value's type and its superclasses, its own first.
    let lineage: [TypeName]
    let properties: [Property]
    /// The properties, and what has no name: the parts of a tuple and the elements of a collection.
    let parts: [Property]

    /// Reflects a value.
    ///
    /// - Parameter model: What stands in the place of a wrapped object that is not made yet.
    init(_ value: Any, model: AnyObject? = nil) {
        self.value = value
        var lineage: [TypeName] = []
        var parts: [Property] = []
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            lineage.append(TypeName(known: current.subjectType))
            for child in current.children {
                var property = Property(name: Self.name(child.label ?? ""), value: Self.unboxed(child.value))
                if let model, property.unmadeModel == TypeName(of: model) { property.value = model }
                parts.append(property)
            }
            mirror = current.superclassMirror
        }
        self.lineage = lineage
        self.parts = parts
        properties = parts.filter { !$0.name.isEmpty }
    }

    var type: TypeName { lineage[0] }

    subscript(name: String) -> Any? { properties.first { $0.name == name }?.value }

    /// The value of a property whose declared type is a protocol: `Mirror` boxes it twice.
    private static func unboxed(_ value: Any) -> Any {
        func isBox<Value>(_ value: Value) -> Bool { Value.self != Swift.type(of: value as Any) }
        func unbox<Value>(_ type: Value.Type) -> Any { (value as? Value).map { $0 as Any } ?? value }
        return _openExistential(value, do: isBox) ? _openExistential(Swift.type(of: value), do: unbox) : value
    }

    private static func name(_ label: String) -> String {
        for prefix in ["$__lazy_storage_$_", "_"] where label.hasPrefix(prefix) && label.count > prefix.count {
            return String(label.dropFirst(prefix.count))
        }
        return label
    }
}

extension Reflection {
    /// The value in an optional, and any other value as it is; `nil` for an empty optional.
    var optional: Any? {
        guard type.base == "Optional", type.module == "Swift" else { return value }
        return parts.first.flatMap { Reflection($0.value).optional }
    }

    /// What a key path of the value's type leads to.
    func value(at path: AnyKeyPath) -> Any? { value[keyPath: path] }

    /// The name of an enum's case without payload; `nil` where the binary holds no names of cases.
    var caseName: String? {
        let text = String(describing: value)
        let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isName && text != type.base && !text.isEmpty ? text : nil
    }

    /// What tells the factory of one route from every other: an object, or a function's code and context.
    ///
    /// A key path to a wrapped property does not tell the property's name, but both lead to the same factory.
    var factory: FactoryIdentity? {
        if Swift.type(of: value) is AnyClass { return .object(ObjectIdentifier(value as AnyObject)) }
        guard let closure = self["closure"], String(reflecting: Swift.type(of: closure)).contains("->") else {
            return nil
        }
        // A function in an existential lies in its buffer: two words, code and context.
        return withUnsafeBytes(of: closure) { bytes in
            let words = bytes.bindMemory(to: UInt.self)
            return words.count >= 2 ? .function(code: words[0], context: words[1]) : nil
        }
    }
}

enum FactoryIdentity: Hashable {
    case object(ObjectIdentifier)
    case function(code: UInt, context: UInt)
}
