import Testing

/// Conditions that ask a case for what its enum says of it.
@Suite struct CaseAnswersTests {
    private static func museum(_ isCover: String) -> [String: String] {
        [
            "Museum.swift": """
            import SwiftUI
            @main struct MuseumApp: App { var body: some Scene { WindowGroup { Museum() } } }
            enum Hall: String, Identifiable {
                case egypt, rome, shop
                var id: String { rawValue }
                var isCover: Bool { \(isCover) }
            }
            final class Guide: ObservableObject {
                @Published var sheet: Hall?
                @Published var cover: Hall?
                func show(_ hall: Hall) { if hall.isCover { cover = hall } else { sheet = hall } }
            }
            struct Museum: View {
                @StateObject private var guide = Guide()
                var body: some View {
                    LobbyView().sheet(item: $guide.sheet) { page($0) }.fullScreenCover(item: $guide.cover) { page($0) }
                        .environmentObject(guide)
                }
                @ViewBuilder private func page(_ hall: Hall) -> some View {
                    switch hall {
                    case .egypt: EgyptView()
                    case .rome: RomeView()
                    case .shop: ShopView()
                    }
                }
            }
            struct LobbyView: View {
                @EnvironmentObject var guide: Guide
                var body: some View { Button("egypt") { guide.show(.egypt) } }
            }
            struct EgyptView: View {
                @EnvironmentObject var guide: Guide
                var body: some View { Button("shop") { guide.show(.shop) } }
            }
            struct RomeView: View { var body: some View { Text("rome") } }
            struct ShopView: View { var body: some View { Text("shop") } }
            """
        ]
    }

    @Test(arguments: [
        "self == .shop", "switch self { case .shop: true; default: false }",
        "if case .shop = self { true } else { false }",
        "switch self { case .egypt, .rome: return false; case .shop: return true }",
    ])
    func aCaseSaysHowItIsShown(_ isCover: String) {
        ScannedApp(
            isCover, Self.museum(isCover),
            has: ["Museum ~sheet~> EgyptView : Museum.egypt", "EgyptView ~fullScreen~> ShopView : Museum.shop"],
            hasNot: ["[also", "Museum ~fullScreen~>", "EgyptView ~sheet~>"]
        ).check()
    }

    /// What else a property looks at is not known.
    @Test func whatLooksAtMoreIsNotKnown() {
        ScannedApp(
            "shop or calm",
            Self.museum(#"self == .shop || UserDefaults.standard.bool(forKey: "calm")"#),
            has: ["Museum ~sheet~> EgyptView : Museum.egypt [also=fullScreen]"]
        ).check()
    }
}
