import Testing

/// Stacks of the app's own: arrays of views, each of which lies on those before.
struct HeldLayersTests {
    private static func cave(_ held: String, _ added: String, _ shown: String) -> [String: String] {
        [
            "Cave.swift": """
            import SwiftUI
            @main struct Cave: App { var body: some Scene { WindowGroup { CaveView() } } }
            final class Pile: ObservableObject {
                @Published var layers: [\(held)] = []
                func push<V: View>(_ view: V) { layers.append(\(added)) }
                func pop() { layers.removeLast() }
            }
            struct CaveView: View {
                @StateObject private var pile = Pile()
                var body: some View {
                    ZStack {
                        MouthView()
                        \(shown)
                    }
                    .environmentObject(pile)
                }
            }
            struct MouthView: View {
                @EnvironmentObject private var pile: Pile
                var body: some View { Button("in") { pile.push(HallView()) } }
            }
            struct HallView: View {
                @EnvironmentObject private var pile: Pile
                var body: some View { Button("on") { pile.push(LakeView()) } }
            }
            struct LakeView: View {
                @EnvironmentObject private var pile: Pile
                var body: some View { Button("back") { pile.pop() } }
            }
            """
        ]
    }

    @Test(arguments: [
        ["AnyView", "AnyView(view)", "ForEach(pile.layers.indices, id: \\.self) { pile.layers[$0] }"],
        ["AnyView", "AnyView(view)", "ForEach(pile.layers) { layer in layer.transition(.slide) }"],
    ])
    func eachLayerLiesOnTheOthers(_ parts: [String]) {
        ScannedApp(
            parts[2], Self.cave(parts[0], parts[1], parts[2]),
            has: [
                "CaveView ~overlay~> HallView : CaveView.hallView", "HallView ~overlay~> LakeView : CaveView.lakeView",
            ],
            hasNot: ["CaveView ~overlay~> LakeView", "LakeView ~"]
        ).check()
    }

    /// One layer at a time, which a state holds or does not: it lies on the view, and is nothing that the view begins with.
    @Test(arguments: [
        ("CaveView", "ZStack { MouthView(); if let layer = pile.only { layer } }"),
        ("CaveView", "ZStack { MouthView(); if let layer = pile.only { Color.black; layer.frame(height: 300) } }"),
        ("MouthView", "MouthView().overlay(alignment: .bottom) { if let layer = pile.only { layer } }"),
        ("CaveView", "VStack { MouthView() }.padding().overlay { if let layer = pile.only { layer } }.font(.body)"),
    ])
    func aSingleLayerLiesOnTheView(_ opener: String, _ shown: String) {
        ScannedApp(
            shown,
            [
                "Cave.swift": """
                import SwiftUI
                @main struct Cave: App { var body: some Scene { WindowGroup { CaveView() } } }
                final class Pile: ObservableObject {
                    @Published var only: AnyView?
                    func show<V: View>(@ViewBuilder _ view: () -> V) { only = AnyView(view()) }
                }
                struct CaveView: View {
                    @StateObject private var pile = Pile()
                    var body: some View {
                        \(shown)
                        .environmentObject(pile)
                    }
                }
                struct MouthView: View {
                    @EnvironmentObject private var pile: Pile
                    var body: some View { Button("in") { pile.show { HallView() } } }
                }
                struct HallView: View { @State var isLit = false; var body: some View { Toggle("light", isOn: $isLit) } }
                """
            ],
            has: ["CaveView -overlay-> HallView : hallView", "\(opener) ~overlay~> HallView : CaveView.hallView"],
            hasNot: ["-root-> HallView", "-root!-> HallView"]
        ).check()
    }
}
