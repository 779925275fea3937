import Testing

/// What a view does when a state changes that it watches.
struct WatchedStateTests {
    /// The closure of `onChange` is told the new value, by whichever parameter.
    @Test(arguments: [
        "{ take($0) }", "{ new in take(new) }", "{ _, new in take(new) }", "{ take($1) }",
        "{ old, new in guard let new, old != new else { return }; take(new) }",
    ])
    func aChangeTellsTheNewValue(_ closure: String) {
        ScannedApp(
            closure,
            [
                "App.swift": """
                import SwiftUI
                enum Page: Hashable { case pond, brook(Int), mill }
                @Observable final class Wishes { var next: Wish? }
                enum Wish: Hashable { case open(Page), close }
                @main struct Valley: App {
                    @State private var wishes = Wishes()
                    var body: some Scene { WindowGroup { MeadowView().environment(wishes) } }
                }
                struct MeadowView: View {
                    @Environment(Wishes.self) private var wishes
                    @State private var path: [Page] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            Button("b") { wishes.next = .open(.brook(1)) }
                                .navigationDestination(for: Page.self) { page in
                                    switch page {
                                    case .pond: PondView()
                                    case .brook: BrookView()
                                    case .mill: MillView()
                                    }
                                }
                        }
                        .onChange(of: wishes.next) \(closure)
                    }
                    private func take(_ wish: Wish?) {
                        switch wish {
                        case .open(let page): path.append(page)
                        case .close, nil: break
                        }
                    }
                }
                struct PondView: View { var body: some View { Text("p") } }
                struct BrookView: View { var body: some View { Text("b") } }
                struct MillView: View { var body: some View { Text("m") } }
                """
            ],
            has: ["MeadowView ~push~> BrookView : MeadowView.brook"],
            hasNot: ["~push~> PondView", "~push~> MillView"]
        ).check()
    }

    /// A view that holds stacks follows a state: who changes that leads to the other stack.
    @Test func whoChangesAStateLeadsToWhatFollowsIt() {
        ScannedApp(
            "wings of a palace",
            [
                "App.swift": """
                import SwiftUI
                enum Wing: String { case east, west }
                final class Palace: ObservableObject {
                    @AppStorage("wing") var wing: Wing = .west
                    func cross() { wing = wing == .east ? .west : .east }
                }
                @main struct Realm: App {
                    @StateObject private var palace = Palace()
                    var body: some Scene { WindowGroup { GateView().environmentObject(palace) } }
                }
                struct GateView: View {
                    @EnvironmentObject private var palace: Palace
                    @State private var shown: Wing = .east
                    var body: some View {
                        Group {
                            switch shown {
                            case .east: NavigationStack { EastView() }
                            case .west: NavigationStack { WestView() }
                            }
                        }
                        .task { shown = palace.wing }
                        .onChange(of: palace.wing) { old, new in withAnimation { shown = new } }
                    }
                }
                struct EastView: View {
                    @EnvironmentObject private var palace: Palace
                    var body: some View { Button("cross") { palace.cross() } }
                }
                struct WestView: View {
                    @EnvironmentObject private var palace: Palace
                    var body: some View { Button("cross") { palace.cross() } }
                }
                """
            ],
            has: [
                "EastView ~root~> WestView : GateView.west",
                "WestView ~root~> EastView : GateView.east",
            ]
        )
        .check()
    }
}
