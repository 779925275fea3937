import Testing

/// Property wrappers of the app's own that keep what they hold elsewhere.
struct OwnWrapperTests {
    private static func app(_ wrapper: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            enum Stop { case pier, fort }
            @Observable final class Ferry { var stops: [Stop] = [] }
            \(wrapper)
            @main struct CoastApp: App {
                @State private var ferry = Ferry()
                var body: some Scene { WindowGroup { Coast().environment(ferry) } }
            }
            struct Coast: View {
                @Trip private var stops
                var body: some View {
                    NavigationStack(path: $stops) {
                        Beach().navigationDestination(for: Stop.self) { stop in
                            switch stop {
                            case .pier: Pier()
                            case .fort: Fort()
                            }
                        }
                    }
                }
            }
            struct Beach: View { @Trip private var stops; var body: some View { Button("Pier") { stops.append(.pier) } } }
            struct Pier: View { @Trip var route; var body: some View { Button("Fort") { route = [.pier, .fort] } } }
            struct Fort: View { var body: some View { Text("Fort") } }
            """
        ]
    }

    /// The path is the router's, through whichever wrapper a screen changes it.
    @Test func pathOfARouter() {
        ScannedApp(
            "a wrapper of a router's path",
            Self.app(
                """
                @propertyWrapper struct Trip: DynamicProperty {
                    @Environment(Ferry.self) private var ferry
                    var wrappedValue: [Stop] { get { ferry.stops } nonmutating set { ferry.stops = newValue } }
                    var projectedValue: Binding<[Stop]> { Binding(get: { ferry.stops }, set: { ferry.stops = $0 }) }
                }
                """),
            has: ["Beach ~push~> Pier : Coast.pier", "Pier ~push~> Fort : Coast.fort"],
            hasNot: ["Beach ~push~> Fort", "unresolved"]
        )
        .check()
    }

    /// Two flags in wrappers that store them are two.
    @Test func storedValuesAreOfTheirProperties() {
        ScannedApp(
            "a wrapper that stores",
            [
                "App.swift": """
                import SwiftUI
                @propertyWrapper struct Kept {
                    private var value: Bool
                    init(wrappedValue: Bool) { value = wrappedValue }
                    var wrappedValue: Bool { get { value } set { value = newValue } }
                }
                @main struct CoastApp: App { var body: some Scene { WindowGroup { Beach(model: Model()) } } }
                final class Model: ObservableObject {
                    @Kept var showsPier = false
                    @Kept var showsFort = false
                }
                struct Beach: View {
                    @ObservedObject var model: Model
                    var body: some View {
                        Text("Beach")
                            .sheet(isPresented: $model.showsPier) { Pier { model.showsFort = true } }
                            .sheet(isPresented: $model.showsFort) { Fort() }
                            .onAppear { model.showsPier = true }
                    }
                }
                struct Pier: View { let onFort: () -> Void; var body: some View { Button("Fort", action: onFort) } }
                struct Fort: View { var body: some View { Text("Fort") } }
                """
            ],
            has: ["Beach ~sheet~> Pier : Beach.showsPier", "Pier ~sheet~> Fort : Beach.showsFort"],
            hasNot: ["Beach ~sheet~> Fort", "Pier ~sheet~> Pier"]
        )
        .check()
    }
}
