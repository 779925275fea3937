// What a value is made with and keeps, as the call writes it: flags, numbers and texts. `Row(level: 0)` shows what the first level
// does, though other rows are made for others.

/// The properties that nothing changes once a value is made.
struct KeptProperties {
    var flags: [String] = []
    /// Those among them that are left open where all values have the first one: a team may switch it.
    var openFlags: Set<String> = []
    var literals: [String] = []
    /// All of them, and those of other types.
    var all: [String] = []
}

extension Interpreter {
    /// The flags, numbers and texts of a value that nothing changes once it is made: constants, and those of a view, or a modifier
    /// of views, that no code changes.
    func kept(by nominal: Nominal) -> KeptProperties {
        if let known = keptProperties[nominal] { return known }
        let isModifier = program.inherits(nominal, anyOf: ["ViewModifier", "SwiftUI.ViewModifier"])
        let isDrawn = nominal.kind == .struct && (isView(nominal) || isModifier)
        var kept = KeptProperties()
        for name in nominal.propertyOrder where nominal.kind == .struct || nominal.kind == .class {
            guard let fact = nominal.properties[name]?.fact, fact.attributes.isEmpty, fact.getter == nil,
                !fact.isStatic
            else { continue }
            let isFlag = if case .boolean? = fact.initializer { true } else { fact.type?.base == "Bool" }
            if isFlag, nominal.kind == .struct, !isDrawn, !fact.isConstant, !program.changed.mayChange(name) {
                kept.openFlags.insert(name)
            }
            guard
                fact.isConstant
                    ? fact.initializer == nil
                    : isDrawn && !program.changed.mayChange(fact, ofView: nominal) || kept.openFlags.contains(name)
            else { continue }
            kept.all.append(name)
            let isAction = if fact.isOptional, case .function? = fact.type { true } else { false }
            if isFlag || isAction {
                kept.flags.append(name)
            } else if fact.type.map(isBuiltin) ?? (fact.initializer?.literal != nil) {
                kept.literals.append(name)
            }
        }
        keptProperties[nominal] = kept
        return kept
    }

    /// The flag that an object keeps; `nil` where that is not known, or open.
    func keptFlag(_ name: String, of id: ObjectID) -> Bool? {
        guard let isOn = heap.flag(name, of: id) else { return nil }
        let nominal = heap[id].nominal
        guard keptProperties[nominal]?.openFlags.contains(name) == true else { return isOn }
        return heap.objects(of: nominal).contains { heap.flag(name, of: $0) == !isOn } ? isOn : nil
    }
}

extension Expression {
    /// The number or text that is written there.
    var literal: Value? {
        switch self {
        case .number(let text): return .number(text)
        case .string(let segments):
            guard let first = segments.first else { return .text("") }
            guard segments.count == 1, case .text(let text) = first else { return nil }
            return .text(text)
        default: return nil
        }
    }
}

extension Pattern {
    /// The number or text that it asks for.
    var literal: Value? { if case .expression(let value) = self { value.literal } else { nil } }
}
