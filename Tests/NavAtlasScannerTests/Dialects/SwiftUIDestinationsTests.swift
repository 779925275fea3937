import Foundation
import Testing

/// Views and modifiers of libraries whose source is not there, with what they are given.
struct SwiftUIDestinationsTests {
    @Test(arguments: cases)
    func leads(_ source: ScannedSource) {
        #expect(source.found.sorted() == source.wanted)
    }

    private static func zoo(_ gate: String) -> String {
        """
        import Lattice
        import SwiftUI
        @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
        struct Lion: Identifiable { let id: Int }
        final class GateModel: ObservableObject {
            @Published var lion: Lion?
            @Published var isOpen = false
        }
        struct GateView: View {
            @StateObject var model = GateModel()
            var body: some View {
        \(gate)
            }
        }
        struct LionView: View { let lion: Lion; var body: some View { Text("l") } }
        struct SealView: View { var body: some View { Text("s") } }
        struct FeedingView: View { @State var isFed = false; var body: some View { Button("feed") { isFed = true } } }
        """
    }

    /// What an app's own modifier hands on to a library's is what that presents, whatever it is called there.
    @Test func aSheetMayBeGivenItsContentByAnotherName() {
        let source = ScannedSource(
            "a sheet's content",
            Self.zoo("Button(\"s\") { model.isOpen = true }.pen(isPresented: $model.isOpen) { SealView() }") + """

                extension View {
                    func pen<Inside: View>(isPresented: Binding<Bool>, inside: @escaping () -> Inside) -> some View {
                        latticeSheet(isPresented: isPresented, hasGrabber: true, contentView: inside)
                    }
                }
                """,
            gives: """
                GateView -sheet-> SealView : isOpen
                GateView ~sheet~> SealView : GateView.isOpen
                """)
        #expect(source.found.sorted() == source.wanted)
    }

