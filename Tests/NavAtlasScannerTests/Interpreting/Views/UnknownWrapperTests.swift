import Testing

/// Views that only show what they are given, where it is not known which one is shown.
struct UnknownWrapperTests {
    /// A model that keeps its pages in wrappers that forget their types, and a view that shows those of its path.
    private static func quay(_ page: String) -> String {
        """
        import SwiftUI
        @main struct Port: App { var body: some Scene { WindowGroup { QuayFlow(model: Quay()) } } }
        struct Page: View {
            \(page)
        }
        final class Quay: ObservableObject {
            enum Step: Hashable { case ferry, tug }
            @Published private(set) var path: [Step] = []
            private(set) var pages: [Step: Page] = [:]
            private(set) var root: Page?
            init() { root = Page(QuayView(go: { [weak self] in self?.push(.ferry) })) }
            func changed(_ path: [Step]) { self.path = path }
            func push(_ step: Step) {
                switch step {
                case .ferry: pages[step] = Page(FerryView(go: { [weak self] in self?.push(.tug) }))
                case .tug: pages[step] = Page(TugView())
                }
                path.append(step)
            }
        }
        struct QuayFlow: View {
            @ObservedObject var model: Quay
            var body: some View {
                NavigationStack(path: Binding(get: { model.path }, set: { model.changed($0) })) {
                    first().navigationDestination(for: Quay.Step.self) { step in model.pages[step] }
                }
            }
            @ViewBuilder func first() -> some View { if let page = model.root { page } }
        }
        struct QuayView: View { let go: () -> Void; var body: some View { Button("Ferry", action: go) } }
        struct FerryView: View { let go: () -> Void; var body: some View { Button("Tug", action: go) } }
        struct TugView: View { var body: some View { Text("Tug") } }
        """
    }

    @Test(
        "A wrapper that is not known shows nothing that others of its type were given",
        arguments: [
            """
            private let view: AnyView
            init<V: View>(_ view: V) { self.view = AnyView(view) }
            var body: some View { view }
            """,
            """
            private let view: any View
            init(_ view: any View) { self.view = view }
            var body: some View { AnyView(view) }
            """,
        ])
    func showsNothing(page: String) {
        ScannedApp(
            "pages", ["App.swift": Self.quay(page)],
            has: [
                "QuayFlow -root!-> QuayView : root", "QuayFlow -push-> FerryView : ferry",
                "QuayFlow -push-> TugView : tug", "QuayView ~push~> FerryView : QuayFlow.ferry",
                "FerryView ~push~> TugView : QuayFlow.tug",
            ],
            hasNot: ["Page"]
        ).check()
    }

    /// A hall that chooses its part inside a view of a library.
    private static func hall(_ part: String, _ set: String, more: String = "") -> String {
        """
        import Panels
        import SwiftUI
        final class Hall: ObservableObject { @Published var part: \(part) = .books }
        @main struct Library: App {
            @StateObject var hall = Hall()
            var body: some Scene { WindowGroup { HallView().environmentObject(hall) } }
        }
        struct HallView: View {
            @EnvironmentObject var hall: Hall
            var body: some View {
                NavigationStack {
                    PanelBar(part: hall.part, onTap: { part in hall.part = \(set) }) {
                        switch hall.part {
                        case .books: BooksView()
                        case .maps: MapsView()
                        }
                    }
                }
            }
        }
        struct BooksView: View {
            @State private var isOpen = false
            var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { BookView() } }
        }
        struct BookView: View { var body: some View { Text("Book") } }
        struct MapsView: View { var body: some View { Text("Maps") } }
        \(more)
        """
    }

    private static let parts = "enum Part { case books, maps }"

    @Test(
        "A view of a library that stands around a choice alone shows what is chosen",
        arguments: [
            ("Part", "part", parts, ["HallView -root-> MapsView : maps"]),
            (
                "Part", ".maps", parts,
                ["HallView -root-> MapsView : maps", "HallView ~root~> MapsView : HallView.maps"]
            ),
            // Of a library's enum it is not known which cases it has.
            ("PanelPart", "part", "", ["screen MapsView"]),
        ])
    func showsWhatIsChosen(part: String, set: String, more: String, expected: [String]) {
        ScannedApp(
            "hall", ["App.swift": Self.hall(part, set, more: more)],
            has: [
                "HallView -root!-> BooksView : books", "BooksView -sheet-> BookView : isOpen",
                "BooksView ~sheet~> BookView : BooksView.isOpen",
            ] + expected, hasNot: ["unresolved"]
        ).check()
    }
}
