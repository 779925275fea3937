import NavAtlasModel
import Testing

@testable import NavAtlasScanner

/// Files without a word of navigation, which navigation goes through all the same.
struct SecondLookTests {
    private static let views = """
        import SwiftUI
        @main struct Atlas: App { var body: some Scene { WindowGroup { NavigationStack { WorldView(world: World()) } } } }
        struct WorldView: View {
            let world: World
            var body: some View {
                List(world.countries[0].cities) { city in NavigationLink(value: city) { Text(city.name) } }
                    .navigationDestination(for: City.self) { CityView(city: $0) }
            }
        }
        struct CityView: View {
            let city: City
            var body: some View { Text(city.name) }
        }
        """

    /// Plain records tell of what type the values are that are pushed.
    @Test func recordsThatHoldWhatIsPushedAreRead() throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("Views", Self.views),
            ("City", "struct City: Hashable, Identifiable { let name: String; var id: String { name } }"),
            ("Country", "struct Country { var cities: [City] = [] }"),
            ("World", "struct World { var countries: [Country] { stored.sorted() } ; var stored: [Country] = [] }"),
            ("Other", "struct Weather { var days: [String] = [] }"),
        ] { try folder.write(name + ".swift", text + "\n") }
        var scanner = NavAtlasScanner.Scanner()
        let searched = try scanner.scan([folder.path]).graph
        scanner.usesPrefilter = false
        #expect(try scanner.scan([folder.path]).graph == searched)
        #expect(searched.edges.contains { $0.kind == .transition && $0.to == "CityView" })
        #expect(searched.unresolved.isEmpty)
    }
}
