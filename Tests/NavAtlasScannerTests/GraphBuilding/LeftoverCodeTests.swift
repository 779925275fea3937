import Testing

/// Code of which no call was found.
struct LeftoverCodeTests {
    /// What only a branch calls that no case comes to, or only a preview, navigates for nobody.
    @Test(arguments: [
        ("func handle(_ event: Event) { switch event { case .report: openReport(); case .export: openExport() } }", ""),
        (
            "func handle(_ event: Event) { openReport() }",
            "extension Model { static var preview: Model { let model = Model(); model.openExport(); return model } }"
        ),
    ])
    func ofDeadCodeIsDead(handler: String, rest: String) {
        ScannedApp(
            handler,
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case report, export }
                enum Event { case report, export }
                @Observable final class Model {
                    var path: [Page] = []
                    \(handler)
                    func openReport() { path.append(.report) }
                    func openExport() { path.append(.export) }
                }
                \(rest)
                @main struct Tax: App { var body: some Scene { WindowGroup { TaxView(model: Model()) } } }
                struct TaxView: View {
                    @State var model: Model
                    var body: some View {
                        NavigationStack(path: $model.path) {
                            YearView(model: model).navigationDestination(for: Page.self) { page in
                                switch page {
                                case .report: ReportView()
                                case .export: ExportView()
                                }
                            }
                        }
                    }
                }
                struct YearView: View {
                    let model: Model
                    var body: some View { Button("Report") { model.handle(.report) } }
                }
                struct ReportView: View { var body: some View { Text("Report") } }
                struct ExportView: View { var body: some View { Text("Export") } }
                #Preview { TaxView(model: .preview) }
                """
            ],
            has: ["YearView ~push~> ReportView : TaxView.report"], hasNot: ["~push~> ExportView", "unresolved"]
        ).check()
    }
}
