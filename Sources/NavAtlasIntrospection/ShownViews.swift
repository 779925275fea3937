import NavAtlasModel

/// Finds the screens in a view that a route made.
enum ShownViews {
    private static let deepest = 64
    private static let mostViews = 10_000

    /// The app's own views in a view, from the outside in; the library's around them are looked through.
    static func destinations(in view: Any) -> [Destination] {
        var view = view
        for _ in 0..<deepest {
            guard ["AnyView", "AnyViewStorage"].contains(TypeName(of: view).base),
                let inner = Reflection(view).parts.first?.value
            else { break }
            view = inner
        }
        var screens: [TypeName] = []
        var budget = mostViews
        collect(view, into: &screens, depth: 0, &budget)
        if !screens.isEmpty { return screens.map { .screen($0) } }
        let shown = TypeName(of: chosen(in: view)).base
        return [.inline(view: shown == "Optional" ? "EmptyView" : shown)]
    }

    /// The library's view that is shown, inside what the library's builders and modifiers put around it.
    private static func chosen(in view: Any) -> Any {
        var view = view
        for _ in 0..<deepest {
            let reflection = Reflection(view)
            let inner: Any?
            switch reflection.type.base {
            case "ModifiedContent": inner = reflection["content"]
            case "ConditionalContent", "_ConditionalContent":
                inner =
                    reflection["storage"].flatMap { Reflection($0).parts.first?.value } ?? reflection.parts.first?.value
            case "TupleView": inner = reflection["value"].flatMap { Reflection($0).parts.first?.value }
            case "AnyView", "AnyViewStorage", "Optional": inner = reflection.parts.first?.value
            default: return view
            }
            guard let inner else { return view }
            view = inner
        }
        return view
    }

    private static func collect(_ value: Any, into screens: inout [TypeName], depth: Int, _ budget: inout Int) {
        budget -= 1
        guard depth < deepest, budget > 0 else { return }
        let type = TypeName(of: value)
        // Where the type tells it all, nothing in the value has to be looked at.
        guard type.isOfViewLibrary else {
            if !screens.contains(type), !type.isFunction { screens.append(type) }
            return
        }
        for property in Reflection(value).parts where property.name != "modifier" && property.mayHoldViews {
            collect(property.value, into: &screens, depth: depth + 1, &budget)
        }
    }
}

extension Reflection.Property {
    /// Values of the language's own libraries, and objects, hold no views.
    fileprivate var mayHoldViews: Bool {
        if type.isFunction || Swift.type(of: value) is AnyClass { return type.isOfViewLibrary && !type.isFunction }
        return type.module.map { !["Foundation", "FoundationEssentials"].contains($0) } ?? true
    }
}

extension TypeName {
    /// A function's name has no module, as a tuple's.
    fileprivate var isFunction: Bool { module == nil && spelled.contains("->") }
}
