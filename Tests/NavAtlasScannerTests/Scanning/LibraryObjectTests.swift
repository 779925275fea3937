import NavAtlasModel
import NavAtlasScanner
import Testing

/// Objects and modifiers of libraries whose source is not there, which say what is shown.
@Suite struct LibraryObjectTests {
    private static func start(_ root: String) -> String {
        """
        import Guides
        import SwiftUI
        @main struct Park: App {
            @State var guide: Guide = .init(first: .gate)
            var body: some Scene { WindowGroup { \(root).environment(guide) } }
        }
        struct PondView: View { var body: some View { Text("p") } }
        struct MapView: View { var body: some View { Text("m") } }
        """
    }

    static let apps = [
        ScannedApp(
            "a state of a library's object",
            [
                "App.swift": start("GateView()") + """

                    typealias Guide = Router<Area, Sheet>
                    enum Area { case gate, lake }
                    enum Sheet: Identifiable { case map, pond(Int); var id: Int { 0 } }
                    struct GateView: View {
                        @Environment(Guide.self) var guide
                        var body: some View {
                            @Bindable var guide = guide
                            BenchView().sheet(item: $guide.sheet) { sheet in
                                switch sheet {
                                case .map: MapView()
                                case .pond: PondView()
                                }
                            }
                        }
                    }
                    struct BenchView: View {
                        @Environment(Guide.self) var guide
                        @State var isTired = false
                        var body: some View { Button("Map") { guide.sheet = .map }.disabled(isTired) }
                    }
                    extension Guide { func log() {} }
                    """
            ],
            has: [
                "GateView -sheet-> MapView : map", "GateView -sheet-> PondView : pond(Int)",
                "GateView ~sheet~> MapView : GateView.map",
            ], hasNot: ["~sheet~> PondView"]),
        ScannedApp(
            "a library's router that holds the path",
            [
                "App.swift": start("GateView()") + """

                    typealias Guide = Router<Area, Place>
                    enum Area { case gate, lake }
                    enum Place: Hashable { case pond(Int), map }
                    struct GateView: View {
                        @Environment(Guide.self) var guide
                        var body: some View {
                            @Bindable var guide = guide
                            NavigationStack(path: $guide[.gate]) {
                                BenchView().navigationDestination(for: Place.self) { place in
                                    switch place {
                                    case .pond: PondView()
                                    case .map: MapView()
                                    }
                                }
                            }
                        }
                    }
                    struct BenchView: View {
                        @Environment(Guide.self) var guide
                        var body: some View {
                            Button("Pond") { guide.navigate(to: .pond(1)) }
                            Button("Back") { guide.popTo(.map) }
                        }
                    }
                    """
            ],
            has: ["BenchView ~push~> PondView : GateView.pond"], hasNot: ["~push~> MapView"]),
        ScannedApp(
            "what is labelled as a sheet, a library's stack, and what a library's path is given",
            [
                "App.swift": start("GateView()") + """

                    struct GateView: View {
                        var body: some View { Button("Go") {}.ticketRequired(isValid: { true }, buySheet: { WalkView() }) }
                    }
                    struct WalkView: View {
                        var body: some View { ManagedNavigationStack { StepView() } }
                    }
                    struct StepView: View {
                        @Environment(ManagedNavigationStack.Path.self) private var path
                        var body: some View { Button("Next") { path.append(customView: PondView()) } }
                    }
                    """
            ],
            has: [
                "GateView ~sheet~> WalkView : ticketRequired", "WalkView -root!-> StepView : root",
                "StepView ~push~> PondView : append",
            ]),
    ]

    @Test(arguments: apps) func showWhatTheyAreGiven(_ app: ScannedApp) { app.check() }

    /// A class of the app's own, and a generic parameter, are none of a library's.
    @Test func theAppsOwnAreKnownAsBefore() {
        ScannedApp(
            "own",
            [
                "App.swift": """
                import SwiftUI
                @main struct Park: App { var body: some Scene { WindowGroup { GateView(model: GateModel()) } } }
                final class GateModel: ObservableObject { @Published var isOpen = false }
                struct GateView<Model: GateModel>: View {
                    @ObservedObject var model: Model
                    var body: some View {
                        Button("Open") { model.isOpen = true }.sheet(isPresented: $model.isOpen) { PondView() }
                    }
                }
                struct PondView: View { var body: some View { Text("p") } }
                """
            ], has: ["GateView ~sheet~> PondView : GateView.isOpen"]
        ).check()
    }
}
