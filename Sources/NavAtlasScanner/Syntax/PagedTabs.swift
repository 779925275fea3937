/// `TabView { ForEach(…) { … } }.tabViewStyle(.page)`: a carousel, whose pages are parts of the view, not a bar's tabs. So
/// is the one page of `TabView { LazyVStack { … } }`, and so are pages that are texts and pictures. Other pages are marked:
/// those without a type of their own are parts.
extension Expression {
    /// What the carousel's container is called in facts.
    static let carousel = "PagedTabView"

    /// The label that marks the container of other pages.
    static let pagedMark = "·paged"

    /// Whether pages are told apart as a bar's tabs are: by their items, or as there is one for each case of an enum that some
    /// state holds. Where no state selects a page, they are turned by hand alone.
    private static func areTabs(_ pages: [Statement], _ arguments: [Argument]) -> Bool {
        let words = SyntaxSearch.words(in: pages)
        return words.contains("tabItem")
            || words.contains("allCases") && arguments.contains { $0.label == "selection" }
    }

    /// The callee of a call of `tabViewStyle`, over a `TabView` that is no tab bar where it is paged and made of repeated parts;
    /// any other as it is.
    func paged(by arguments: [Argument]) -> Expression {
        guard case .member(let base, "tabViewStyle", let place) = self else { return self }
        let isPaged = arguments.contains { argument in
            switch argument.value {
            case .implicitMember(let name, _), .call(.implicitMember(let name, _), _, _): name == "page"
            case .call(.name(let name, _), _, _): name == "PageTabViewStyle"
            default: false
            }
        }
        return isPaged ? .member(base.withCarousel, "tabViewStyle", place) : self
    }

    /// Whether all pages are one view, which stands for several, however it is modified.
    private static func isOne(_ pages: [Statement]) -> Bool {
        guard pages.count == 1, case .expression(var page)? = pages.first else { return false }
        while case .call(.member(let base, let name, _), _, _) = page, name.first?.isLowercase == true { page = base }
        guard case .call(.name(let name, _), _, _) = page else { return false }
        return !SwiftUINames.groups.contains(name)
    }

    /// Whether pages are repeated, and none names a view of the app's own: they are made by members of the view, or of the
    /// system's views. What is not repeated may be the tabs of a bar of the app's own.
    private static func isRepeated(_ pages: [Statement]) -> Bool {
        let callees = SyntaxSearch.callees(in: pages)
        return callees.contains("ForEach")
            && callees.allSatisfy { $0.first?.isUppercase != true || SystemViews.contains($0) }
    }

    /// Whether pages are drawn where they stand, of the system's views alone: none of them is a screen.
    private static func areDrawn(_ pages: [Statement]) -> Bool {
        SyntaxSearch.callees(in: pages).allSatisfy { $0.first?.isUppercase != true || SystemViews.contains($0) }
            && pages.allSatisfy(isDrawn)
    }

    private static func isDrawn(_ part: Statement) -> Bool {
        switch part {
        case .expression(.call(.member(let base, _, _), _, _)): isDrawn(.expression(base))
        case .expression(.call(.name(let name, _), let arguments, _)) where SwiftUINames.layouts.contains(name):
            arguments.allSatisfy { argument in
                if case .closure(let content) = argument.value { content.body.allSatisfy(isDrawn) } else { true }
            }
        case .expression(.call(.name(let name, _), _, _)): SystemViews.contains(name)
        case .conditional(_, let then, let otherwise): (then + otherwise).allSatisfy(isDrawn)
        // `images[0]`
        case .expression(.subscripted(.name, _, _)): true
        default: false
        }
    }

    fileprivate var withCarousel: Expression {
        switch self {
        case .call(.name("TabView", let place), let arguments, let position):
            guard case .closure(let content)? = arguments.last?.value,
                !Self.areTabs(content.body, arguments),
                Self.isOne(content.body) || Self.isRepeated(content.body) || Self.areDrawn(content.body)
            else {
                let mark = Argument(label: Self.pagedMark, value: .boolean(true), isTrailing: false)
                return .call(.name("TabView", place), [mark] + arguments, position)
            }
            return .call(.name(Self.carousel, place), arguments, position)
        case .call(.member(let base, let name, let place), let arguments, let position):
            return .call(.member(base.withCarousel, name, place), arguments, position)
        // The style reaches what a layout holds.
        case .call(.name(let name, let place), var arguments, let position) where SwiftUINames.layouts.contains(name):
            guard let last = arguments.indices.last, case .closure(var content) = arguments[last].value else {
                return self
            }
            content.body = content.body.map(\.withCarousels)
            arguments[last].value = .closure(content)
            return .call(.name(name, place), arguments, position)
        default: return self
        }
    }
}

extension Statement {
    /// The same with paged content.
    fileprivate var withCarousels: Statement {
        switch self {
        case .expression(let shown): .expression(shown.withCarousel)
        case .conditional(let conditions, let then, let otherwise):
            .conditional(conditions, then: then.map(\.withCarousels), else: otherwise.map(\.withCarousels))
        default: self
        }
    }
}
