import Testing

/// Bindings of a getter and a setter.
@Suite struct CustomBindingsTests {
    /// What a binding lends has members, though its setter may set it to `nil`.
    @Test func membersOfWhatOneLendsAreThere() {
        ScannedApp(
            "garden",
            [
                "App.swift": """
                import SwiftUI
                @Observable final class Plant: Identifiable {
                    var can: Can?
                    func water() { can = Can() }
                }
                struct Can: Identifiable { let id = 0 }
                extension View {
                    func push<Item, Screen: View>(
                        _ item: Binding<Item?>, @ViewBuilder screen: @escaping (Item) -> Screen
                    ) -> some View {
                        navigationDestination(
                            isPresented: Binding(
                                get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
                        ) {
                            if let value = item.wrappedValue { screen(value) }
                        }
                    }
                }
                @main struct Garden: App { var body: some Scene { WindowGroup { NavigationStack { GardenView() } } } }
                struct GardenView: View {
                    @State private var plant: Plant?
                    var body: some View { Button("Plant") { plant = Plant() }.push($plant) { PlantView(plant: $0) } }
                }
                struct PlantView: View {
                    @Bindable var plant: Plant
                    var body: some View { Button("Water") { plant.water() }.sheet(item: $plant.can) { _ in CanView() } }
                }
                struct CanView: View { var body: some View { Text("Can") } }
                """
            ],
            has: ["GardenView ~push~> PlantView : GardenView.plant", "PlantView ~sheet~> CanView : PlantView.can"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// What a binding holds is kept, not the binding: the state changes by itself afterwards.
    @Test(arguments: [
        "if let plant = asked.wrappedValue { ask(plant) }", "if asked.wrappedValue != nil { ask(asked.wrappedValue!) }",
    ])
    func whatABindingHoldsIsKept(_ answer: String) {
        ScannedApp(
            "a state that is given what a binding holds",
            [
                "App.swift": """
                import SwiftUI
                struct Plant: Identifiable { let id = 0 }
                extension View {
                    func question(_ asked: Binding<Plant?>, ask: @escaping (Plant) -> Void) -> some View {
                        toolbar { Button("Yes") { \(answer) } }
                    }
                }
                @main struct Garden: App { var body: some Scene { WindowGroup { GardenView() } } }
                struct GardenView: View {
                    @State private var asked: Plant?
                    @State private var shown: Plant?
                    var body: some View {
                        VStack {
                            Button("Ask") { asked = Plant() }
                            Button("Show") { shown = Plant() }
                        }
                        .question($asked) { shown = $0 }
                        .sheet(item: $shown) { _ in PlantView() }
                    }
                }
                struct PlantView: View { var body: some View { Text("Plant") } }
                """
            ], has: ["GardenView ~sheet~> PlantView : GardenView.shown"], hasNot: ["unresolved"]
        ).check()
    }

    /// A row compares its item with what is chosen, in either order.
    @Test(arguments: ["chosen == plant.id", "plant.id == chosen", "self.plant.id == self.chosen"])
    func theSideThatChangesIsBound(_ comparison: String) {
        ScannedApp(
            "rows",
            [
                "App.swift": """
                import SwiftUI
                struct Plant: Identifiable { let id: Int }
                @main struct Garden: App { var body: some Scene { WindowGroup { GardenView(plants: []) } } }
                struct GardenView: View {
                    let plants: [Plant]
                    @State private var chosen: Int?
                    var body: some View { ForEach(plants) { PlantRow(plant: $0, chosen: $chosen) } }
                }
                struct PlantRow: View {
                    let plant: Plant
                    @Binding var chosen: Int?
                    var body: some View {
                        Button("Plant") { chosen = plant.id }
                            .sheet(isPresented: Binding(get: { \(comparison) }, set: { if !$0 { chosen = nil } })) { PotView() }
                    }
                }
                struct PotView: View { var body: some View { Text("Pot") } }
                """
            ],
            has: ["GardenView ~sheet~> PotView : GardenView.chosen"], hasNot: ["unresolved"]
        ).check()
    }

    @Test func anElementOfALoopIsNotBound() {
        ScannedApp(
            "elements",
            [
                "App.swift": """
                import SwiftUI
                struct Plant: Identifiable { var id: Int }
                @main struct Garden: App { var body: some Scene { WindowGroup { GardenView(plants: []) } } }
                struct GardenView: View {
                    let plants: [Plant]
                    @State private var chosen: Int?
                    var body: some View {
                        ForEach(plants) { plant in
                            Button("Plant") { chosen = plant.id }
                            NavigationLink(isActive: Binding(get: { plant.id == chosen }, set: { _ in })) { PotView() } label: {}
                        }
                    }
                }
                struct PotView: View { var body: some View { Text("Pot") } }
                """
            ],
            has: ["GardenView ~push~> PotView : GardenView.chosen"], hasNot: ["unresolved"]
        ).check()
    }

    /// That a state begins with nothing shows nothing: who sets it is not known.
    @Test func whatBeginsWithNothingIsNotSetByThat() {
        ScannedApp(
            "a chosen plant that code of a library sets",
            [
                "App.swift": """
                import Growth
                import SwiftUI
                struct Bed { let chosen: Int? }
                extension Bed { init() { chosen = nil } }
                @main struct Garden: App { var body: some Scene { WindowGroup { GardenView(soil: Soil(Bed())) } } }
                struct GardenView: View {
                    let soil: Soil<Bed>
                    var bed: Bed? { soil.layer() as? Bed }
                    var body: some View {
                        Text("bed").sheet(isPresented: Binding(get: { 1 == bed?.chosen }, set: { _ in })) { PotView() }
                    }
                }
                struct PotView: View { var body: some View { Text("Pot") } }
                """
            ],
            has: [
                "unresolved sheet : \"no code that sets its state was found\" [from=GardenView candidate=PotView]"
            ]
        ).check()
    }
}
