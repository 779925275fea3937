// Notes where screens take something away again: by what libraries call the ways back.

extension Interpreter {
    /// The screen that is running takes something away again; itself, for all that is known.
    ///
    /// - Parameter name: what is called. UIKit's `dismiss` takes away first what a view controller presents.
    func noteDismissal(at place: DraftLocation, by name: String? = nil) {
        note(.dismissal(place, ofPresented: name == "dismiss", by: ""))
    }

    /// Whether it is a view of a library, which was not read, or a controller of the system's: it may have a button to close what
    /// it stands in.
    static func mayCloseItself(_ type: String) -> Bool {
        SystemViews.contains(type)
            ? SiteSearch.isOfSystem(type.lastPart)
            : ["View", "Screen", "Page", "Sheet", "Controller"].contains(where: type.lastPart.hasSuffix)
    }

    func noteLibraryView(_ type: String, at place: DraftLocation) {
        guard mode == .body, !isActing else { return }
        note(.dismissal(place, ofPresented: false, by: type.lastPart))
    }

    /// The same for whoever comes by.
    ///
    /// - Parameter view: the library's view that may do so.
    func dismiss(at place: DraftLocation, ofPresented: Bool, by view: String = "") {
        // A controller's code makes what it shows later as well.
        guard let node = currentOwner.node, view.isEmpty || !isControllerNode(node) else { return }
        draft.remarks.insert(DraftRemark(kind: .dismissal, node: node, detail: view, location: place))
        if ofPresented { draft.dismissals[node, default: []].insert(place) }
    }

    /// A library's way back that is handed on: `Button("Back", action: navigator.goBack)`, `action: dismiss.callAsFunction`.
    func noteDismissal(handedOnAs name: String, of base: Expression, _ values: Values, _ place: DraftLocation) {
        if name == Self.callOperator, values.contains(where: Self.isDismissAction) { return noteDismissal(at: place) }
        let called = name == Self.callOperator ? base.dottedName?.lastPart : name
        guard let called, NavigationNames.dismissals.contains(called),
            values.allSatisfy({ $0.nominal(in: heap) == nil })
        else {
            return
        }
        noteDismissal(at: place)
    }

    /// The type of what `@Environment(\.dismiss)` gives, whatever the property is called.
    static let dismissAction = "DismissAction"

    static func isDismissAction(_ value: Value) -> Bool {
        if case .external(dismissAction, _, nil, _) = value { true } else { false }
    }
}
