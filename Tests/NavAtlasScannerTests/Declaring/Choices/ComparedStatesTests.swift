import Testing

/// What of a binding is a comparison, and what is the state itself.
struct ComparedStatesTests {
    /// A binding that gives the state itself compares nothing: what is presented is given what it holds.
    @Test(arguments: ["pilot.panel", "pilot.panels.last", "pilot.current"])
    func aBindingMayGiveTheState(_ state: String) {
        ScannedApp(
            state,
            [
                "App.swift": """
                import SwiftUI
                @main struct Harbour: App { var body: some Scene { WindowGroup { Dock() } } }
                enum Panel: Identifiable {
                    case tide, weather
                    var id: Self { self }
                    @ViewBuilder var view: some View {
                        switch self {
                        case .tide: TideView()
                        case .weather: WeatherView()
                        }
                    }
                }
                @Observable final class Pilot {
                    var panel: Panel?
                    var panels: [Panel] = []
                    var current: Panel? { panels.last }
                    func raise(_ panel: Panel) {
                        self.panel = panel
                        panels.append(panel)
                    }
                    func lower() { panel = nil; _ = panels.popLast() }
                }
                struct Dock: View {
                    @State private var pilot = Pilot()
                    var body: some View {
                        Button("tide") { pilot.raise(.tide) }
                            .sheet(item: Binding(get: { \(state) }, set: { if $0 == nil { pilot.lower() } })) { panel in
                                panel.view.environment(pilot)
                            }
                    }
                }
                struct TideView: View {
                    @Environment(Pilot.self) private var pilot
                    var body: some View { Button("weather") { pilot.raise(.weather) } }
                }
                struct WeatherView: View { var body: some View { Text("w") } }
                """
            ],
            has: [
                "Dock -sheet-> TideView : tide", "Dock -sheet-> WeatherView : weather",
                "Dock ~sheet~> TideView : Dock.tide", "TideView ~sheet~> WeatherView : Dock.weather",
            ],
            hasNot: ["Dock ~sheet~> WeatherView", "unresolved"]
        ).check()
    }

    @Test(
        "What a condition asks of a name that it has bound is asked of the state",
        arguments: ["if let page = desk.page, page == .front", "if case .front? = desk.page"])
    func aBoundNameIsTheState(_ condition: String) {
        ScannedApp(
            condition,
            [
                "App.swift": """
                import SwiftUI
                enum Page { case front, back }
                final class Desk: ObservableObject { @Published var page: Page? = .front }
                @main struct DeskApp: App {
                    @StateObject private var desk = Desk()
                    var body: some Scene {
                        WindowGroup { \(condition) { DoorView(desk: desk) } else { GateView(desk: desk) } }
                    }
                }
                struct DoorView: View {
                    let desk: Desk
                    var body: some View { Button("Round") { desk.page = .back } }
                }
                struct GateView: View {
                    let desk: Desk
                    var body: some View { Button("Round") { desk.page = .front } }
                }
                """
            ],
            has: [
                "DeskApp -root!-> DoorView : front", "DeskApp -root-> GateView : gateView",
                "DoorView ~root~> GateView : DeskApp.gateView", "GateView ~root~> DoorView : DeskApp.front",
            ]
        ).check()
    }

    /// A function that makes a binding of another one may compare what that is bound to.
    @Test(arguments: [
        (
            "$panel.isShown(.%)",
            """
            extension Binding where Value == Panel? {
                func isShown(_ one: Panel) -> Binding<Bool> {
                    .init(get: { wrappedValue == one }, set: { if !$0 { wrappedValue = nil } })
                }
            }
            """
        ),
        (
            "isShown($panel, .%)",
            """
            func isShown(_ panel: Binding<Panel?>, _ one: Panel) -> Binding<Bool> {
                Binding(get: { panel.wrappedValue == one }, set: { if !$0 { panel.wrappedValue = nil } })
            }
            """
        ),
        (
            "Binding($panel, is: .%)",
            """
            extension Binding where Value == Bool {
                init(_ panel: Binding<Panel?>, is one: Panel) {
                    self.init(get: { panel.wrappedValue == one }, set: { if !$0 { panel.wrappedValue = nil } })
                }
            }
            """
        ),
        (
            "Binding.showing($panel, .%)",
            """
            extension Binding where Value == Bool {
                static func showing(_ panel: Binding<Panel?>, _ one: Panel) -> Binding<Bool> {
                    Binding(get: { panel.wrappedValue == one }, set: { if !$0 { panel.wrappedValue = nil } })
                }
            }
            """
        ),
    ])
    func areMadeByFunctions(binding: String, declaration: String) {
        func bound(_ name: String) -> String { binding.replacing("%", with: name) }
        ScannedApp(
            binding + declaration,
            [
                "App.swift": """
                import SwiftUI
                @main struct Map: App { var body: some Scene { WindowGroup { MapView() } } }
                enum Panel { case filter, legend }
                \(declaration)
                struct MapView: View {
                    @State private var panel: Panel?
                    var body: some View {
                        BarView(panel: $panel)
                            .sheet(isPresented: \(bound("filter"))) { FilterView(panel: $panel) }
                            .sheet(isPresented: \(bound("legend"))) { LegendView() }
                    }
                }
                struct BarView: View {
                    @Binding var panel: Panel?
                    var body: some View { Button("Filter") { panel = .filter } }
                }
                struct FilterView: View {
                    @Binding var panel: Panel?
                    var body: some View { Button("Legend") { panel = .legend } }
                }
                struct LegendView: View { var body: some View { Text("Legend") } }
                """
            ],
            has: ["MapView ~sheet~> FilterView : MapView.filter"],
            hasNot: ["MapView ~sheet~> LegendView", "FilterView ~sheet~> FilterView", "unresolved"]
        ).check()
    }
}
