import SwiftUICoordinatorCoordination

enum ShelfRoute: NavigationRoute {
    case shelf
    case book(id: String)
    case filter
    case scanner
    /// Shown by a coordinator of its own.
    case reader

    var action: TransitionAction? {
        switch self {
        case .shelf, .book: .push(animated: true)
        case .filter: .present(animated: true, modalPresentationStyle: .pageSheet)
        case .scanner: .present(animated: true, modalPresentationStyle: .fullScreen)
        case .reader: nil
        }
    }
}

enum ShelfAction: CoordinatorAction {
    case open(book: String)
    /// Shares its name with a route, but leads to the book.
    case scanner(found: String)
    case filter
    case read
    /// Announced long ago; no coordinator answers.
    case share
}
