// Colors, shapes and pictures: views that show nothing of the app's own, and are a ground for what lies over them.

extension Interpreter {
    /// Values on which a modifier is called that puts others over or behind them: a constant of a type that is not there, such as
    /// one of generated code, is a picture: `Images.paper.overlay { … }`.
    func asViews(_ values: Values, under modifier: String) -> Values {
        guard SwiftUINames.decorating.contains(modifier) else { return values }
        return Values(
            values.map { value in
                if case .external(_, _, .some, _) = value { Self.view(ofType: "Image") } else { value }
            })
    }

    /// Whether a view is no more than a ground for what lies over it. `Color.red` and `Color.clear` are drawn alike.
    static func isPlainView(_ type: String) -> Bool {
        SwiftUINames.decoration.contains(type) || SwiftUINames.fills.contains(type)
            || SwiftUINames.pictures.contains(type)
    }

    /// Some view of a library's type.
    static func view(ofType type: String) -> Value { .external(type, [], member: nil, []) }
}
