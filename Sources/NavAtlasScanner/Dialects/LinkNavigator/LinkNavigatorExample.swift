// What `navatlas styles` and the documentation say of the style.

extension LinkNavigatorDialect {
    static let title = "LinkNavigator"
    static let example = """
        import LinkNavigator
        import SwiftUI

        struct ShelfBuilder: RouteBuilder {
            var matchPath: String { "shelf" }

            var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
                { navigator, _, _ in
                    WrappingController(matchPath: matchPath) { ShelfView(navigator: navigator) }
                }
            }
        }

        struct BookBuilder: RouteBuilder {
            var matchPath: String { "book" }

            var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
                { _, _, _ in
                    WrappingController(matchPath: matchPath) { BookView() }
                }
            }
        }

        struct LibraryView: View {
            let navigator: LinkNavigator

            var body: some View {
                TabLinkNavigationView(
                    linkNavigator: navigator, tabItemList: [TabItem(tag: 0, linkItem: .init(path: "shelf"))])
            }
        }

        struct ShelfView: View {
            let navigator: LinkNavigatorType
            var body: some View { Button("Open") { navigator.next(paths: ["book"], items: [:], isAnimated: true) } }
        }

        struct BookView: View { var body: some View { Text("Book") } }
        """
}
