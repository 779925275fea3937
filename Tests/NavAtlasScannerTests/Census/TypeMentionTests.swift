import NavAtlasModel
import NavAtlasScanner
import Testing

/// Types that code hands on or names without making a value: a library may make one.
struct TypeMentionTests {
    private func unresolved(_ code: String) -> [UnresolvedCall] {
        let app = """
            import SwiftUI
            import Pilots
            @main struct Harbour: App { var body: some Scene { WindowGroup { Quay() } } }
            struct Mast: View { var body: some View { Text("mast").navigationTitle("Mast") } }

            """
        return NavAtlasScanner.Scanner().graphOrIssue(of: ["App.swift": app + code]).unresolved
            .filter { $0.candidates == ["Mast"] }
    }

    @Test(arguments: [
        "Pilot.shared.steer(to: Mast.self)", "Pilot.shared.steer(to: [Mast.self])",
        "Pilot.shared.steer(to: Mast.course)",
    ])
    func aTypeThatIsHandedOnMayBeMade(_ call: String) {
        let found = unresolved("struct Quay: View { var body: some View { Button(\"go\") { \(call) } } }")
        #expect(found.map(\.what) == ["Mast"] && found.map(\.from) == ["Quay"])
    }

    /// No value of a view is made because a variable is of its type.
    @Test func theTypeOfAVariableMakesNoView() {
        #expect(unresolved("struct Quay: View { var last: Mast?; var body: some View { Text(\"quay\") } }").isEmpty)
    }

    /// Nor is one in a collection that begins without elements.
    @Test func anEmptyCollectionMakesNoView() {
        let code = "struct Quay: View { var masts = [Mast](); var body: some View { Text(\"quay\") } }"
        #expect(unresolved(code).isEmpty)
    }

    @Test func deadCodeMakesNothing() {
        let code = """
            struct Quay: View { var body: some View { Text("quay") } }
            private func steer() { Pilot.shared.steer(to: Mast.self) }
            """
        #expect(unresolved(code).isEmpty)
    }

    /// A library that is told the type of a screen may make it, wherever the type stands.
    @Test(arguments: [
        "struct Quay: View { var body: some View { Dock<Mast>() } }",
        "struct Quay: View { let dock: Dock<Mast> = .init(); var body: some View { dock } }",
        "typealias MastDock = Dock<Mast>; struct Quay: View { var body: some View { MastDock() } }",
        "struct Quay: View { @Moored var mast: () -> Mast; var body: some View { mast() } }",
        "struct Quay: View { var body: some View { Button(\"go\") { let mast: Mast = Pilot.make(); Pilot.show(mast) } } }",
        "struct Quay: View { var body: some View { Button(\"go\") { Pilot.shared.steer(to: Plan.self) } } }"
            + "; struct Plan: Course { typealias Root = Mast }",
    ])
    func aTypeInATypeMayBeMade(_ code: String) { #expect(unresolved(code).map(\.what) == ["Mast"]) }
}
