import Testing

/// What code puts into a collection after it was created.
struct CollectionMutationsTests {
    @Test func recordsThatHoldCasesAreKeptInAVariable() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Kiosk: App { var body: some Scene { WindowGroup { CounterView() } } }
            enum Page: Hashable { case news, maps, never }
            struct Poster: Hashable { let page: Page; let title: String }
            struct Rack {
                static func posters(_ count: Int) -> [Poster] {
                    var posters: [Poster] = []
                    if count > 1 {
                        posters.append(.init(page: .news, title: "news"))
                    }
                    let page = Page.maps
                    posters.append(Poster(page: page, title: "maps"))
                    return posters
                }
            }
            struct CounterView: View {
                @State private var path: [Page] = []
                let posters = Rack.posters(2)
                var body: some View {
                    NavigationStack(path: $path) {
                        ForEach(posters, id: \\.self) { poster in
                            Button(poster.title) { path.append(poster.page) }
                        }
                        .navigationDestination(for: Page.self) { page in
                            switch page {
                            case .news: NewsView()
                            case .maps: MapsView()
                            case .never: NeverView()
                            }
                        }
                    }
                }
            }
            struct NewsView: View { var body: some View { Text("news") } }
            struct MapsView: View { var body: some View { Text("maps") } }
            struct NeverView: View { var body: some View { Text("never") } }
            """,
            gives: "")
        #expect(
            app.found.filter { $0.contains("~push~>") } == [
                "CounterView ~push~> MapsView : CounterView.maps", "CounterView ~push~> NewsView : CounterView.news",
            ])
    }
}
