import Testing

/// Views that states add to a choice among screens.
@Suite struct ChoiceBranchesTests {
    /// What a person waits at lies on what is chosen; it is none of the roots.
    @Test func whatComesLaterLiesOnTheChoice() {
        ScannedApp(
            "a wait beside a choice",
            [
                "App.swift": """
                import SwiftUI
                final class Guard: ObservableObject {
                    @Published var isIn = false
                    @Published var isBusy = false
                    func enter() { isBusy = true; isIn = true; isBusy = false }
                }
                @main struct Fort: App { var body: some Scene { WindowGroup { WallView() } } }
                struct WallView: View {
                    @StateObject private var watch = Guard()
                    var body: some View {
                        ZStack {
                            if watch.isIn { YardView() } else { GateView(watch: watch) }
                            if watch.isBusy { WaitingView() }
                        }
                    }
                }
                struct GateView: View {
                    let watch: Guard
                    var body: some View { Button("enter") { watch.enter() } }
                }
                struct YardView: View { var body: some View { Text("y") } }
                struct WaitingView: View { var body: some View { ProgressView() } }
                """
            ],
            has: [
                "WallView -root-> YardView : yardView",
                "GateView ~root~> YardView : WallView.yardView",
            ],
            hasNot: ["WaitingView"]
        )
        .check()
    }

    /// Each state in a condition brings its branches up.
    @Test func bothStatesOfAConditionDecide() {
        ScannedApp(
            "a fair with a gate",
            [
                "App.swift": """
                import SwiftUI
                final class Pass: ObservableObject {
                    @Published var isPaid = false
                    @Published var isSigned = false
                }
                @main struct Fair: App { var body: some Scene { WindowGroup { GateView() } } }
                struct GateView: View {
                    @StateObject private var pass = Pass()
                    var body: some View {
                        if pass.isPaid && pass.isSigned { RidesView(pass: pass) } else { BoothView(pass: pass) }
                    }
                }
                struct BoothView: View {
                    let pass: Pass
                    @State private var isSigning = false
                    var body: some View {
                        Button("pay") { isSigning = true }.sheet(isPresented: $isSigning) { SignView(pass: pass) }
                    }
                }
                struct SignView: View {
                    let pass: Pass
                    var body: some View { Button("sign") { pass.isSigned = true } }
                }
                struct RidesView: View {
                    let pass: Pass
                    var body: some View { Button("leave") { pass.isSigned = false } }
                }
                """
            ],
            has: [
                "SignView ~root~> RidesView : GateView.ridesView",
                "RidesView ~root~> BoothView : GateView.boothView",
            ]
        )
        .check()
    }

    /// A constant may have the name of the property of which it is a part.
    @Test(arguments: ["let booth = booth.state", "let state = booth.state"])
    func aConstantMayBeNamedLikeAProperty(_ constant: String) {
        let name = constant.split(separator: " ")[1]
        ScannedApp(
            constant,
            [
                "App.swift": """
                import SwiftUI
                enum Step { case ask, pay }
                @Observable final class Booth { var state = Step.ask }
                @main struct Fair: App { var body: some Scene { WindowGroup { BoothView() } } }
                struct BoothView: View {
                    @State private var booth = Booth()
                    var body: some View {
                        \(constant)
                        switch \(name) {
                        case .ask: AskView(booth: self.booth)
                        case .pay: PayView()
                        }
                    }
                }
                struct AskView: View {
                    let booth: Booth
                    var body: some View { Button("ask") { booth.state = .pay } }
                }
                struct PayView: View { var body: some View { Text("p") } }
                """
            ],
            has: [
                "BoothView -root!-> AskView : ask", "BoothView -root-> PayView : pay",
                "AskView ~root~> PayView : BoothView.pay",
            ]
        )
        .check()
    }

    /// A state may get its first value from an argument that is left out.
    @Test(arguments: ["init(step: Step = .ask) { self.step = step }", "init() { step = .ask }"])
    func anInitialiserMayChooseTheFirst(_ initializer: String) {
        ScannedApp(
            initializer,
            [
                "App.swift": """
                import SwiftUI
                enum Step { case ask, pay }
                @Observable final class Booth {
                    var step: Step
                    \(initializer)
                    func pay() { step = .pay }
                }
                @main struct Fair: App { var body: some Scene { WindowGroup { BoothView() } } }
                struct BoothView: View {
                    @State private var booth = Booth()
                    var body: some View {
                        switch booth.step {
                        case .ask: AskView(booth: booth)
                        case .pay: PayView()
                        }
                    }
                }
                struct AskView: View {
                    let booth: Booth
                    var body: some View { Button("ask") { booth.pay() } }
                }
                struct PayView: View { var body: some View { Text("p") } }
                """
            ],
            has: [
                "BoothView -root!-> AskView : ask", "BoothView -root-> PayView : pay",
                "AskView ~root~> PayView : BoothView.pay",
            ]
        )
        .check()
    }

