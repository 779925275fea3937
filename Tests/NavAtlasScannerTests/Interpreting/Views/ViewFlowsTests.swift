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

    /// A container that hands its content a state of its own shows that content, as one that hands on nothing does.
    @Test func contentMayBeGivenAStateOfItsContainer() {
        ScannedApp(
            "a form in a container",
            [
                "App.swift": """
                import SwiftUI
                struct Note: Identifiable { var id = 0; var title = "" }
                @main struct Office: App { var body: some Scene { WindowGroup { DeskView() } } }
                struct DeskView: View {
                    @State private var note: Note?
                    @State private var kept: Note?
                    var body: some View {
                        VStack { Button("new") { note = Note() }; Button("tags") { kept = Note() } }
                            .sheet(item: $note) { DraftStack($0, content: NoteForm.init) }
                            .sheet(item: $kept) { DraftStack($0, content: TagsForm.init) }
                    }
                }
                func DraftStack<C: View>(_ note: Note, content: @escaping (Binding<Note>) -> C) -> some View {
                    Draft(note: note, content: content)
                }
                private struct Draft<C: View>: View {
                    @State var note: Note
                    var content: (Binding<Note>) -> C
                    var body: some View { Frame(note: $note, content: content) }
                }
                private struct Frame<C: View>: View {
                    @State private var isHelping = false
                    @Binding var note: Note
                    var content: (Binding<Note>) -> C
                    var body: some View {
                        NavigationStack { content($note).toolbar { Button("Help") { isHelping = true } } }
                            .sheet(isPresented: $isHelping) { HelpView() }
                    }
                }
                struct HelpView: View { var body: some View { Text("help") } }
                struct NoteForm: View {
                    @Binding var note: Note
                    init(_ note: Binding<Note>) { _note = note }
                    var body: some View { NavigationLink("tags") { TagsForm($note) } }
                }
                struct TagsForm: View {
                    @Binding var note: Note
                    init(_ note: Binding<Note>) { _note = note }
                    var body: some View { TextField("tags", text: $note.title) }
                }
                """
            ],
            has: [
                "DeskView -sheet-> NoteForm : note", "DeskView -sheet-> TagsForm : kept",
                "NoteForm ~push~> TagsForm : NavigationLink", "NoteForm ~sheet~> HelpView : NoteForm.isHelping",
                "TagsForm ~sheet~> HelpView : TagsForm.isHelping",
            ],
            hasNot: ["Frame", "Draft", "-root"]
        )
        .check()
    }

    /// A static member puts a stack around the view for others, such as a menu's preview: the view holds none.
    @Test func aStackInAFactoryIsNotTheViews() {
        ScannedApp(
            "a factory",
            [
                "App.swift": """
                import SwiftUI
                @main struct Mill: App { var body: some Scene { WindowGroup { YardView() } } }
                struct YardView: View {
                    var body: some View {
                        NavigationStack {
                            NavigationLink("s") { SackView() }
                                .contextMenu { Button("c") {} } preview: { SackView.framed() }
                        }
                    }
                }
                struct SackView: View {
                    var body: some View { Text("s") }
                    static func framed() -> some View { NavigationStack { SackView() } }
                }
                """
            ],
            has: ["screen SackView"], hasNot: ["coordinator SackView", "screen SackView ["]
        ).check()
    }

    /// The preview of a controller's context menu is no screen, and nothing that is lost. A controller that is only seen there is
    /// not unreachable.
    @Test(arguments: ["SackController", "PeekController"])
    func thePreviewOfAControllersMenuIsNoScreen(preview: String) {
        let seen = """
            unresolved "PeekController(…)" : "it is a picture of what is shown elsewhere" \
            [from=YardController candidate=PeekController]
            """
        let isOnlySeen = preview == "PeekController"
        ScannedApp(
            "a context menu of a table",
            [
                "App.swift": """
                import UIKit
                @main final class Mill: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        window = UIWindow()
                        window?.rootViewController = UINavigationController(rootViewController: YardController())
                    }
                }
                final class YardController: UITableViewController {
                    override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
                        show(SackController(), sender: self)
                    }
                    override func tableView(
                        _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
                    ) -> UIContextMenuConfiguration? {
                        UIContextMenuConfiguration(identifier: nil, previewProvider: { \(preview)() }) { _ in
                            UIMenu(children: [UIAction(title: "s") { _ in self.show(SiloController(), sender: self) }])
                        }
                    }
                }
                final class SackController: UIViewController {}
                final class SiloController: UIViewController {}
                final class PeekController: UIViewController {}
                """
            ],
            has: ["YardController ~push~> SackController : show", "YardController ~push~> SiloController : show"]
                + (isOnlySeen ? [seen] : []),
            hasNot: isOnlySeen ? ["unresolved show"] : ["unresolved"]
        )
        .check()
    }

    /// A preview draws what is shown elsewhere: nothing in it is lost, and its views are no screens, though they have titles
    /// and parts as screens do.
    @Test(arguments: [
        "struct SackPicture: View { let size: Int; var body: some View { Text(\"s\") } }",
        """
        struct SackPicture: View {
            let size: Int
            var body: some View { VStack { label }.navigationTitle("Sack") }
            var label: some View { SackLabel() }
        }
        struct SackLabel: View { var body: some View { Text("s").toolbar { Button("c") {} } } }
        """,
    ])
    func aPreviewIsAPicture(_ picture: String) {
        ScannedApp(
            picture,
            [
                "Picture.swift": "import SwiftUI\n" + picture,
                "App.swift": """
                import SwiftUI
                @main struct Mill: App { var body: some Scene { WindowGroup { YardView() } } }
                struct YardView: View {
                    var body: some View {
                        List { Text("s").contextMenu { Button("c") {} } preview: { SackPicture(size: 3) } }
                    }
                }
                """,
            ],
            has: ["screen YardView"], hasNot: ["unresolved", "SackPicture", "SackLabel"]
        ).check()
    }

    /// A part of a screen that puts its own content into a container of the app's own is the view that comes up, as if the
    /// container were written in it.
    @Test(arguments: [
        "NavigationStack { content() }",
        "if #available(iOS 16, *) { NavigationStack { content() } } else { content() }",
    ])
    func aPartThatFillsAContainerIsWhatComesUp(_ stack: String) {
        ScannedApp(
            stack,
            [
                "App.swift": """
                import SwiftUI
                @main struct Mill: App { var body: some Scene { WindowGroup { WheelView() } } }
                struct WheelView: View {
                    @State private var turns = false
                    var body: some View {
                        if turns { YardView() } else { Image("wheel").onAppear { turns = true } }
                    }
                }
                struct Page<Content: View>: View {
                    @ViewBuilder let content: () -> Content
                    var body: some View { \(stack) }
                }
                struct YardView: View {
                    @State private var isOpen = false
                    var body: some View {
                        Page {
                            Button("open") { isOpen = true }.navigationDestination(isPresented: $isOpen) { SiloView() }
                        }
                    }
                }
                struct SiloView: View { var body: some View { Text("s") } }
                """
            ],
            has: [
                "WheelView -root-> YardView : yardView", "WheelView ~root~> YardView : WheelView.yardView",
                "YardView ~push~> SiloView : YardView.isOpen",
            ],
            hasNot: ["Page", "WheelView ~push~>", "WheelView -push->", "unresolved"]
        )
        .check()
    }
}