    static let cases = [
        ScannedSource(
            "a destination is pushed by who taps the link; content is a part",
            zoo(
                """
                VStack {
                    LatticeLink("seals", destination: { SealView() })
                    LatticeBox { LionView(lion: Lion(id: 1)) }
                }
                """),
            gives: "GateView ~push~> SealView : LatticeLink"),
        ScannedSource(
            "a destination that is made from a state is pushed by who sets the state",
            zoo(
                """
                Button("lion") { model.lion = Lion(id: 1) }
                    .background(LatticeLink(model.lion, onEnd: { model.lion = nil }, destination: LionView.init(lion:)))
                """),
            gives: """
                GateView -push-> LionView : lion
                GateView ~push~> LionView : GateView.lion
                """),
        ScannedSource(
            "a destination is pushed by who sets what the link is bound to",
            zoo(
                """
                Button("seals") { model.isOpen = true }
                    .background(LatticeLink(isOn: $model.isOpen) { Text("seals") } destination: { SealView() })
                """),
            gives: """
                GateView -push-> SealView : isOpen
                GateView ~push~> SealView : GateView.isOpen
                """),
        ScannedSource(
            "a sheet of a library takes the state without a label",
            zoo(
                """
                Button("lion") { model.lion = Lion(id: 1) }
                    .sheet(model.lion, content: LionView.init(lion:))
                """),
            gives: """
                GateView -sheet-> LionView : lion
                GateView ~sheet~> LionView : GateView.lion
                """),
        ScannedSource(
            "a modifier of a library that is named for a presentation presents; another draws over the screen",
            zoo(
                """
                Button("seals") { model.isOpen = true }
                    .bottomSheet(isPresented: $model.isOpen, height: 300) { SealView() }
                    .toast(isPresented: $model.isOpen) { LionView(lion: Lion(id: 1)) }
                    .ratingSheet(isPresented: $model.isOpen) { Text("rate") }
                """),
            gives: """
                GateView -sheet-> SealView : isOpen
                GateView ~sheet~> SealView : GateView.isOpen
                """),
        ScannedSource(
            "what a library's modifier shows while a state says so, a person works with; an alert and a handler are no screens",
            zoo(
                """
                Button("seals") { model.isOpen = true }
                    .popup(isPresented: $model.isOpen) { FeedingView() } customize: { $0.position(.bottom) }
                    .latticeAlert(isPresented: $model.isOpen) { FeedingView() }
                    .reader(isPresented: $model.isOpen) { result in FeedingView() }
                """),
            gives: """
                GateView -overlay-> FeedingView : isOpen
                GateView ~overlay~> FeedingView : GateView.isOpen
                """),
        ScannedSource(
            "a library's modifier may be given what it presents under a label, beside a closure with which it is styled",
            zoo(
                """
                Button("lion") { model.lion = Lion(id: 1) }
                    .latticeSheet(item: $model.lion, itemView: { LionView(lion: $0) }, customize: { $0.position(.bottom) })
                    .onTapGesture { model.isOpen = true }
                    .popup(isPresented: $model.isOpen, view: { FeedingView() }, customize: { $0.position(.top) })
                """),
            gives: """
                GateView -overlay-> FeedingView : isOpen
                GateView -sheet-> LionView : lion
                GateView ~overlay~> FeedingView : GateView.isOpen
                GateView ~sheet~> LionView : GateView.lion
                """),
        ScannedSource(
            "what a library's modifier makes of values of a type is shown where such a value is pushed",
            zoo(
                """
                LatticeStack {
                    NavigationLink("lion", value: Lion(id: 1))
                        .cage(for: Lion.self) { LionView(lion: $0) }
                }
                """),
            gives: """
                GateView -push-> LionView : Lion
                GateView ~push~> LionView : GateView.Lion
                """),
        ScannedSource(
            "NavigationBackport's words are SwiftUI's",
            """
            import NavigationBackport
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            enum Cage: Hashable { case lion(Int), seal }
            final class GateModel: ObservableObject { @Published var path = NBNavigationPath() }
            struct GateView: View {
                @StateObject var model = GateModel()
                @State var isOpen = false
                var body: some View {
                    NBNavigationStack(path: $model.path) {
                        VStack {
                            Button("seal") { model.path.append(Cage.seal) }
                            NBNavigationLink(value: Cage.lion(1)) { Text("lion") }
                            Button("end") { isOpen = true }
                        }
                        .nbNavigationDestination(for: Cage.self) { cage in
                            switch cage {
                            case .lion(let id): LionView(id: id)
                            case .seal: SealView()
                            }
                        }
                        .nbNavigationDestination(isPresented: $isOpen) { EndView() }
                    }
                }
            }
            struct LionView: View {
                let id: Int
                @EnvironmentObject var navigator: PathNavigator
                var body: some View { Button("seal") { navigator.push(Cage.seal) } }
            }
            struct SealView: View { var body: some View { Text("s") } }
            struct EndView: View { var body: some View { Text("e") } }
            """,
            gives: """
                GateView -push-> EndView : isOpen
                GateView -push-> LionView : lion(Int)
                GateView -push-> SealView : seal
                GateView ~push~> EndView : GateView.isOpen
                GateView ~push~> LionView : GateView.lion
                GateView ~push~> SealView : GateView.seal
                LionView ~push~> SealView : GateView.seal
                """),
        ScannedSource(
            "a column of a table is made of each row; a set of what identifies rows has some of them",
            zoo(
                """
                NavigationStack {
                    VStack {
                        Table(lions, selection: $chosen) {
                            TableColumn("a") { lion in NavigationLink(destination: LionView(lion: lion)) { Text("l") } }
                        }
                        Table(of: Lion.self) {
                            TableColumn("b") { lion in NavigationLink(value: lion) { Text("l") } }
                        } rows: {
                            ForEach(lions) { TableRow($0) }
                        }
                        NavigationLink("c", value: chosen.first)
                    }
                    .navigationDestination(for: Lion.self) { LionView(lion: $0) }
                    .navigationDestination(for: Lion.ID.self) { _ in SealView() }
                }
                """
            ).replacingOccurrences(
                of: "@StateObject var model = GateModel()",
                with: """
                        @StateObject var model = GateModel()
                        @State var lions: [Lion] = []
                        @State var chosen: Set<Lion.ID> = []
                    """),
            gives: """
                GateView -push-> LionView : Lion
                GateView -push-> SealView : Lion.ID
                GateView ~push~> LionView : GateView.Lion
                GateView ~push~> LionView : NavigationLink
                GateView ~push~> SealView : GateView.Lion.ID
                """),
        ScannedSource(
            "what is no screen is no destination",
            zoo(
                """
                VStack {
                    Download(destination: { _ in URL(string: "lions") })
                    Coding(destination: .query)
                    Link("lions", destination: URL(string: "https://lions")!)
                    LatticeLink("seals", destination: Text("s"))
                }
                """),
            gives: ""),
        ScannedSource(
            "a destination that is not known is said",
            zoo(#"LatticeLink("seals", destination: { lattice.view() })"#),
            gives: #"unresolved LatticeLink : "its destination was not found" [from=GateView]"#),
    ]
}