    /// A computed condition is what it combines. Where nothing is known of a part, the rest may come up anyway.
    @Test(arguments: ["isNew", #"UserDefaults.standard.object(forKey: "seen") == nil && isGreeting"#])
    func aComputedConditionMayCombineSeveral(_ condition: String) {
        ScannedApp(
            condition,
            [
                "App.swift": """
                import SwiftUI
                @main struct Fair: App { var body: some Scene { WindowGroup { GateView() } } }
                struct GateView: View {
                    @State private var isOpening = true
                    @State private var isGreeting = true
                    private var isNew: Bool { UserDefaults.standard.object(forKey: "seen") == nil && isGreeting }
                    var body: some View {
                        if !isOpening {
                            if \(condition) { GreetingView(isShown: $isGreeting) } else { RidesView() }
                        } else {
                            BannerView(isShown: $isOpening)
                        }
                    }
                }
                struct BannerView: View {
                    @Binding var isShown: Bool
                    var body: some View { Text("fair").onAppear { isShown = false } }
                }
                struct GreetingView: View {
                    @Binding var isShown: Bool
                    var body: some View { Button("go on") { isShown = false } }
                }
                struct RidesView: View { var body: some View { Text("rides") } }
                """
            ],
            has: [
                "BannerView ~root~> GreetingView : GateView.greetingView",
                "BannerView ~root~> RidesView : GateView.ridesView",
                "GreetingView ~root~> RidesView : GateView.ridesView",
            ]
        )
        .check()
    }

    /// A case that is written where a view is made is no state: the screen is called by the case around it.
    @Test(arguments: [
        "waiting()", "Waiting()", "Spinner(style: .wheel)", "Spinner(style: Style.wheel)",
        "AnyView(Spinner(style: .wheel))",
    ])
    func aCaseThatIsWrittenIsNoState(branch: String) {
        ScannedApp(
            "a spinner of one style",
            [
                "App.swift": """
                import SwiftUI
                @main struct Mine: App { var body: some Scene { WindowGroup { ShaftView() } } }
                enum Load { case idle, loading, failed }
                struct ShaftView: View {
                    @State private var load = Load.idle
                    var body: some View {
                        ZStack {
                            switch load {
                            case .idle: IdleView(load: $load)
                            case .loading: \(branch)
                            case .failed: FailedView()
                            }
                        }
                    }
                    @ViewBuilder private func waiting() -> some View { Spinner(style: .wheel).tint(.blue) }
                    @ViewBuilder private func Waiting() -> some View { Spinner(style: .wheel).tint(.blue) }
                }
                enum Style { case ball, wheel }
                struct Spinner: View {
                    let style: Style
                    var body: some View {
                        switch style {
                        case .ball: BallView()
                        case .wheel: WheelView()
                        }
                    }
                }
                struct BallView: View { var body: some View { Circle() } }
                struct WheelView: View { var body: some View { Circle() } }
                struct IdleView: View {
                    @Binding var load: Load
                    var body: some View { Button("x") { load = .loading } }
                }
                struct FailedView: View { var body: some View { Text("f") } }
                """
            ],
            has: ["ShaftView -root-> WheelView : loading", "IdleView ~root~> WheelView : ShaftView.loading"],
            hasNot: ["BallView", "ShaftView.wheel", "WheelView : wheel"]
        )
        .check()
    }

    /// A state of the view's own begins with the case that is written, and changes.
    @Test func aCaseThatAStateBeginsWithIsAState() {
        ScannedApp(
            "a spinner that changes its style",
            [
                "App.swift": """
                import SwiftUI
                @main struct Mine: App { var body: some Scene { WindowGroup { ShaftView() } } }
                struct ShaftView: View {
                    @State private var isBusy = false
                    var body: some View {
                        if isBusy { Spinner(style: .ball) } else { IdleView(isBusy: $isBusy) }
                    }
                }
                enum Style { case ball, wheel }
                struct Spinner: View {
                    @State var style: Style
                    var body: some View {
                        switch style {
                        case .ball: BallView(style: $style)
                        case .wheel: WheelView()
                        }
                    }
                }
                struct BallView: View {
                    @Binding var style: Style
                    var body: some View { Button("x") { style = .wheel } }
                }
                struct WheelView: View { var body: some View { Circle() } }
                struct IdleView: View {
                    @Binding var isBusy: Bool
                    var body: some View { Button("x") { isBusy = true } }
                }
                """
            ],
            has: ["BallView ~root~> WheelView : Spinner.wheel"]
        )
        .check()
    }

    /// Of states of which one suffices, each brings the branch up, and where they are all off, the other one.
    @Test(arguments: [
        "pass.isPaid || pass.isGuest", "pass.mayEnter", "!(!pass.isPaid && !pass.isGuest)", "!pass.mustPay",
    ])
    func oneStateOfAConditionSuffices(_ condition: String) {
        ScannedApp(
            condition,
            [
                "App.swift": """
                import SwiftUI
                final class Pass: ObservableObject {
                    @Published var isPaid = false
                    @Published var isGuest = false
                    var mayEnter: Bool { isPaid || isGuest }
                    var mustPay: Bool { !isPaid && !isGuest }
                }
                @main struct Fair: App { var body: some Scene { WindowGroup { GateView() } } }
                struct GateView: View {
                    @StateObject private var pass = Pass()
                    var body: some View {
                        if \(condition) { RidesView(pass: pass) } else { BoothView(pass: pass) }
                    }
                }
                struct BoothView: View {
                    let pass: Pass
                    @State private var asks = false
                    var body: some View {
                        VStack {
                            Button("pay") { pass.isPaid = true }
                            Button("ask") { asks = true }
                        }
                        .sheet(isPresented: $asks) { HostView(pass: pass) }
                    }
                }
                struct HostView: View { let pass: Pass; var body: some View { Button("in") { pass.isGuest = true } } }
                struct RidesView: View { let pass: Pass; var body: some View { Button("out") { pass.isGuest = false } } }
                """
            ],
            has: [
                "GateView -root-> RidesView : ridesView", "GateView -root!-> BoothView : boothView",
                "BoothView ~root~> RidesView : GateView.ridesView", "HostView ~root~> RidesView : GateView.ridesView",
                "RidesView ~root~> BoothView : GateView.boothView",
            ]
        )
        .check()
    }

    /// What needs several states comes first only where all of them may be so at first.
    @Test func aBranchThatNeedsTwoStatesComesFirstWhereBothMay() {
        ScannedApp(
            "a guest who has not paid",
            [
                "App.swift": """
                import SwiftUI
                @main struct Fair: App {
                    @AppStorage("seen") private var isSeen = false
                    @State private var isPaid = false
                    var body: some Scene {
                        WindowGroup {
                            switch (isSeen, isPaid) {
                            case (false, _): BannerView(isSeen: $isSeen)
                            case (true, false): BoothView(isPaid: $isPaid)
                            case (true, true): RidesView()
                            }
                        }
                    }
                }
                struct BannerView: View {
                    @Binding var isSeen: Bool
                    var body: some View { Button("go on") { isSeen = true } }
                }
                struct BoothView: View {
                    @Binding var isPaid: Bool
                    var body: some View { Button("pay") { isPaid = true } }
                }
                struct RidesView: View { var body: some View { Text("r") } }
                """
            ],
            has: [
                "Fair -root!-> BannerView : bannerView", "Fair -root!-> BoothView : boothView",
                "Fair -root-> RidesView : ridesView", "BoothView ~root~> RidesView : Fair.ridesView",
            ]
        )
        .check()
    }

    /// Code that makes views for others chooses among the roots of the view that calls it.
    @Test(arguments: [
        (
            "Screens.view(for: flow)", "enum Screens { @ViewBuilder static func view(for flow: Flow) -> some View {",
            "flow.page"
        ),
        (
            "Screens.view(flow.page, flow)",
            "enum Screens { @ViewBuilder static func view(_ page: Page, _ flow: Flow) -> some View {", "page"
        ),
        (
            "Screens().view(for: flow)", "struct Screens { @ViewBuilder func view(for flow: Flow) -> some View {",
            "flow.page"
        ),
        (
            "Screens(flow: flow).view()", "struct Screens { let flow: Flow; @ViewBuilder func view() -> some View {",
            "flow.page"
        ),
        (
            "ZStack { Screens.view(for: flow) }",
            "enum Screens { @ViewBuilder static func view(for flow: Flow) -> some View {", "flow.page"
        ),
        ("view(for: flow).environment(flow)", "@ViewBuilder func view(for flow: Flow) -> some View {", "flow.page"),
        (
            "Self.view(for: flow)", "extension RootView { @ViewBuilder static func view(for flow: Flow) -> some View {",
            "flow.page"
        ),
    ])
    func mayStandInCodeOfOthers(call: String, beginning: String, state: String) {
        let end = beginning.hasPrefix("@") ? "}" : "} }"
        ScannedApp(
            call,
            [
                "App.swift": """
                import SwiftUI
                enum Page { case welcome, signIn, home }
                @Observable final class Flow { var page = Page.welcome }
                @main struct Trip: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    @State private var flow = Flow()
                    var body: some View { \(call) }
                }
                \(beginning)
                    switch \(state) {
                    case .welcome: WelcomeView(flow: flow)
                    case .signIn: SignInView(flow: flow)
                    case .home: HomeView()
                    }
                \(end)
                struct WelcomeView: View {
                    let flow: Flow
                    var body: some View { Button("Sign in") { flow.page = .signIn } }
                }
                struct SignInView: View {
                    let flow: Flow
                    var body: some View { Button("Home") { flow.page = .home } }
                }
                struct HomeView: View { var body: some View { Text("Home") } }
                """
            ],
            has: [
                "RootView -root!-> WelcomeView : welcome", "RootView -root-> SignInView : signIn",
                "WelcomeView ~root~> SignInView : RootView.signIn", "SignInView ~root~> HomeView : RootView.home",
            ],
            hasNot: ["WelcomeView ~root~> HomeView", "SignInView ~root~> SignInView", "unresolved"]
        ).check()
    }
}
