import Testing

/// Methods of one name that extensions give to a generic type for some of its arguments.
@Suite struct ConstrainedExtensionsTests {
    @Test(arguments: [
        ("extension Desk where Page == Letter", "extension Desk where Page == Parcel"),
        ("extension Desk<Letter>", "extension Desk<Parcel>"),
    ])
    func areThoseOfTheirArguments(letters: String, parcels: String) {
        ScannedApp(
            "post",
            [
                "App.swift": """
                import SwiftUI
                enum Letter: Hashable { case open }
                enum Parcel: Hashable { case weigh }
                @Observable final class Desk<Page: Hashable> { var path: [Page] = [] }
                \(letters) { func begin() { path.append(.open) } }
                \(parcels) { func begin() { path.append(.weigh) } }
                @main struct Post: App { var body: some Scene { WindowGroup { TabView { Letters(); Parcels() } } } }
                struct Letters: View {
                    @State private var desk = Desk<Letter>()
                    var body: some View {
                        NavigationStack(path: $desk.path) {
                            LettersView(desk: desk).navigationDestination(for: Letter.self) { _ in OpenView() }
                        }
                    }
                }
                struct Parcels: View {
                    @State private var desk = Desk<Parcel>()
                    var body: some View {
                        NavigationStack(path: $desk.path) {
                            ParcelsView(desk: desk).navigationDestination(for: Parcel.self) { _ in WeighView() }
                        }
                    }
                }
                struct LettersView: View { let desk: Desk<Letter>; var body: some View { Button("Go") { desk.begin() } } }
                struct ParcelsView: View { let desk: Desk<Parcel>; var body: some View { Button("Go") { desk.begin() } } }
                struct OpenView: View { var body: some View { Text("Open") } }
                struct WeighView: View { var body: some View { Text("Weigh") } }
                """
            ],
            has: ["LettersView ~push~> OpenView : Letters.open", "ParcelsView ~push~> WeighView : Parcels.weigh"],
            hasNot: ["LettersView ~push~> WeighView", "ParcelsView ~push~> OpenView", "unresolved"]
        ).check()
    }
}
