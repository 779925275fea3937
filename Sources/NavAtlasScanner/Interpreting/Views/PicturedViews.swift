// Views in pictures of what is shown elsewhere, as the preview of a context menu or what is dragged: nothing in them can be
// tapped.

extension Interpreter {
    /// Whether an argument of a modifier draws a picture.
    static func isPicture(_ argument: Argument, of modifier: String) -> Bool {
        switch modifier {
        case "contextMenu", "onDrag": argument.label == "preview"
        case "draggable", "mask": argument.isTrailing
        default: false
        }
    }

    private static let pictured = "it is a picture of what is shown elsewhere"

    /// Leaves out code that draws a picture, and notes the views that it names.
    func leavePicture(_ code: [Statement], at site: CallSite) {
        journal.leave(code, in: site.location.file, of: owner.node, because: Self.pictured)
        picturedViews.formUnion(views(namedIn: code, at: site.scope.frame.place))
    }

    /// Leaves out the code of views that only pictures show, and of the views in them. They are no screens.
    ///
    /// - Parameter isShownNowhere: whether nothing else was seen to show a view.
    func leavePicturedViews(where isShownNowhere: (Nominal) -> Bool) {
        var open = picturedViews.filter(isShownNowhere)
        while let nominal = open.popFirst() {
            draft.shown.insert(nominal)
            let place = LookupPlace(file: nominal.file, nominal: nominal)
            for code in ShownMembers(of: nominal).names.flatMap(nominal.code(ofMembers:)) {
                journal.leave(code, in: nominal.file, because: Self.pictured)
                open.formUnion(views(namedIn: code, at: place).filter(isShownNowhere))
            }
        }
    }

    private func views(namedIn code: [Statement], at place: LookupPlace) -> Set<Nominal> {
        var found: Set<Nominal> = []
        SyntaxSearch.mentions(in: code) { name, _ in
            if let nominal = program.nominal(named: name, in: place), isView(nominal) { found.insert(nominal) }
        }
        return found
    }
}
