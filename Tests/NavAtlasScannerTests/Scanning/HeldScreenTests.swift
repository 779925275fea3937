import Testing

/// States that hold the screen that is shown.
@Suite struct HeldScreenTests {
    private static func desk(_ declaration: String, _ shown: String, _ bar: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            protocol Page: View { var content: AnyView { get } }
            extension Page { var content: AnyView { AnyView(self) } }
            @main struct Desk: App { var body: some Scene { WindowGroup { DeskView() } } }
            struct DeskView: View {
                \(declaration)
                var body: some View { VStack { \(shown); \(bar) } }
            }
            struct Bar: View {
                @Binding var current: any Page
                let items: [any Page]
                var body: some View {
                    ForEach(items.indices, id: \\.self) { index in Text("t").onTapGesture { current = items[index] } }
                }
            }
            struct MailPage: Page { var body: some View { Text("m") } }
            struct CallPage: Page {
                @State private var isAsking = false
                var body: some View { Button("c") { isAsking = true }.sheet(isPresented: $isAsking) { AskView() } }
            }
            struct AskView: View { var body: some View { Text("a") } }
            """
        ]
    }

    static let apps = [
        ScannedApp(
            "a view typed by a protocol, chosen in a bar",
            desk(
                "@State var current: any Page = MailPage()", "current.content",
                "Bar(current: $current, items: [MailPage(), CallPage()])"),
            has: [
                "DeskView -root!-> MailPage : mailPage", "DeskView -root-> CallPage : callPage",
                "DeskView ~root~> CallPage : DeskView.callPage", "CallPage ~sheet~> AskView : CallPage.isAsking",
            ], hasNot: ["DeskView -sheet->", "DeskView ~sheet~>"]),
        ScannedApp(
            "a view of any type",
            desk(
                "@State var current = AnyView(MailPage())", "current.padding()",
                "Button(\"call\") { current = AnyView(CallPage()) }"),
            has: ["DeskView ~root~> CallPage : DeskView.callPage", "CallPage ~sheet~> AskView : CallPage.isAsking"],
            hasNot: ["DeskView -sheet->"]),
    ]

    @Test(arguments: apps) func eachIsARoot(_ app: ScannedApp) { app.check() }

    /// What stands around the screen that is held belongs to the view that shows it, and what the screen was held with to
    /// the screen.
    @Test func whatStandsAroundAllIsOfTheViewThatShowsThem() {
        ScannedApp(
            "a stack and a sheet around any screen",
            [
                "App.swift": """
                import SwiftUI
                @main struct Desk: App { var body: some Scene { WindowGroup { DeskView() } } }
                enum Paper: String, Identifiable, Hashable { case map, bill; var id: String { rawValue } }
                final class Clerk: ObservableObject {
                    @Published var current = AnyView(MailPage())
                    @Published var path: [Paper] = []
                    @Published var sheet: Paper?
                    func call() { current = AnyView(CallPage().modifier(Asking())) }
                    @ViewBuilder func view(for paper: Paper) -> some View {
                        switch paper {
                        case .map: MapPage()
                        case .bill: BillPage()
                        }
                    }
                }
                struct Folder: ViewModifier {
                    @ObservedObject var clerk: Clerk
                    func body(content: Content) -> some View {
                        NavigationStack(path: $clerk.path) {
                            content.navigationDestination(for: Paper.self) { clerk.view(for: $0) }
                        }
                        .sheet(item: $clerk.sheet) { clerk.view(for: $0) }
                    }
                }
                struct Asking: ViewModifier {
                    @State private var isAsking = false
                    func body(content: Content) -> some View {
                        content.onTapGesture { isAsking = true }.sheet(isPresented: $isAsking) { AskView() }
                    }
                }
                struct DeskView: View {
                    @StateObject var clerk = Clerk()
                    var body: some View { clerk.current.modifier(Folder(clerk: clerk)).environmentObject(clerk) }
                }
                struct MailPage: View {
                    @EnvironmentObject var clerk: Clerk
                    var body: some View {
                        Button("call") { clerk.call() }
                        Button("map") { clerk.path.append(.map) }
                    }
                }
                struct CallPage: View {
                    @EnvironmentObject var clerk: Clerk
                    var body: some View { Button("bill") { clerk.sheet = .bill } }
                }
                struct MapPage: View { var body: some View { Text("map") } }
                struct BillPage: View { var body: some View { Text("bill") } }
                struct AskView: View { var body: some View { Text("a") } }
                """
            ],
            has: [
                "MailPage ~root~> CallPage : DeskView.root", "MailPage ~push~> MapPage : DeskView.map",
                "CallPage ~sheet~> BillPage : DeskView.bill", "CallPage ~sheet~> AskView : CallPage.isAsking",
            ],
            hasNot: ["MailPage -", "CallPage -push->", "CallPage -sheet-> BillPage"]
        )
        .check()
    }

    /// Each screen of three shows the one that its code puts there, and no other.
    @Test(arguments: [
        "WindowGroup { flow.current }", "WindowGroup { flow.start().environmentObject(flow) }",
        "let content = flow.start().environmentObject(flow); WindowGroup { content }",
    ]) func eachIsTheOneThatIsPutThere(_ window: String) {
        ScannedApp(
            window,
            [
                "App.swift": """
                import SwiftUI
                final class Flow: ObservableObject {
                    @Published var current = AnyView(EmptyView())
                    init() { Task { self.mail() } }
                    func start() -> AnyView { current }
                    func mail() { current = AnyView(Mail(flow: self)) }
                    func call() { current = AnyView(Call(flow: self)) }
                    func talk() { current = AnyView(Talk(flow: self)) }
                }
                @main struct Desk: App {
                    @StateObject private var flow = Flow()
                    var body: some Scene { \(window) }
                }
                struct Mail: View { let flow: Flow; var body: some View { Button("c") { flow.call() } } }
                struct Call: View { let flow: Flow; var body: some View { Button("t") { flow.talk() } } }
                struct Talk: View { let flow: Flow; var body: some View { Button("c") { flow.call() } } }
                """
            ],
            has: ["Mail ~root~> Call : Desk.call", "Call ~root~> Talk : Desk.talk", "Talk ~root~> Call : Desk.call"],
            hasNot: ["Mail ~root~> Talk", "Call ~root~> Mail", "Talk ~root~> Mail", "unresolved"]
        ).check()
    }

    /// What no other takes the place of is a part.
    @Test func theOnlyOneIsAPart() {
        ScannedApp(
            "one page", Self.desk("@State var current: any Page = CallPage()", "current.content", "Text(\"bar\")"),
            has: ["DeskView ~sheet~> AskView : DeskView.isAsking"], hasNot: ["DeskView -root"]
        ).check()
    }

    /// A state whose cases carry the models of screens tells the screens apart, wherever they are drawn.
    @Test func whatCarriesModelsChoosesScreens() {
        ScannedApp(
            "pages of models",
            [
                "App.swift": """
                import SwiftUI
                @main struct Desk: App { var body: some Scene { WindowGroup { NavigationStack { StartView() } } } }
                struct StartView: View { var body: some View { NavigationLink("desk") { DeskView() } } }
                enum Page { case mail(Mail), call(Call) }
                final class Mail: ObservableObject {}
                final class Call: ObservableObject { @Published var isAsking = false }
                struct DeskView: View {
                    @State private var page = Page.mail(Mail())
                    var body: some View {
                        VStack {
                            switch page {
                            case .mail(let mail): MailView(mail: mail)
                            case .call(let call): CallView(call: call)
                            }
                            Button("call") { page = .call(Call()) }
                        }
                    }
                }
                struct MailView: View { let mail: Mail; var body: some View { Text("m") } }
                struct CallView: View {
                    @ObservedObject var call: Call
                    var body: some View {
                        Button("c") { call.isAsking = true }.sheet(isPresented: $call.isAsking) { AskView() }
                    }
                }
                struct AskView: View { var body: some View { Text("a") } }
                """
            ],
            has: [
                "StartView ~push~> DeskView : NavigationLink", "DeskView -root!-> MailView : mail",
                "DeskView -root-> CallView : call", "DeskView ~root~> CallView : DeskView.call",
                "CallView ~sheet~> AskView : CallView.isAsking",
            ], hasNot: ["DeskView ~sheet~>"]
        ).check()
    }
}
