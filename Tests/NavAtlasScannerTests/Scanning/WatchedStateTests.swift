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
}
