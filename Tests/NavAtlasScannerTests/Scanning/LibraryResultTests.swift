import Testing

/// What a library gives a closure is not what it was told beside it.
@Suite struct LibraryResultTests {
    private static func gate(_ call: String) -> String {
        """
        import SwiftUI
        @main struct Farm: App {
            @StateObject private var yard = Yard()
            var body: some Scene { WindowGroup { YardView().environmentObject(yard) } }
        }
        enum Place { case gate, barn }
        enum Request { case keeper, keys }
        struct Visitor { var name = "" }
        final class Yard: ObservableObject {
            @Published var place: Place = .gate
            func enter() { place = .barn }
        }
        struct YardView: View {
            @EnvironmentObject var yard: Yard
            var body: some View {
                switch yard.place {
                case .gate: GateView()
                case .barn: BarnView()
                }
            }
        }
        struct GateView: View {
            @EnvironmentObject var yard: Yard
            let visitor = Visitor()
            var body: some View {
                \(call)
            }
        }
        struct BarnView: View { var body: some View { Text("barn") } }
        """
    }

    @Test(arguments: [
        "Text(\"knock\").onAppear { client.load(\"keeper\") { answer in CASES } }",
        "Text(\"knock\").onAppear { client.load(.keeper) { answer in CASES } }",
        "Text(\"knock\").onAppear { client.load(Request.keeper) { answer in CASES } }",
        "Text(\"knock\").onAppear { client.load(visitor, then: { answer in CASES }) }",
        "Text(\"knock\").onAppear { client.load(true) { answer in if case .success(let key) = answer { yard.enter() } } }",
        "Text(\"knock\").onAppear { client.load(visitor) { answer in guard case .success = answer else { return }; yard.enter() } }",
        "Text(\"knock\").onAppear { client.load(false) { isThere in if isThere { yard.enter() } } }",
        "Text(\"knock\").onAppear { client.load(nil) { keeper in if let keeper { yard.enter() } } }",
        "KeyButton(.enter, onRequest: { request in request.scopes = [.name] }, onCompletion: { answer in CASES })",
    ])
    func mayBeAnyCase(_ call: String) {
        let cases = "switch answer { case .success(let key): yard.enter(); case .failure: break }"
        ScannedApp(
            call, ["Farm.swift": Self.gate(call.replacingOccurrences(of: "CASES", with: cases))],
            has: ["GateView ~root~> BarnView : YardView.barn"]
        ).check()
    }
}
