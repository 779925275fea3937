import Foundation
import NavAtlasModel
import NavAtlasScanner
import Testing

/// Ways out of a cover.
struct DismissalsTests {
    private static func camp(_ cover: String, _ tent: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            @main struct Camp: App { var body: some Scene { WindowGroup { FireView() } } }
            struct FireView: View {
                @State private var rests = false
                var body: some View {
                    Button("rest") { rests = true }.fullScreenCover(isPresented: $rests) { \(cover) }
                }
            }
            struct TentView: View { \(tent) }
            """
        ]
    }

    private static func canBeLeft(_ cover: String, _ tent: String) -> Bool {
        let remarks = NavAtlasScanner.Scanner().graphOrIssue(of: camp(cover, tent)).remarks
        return remarks.contains { $0.kind == .dismissal && $0.subject == "TentView" }
    }

    /// What the environment gives to dismiss a view is that under any name.
    @Test(arguments: [
        "@Environment(\\.dismiss) private var leave; var body: some View { Button(\"l\") { leave() } }",
        "@Environment(\\.dismiss) private var leave; var body: some View { Button(\"l\", action: leave.callAsFunction) }",
        "@Environment(\\.dismiss) private var leave; var body: some View { Text(\"t\").task { self.leave() } }",
        """
        @Environment(\\.dismiss) private var leave
            var body: some View { Flap(open: leave) }
        }
        struct Flap: View {
            let open: DismissAction
            var body: some View { Button("l") { open() } }
        """,
    ])
    func theDismissActionHasAnyName(_ tent: String) { #expect(Self.canBeLeft("TentView()", tent)) }

    /// What a flag shows is there while the flag is set: to toggle it there takes that away.
    @Test(arguments: [
        ("TentView { rests.toggle() }", "let leave: () -> Void; var body: some View { Button(\"l\", action: leave) }"),
        ("TentView(rests: $rests)", "@Binding var rests: Bool; var body: some View { Toggle(\"r\", isOn: $rests) }"),
        (
            "NavigationStack { TentView(rests: $rests) }",
            """
            @Binding var rests: Bool
                var body: some View { NavigationLink("m") { MatView(rests: $rests) } }
            }
            struct MatView: View {
                @Binding var rests: Bool
                var body: some View { Button("l") { rests.toggle() } }
            """
        ),
    ])
    func aFlagIsToggledByWhatItShows(_ cover: String, _ tent: String) { #expect(Self.canBeLeft(cover, tent)) }

    /// Another closure, and a toggle outside of the cover, are no way out.
    @Test(arguments: [
        "@Environment(\\.refresh) private var leave; var body: some View { Button(\"l\") { leave() } }",
        "var body: some View { Text(\"t\") }",
    ])
    func whatDoesNotDismiss(_ tent: String) {
        #expect(!Self.canBeLeft("TentView()", tent))
        var files = Self.camp("TentView()", tent)
        files["App.swift"] = files["App.swift"]?.replacingOccurrences(of: "rests = true", with: "rests.toggle()")
        let remarks = NavAtlasScanner.Scanner().graphOrIssue(of: files).remarks
        #expect(!remarks.contains { $0.kind == .dismissal && $0.subject == "TentView" })
    }

    /// A view of a library may have a button that closes what it stands in; a picture of the system's has none.
    @Test func aLibrarysViewMayCloseItself() {
        #expect(
            Self.canBeLeft("TentView()", "var body: some View { ZStack { Color.red; PaywallView(offer: \"pro\") } }"))
        #expect(!Self.canBeLeft("TentView()", "var body: some View { ZStack { Color.red; ProgressView() } }"))
    }

    @Test func aControllerOfTheSystemsClosesItself() {
        let web = """
            var body: some View { WebPage() }
            }
            struct WebPage: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> SFSafariViewController {
                    SFSafariViewController(url: URL(string: "https://a.example")!)
                }
                func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
            """
        #expect(Self.canBeLeft("TentView()", web))
    }

    /// Of what a state shows one at a time, each takes away itself; who presents it takes away any.
    @Test(arguments: [
        ("let close: () -> Void; var body: some View { Button(\"\") { close() } }", "", ["LeftView"]),
        (
            "let close: () -> Void; var body: some View { Text(\"\") }", ".task { item = nil }",
            ["LeftView", "TentView"]
        ),
    ])
    func anItem(_ left: String, _ presenter: String, _ canBeLeft: [String]) {
        let source = """
            import SwiftUI
            enum Item: Identifiable { case left, tent; var id: Self { self } }
            @main struct Camp: App { var body: some Scene { WindowGroup { FireView() } } }
            struct FireView: View {
                @State private var item: Item?
                var body: some View {
                    VStack { Button("l") { item = .left }; Button("t") { item = .tent } }\(presenter)
                        .fullScreenCover(item: $item) { one in
                            switch one {
                            case .left: LeftView(close: { item = nil })
                            case .tent: TentView()
                            }
                        }
                }
            }
            struct LeftView: View { \(left) }
            struct TentView: View { var body: some View { Text("") } }
            """
        let remarks = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": source]).remarks
        #expect(remarks.filter { $0.kind == .dismissal }.map(\.subject).sorted() == canBeLeft)
    }

    /// Who calls the superclass's `dismiss` asks for that, unless it is an override that hands the call on; and what is done once a
    /// controller is presented may take it away.
    @Test(arguments: [
        ("@IBAction func close() { super.dismiss(animated: true) }", "", true),
        (
            "override func dismiss(animated: Bool, completion: (() -> Void)? = nil) { super.dismiss(animated: animated, completion: completion) }",
            "", false
        ),
        ("", "{ self.dismiss(animated: true) }", true),
        ("", "{ print() }", false),
        ("override func viewDidLoad() { present(UIAlertController(), animated: true) }", "", false),
    ])
    func controllers(_ tent: String, _ completion: String, _ canBeLeft: Bool) {
        let app = TwoControllers.app(
            "final class Tent: UIViewController { \(tent) }",
            first: """
                let tent = Tent()
                tent.modalPresentationStyle = .fullScreen
                present(tent, animated: true) \(completion)
                """, second: "")
        let remarks = NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": app]).remarks
        #expect(remarks.contains { $0.kind == .dismissal && $0.subject == "Tent" } == canBeLeft)
    }
}
