import Testing

/// Roots that are chosen by what an optional state holds: who empties the state brings up what is shown for nothing.
struct OptionalHoldersTests {
    /// What chooses the root, and the name of what is shown where the state is nothing.
    private static let choices: [(String, String)] = [
        (
            "switch session.user?.role { case .doctor: DoctorView() case .patient: PatientView() case .none: SignInView() }",
            "none"
        ),
        (
            "switch session.user?.role { case .doctor?: DoctorView() case .patient?: PatientView() default: SignInView() }",
            "signInView"
        ),
        (
            """
            switch session.user?.role {
            case .doctor: DoctorView()
            case .patient: PatientView()
            case .visitor, nil: SignInView()
            }
            """, "signInView"
        ),
        (
            """
            switch session.user?.role ?? .visitor {
            case .doctor: DoctorView()
            case .patient: PatientView()
            case .visitor: SignInView()
            }
            """, "signInView"
        ),
        (
            """
            if session.user?.role == .doctor { DoctorView() } else if session.user?.role == .patient { PatientView() } else {
                SignInView()
            }
            """, "signInView"
        ),
    ]

    @Test(arguments: choices)
    func whoEmptiesTheStateLeadsBack(_ choice: String, _ route: String) {
        Self.clinic(
            choice, route,
            "struct User { let role: Role }; var user: User?; func signIn(_ role: Role) { user = User(role: role) }",
            out: "user = nil"
        ).check()
    }

    private static let ownChoices: [(String, String)] = [
        (
            "switch session.role { case .doctor: DoctorView() case .patient: PatientView() case .visitor, nil: SignInView() }",
            "signInView"
        ),
        (
            """
            switch session.role {
            case .doctor?: DoctorView()
            case .patient?: PatientView()
            case .visitor?, nil: SignInView()
            }
            """, "signInView"
        ),
        (
            """
            switch session.role ?? .visitor {
            case .doctor: DoctorView()
            case .patient: PatientView()
            case .visitor: SignInView()
            }
            """, "visitor"
        ),
    ]

    /// The same of a state that is the case itself.
    @Test(arguments: ownChoices)
    func nothingIsOneOfSeveralPatterns(_ choice: String, _ route: String) {
        Self.clinic(choice, route, "var role: Role?; func signIn(_ role: Role) { self.role = role }", out: "role = nil")
            .check()
    }

    /// - Parameter route: the name of what is shown where the state is nothing.
    private static func clinic(_ choice: String, _ route: String, _ session: String, out: String) -> ScannedApp {
        ScannedApp(
            choice,
            [
                "App.swift": """
                import SwiftUI
                enum Role { case doctor, patient, visitor }
                @Observable final class Session { \(session); func signOut() { \(out) } }
                @main struct Clinic: App {
                    @State private var session = Session()
                    var body: some Scene { WindowGroup { RootView().environment(session) } }
                }
                struct RootView: View {
                    @Environment(Session.self) private var session
                    var body: some View { \(choice) }
                }
                struct SignInView: View {
                    @Environment(Session.self) private var session
                    var body: some View {
                        Button("Doctor") { session.signIn(.doctor) }
                        Button("Patient") { session.signIn(.patient) }
                    }
                }
                struct DoctorView: View {
                    @Environment(Session.self) private var session
                    var body: some View { Button("Sign out") { session.signOut() } }
                }
                struct PatientView: View {
                    @Environment(Session.self) private var session
                    var body: some View { Button("Sign out") { session.signOut() } }
                }
                """
            ],
            has: [
                "SignInView ~root~> DoctorView : RootView.doctor", "SignInView ~root~> PatientView : RootView.patient",
                "DoctorView ~root~> SignInView : RootView.\(route)",
                "PatientView ~root~> SignInView : RootView.\(route)",
            ], hasNot: ["DoctorView ~root~> PatientView", "SignInView ~root~> SignInView"]
        )
    }
}
