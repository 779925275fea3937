import Testing

/// What a library gives is not known: a closure is not given what the library was told beside it, and a type's function is no case.
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

    /// What a function of a library's type gives is any case of its enum.
    @Test(arguments: [
        "switch Lock.status(for: .gate) { case .open, .ajar: yard.enter(); case .shut: break; @unknown default: break }",
        "switch Lock.current { case .open: yard.enter(); default: break }",
        "let lock = Lock.status(); if case .open = lock { yard.enter() }",
        "guard case .open = Lock.status() else { return }; yard.enter()",
        "let visitors = Visitors(lock: { Lock.status(for: .gate) }); switch visitors.lock() { case .open: yard.enter(); case .shut: break }",
    ])
    func functionGivesAnyCase(_ code: String) {
        let files = [
            "Farm.swift": Self.gate("Button(\"knock\") { \(code) }") + "struct Visitors { var lock: () -> LockStatus }"
        ]
        ScannedApp(code, files, has: ["GateView ~root~> BarnView : YardView.barn"]).check()
    }

    /// A case of a library's enum that some code matches is no other case.
    @Test func caseOfALibraryIsNoOther() {
        let files = [
            "Farm.swift": Self.gate("Button(\"knock\") { let lock = Lock.shut; if case .open = lock { yard.enter() } }")
                + "func isShut(_ lock: Lock) -> Bool { if case .shut = lock { true } else { false } }"
        ]
        ScannedApp("shut", files, has: [], hasNot: ["~root~> BarnView"]).check()
    }
}
