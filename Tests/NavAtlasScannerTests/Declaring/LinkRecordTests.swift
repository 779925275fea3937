import Testing

/// Links that a record stands for, with a case that is made of the URL.
@Suite struct LinkRecordTests {
    @Test func aRecordOfALinkShowsItsOwnCase() {
        ScannedApp(
            "a sheet for a link's record",
            [
                "Pier.swift": """
                import SwiftUI
                @main struct Pier: App { var body: some Scene { WindowGroup { Harbour() } } }
                struct Arrival: Identifiable {
                    let id = UUID()
                    var kind: Kind
                    init?(url: URL) {
                        guard url.scheme == "pier", let kind = Kind(url: url) else { return nil }
                        self.kind = kind
                    }
                    enum Kind {
                        case boat(name: String)
                        case crane
                        init?(url: URL) {
                            switch url.host {
                            case "boat":
                                let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
                                guard let name = items?.first(where: { $0.name == "name" })?.value else { return nil }
                                self = .boat(name: name)
                            case "crane": self = .crane
                            default: return nil
                            }
                        }
                    }
                }
                struct Harbour: View {
                    @State private var arrival: Arrival?
                    var body: some View {
                        Text("harbour").onOpenURL { open($0) }.sheet(item: $arrival) { page($0) }
                    }
                    private func open(_ url: URL) {
                        guard let next = Arrival(url: url) else { return }
                        if arrival == nil { arrival = next } else {
                            arrival = nil
                            DispatchQueue.main.async { arrival = next }
                        }
                    }
                    @ViewBuilder private func page(_ arrival: Arrival) -> some View {
                        switch arrival.kind {
                        case .boat(let name): BoatView(name: name)
                        case .crane: CraneView()
                        }
                    }
                }
                struct BoatView: View { let name: String; var body: some View { Text(name) } }
                struct CraneView: View { var body: some View { Text("crane") } }
                """
            ],
            has: [
                "link pier://boat/{name} => BoatView : Harbour.boat",
                "link pier://crane => CraneView : Harbour.crane",
            ],
            hasNot: ["=> ?", "link pier://boat/{name} => CraneView", "link pier://crane => BoatView"]
        ).check()
    }
}
