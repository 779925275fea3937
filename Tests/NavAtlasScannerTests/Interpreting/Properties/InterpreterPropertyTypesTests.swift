import Testing

/// The types of properties that only their wrappers say.
struct InterpreterPropertyTypesTests {
    @Test func whatIsStoredUnderAKeyIsOfTheTypeThatTheKeyIsFor() {
        let app = ScannedSource(
            "",
            """
            import Keeping
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            extension Keeping.Keys { static let house = Key<House?>("house", default: nil) }
            enum House: Hashable {
                case lions, seals
                @ViewBuilder var content: some View {
                    switch self {
                    case .lions: LionView()
                    case .seals: SealView()
                    }
                }
            }
            struct GateView: View {
                @Kept(.house) private var house
                var body: some View {
                    NavigationSplitView {
                        List(selection: $house) {
                            Button("lions") { house = .lions }
                            Button("seals") { house = .seals }
                        }
                    } detail: {
                        if let house { house.content }
                    }
                }
            }
            struct LionView: View { var body: some View { Text("l") } }
            struct SealView: View { var body: some View { Text("s") } }
            """,
            gives: """
                GateView -root!-> LionView : lions
                GateView -root!-> SealView : seals
                GateView ~root~> LionView : GateView.lions
                GateView ~root~> SealView : GateView.seals
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// A property hides a type of the same name further out.
    @Test func aPropertyOfATypesNameIsMeant() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView() } } }
            struct GateView: View {
                @State private var showsCage = false
                var body: some View {
                    VStack { Lion.safeAreaInset(edge: .top) { Text("top") } }.sheet(isPresented: $showsCage) { CageView() }
                }
                private var Lion: some View { Row { showsCage = true } }
            }
            struct Row: View { let act: () -> Void; var body: some View { Button("row") { act() } } }
            struct CageView: View {
                @State private var showsLion = false
                var body: some View { Button("lion") { showsLion = true }.sheet(isPresented: $showsLion) { Lion(age: 1) } }
            }
            struct Lion: View { let age: Int; var body: some View { Text("l") } }
            """,
            gives: """
                CageView -sheet-> Lion : showsLion
                CageView ~sheet~> Lion : CageView.showsLion
                GateView -sheet-> CageView : showsCage
                GateView ~sheet~> CageView : GateView.showsCage
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// What a property begins with may be named by its type, and so may what is given instead.
    @Test func aPropertyIsOfTheTypeOfTheStaticOneThatItBeginsWith() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Zoo: App { var body: some Scene { WindowGroup { GateView(tour: Tour(way: .long)) } } }
            struct Way { static let short = Way(end: .lions); static let long = Way(end: .seals); var end: End }
            enum End { case lions, seals }
            struct Tour { var way = Way.short }
            struct GateView: View {
                let tour: Tour
                @State private var end: End?
                var body: some View {
                    Button("go") { end = tour.way.end }.sheet(item: $end) { end in
                        switch end {
                        case .lions: LionView()
                        case .seals: SealView()
                        }
                    }
                    .onAppear { end = .lions }
                }
            }
            struct LionView: View { var body: some View { Text("l") } }
            struct SealView: View { var body: some View { Text("s") } }
            """,
            gives: """
                GateView -sheet-> LionView : lions
                GateView -sheet-> SealView : seals
                GateView ~sheet~> LionView : GateView.lions
                GateView ~sheet~> SealView : GateView.seals
                """)
        #expect(app.found.sorted() == app.wanted)
    }

    /// A type may have a name that begins like a variable's.
    @Test func aTypeInAnAttributeMayBeginWithASmallLetter() {
        let app = ScannedSource(
            "",
            """
            import SwiftUI
            @main struct Zoo: App {
                @State private var router = iOSRouter()
                var body: some Scene { WindowGroup { GateView().environment(router) } }
            }
            @Observable final class iOSRouter { var path: [Int] = [] }
            struct GateView: View {
                @Environment(iOSRouter.self) private var router
                var body: some View {
                    @Bindable var router = router
                    NavigationStack(path: $router.path) {
                        HouseView().navigationDestination(for: Int.self) { _ in LionView() }
                    }
                }
            }
            struct HouseView: View {
                @Environment(iOSRouter.self) private var router
                var body: some View { Button("lions") { router.path.append(1) } }
            }
            struct LionView: View { var body: some View { Text("l") } }
            """,
            gives: "")
        #expect(app.found.contains { $0.contains("HouseView ~push~> LionView") })
    }
}
