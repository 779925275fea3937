import Testing

/// Handlers of links that choose a page into a variable first, and show that.
struct ChosenLinkPageTests {
    @Test(arguments: [
        """
        let page: Page? = switch url.host { case "list": .list; case "about": .about; default: nil }
        if let page { path = [page] }
        """,
        """
        let page: Page
        switch url.host {
        case "list": page = .list
        case "about": page = .about
        default: return
        }
        path = [page]
        """,
        """
        var page: Page?
        if url.host == "list" { page = .list } else if url.host == "about" { page = .about }
        guard let page else { return }
        path.append(page)
        """,
    ])
    func eachPageHasItsLink(_ code: String) {
        ScannedApp(
            code,
            [
                "Shop.swift": """
                import SwiftUI
                enum Page: Hashable { case list, about }
                @main struct Shop: App {
                    @State private var path: [Page] = []
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $path) {
                                Text("shop").navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .list: ListScreen()
                                    case .about: AboutScreen()
                                    }
                                }
                            }
                            .onOpenURL { url in
                                \(code)
                            }
                        }
                    }
                }
                struct ListScreen: View { var body: some View { Text("list") } }
                struct AboutScreen: View { var body: some View { Text("about") } }
                """
            ],
            has: ["link list => ListScreen : Shop.list", "link about => AboutScreen : Shop.about"],
            hasNot: ["=> ?", "the pattern of the links"]
        ).check()
    }
}
