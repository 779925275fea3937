// Objects that stand behind others in a list, wherever that is written: `[home, detail]`, `show(home, detail)`. A list is otherwise
// known by its elements alone.

/// The objects that stand behind the first one of some list.
private final class ObjectsAboveRoot {
    var all: Set<Value> = []
}

extension Interpreter {
    /// Notes the objects of classes among values as such.
    func noteAboveRoot(_ values: Values) {
        for value in values {
            if case .object(let id) = value, heap[id].nominal.kind == .class {
                memory { ObjectsAboveRoot() }.all.insert(value)
            }
        }
    }

    func isAboveRoot(_ value: Value) -> Bool { memory { ObjectsAboveRoot() }.all.contains(value) }
}
