import Testing

/// Modifiers that present what they are given to present, bound to a state of the view or to a constant.
@Suite struct BoundModifierTests {
    /// What a modifier is bound to at one place is not set at another.
    @Test func whatIsBoundToAConstantIsNotPresented() {
        ScannedApp(
            "two lists",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { NavigationStack { BarnView() } } } }
                struct Presenter<Shown: View>: ViewModifier {
                    @Binding private var pushes: Bool
                    @Binding private var covers: Bool
                    private let shown: () -> Shown
                    init(pushes: Binding<Bool>, covers: Binding<Bool>, shown: @escaping () -> Shown) {
                        self._pushes = pushes
                        self._covers = covers
                        self.shown = shown
                    }
                    func body(content: Content) -> some View {
                        content.navigationDestination(isPresented: $pushes) { shown() }
                            .sheet(isPresented: $covers) { shown() }
                    }
                }
                extension View {
                    func presents<Shown: View>(
                        pushes: Binding<Bool>, covers: Binding<Bool>, @ViewBuilder shown: @escaping () -> Shown
                    ) -> some View { modifier(Presenter(pushes: pushes, covers: covers, shown: shown)) }
                }
                struct BarnView: View {
                    @State private var pushes = false
                    @State private var covers = false
                    var body: some View {
                        VStack { Button("p") { pushes = true }; Button("c") { covers = true } }
                            .presents(pushes: $pushes, covers: $covers) { StallView() }
                    }
                }
                struct StallView: View {
                    @State private var opens = false
                    var body: some View {
                        Button("o") { opens = true }
                            .presents(pushes: $opens, covers: .constant(false)) { TroughView() }
                    }
                }
                struct TroughView: View { var body: some View { Text("t") } }
                """
            ],
            has: [
                "BarnView ~push~> StallView : BarnView.pushes", "BarnView ~sheet~> StallView : BarnView.covers",
                "StallView ~push~> TroughView : StallView.opens",
            ],
            hasNot: ["~sheet~> TroughView", "BarnView ~push~> TroughView", "unresolved"]
        ).check()
    }

    /// `.none` is `nil` where a type has nothing of the name.
    @Test(arguments: ["struct Seed: Identifiable { let id = 1 }", ""])
    func noneIsNil(_ type: String) {
        ScannedApp(
            "none of " + (type.isEmpty ? "a library's type" : "a type"),
            [
                "App.swift": """
                import SwiftUI
                import Garden
                \(type)
                @main struct Farm: App { var body: some Scene { WindowGroup { BedView() } } }
                struct BedView: View {
                    @State private var seed: Seed?
                    var body: some View {
                        Button("s") { seed = Seed() }.sheet(item: $seed) { _ in SeedView { seed = .none } }
                    }
                }
                struct SeedView: View {
                    let close: () -> Void
                    var body: some View { Button("c") { close() } }
                }
                """
            ],
            has: ["BedView ~sheet~> SeedView : BedView.seed"], hasNot: ["SeedView ~", "unresolved"]
        ).check()
    }

    /// A flow that a flag lays over what is shown anyway comes up where the flag is set.
    @Test func aFlowThatAFlagAdds() {
        ScannedApp(
            "a flow on top",
            [
                "App.swift": """
                import SwiftUI
                @main struct Farm: App { var body: some Scene { WindowGroup { YardView() } } }
                struct YardView: View {
                    @State private var isMarket = false
                    var body: some View {
                        ZStack {
                            VStack { FieldView(); Knob { isMarket = true } }
                            if isMarket { MarketView() }
                        }
                    }
                }
                struct Knob: View {
                    let press: () -> Void
                    var body: some View { Button("m") { press() } }
                }
                struct FieldView: View { var body: some View { NavigationStack { Text("f") } } }
                struct MarketView: View { var body: some View { NavigationStack { Text("m") } } }
                """
            ],
            has: ["YardView -root-> MarketView : marketView", "YardView ~root~> MarketView : YardView.marketView"],
            hasNot: ["unresolved"]
        ).check()
    }

    /// What a screen asks a shared model for comes to that screen, and not to another that has the model.
    @Test func whatAScreenAskedFor() {
        ScannedApp(
            "one model for two",
            [
                "App.swift": """
                import SwiftUI
                import Combine
                protocol Mailing { func mail() -> AnyPublisher<Int, Never> }
                final class Post: ObservableObject {
                    @Published var isSent = false
                    private let mailing: Mailing
                    private var bag = Set<AnyCancellable>()
                    init(mailing: Mailing) { self.mailing = mailing }
                    func send() {
                        mailing.mail().receive(on: DispatchQueue.main).sink { [weak self] _ in self?.isSent = true }
                            .store(in: &bag)
                    }
                }
                @main struct Farm: App {
                    let mailing: Mailing
                    var body: some Scene { WindowGroup { NavigationStack { DeskView(post: Post(mailing: mailing)) } } }
                }
                struct DeskView: View {
                    @StateObject var post: Post
                    var body: some View {
                        VStack {
                            Button("s") { post.send() }
                            NavigationLink("i") { InkView(post: post) }
                        }
                        .sheet(isPresented: $post.isSent) { StampView() }
                    }
                }
                struct InkView: View {
                    @ObservedObject var post: Post
                    var body: some View { Text("i") }
                }
                struct StampView: View { var body: some View { Text("t") } }
                """
            ],
            has: ["DeskView ~sheet~> StampView : DeskView.isSent"], hasNot: ["InkView ~"]
        ).check()
    }
}
