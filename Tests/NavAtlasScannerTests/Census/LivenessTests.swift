import Testing

@testable import NavAtlasScanner

/// Which declarations some code may use, by their names.
@Suite struct LivenessTests {
    private func dead(_ code: String) -> Set<String> {
        let program = Program([FileLowering.facts(of: code, path: "App.swift")])
        let liveness = Liveness(Declaration.all(in: program, CaseBranches(program)), in: program)
        return Set(
            liveness.declarations.indices.filter { !liveness.isLive[$0] }.map { liveness.declarations[$0].fullName })
    }

    private static let start = "@main final class Start: UIApplicationDelegate { let first = A() }\n"

    private static let examples: [(String, Set<String>)] = [
        // What nothing names is dead, and so is what only that names.
        ("@main struct A: App {}\nfunc old() { older() }\nfunc older() {}", ["old", "older"]),
        // The body of an app is run, and whatever that names.
        ("@main struct A: App { var body: some Scene { used() } }\nfunc used() {}", []),
        // What a library's class calls of its subclass needs no name.
        ("\(start)final class A: UIViewController { override func viewDidLoad() { used() }\nfunc used() {} }", []),
        // A view controller is made by code, or by a storyboard.
        (
            "@main final class Start: UIApplicationDelegate {}\n"
                + "class Base: UIViewController {}\nfinal class A: Base { override func viewDidLoad() {} }",
            ["Base", "A", "A.viewDidLoad"]
        ),
        // The system makes those of its own that extend other apps.
        ("@main final class Start: UIApplicationDelegate {}\nfinal class A: UIInputViewController {}", []),
        // An extension does not make a library's class one of the app's.
        (
            "\(start)final class A: UIViewController { override func viewDidLoad() { used() }\nfunc used() {} }\n"
                + "extension UIViewController { func shown() {} }", ["UIViewController.shown"]
        ),
        // What such an extension overrides, the library calls.
        (
            "\(start)final class A: UIViewController {}\n"
                + "extension UIViewController { open override func motionEnded() { used() } }\nfunc used() {}", []
        ),
        // A view is made by its name alone.
        ("@main struct A: App {}\nstruct B: View { var body: some View { Text(\"\") } }", ["B", "B.body"]),
        // Of a library alone, others may use everything.
        ("func old() {}", []),
        // A method of a type that nothing makes is dead, though its name is used.
        ("@main struct A: App { var body: some Scene { go() } }\nstruct B { func go() {} }", ["B", "B.go"]),
        // A case that is called like a method of an object does not name it; a static method is named so.
        (
            "@main struct A: App { let b = B()\nvar body: some Scene { show(.old) }\nfunc show(_ c: C) {} }\n"
                + "enum C { case old }\nclass B { func old() {} }", ["B.old"]
        ),
        (
            "@main struct A: App { var body: some Scene { show(.first()) }\nfunc show(_ b: B) {} }\n"
                + "class B { static func first() -> B { B() } }", []
        ),
        // A static member may be named without its type.
        (
            "@main struct A: App { var body: some Scene { show(.first) } }\n"
                + "struct B { static let first = B(of: made()) }\nfunc made() {}", []
        ),
        (
            "@main struct A: App { var body: some Scene { Color.first } }\n"
                + "struct B { static let first = B(of: made()) }\nfunc made() {}", ["B", "B.first", "made"]
        ),
        // The code of an attached macro may call what its type and the types inside declare.
        (
            "@main struct A: App { var body: some Scene { B() } }\n"
                + "@Machine class B { func used() {}\nenum Step { var next: Int { made() } } }\nfunc made() {}", []
        ),
        // So it is where a protocol of the app has the macro's name; a global actor of the app's own is no macro.
        (
            "@main struct A: App { var body: some Scene { B() } }\nprotocol Machine {}\n"
                + "@Machine class B { func used() {} }", []
        ),
        (
            "@main struct A: App { var body: some Scene { B() } }\n@globalActor actor Work {}\n"
                + "@Work class B { func old() {} }", ["B.old"]
        ),
        // The library finds the reducers of an enum by the state that a macro writes, and calls them.
        (
            "@main struct A: App { let state: Path.State\nvar body: some Scene { EmptyScene() } }\n"
                + "@Reducer enum Path { case rope(Rope)\nenum State {} }\n"
                + "@Reducer struct Rope { func reduce(into state: inout Int, action: Int) { made() } }\nfunc made() {}",
            []
        ),
        // Of an object that Objective-C knows, it calls what it sees and what overrides its own functions.
        (
            "@main struct A: App { var body: some Scene { B() } }\nclass B: NSObject { func old() {}\n"
                + "@objc func tapped() {}\noverride func awakeFromNib() {} }", ["B.old"]
        ),
        (
            "@main struct A: App { var body: some Scene { B() } }\n@objcMembers class B: NSObject { func tapped() {} }",
            []
        ),
        (
            "@main struct A: App { var body: some Scene { B() } }\n@objc protocol Routing { func open() }\n"
                + "class B: NSObject, Routing { func open() {} }", ["B.open", "Routing.open"]
        ),
        // `@MainActor` adds no code.
        (
            "@main struct A: App { var body: some Scene { B() } }\n@MainActor class B { func old() {} }",
            ["B.old"]
        ),
        // Nor does it to a function, as little as what builds a function's result; a macro may.
        (
            "@main struct A: App { var body: some Scene { B() } }\n"
                + "class B { @MainActor @ViewBuilder func old() -> Int {}\n@discardableResult private func older() -> Int {}\n"
                + "@Traced func used() {} }", ["B.old", "B.older"]
        ),
    ]

    @Test(arguments: examples) func isFoundByNames(code: String, expected: Set<String>) {
        #expect(dead(code) == expected)
    }

    private static let reasons: [(String, String, String)] = [
        (
            "func old() { older() }\nfunc older() {}", "older", "only old uses older, and nothing uses old"
        ),
        ("struct B: View { var body: some View { Text(\"\") } }", "B.body", "nothing uses B"),
        // The body of a view runs where the view is made, whatever else is called `body`.
        (
            """
            struct B: View { var body: some View { Text("") } }
            struct C: View { var body: some View { B() } }
            func send(body: Data) { post(body) }
            """, "B.body", "only C uses B, and nothing uses C"
        ),
        ("struct A { static func a() { b() }\nstatic func b() { a() } }", "A.b", "nothing uses A"),
    ]

    @Test(arguments: reasons) func theReasonIsAChain(code: String, name: String, expected: String) throws {
        let program = Program([FileLowering.facts(of: "@main struct Main: App {}\n" + code, path: "App.swift")])
        let liveness = Liveness(Declaration.all(in: program, CaseBranches(program)), in: program)
        let place = try #require(liveness.declarations.firstIndex { $0.fullName == name })
        #expect(!liveness.isLive[place] && liveness.reason(forDead: place) == expected)
    }

    @Test func namesInOtherFilesCount() {
        let program = Program([FileLowering.facts(of: "func old() {}", path: "App.swift")])
        let liveness = Liveness(
            Declaration.all(in: program, CaseBranches(program)), in: program, alsoUsing: ["old"])
        #expect(liveness.isLive == [true])
    }
}
