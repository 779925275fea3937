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
}
