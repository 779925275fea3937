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

    /// A record keeps the case that its initializer makes of a part of the URL: no other kind of link has that.
    @Test(arguments: ["struct", "final class"], ["onChange(of: links.target)", "onReceive(links.$target)"])
    func aRecordKeepsTheCaseOfItsLink(_ kind: String, _ following: String) {
        ScannedApp(
            "\(kind) \(following)",
            [
                "App.swift": """
                import SwiftUI
                \(kind) Target: Equatable {
                    let place: Place
                    let path: String
                    enum Place: String { case barn, field }
                    init?(from url: URL) {
                        guard url.scheme == "farm", let host = url.host, let place = Place(rawValue: host) else { return nil }
                        self.place = place
                        self.path = url.path()
                    }
                    static func == (one: Target, other: Target) -> Bool { one.path == other.path }
                }
                final class Links: ObservableObject {
                    @Published var target: Target?
                    func open(_ url: URL) {
                        guard let target = Target(from: url) else { return }
                        self.target = target
                    }
                }
                @main struct Farm: App {
                    @StateObject private var links = Links()
                    var body: some Scene { WindowGroup { Yard().environmentObject(links).onOpenURL(perform: links.open) } }
                }
                struct Yard: View {
                    enum Page { case barn, field }
                    @State private var page = Page.barn
                    @EnvironmentObject private var links: Links
                    var body: some View {
                        TabView(selection: $page) {
                            BarnView().tag(Page.barn)
                            FieldView().tag(Page.field)
                        }
                        .\(following) { target in
                            guard let target else { return }
                            switch target.place {
                            case .barn: page = .barn
                            case .field: page = .field
                            }
                        }
                    }
                }
                struct BarnView: View { var body: some View { Text("barn") } }
                struct FieldView: View { var body: some View { Text("field") } }
                """
            ],
            has: ["link farm://barn => BarnView : Yard.barn", "link farm://field => FieldView : Yard.field"],
            hasNot: ["link farm://barn => FieldView", "link farm://field => BarnView"]
        ).check()
    }
}
