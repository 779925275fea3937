import NavAtlasModel

/// What the runtime keeps about a type and `Mirror` does not show: the cases of an enum without an instance, and the
/// arguments of a generic type. The layout is the stable one of the Swift ABI ("TypeMetadata.rst" in the Swift
/// repository); nothing else in the package reads memory that way.
struct TypeMetadata {
    /// A case of an enum, as its declaration says it.
    struct Case {
        let name: String
        /// The type of what it carries, a tuple where that has labels or several parts; `nil` where it carries nothing.
        let payload: Any.Type?
        /// Whether it carries something, of a type that this process may not know by name.
        let hasPayload: Bool
        /// Whether what it carries lies elsewhere in memory.
        let isIndirect: Bool
    }

    private enum Kind {
        static let `struct`: UInt = 0x200
        static let `enum`: UInt = 0x201
        static let optional: UInt = 0x202
        static let tuple: UInt = 0x301
    }

    private static let word = MemoryLayout<UInt>.size

    let type: Any.Type
    private let metadata: UnsafeRawPointer
    private let kind: UInt

    init(_ type: Any.Type) {
        self.type = type
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        kind = metadata.load(as: UInt.self)
    }

    var isEnum: Bool { kind == Kind.enum }

    /// The first generic argument of a struct or enum that has one.
    var firstArgument: Any.Type? {
        guard [Kind.struct, Kind.enum, Kind.optional].contains(kind), !TypeName(known: type).arguments.isEmpty else {
            return nil
        }
        return metadata.load(fromByteOffset: 2 * Self.word, as: Any.Type.self)
    }

    /// The types of a tuple's parts; `nil` for what is no tuple.
    var tupleElements: [Any.Type]? {
        guard kind == Kind.tuple else { return nil }
        let count = metadata.load(fromByteOffset: Self.word, as: Int.self)
        return (0..<count).map { metadata.load(fromByteOffset: (3 + 2 * $0) * Self.word, as: Any.Type.self) }
    }

    private var descriptor: UnsafeRawPointer {
        metadata.load(fromByteOffset: Self.word, as: UnsafeRawPointer.self)
    }

    /// The fields of an enum: where their records are, how many, and how far apart. `nil` for what is no enum, or where
    /// the binary was built without reflection metadata.
    private var records: (first: UnsafeRawPointer, count: Int, size: Int)? {
        guard isEnum, let fields = Self.follow(descriptor + 16) else { return nil }
        return (
            fields + 16, Int(fields.load(fromByteOffset: 12, as: UInt32.self)),
            Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        )
    }

    /// The cases of an enum in the order of their tags: those that carry something first. `nil` for what is no enum, or
    /// where the binary was built without reflection metadata.
    var cases: [Case]? {
        guard let records else { return nil }
        let cases = (0..<records.count).compactMap { declaredCase($0) }
        return cases.count == records.count ? cases : nil
    }

    /// The case of a tag; `nil` where there is none, or it has no name in the binary.
    func declaredCase(_ tag: Int) -> Case? {
        guard let records, (0..<records.count).contains(tag) else { return nil }
        let record = records.first + tag * records.size
        let name = Self.follow(record + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        guard let name, !name.isEmpty else { return nil }
        let payload = Self.follow(record + 4)
        let isIndirect = record.load(as: UInt32.self) & 1 != 0
        return Case(name: name, payload: payload.flatMap(resolve), hasPayload: payload != nil, isIndirect: isIndirect)
    }

    /// What a relative pointer points to.
    private static func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }

    /// The type of a mangled name, in which a byte below 0x20 is followed by a reference of four or eight bytes.
    private func resolve(_ mangled: UnsafeRawPointer) -> Any.Type? {
        let name = mangled.assumingMemoryBound(to: UInt8.self)
        var length = 0
        while name[length] != 0 {
            switch name[length] {
            case 0x01...0x17: length += 1 + 4
            case 0x18...0x1F: length += 1 + Self.word
            default: length += 1
            }
        }
        return _getTypeByMangledNameInContext(
            name, UInt(length), genericContext: descriptor, genericArguments: metadata + 2 * Self.word)
    }
}

extension TypeMetadata {
    /// The functions that follow a value witness table where the type is an enum.
    private struct EnumWitnesses {
        typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
        typealias InjectTag = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

        let getTag: GetTag
        let injectTag: InjectTag

        init(_ metadata: UnsafeRawPointer) {
            let table = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
            // Eight functions, size, stride, flags with the extra inhabitants.
            let end = 10 * word + 8
            getTag = unsafeBitCast(table.load(fromByteOffset: end, as: UnsafeRawPointer.self), to: GetTag.self)
            injectTag = unsafeBitCast(
                table.load(fromByteOffset: end + 2 * word, as: UnsafeRawPointer.self), to: InjectTag.self)
        }
    }

    /// The place of an enum value's case among ``cases``.
    static func tag(of value: Any) -> Int? {
        func tag<Value>(_ value: Value) -> Int? {
            let type = TypeMetadata(Value.self)
            guard type.isEnum else { return nil }
            return withUnsafeBytes(of: value) { bytes in
                guard let start = bytes.baseAddress else { return 0 }
                return Int(EnumWitnesses(type.metadata).getTag(start, type.metadata))
            }
        }
        return _openExistential(value, do: tag)
    }

    /// The value of a case that carries nothing.
    func value(ofCase index: Int) -> Any? {
        guard let declared = declaredCase(index), !declared.hasPayload else { return nil }
        return value(index) { _ in }
    }

    /// The value of a case that carries one value; `nil` where it carries another type's.
    func value(ofCase index: Int, carrying payload: Any) -> Any? {
        guard let declared = declaredCase(index), let type = declared.payload, !declared.isIndirect else { return nil }
        let only = TypeMetadata(type).tupleElements ?? [type]
        guard only.count == 1, only[0] == Swift.type(of: payload) else { return nil }
        func put<Payload>(_ payload: Payload) -> Any {
            value(index) { $0.initializeMemory(as: Payload.self, repeating: payload, count: 1) }
        }
        return _openExistential(payload, do: put)
    }

    /// The value of a case after what it carries was put in its place.
    private func value(_ index: Int, _ fill: (UnsafeMutableRawPointer) -> Void) -> Any {
        func make<Value>(_ type: Value.Type) -> Any {
            let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            defer { place.deallocate() }
            let bytes = UnsafeMutableRawPointer(place)
            bytes.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
            fill(bytes)
            EnumWitnesses(metadata).injectTag(bytes, UInt32(index), metadata)
            return place.move()
        }
        return _openExistential(type, do: make)
    }
}
