import Testing

/// Roots that are chosen by what an optional state holds: who empties the state brings up what is shown for nothing.
struct OptionalHoldersTests {
    @Test(arguments: [
        "switch session.user?.role { case .doctor: DoctorView() case .patient: PatientView() case .none: SignInView() }",
        "switch session.user?.role { case .doctor?: DoctorView() case .patient?: PatientView() default: SignInView() }",
        "switch session.user?.role { case .doctor: DoctorView() case .patient: PatientView() case .visitor, nil: SignInView() }",
        """
        switch session.user?.role ?? .visitor {
        case .doctor: DoctorView()
        case .patient: PatientView()
        case .visitor: SignInView()
        }
        """,
        """
        if session.user?.role == .doctor { DoctorView() } else if session.user?.role == .patient { PatientView() } else {
            SignInView()
        }
        """,
    ])
    func whoEmptiesTheStateLeadsBack(_ choice: String) {
        Self.clinic(
            choice,
            "struct User { let role: Role }; var user: User?; func signIn(_ role: Role) { user = User(role: role) }",
            out: "user = nil"
        ).check()
    }

    /// The same of a state that is the case itself.
    @Test(arguments: [
        "switch session.role { case .doctor: DoctorView() case .patient: PatientView() case .visitor, nil: SignInView() }",
        "switch session.role { case .doctor?: DoctorView() case .patient?: PatientView() case .visitor?, nil: SignInView() }",
        """
        switch session.role ?? .visitor {
        case .doctor: DoctorView()
        case .patient: PatientView()
        case .visitor: SignInView()
        }
        """,
    ])
    func nothingIsOneOfSeveralPatterns(_ choice: String) {
        Self.clinic(choice, "var role: Role?; func signIn(_ role: Role) { self.role = role }", out: "role = nil")
            .check()
    }

    private static func clinic(_ choice: String, _ session: String, out: String) -> ScannedApp {
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
                "SignInView ~root~> DoctorView", "SignInView ~root~> PatientView", "DoctorView ~root~> SignInView",
                "PatientView ~root~> SignInView",
            ], hasNot: ["DoctorView ~root~> PatientView", "SignInView ~root~> SignInView"]
        )
    }
}
