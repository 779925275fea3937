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

    /// A function that makes bindings hands on how the property is read: each caller's is bound to its own property.
    @Test(arguments: [
        ("binding<V>(get: @escaping (Walk) -> V, set: @escaping (V) -> Void)", "{ get(self) }", "get: { $0.path }"),
        ("binding<V>(get: @escaping () -> V, set: @escaping (V) -> Void)", "get", "get: { walk.path }"),
        ("binding<V>(_ value: @autoclosure @escaping () -> V, set: @escaping (V) -> Void)", "value", "walk.path"),
        ("binding<V>(_ value: @autoclosure @escaping () -> V, set: @escaping (V) -> Void)", "{ value() }", "walk.path"),
    ])
    func functionsThatMakeOnesHandOnWhatIsRead(_ declaration: String, _ getter: String, _ given: String) {
        ScannedApp(
            "\(declaration) { Binding(get: \(getter), … }",
            [
                "App.swift": """
                import SwiftUI
                enum Bed: Hashable { case rose }
                @main struct Garden: App { var body: some Scene { WindowGroup { GardenView(walk: Walk()) } } }
                @Observable final class Walk {
                    private(set) var path: [Bed] = []
                    func go(along path: [Bed]) { self.path = path }
                    func see(_ bed: Bed) { path.append(bed) }
                    func \(declaration) -> Binding<V> { Binding<V>(get: \(getter), set: set) }
                }
                struct GardenView: View {
                    let walk: Walk
                    var body: some View {
                        NavigationStack(path: walk.binding(\(given), set: walk.go)) {
                            PlantView(walk: walk).navigationDestination(for: Bed.self) { _ in PotView() }
                        }
                    }
                }
                struct PlantView: View {
                    let walk: Walk
                    var body: some View { Button("Rose") { walk.see(.rose) } }
                }
                struct PotView: View { var body: some View { Text("Pot") } }
                """
            ],
            has: ["PlantView ~push~> PotView : GardenView.rose"], hasNot: ["unresolved"]
        ).check()
    }

    /// So does one that the app gives to bindings, where no type is written.
    @Test func functionsThatMakeOnesMayBeThoseOfBindings() {
        ScannedApp(
            ".reading(walk.path, writing: walk.go)",
            [
                "App.swift": """
                import SwiftUI
                enum Bed: Hashable { case rose }
                extension Binding {
                    static func reading<V>(_ value: @autoclosure @escaping () -> V, writing: @escaping (V) -> Void) -> Binding<V> {
                        Binding<V>(get: value, set: writing)
                    }
                }
                @main struct Garden: App { var body: some Scene { WindowGroup { GardenView(walk: Walk()) } } }
                @Observable final class Walk {
                    private(set) var path: [Bed] = []
                    private(set) var isRaining = false
                    func go(along path: [Bed]) { self.path = path }
                    func rain(_ isRaining: Bool) { self.isRaining = isRaining }
                }
                struct GardenView: View {
                    let walk: Walk
                    var body: some View {
                        NavigationStack(path: .reading(walk.path, writing: walk.go)) {
                            PlantView(walk: walk).navigationDestination(for: Bed.self) { _ in PotView() }
                        }
                    }
                }
                struct PlantView: View {
                    let walk: Walk
                    var body: some View {
                        Button("Rose") { walk.go(along: [.rose]) }
                        Button("Rain") { walk.rain(true) }.sheet(isPresented: .reading(walk.isRaining, writing: walk.rain)) { CanView() }
                    }
                }
                struct PotView: View { var body: some View { Text("Pot") } }
                struct CanView: View { var body: some View { Text("Can") } }
                """
            ],
            has: [
                "PlantView ~push~> PotView : GardenView.rose [replaces]",
                "PlantView ~sheet~> CanView : PlantView.isRaining",
            ],
            hasNot: ["unresolved"]
        ).check()
    }

    /// What is made of a value is there while the value is: `link.map(Photo.init)`.
    @Test(arguments: ["map(Photo.init(link:))", "map { Photo(link: $0) }", "flatMap { Photo(link: $0) }"])
    func whatIsMadeOfAValueIsBoundToIt(_ made: String) {
        ScannedApp(
            "a wall",
            [
                "App.swift": """
                import SwiftUI
                @main struct Wall: App { var body: some Scene { WindowGroup { WallView(first: URL(filePath: "")) } } }
                struct Photo: Identifiable { var id: URL { link }; let link: URL }
                extension View {
                    func photo(_ link: Binding<URL?>) -> some View {
                        fullScreenCover(
                            item: Binding(
                                get: { link.wrappedValue.\(made) },
                                set: { link.animation().wrappedValue = $0?.link })
                        ) { PhotoView(photo: $0) }
                    }
                }
                struct WallView: View {
                    let first: URL
                    @State private var link: URL?
                    var body: some View { Button("photo") { link = first }.photo($link) }
                }
                struct PhotoView: View { let photo: Photo; var body: some View { Text("photo") } }
                """
            ],
            has: ["WallView ~fullScreen~> PhotoView : WallView.link"], hasNot: ["unresolved"]
        ).check()
    }

    /// A binding to one of several paths is set by the stack, to what is on it already.
    @Test func aBindingToOneOfSeveralPaths() {
        let stack = """
            @EnvironmentObject var map: Map
            var body: some View {
                NavigationStack(path: map.path(for: HERE)) {
                    Button("p") { map.push(HERE, Place.pond) }.navigationDestination(for: Place.self) { _ in PondView() }
                }
            }
            """
        ScannedApp(
            "a path for each tab",
            [
                "App.swift": """
                import SwiftUI
                enum Side: Hashable { case east, west }
                enum Place: Hashable { case pond }
                final class Map: ObservableObject {
                    @Published var side = Side.east
                    @Published var paths: [Side: NavigationPath] = [.east: NavigationPath(), .west: NavigationPath()]
                    func path(for side: Side) -> Binding<NavigationPath> {
                        Binding(get: { self.paths[side] ?? NavigationPath() }, set: { self.paths[side] = $0 })
                    }
                    func push(_ side: Side, _ place: any Hashable) { paths[side]?.append(place) }
                }
                @main struct Garden: App {
                    @StateObject var map = Map()
                    var body: some Scene {
                        WindowGroup {
                            TabView(selection: $map.side) {
                                EastView().tag(Side.east)
                                WestView().tag(Side.west)
                            }
                            .environmentObject(map)
                        }
                    }
                }
                struct EastView: View { \(stack.replacing("HERE", with: ".east")) }
                struct WestView: View { \(stack.replacing("HERE", with: ".west")) }
                struct PondView: View { var body: some View { Text("p") } }
                """
            ], has: ["EastView ~push~> PondView : EastView.pond", "WestView ~push~> PondView : WestView.pond"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// Of several states that a binding reads, the one that it sets brings up what it shows.
    @Test(arguments: ["isOpen && model.isReady", "model.isReady && isOpen", "model.isReady && !model.isBusy && isOpen"])
    func theStateThatOneSetsDecides(_ condition: String) {
        ScannedApp(
            condition,
            [
                "App.swift": """
                import SwiftUI
                @Observable final class Model { var isReady: Bool { Player.shared.isReady }; var isBusy = false }
                @main struct Radio: App { var body: some Scene { WindowGroup { HomeView() } } }
                struct HomeView: View {
                    @State private var model = Model()
                    @State private var isOpen = false
                    var body: some View {
                        Button("Play") { isOpen = true }
                            .sheet(isPresented: Binding(get: { \(condition) }, set: { isOpen = $0 })) { PlayerView() }
                    }
                }
                struct PlayerView: View { var body: some View { Text("Player") } }
                """
            ], has: ["HomeView ~sheet~> PlayerView : HomeView.isOpen"], hasNot: ["unresolved"]
        ).check()
    }
}
