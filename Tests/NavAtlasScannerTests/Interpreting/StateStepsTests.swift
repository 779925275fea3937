import Testing

/// States that go on from the case that they have: each screen leads to the next and to the one before, and to no other.
@Suite struct StateStepsTests {
    /// A model of a form in four parts, with what goes on and back.
    struct Model: CustomTestStringConvertible {
        let testDescription: String
        let code: String
        var first = "Part.name"
        /// What the roots' names end with.
        var suffix = ""
        var cases = ["case .name", "case .mail", "case .code", "case .done"]
    }

    static let models: [Model] = [
        Model(
            testDescription: "computed properties",
            code: """
                func next() { part = part.next }
                func back() { part = part.previous }
                """),
        Model(
            testDescription: "raw values",
            code: """
                func next() {
                    guard let next = Part(rawValue: part.rawValue + 1) else { return }
                    withAnimation { part = next }
                }
                func back() { part = Part(rawValue: part.rawValue - 1) ?? .name }
                """),
        Model(
            testDescription: "places in all cases",
            code: """
                func next() {
                    let all = Part.allCases
                    guard let place = all.firstIndex(of: part), place + 1 < all.count else { return }
                    part = all[place + 1]
                }
                func back() {
                    guard let place = Part.allCases.firstIndex(of: part), place > 0 else { return }
                    part = Part.allCases[Part.allCases.index(before: place)]
                }
                """),
        Model(
            testDescription: "a switch",
            code: """
                func next() {
                    switch part {
                    case .name: part = .mail
                    case .mail: part = .code
                    case .code: part = .done
                    case .done: break
                    }
                }
                func back() {
                    if part == .mail { part = .name }
                    guard part == .code else { return }
                    part = .mail
                }
                """),
        Model(
            testDescription: "a mutating method",
            code: """
                func next() { part.advance() }
                func back() { part = previous(of: part) }
                private func previous(of part: Part) -> Part { part.previous }
                """),
        Model(
            testDescription: "numbers",
            code: """
                func next() { part += 1 }
                func back() { part = max(part - 1, 0) }
                """, first: "0", suffix: "View",
            cases: ["case 0", "case 1", "case 2", "default"]),
    ]

    static func form(_ model: Model) -> [String: String] {
        let screens = ["NameView(form: form)", "MailView(form: form)", "CodeView(form: form)", "DoneView()"]
        let branches = zip(model.cases, screens).map { "\($0): \($1)" }.joined(separator: "\n")
        return [
            "App.swift": """
            import SwiftUI
            @main struct Sheets: App { var body: some Scene { WindowGroup { FormView() } } }
            enum Part: Int, CaseIterable {
                case name, mail, code, done
                var next: Part {
                    switch self {
                    case .name: .mail
                    case .mail: .code
                    case .code, .done: .done
                    }
                }
                var previous: Part {
                    switch self {
                    case .name, .mail: return .name
                    case .code: return .mail
                    case .done: return .code
                    }
                }
                mutating func advance() {
                    switch self {
                    case .name: self = .mail
                    case .mail: self = .code
                    case .code: self = .done
                    case .done: break
                    }
                }
            }
            final class Form: ObservableObject {
                @Published var part = \(model.first)
                \(model.code)
            }
            struct FormView: View {
                @StateObject private var form = Form()
                var body: some View { VStack { switch form.part { \(branches) } } }
            }
            struct NameView: View { let form: Form; var body: some View { Button("next") { form.next() } } }
            struct MailView: View {
                let form: Form
                var body: some View { Button("next") { form.next() }; Button("back") { form.back() } }
            }
            struct CodeView: View {
                let form: Form
                var body: some View { Button("next") { form.next() }; Button("back") { form.back() } }
            }
            struct DoneView: View { var body: some View { Text("done") } }
            """
        ]
    }

    @Test(arguments: models) func leadToTheirNeighbours(model: Model) {
        ScannedApp(
            model.testDescription, Self.form(model),
            has: [("Name", "mail"), ("Mail", "code"), ("Mail", "name"), ("Code", "done"), ("Code", "mail")].map {
                "\($0)View ~root~> \($1.capitalized)View : FormView.\($1)\(model.suffix)"
            },
            hasNot: [
                "NameView ~root~> CodeView", "NameView ~root~> DoneView", "MailView ~root~> DoneView",
                "CodeView ~root~> NameView", "DoneView ~", "unresolved",
            ]
        ).check()
    }

    /// What is not known of a number is said.
    @Test func areListedWhereTheyAreNotKnown() {
        let model = Model(
            testDescription: "a number that is read", code: "func next() { part = Store.last * 2 }\nfunc back() {}",
            first: "0", suffix: "View",
            cases: ["case 0", "case 1", "case 2", "default"])
        ScannedApp(
            model.testDescription, Self.form(model),
            has: [
                "unresolved \"part =\" : \"which destination it means is decided while the app runs\" "
                    + "[from=NameView candidate=CodeView candidate=DoneView candidate=MailView]"
            ],
            hasNot: ["NameView ~root~>"]
        ).check()
    }

