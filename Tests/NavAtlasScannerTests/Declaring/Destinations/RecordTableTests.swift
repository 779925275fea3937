import Testing

/// Destinations for a record that holds a case, by which a view chooses what it shows.
struct RecordTableTests {
    private static func tram(_ shown: String, _ view: String) -> ScannedApp {
        ScannedApp(
            shown,
            [
                "Tram.swift": """
                import SwiftUI
                struct Way: Hashable {
                    enum Kind: Hashable { case line(Int), stop }
                    let kind: Kind
                    static func line(_ number: Int) -> Way { Way(kind: .line(number)) }
                    static let stop = Way(kind: .stop)
                }
                \(view)
                @main struct Tram: App {
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack { LinesView().navigationDestination(for: Way.self) { \(shown) } }
                        }
                    }
                }
                struct LinesView: View { var body: some View { NavigationLink("one", value: Way.line(1)) } }
                struct LineView: View {
                    let number: Int
                    var body: some View { NavigationLink("stop", value: Way.stop) }
                }
                struct StopView: View { var body: some View { Text("stop") } }
                """
            ],
            has: ["LinesView ~push~> LineView : Tram.line", "LineView ~push~> StopView : Tram.stop"],
            hasNot: ["LinesView ~push~> StopView", "coordinator Way", "StopView ~"])
    }

    @Test(arguments: [
        tram(
            "WayView(way: $0)",
            """
            struct WayView: View {
                let way: Way
                var body: some View {
                    switch way.kind {
                    case .line(let number): LineView(number: number)
                    case .stop: StopView()
                    }
                }
            }
            """),
        tram(
            "$0",
            """
            extension Way: View {
                var body: some View {
                    switch kind {
                    case .line(let number): LineView(number: number)
                    case .stop: StopView()
                    }
                }
            }
            """),
    ])
    func eachRecordShowsWhatItsCaseMeans(_ app: ScannedApp) { app.check() }

    /// A record that erases its stop may hold cases of several enums, which have names in common.
    @Test func aCaseMeansThatOfItsOwnEnum() {
        ScannedApp(
            "stops of two lines",
            [
                "Ferry.swift": """
                import SwiftUI
                @main struct Ferry: App { var body: some Scene { WindowGroup { Harbour() } } }
                protocol Stop: Hashable { func shown(by guide: Guide) -> AnyView }
                struct AnyStop: Identifiable, Hashable {
                    let stop: any Stop
                    var id: Int { 0 }
                    func shown(by guide: Guide) -> AnyView { stop.shown(by: guide) }
                }
                enum East: Stop {
                    case first, last
                    func shown(by guide: Guide) -> AnyView {
                        switch self { case .first: AnyView(EastView(guide: guide)); case .last: AnyView(CapeView()) }
                    }
                }
                enum West: Stop {
                    case first, last
                    func shown(by guide: Guide) -> AnyView {
                        switch self { case .first: AnyView(WestView(guide: guide)); case .last: AnyView(BayView()) }
                    }
                }
                final class Guide: ObservableObject {
                    @Published var path = NavigationPath()
                    @Published var sheet: AnyStop?
                    func push(_ stop: any Stop) { path.append(AnyStop(stop: stop)) }
                    func present(_ stop: any Stop) { sheet = AnyStop(stop: stop) }
                }
                struct Harbour: View {
                    @StateObject private var guide = Guide()
                    var body: some View {
                        NavigationStack(path: $guide.path) {
                            AnyStop(stop: East.first).shown(by: guide)
                                .navigationDestination(for: AnyStop.self) { $0.shown(by: guide) }
                                .sheet(item: $guide.sheet) { $0.shown(by: guide) }
                        }
                    }
                }
                struct EastView: View {
                    let guide: Guide
                    var body: some View {
                        Button("on") { guide.push(East.last) }
                        Button("west") { guide.present(West.first) }
                    }
                }
                struct WestView: View { let guide: Guide; var body: some View { Button("on") { guide.push(West.last) } } }
                struct CapeView: View { var body: some View { Text("cape") } }
                struct BayView: View { var body: some View { Text("bay") } }
                """
            ],
            has: [
                "EastView ~push~> CapeView : Harbour.last", "EastView ~sheet~> WestView : Harbour.first",
                "WestView ~push~> BayView : Harbour.last",
            ],
            hasNot: ["EastView ~push~> BayView", "WestView ~push~> CapeView", "EastView ~sheet~> EastView"]
        ).check()
    }

    /// Two cases that show one screen are two routes, though one place sets both.
    @Test func casesThatShowOneScreenAreEachSet() {
        ScannedApp(
            "a record of one of two cases",
            [
                "App.swift": """
                import SwiftUI
                @main struct Ferry: App { var body: some Scene { WindowGroup { NavigationStack { PierView() } } } }
                enum Fare: Hashable { case foot, bike, car }
                struct Ticket: Identifiable, Hashable {
                    let fare: Fare
                    var id: Fare { fare }
                    static func bought(_ text: String) -> Ticket {
                        if text.isEmpty { return Ticket(fare: .foot) }
                        return text == "b" ? Ticket(fare: .bike) : Ticket(fare: .car)
                    }
                }
                struct PierView: View {
                    @State private var ticket: Ticket?
                    @State private var vehicle = ""
                    var body: some View {
                        Button("buy") { ticket = Ticket.bought(vehicle) }
                            .navigationDestination(item: $ticket) { ticket in
                                switch ticket.fare {
                                case .foot, .bike: DeckView()
                                case .car: HoldView()
                                }
                            }
                    }
                }
                struct DeckView: View { var body: some View { Text("d") } }
                struct HoldView: View { var body: some View { Text("h") } }
                """
            ],
            has: [
                "PierView ~push~> DeckView : PierView.foot", "PierView ~push~> DeckView : PierView.bike",
                "PierView ~push~> HoldView : PierView.car",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
