// The locations of code that runs when a screen appears.
extension GraphAssembly {
    /// A view's body, or what the system calls when a view controller's view is loaded and appears. Code that a type
    /// inherits runs for others, too.
    func bodies(of nominal: Nominal) -> [DraftLocation] {
        if let body = nominal.properties["body"], body.fact.getter != nil, interpreter.isView(nominal) {
            return [DraftLocation(file: body.file, position: body.fact.position)]
        }
        return UIKitNames.calledWhenShown.flatMap { nominal.functions[$0] ?? [] }
            .filter { $0.fact.body != nil && !$0.fact.isStatic }
            .map { DraftLocation(file: $0.file, position: $0.fact.position) }
    }
}
