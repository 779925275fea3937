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

    /// Of a protocol's methods of one name, those count that the type may have: by its associated type, or by what it
    /// conforms to besides.
    @Test(arguments: [
        ("where Page == Letter", "where Page == Parcel"), ("where Self: Light", "where Self: Heavy"),
        ("where Self == LetterDesk", "where Self == ParcelDesk"),
    ])
    func areThoseOfWhatConforms(letters: String, parcels: String) {
        ScannedApp(
            "post",
            [
                "App.swift": """
                import SwiftUI
                protocol Light {}
                protocol Heavy {}
                protocol Desk: AnyObject { associatedtype Page: Hashable; var path: [Page] { get set } }
                extension Desk { func push(_ page: Page) { path.append(page) } }
                extension Desk \(letters) { func begin() { path.append(.open) } }
                extension Desk \(parcels) { func begin() { path.append(.weigh) } }
                enum Letter: Hashable { case open, weigh }
                enum Parcel: Hashable { case open, weigh }
                @Observable final class LetterDesk: Desk, Light { var path: [Letter] = [] }
                @Observable final class ParcelDesk: Desk, Heavy { var path: [Parcel] = [] }
                @main struct Post: App { var body: some Scene { WindowGroup { TabView { Letters(); Parcels() } } } }
                struct Letters: View {
                    @State private var desk = LetterDesk()
                    var body: some View {
                        NavigationStack(path: $desk.path) {
                            LettersView(desk: desk).navigationDestination(for: Letter.self) { letter in
                                switch letter { case .open: OpenView(); case .weigh: ScalesView() }
                            }
                        }
                    }
                }
                struct Parcels: View {
                    @State private var desk = ParcelDesk()
                    var body: some View {
                        NavigationStack(path: $desk.path) {
                            ParcelsView(desk: desk).navigationDestination(for: Parcel.self) { parcel in
                                switch parcel { case .open: KnifeView(); case .weigh: WeighView() }
                            }
                        }
                    }
                }
                struct LettersView: View { let desk: LetterDesk; var body: some View { Button("Go", action: desk.begin) } }
                struct ParcelsView: View { let desk: ParcelDesk; var body: some View { Button("Go") { desk.begin() } } }
                struct OpenView: View { var body: some View { Text("Open") } }
                struct ScalesView: View { var body: some View { Text("Scales") } }
                struct KnifeView: View { var body: some View { Text("Knife") } }
                struct WeighView: View { var body: some View { Text("Weigh") } }
                """
            ],
            has: ["LettersView ~push~> OpenView : Letters.open", "ParcelsView ~push~> WeighView : Parcels.weigh"],
            hasNot: ["LettersView ~push~> ScalesView", "ParcelsView ~push~> KnifeView"]
        ).check()
    }

    /// What a generic parameter is given by a member alone is declared by its protocol's extension: `show(.owl)`.
    @Test func declareWhatAGenericParameterIsGiven() {
        ScannedApp(
            "zoo",
            [
                "App.swift": """
                import SwiftUI
                protocol Page: Hashable { associatedtype Screen: View; @ViewBuilder var screen: Screen { get } }
                struct OwlPage: Page { var screen: some View { OwlView() } }
                struct LionPage: Page { let name: String; var screen: some View { LionView() } }
                extension Page where Self == OwlPage { static var owl: OwlPage { OwlPage() } }
                extension Page where Self == LionPage { static func lion(_ name: String) -> LionPage { LionPage(name: name) } }
                @Observable final class Guide { var path = NavigationPath(); func show<P: Page>(_ page: P) { path.append(page) } }
                @main struct Zoo: App {
                    @State private var guide = Guide()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $guide.path) {
                                GateView(guide: guide)
                                    .navigationDestination(for: OwlPage.self) { $0.screen }
                                    .navigationDestination(for: LionPage.self) { $0.screen }
                            }
                        }
                    }
                }
                struct GateView: View {
                    let guide: Guide
                    var body: some View { Button("Owl") { guide.show(.owl) }; Button("Lion") { guide.show(.lion("Leo")) } }
                }
                struct OwlView: View { var body: some View { Text("Owl") } }
                struct LionView: View { var body: some View { Text("Lion") } }
                """
            ],
            has: ["GateView ~push~> OwlView : Zoo.OwlPage", "GateView ~push~> LionView : Zoo.LionPage"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// Methods that the app gives to collections of some elements do nothing for others: there, the library's are meant.
    @Test(arguments: ["Array where Element == Page", "[Page]"])
    func areNoneOfOtherCollections(_ pages: String) {
        ScannedApp(
            "pages that are sent",
            [
                "App.swift": """
                import SwiftUI
                struct Page { let text: String }
                extension \(pages) {
                    mutating func append(_ texts: [String: String]) { for text in texts.values { append(Page(text: text)) } }
                }
                enum Room: Hashable { case attic }
                @Observable final class Lift { var path: [Room] = []; func go(_ room: Room) { path.append(room) } }
                @main struct Office: App {
                    @State private var lift = Lift()
                    var body: some Scene {
                        WindowGroup {
                            NavigationStack(path: $lift.path) {
                                Hall(lift: lift).navigationDestination(for: Room.self) { _ in Attic() }
                            }
                        }
                    }
                }
                struct Hall: View { let lift: Lift; var body: some View { Button("Up") { lift.go(.attic) } } }
                struct Attic: View { var body: some View { Text("Attic") } }
                """
            ], has: ["Hall ~push~> Attic : Office.attic"], hasNot: ["unresolved"]
        ).check()
    }
}
