import Testing

/// Values that are set and read by key paths.
struct KeyPathSubscriptTests {
    /// A lamp's sheet is shown by a part of what a subject holds.
    private static func lamp(_ assignment: String) -> [String: String] {
        [
            "App.swift": """
            import Combine
            import SwiftUI
            struct Rooms: Equatable { var hall = Hall() }
            struct Hall: Equatable { var isLampShown = false }
            extension CurrentValueSubject {
                subscript<T>(path: WritableKeyPath<Output, T>) -> T {
                    get { value[keyPath: path] }
                    set { value[keyPath: path] = newValue }
                }
            }
            final class House: ObservableObject { let rooms = CurrentValueSubject<Rooms, Never>(Rooms()) }
            @main struct Home: App {
                let house = House()
                var body: some Scene { WindowGroup { HallView(house: house) } }
            }
            struct HallView: View {
                let house: House
                @State private var hall = Hall()
                var body: some View {
                    Button("Lamp") { \(assignment) }
                        .sheet(isPresented: $hall.isLampShown) { LampView() }
                        .onReceive(house.rooms.map(\\.hall)) { hall = $0 }
                }
            }
            struct LampView: View { var body: some View { Text("Lamp") } }
            """
        ]
    }

    @Test(
        "A part of a held value is set",
        arguments: [
            "house.rooms[\\.hall.isLampShown] = true", "house.rooms.value[keyPath: \\.hall.isLampShown] = true",
            "house.rooms.value.hall[keyPath: \\.isLampShown] = true",
        ])
    func aPartIsSet(assignment: String) {
        ScannedApp(
            "lamp", Self.lamp(assignment), has: ["HallView ~sheet~> LampView : HallView.isLampShown"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// A container gives its values by subscripts of its type: by the key's type, or by a key path.
    @Test func aTypeMayHaveSubscripts() {
        ScannedApp(
            "a container of static subscripts",
            [
                "Cellar.swift": """
                protocol CellarKey { associatedtype Value; static var value: Value { get set } }
                struct Cellar {
                    private static var own = Cellar()
                    static subscript<Key: CellarKey>(key: Key.Type) -> Key.Value {
                        get { key.value }
                        set { key.value = newValue }
                    }
                    static subscript<Value>(_ path: WritableKeyPath<Cellar, Value>) -> Value {
                        get { own[keyPath: path] }
                        set { own[keyPath: path] = newValue }
                    }
                    var guide: Guide { get { Self[GuideKey.self] } set { Self[GuideKey.self] = newValue } }
                }
                struct GuideKey: CellarKey { static var value = Guide() }
                @propertyWrapper struct Stored<Value> {
                    private let path: WritableKeyPath<Cellar, Value>
                    var wrappedValue: Value { get { Cellar[path] } set { Cellar[path] = newValue } }
                    init(_ path: WritableKeyPath<Cellar, Value>) { self.path = path }
                }
                """,
                "App.swift": """
                import SwiftUI
                enum Stop: Hashable { case cask }
                final class Guide: ObservableObject { @Published var path: [Stop] = [] }
                @main struct Winery: App { var body: some Scene { WindowGroup { TourView() } } }
                struct TourView: View {
                    @Stored(\\.guide) private var guide
                    var body: some View {
                        NavigationStack(path: Binding(get: { guide.path }, set: { guide.path = $0 })) {
                            DoorView().navigationDestination(for: Stop.self) { _ in CaskView() }
                        }
                    }
                }
                struct DoorView: View {
                    @Stored(\\.guide) private var guide
                    var body: some View { Button("cask") { guide.path.append(.cask) } }
                }
                struct CaskView: View { var body: some View { Text("c") } }
                """,
            ],
            has: ["DoorView ~push~> CaskView : TourView.cask"], hasNot: ["unresolved"]
        ).check()
    }
}
