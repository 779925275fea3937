import Testing

/// Clients for whose closures a macro writes methods, with the labels that the closures' types name.
@Suite struct EndpointLabelsTests {
    @Test(arguments: ["", " = { _ in nil }"])
    func aClientIsCalledWithLabels(_ first: String) {
        ScannedApp(
            "@DependencyClient",
            [
                "Bell.swift": """
                import Dependencies
                import DependenciesMacros
                import SwiftUI
                enum Page: String, Identifiable { case bell, drum; var id: String { rawValue } }
                @DependencyClient struct Caller { var page: @Sendable (_ code: String) -> Page?\(first) }
                extension Caller: DependencyKey {
                    static var liveValue: Caller { .init { code in code.isEmpty ? nil : .bell } }
                }
                extension DependencyValues {
                    var caller: Caller { get { self[Caller.self] } set { self[Caller.self] = newValue } }
                }
                @Observable final class Tower {
                    @ObservationIgnored @Dependency(\\.caller) var caller
                    var page: Page?
                    func ring() { page = caller.page(code: "x") }
                }
                struct TowerView: View {
                    @State var tower = Tower()
                    var body: some View {
                        Button("ring") { tower.ring() }.sheet(item: $tower.page) { page in
                            switch page {
                            case .bell: BellView()
                            case .drum: DrumView()
                            }
                        }
                    }
                }
                struct BellView: View { var body: some View { Text("bell") } }
                struct DrumView: View { var body: some View { Text("drum") } }
                @main struct Bell: App { var body: some Scene { WindowGroup { TowerView() } } }
                """
            ],
            has: ["TowerView ~sheet~> BellView : TowerView.bell"], hasNot: ["unresolved", "~sheet~> DrumView"]
        ).check()
    }
}
