import Foundation
import Testing

/// Objects that views read from the environment by their type.
@Suite struct EnvironmentObjectsTests {
    /// Two walks through a museum, each with a guide of its own.
    private static func museum(_ tabs: String, walks: String, reads: String) -> String {
        """
        import SwiftUI
        enum Room: Hashable { case bones, coins }
        @Observable final class Guide: ObservableObject {
            var path: [Room] = []
            let first: Room
            init(first: Room) { self.first = first }
            func begin() { path.append(first) }
        }
        @main struct Museum: App { var body: some Scene { WindowGroup { TabView { \(tabs) } } } }
        extension View {
            func withRooms() -> some View {
                navigationDestination(for: Room.self) { room in
                    switch room {
                    case .bones: BonesView()
                    case .coins: CoinsView()
                    }
                }
            }
        }
        \(walks)
        struct OldView: View { \(reads); var body: some View { Button("begin") { guide.begin() } } }
        struct NewView: View { \(reads); var body: some View { Button("begin") { guide.begin() } } }
        struct BonesView: View { var body: some View { Text("bones") } }
        struct CoinsView: View { var body: some View { Text("coins") } }
        """
    }

    private static func transitions(_ source: String) -> [String] {
        ScannedSource("", source, gives: "").found.filter { $0.contains("~push~>") }
            .map { String($0.prefix { $0 != ":" }).trimmingCharacters(in: .whitespaces) }
    }

    private static let right = ["NewView ~push~> CoinsView", "OldView ~push~> BonesView"]

    /// Each of two views gives what it shows an object of its own.
    @Test(arguments: [
        ("@EnvironmentObject var guide: Guide", ".withRooms().environmentObject(guide) }"),
        ("@EnvironmentObject var guide: Guide", ".withRooms() }.environmentObject(guide)"),
        ("@Environment(Guide.self) var guide", ".withRooms() }.environment(guide)"),
    ])
    func whoIsNearestGivesTheObject(reads: String, gives: String) {
        let walks = [("OldWalk", ".bones", "OldView"), ("NewWalk", ".coins", "NewView")].map { name, first, root in
            """
            struct \(name): View {
                @State private var guide = Guide(first: \(first))
                var body: some View { NavigationStack(path: $guide.path) { \(root)()\(gives) }
            }
            """
        }
        let source = Self.museum("OldWalk(); NewWalk()", walks: walks.joined(separator: "\n"), reads: reads)
        #expect(Self.transitions(source) == Self.right)
    }

    /// One view is made twice, with another object and other views in it.
    @Test func aFrameGivesItsObjectToWhatItIsFilledWith() {
        let source = Self.museum(
            "Walk(guide: Guide(first: .bones)) { OldView() }; Walk(guide: Guide(first: .coins)) { NewView() }",
            walks: """
                struct Walk<Root: View>: View {
                    @Bindable var guide: Guide
                    @ViewBuilder let root: Root
                    var body: some View {
                        NavigationStack(path: $guide.path) { root.withRooms() }.environmentObject(guide)
                    }
                }
                """, reads: "@EnvironmentObject var guide: Guide")
        #expect(Self.transitions(source) == Self.right)
    }

    /// What a sheet's stack is given is not given to what the screen beneath pushes: all have what is given around them.
    @Test func aSheetsOwnObjectIsNoneOfTheOthers() {
        let source = Self.museum(
            "Walk()",
            walks: """
                struct Walk: View {
                    @State private var guide = Guide(first: .bones)
                    @State private var other = Guide(first: .coins)
                    @State private var isShown = false
                    var body: some View {
                        NavigationStack(path: $guide.path) { OldView().withRooms() }.environmentObject(guide)
                            .sheet(isPresented: $isShown) {
                                NavigationStack(path: $other.path) { NewView().withRooms() }.environmentObject(other)
                            }
                            .onAppear { isShown = true }
                    }
                }
                """, reads: "@EnvironmentObject var guide: Guide")
        #expect(Self.transitions(source).contains("OldView ~push~> BonesView"))
        #expect(Self.transitions(source).contains("NewView ~push~> CoinsView"))
        #expect(!Self.transitions(source).contains("OldView ~push~> CoinsView"))
    }

    /// A row reads what the screen around it gives it.
    @Test func rowsReadWhatTheirScreenGives() {
        let source = ScannedSource(
            "",
            """
            import SwiftUI
            enum Size { case small, large }
            @Observable final class Paper { let size: Size; init(_ size: Size) { self.size = size } }
            @main struct Press: App {
                var body: some Scene {
                    WindowGroup { TabView { NavigationStack { CardView() }; NavigationStack { PosterView() } } }
                }
            }
            struct CardView: View { var body: some View { List { Row().environment(Paper(.small)) } } }
            struct PosterView: View { var body: some View { List { Row().environment(Paper(.large)) } } }
            struct Row: View {
                @Environment(Paper.self) private var paper
                var body: some View {
                    NavigationLink("print") {
                        switch paper.size {
                        case .small: SmallView()
                        case .large: LargeView()
                        }
                    }
                }
            }
            struct SmallView: View { var body: some View { Text("small") } }
            struct LargeView: View { var body: some View { Text("large") } }
            """, gives: ""
        ).found.filter { $0.contains("~push~>") }
        #expect(
            source == [
                "CardView ~push~> SmallView : NavigationLink", "PosterView ~push~> LargeView : NavigationLink",
            ])
    }
}