    /// A function that is given a case answers for that case alone.
    @Test func areThoseOfTheCaseThatCodeIsGiven() {
        ScannedApp(
            "a wizard",
            [
                "App.swift": """
                import UIKit
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ s: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = Wizard()
                    }
                }
                final class Wizard: UINavigationController {
                    enum Step: CaseIterable { case name, mail, code }
                    override func viewDidLoad() { super.viewDidLoad(); push(after: nil) }
                    func push(after step: Step?) {
                        guard let next = next(after: step) else { return }
                        switch next {
                        case .name: pushViewController(NameController(wizard: self), animated: true)
                        case .mail: pushViewController(MailController(wizard: self), animated: true)
                        case .code: pushViewController(CodeController(), animated: true)
                        }
                    }
                    private func next(after step: Step?) -> Step? {
                        guard let step, let place = Step.allCases.firstIndex(of: step) else { return .name }
                        if place + 1 < Step.allCases.count {
                            return Step.allCases[place + 1]
                        } else {
                            return nil
                        }
                    }
                }
                final class NameController: UIViewController {
                    let wizard: Wizard
                    init(wizard: Wizard) { self.wizard = wizard; super.init(nibName: nil, bundle: nil) }
                    @IBAction func go() { wizard.push(after: .name) }
                }
                final class MailController: UIViewController {
                    let wizard: Wizard
                    init(wizard: Wizard) { self.wizard = wizard; super.init(nibName: nil, bundle: nil) }
                    @IBAction func go() { wizard.push(after: .mail) }
                }
                final class CodeController: UIViewController {}
                """
            ],
            has: [
                "NameController ~push~> MailController : pushViewController",
                "MailController ~push~> CodeController : pushViewController",
            ],
            hasNot: [
                "NameController ~push~> CodeController", "NameController ~push~> NameController",
                "MailController ~push~> MailController", "MailController ~push~> NameController",
            ]
        ).check()
    }

    /// What is known for some cases alone is said for the others.
    @Test func areListedForCasesOfWhichNothingIsKnown() {
        let model = Model(
            testDescription: "a number that is read for one case",
            code: """
                func next() { part = part == .name ? Part(rawValue: Store.last)! : part.next }
                func back() {}
                """)
        ScannedApp(
            model.testDescription, Self.form(model),
            has: [
                "MailView ~root~> CodeView : FormView.code", "CodeView ~root~> DoneView : FormView.done",
                "unresolved \"part =\" : \"which destination it means is decided while the app runs\" "
                    + "[from=NameView candidate=CodeView candidate=DoneView candidate=MailView]",
            ], hasNot: ["CodeView ~root~> MailView", "MailView ~root~> DoneView"]
        ).check()
    }

    /// A list has an order of its own, though it holds all cases.
    @Test func areNotThoseOfAListInAnotherOrder() {
        let model = Model(
            testDescription: "a list in another order",
            code: """
                private let order: [Part] = [.name, .code, .mail, .done]
                func next() { part = order[order.firstIndex(of: part)! + 1] }
                func back() {}
                """)
        ScannedApp(
            model.testDescription, Self.form(model),
            has: ["NameView ~root~> CodeView : FormView.code", "CodeView ~root~> MailView : FormView.mail"]
        ).check()
    }

    /// What a loop counts is not followed without end.
    @Test func aLoopThatCountsEnds() {
        let model = Model(
            testDescription: "a loop",
            code: """
                func next() {
                    var place = part.rawValue
                    while place < Part.allCases.count { place += 1 }
                    part = Part(rawValue: place) ?? .done
                }
                func back() {}
                """)
        ScannedApp(
            model.testDescription, Self.form(model),
            has: [
                "NameView ~root~> DoneView : FormView.done",
                "unresolved \"part =\" : \"which destination it means is decided while the app runs\" "
                    + "[from=NameView candidate=CodeView candidate=MailView]",
            ], hasNot: ["too large"]
        ).check()
    }

    /// A screen that has changed the state itself goes on from what that has become.
    @Test func goOnFromWhatTheScreenHasMadeOfThem() {
        let model = Model(
            testDescription: "two changes",
            code: """
                func next() { part = .code; finish() }
                private func finish() { if part == .code { part = .done } }
                func back() {}
                """)
        ScannedApp(
            model.testDescription, Self.form(model),
            has: ["NameView ~root~> CodeView : FormView.code", "NameView ~root~> DoneView : FormView.done"], hasNot: []
        ).check()
    }
}
