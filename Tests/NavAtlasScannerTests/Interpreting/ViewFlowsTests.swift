import Testing

/// A stack in what a view presents is not the view's own, in whatever member it is written.
struct ViewFlowsTests {
    private static func app(sheet: String, _ members: String = "") -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Mill: App { var body: some Scene { WindowGroup { YardView() } } }
            struct YardView: View { var body: some View { List { SackRow(); SackRow() } } }
            struct SackRow: View {
                @State private var isOpen = false
                var body: some View {
                    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen\(sheet)
                }
                \(members)
            }
            struct FlourView: View { var body: some View { Text("f") } }
            """
        ]
    }

    static let apps = [
        ScannedApp(
            "a stack in the sheet's closure", app(sheet: ") { NavigationStack { FlourView() } }"),
            has: ["YardView ~sheet~> FlourView : YardView.isOpen"], hasNot: ["SackRow"]),
        ScannedApp(
            "a stack in a property",
            app(sheet: ") { flour }", "private var flour: some View { NavigationStack { FlourView() } }"),
            has: ["YardView ~sheet~> FlourView : YardView.isOpen"], hasNot: ["SackRow"]),
        ScannedApp(
            "a stack in a method that is handed on",
            app(
                sheet: ", content: makeFlour)",
                """
                private func makeFlour() -> some View { sifted }
                private var sifted: some View { NavigationStack { FlourView() } }
                """),
            has: ["YardView ~sheet~> FlourView : YardView.isOpen"], hasNot: ["SackRow"]),
    ]

    @Test(arguments: apps) func presentedStack(_ app: ScannedApp) { app.check() }

    @Test func ownStackInAMember() {
        ScannedApp(
            "a stack that the body shows and a sheet, too",
            Self.app(
                sheet: ") { flour }.overlay { flour }",
                "private var flour: some View { NavigationStack { FlourView() } }"),
            has: ["SackRow ~sheet~> FlourView : SackRow.isOpen"]
        ).check()
    }

    /// A view that nothing shows is a screen by what it does, in whatever member.
    @Test(arguments: [
        "var body: some View { NavigationLink(\"f\") { FlourView() } }",
        "var body: some View { VStack { row } }\nprivate var row: some View { NavigationLink(\"f\") { FlourView() } }",
        "var body: some View { VStack { row() } }\nfunc row() -> some View { Text(\"\").navigationTitle(\"f\") }",
    ])
    func unusedScreen(members: String) {
        var files = Self.app(sheet: ") { FlourView() }")
        files["Unused.swift"] = "import SwiftUI\nstruct ShedView: View { \(members) }"
        ScannedApp("a view that nothing shows", files, has: ["screen ShedView"]).check()
    }
}
