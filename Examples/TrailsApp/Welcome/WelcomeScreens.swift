import SwiftUI

struct WelcomeScreen: View {
    let model: WelcomeModel

    var body: some View {
        VStack {
            Text("Four thousand trails, ninety huts")
            Button("Join the club", action: model.join)
            Button("I am a member", action: model.signIn)
        }
    }
}

struct JoinScreen: View {
    let model: WelcomeModel

    var body: some View {
        Form {
            Button("Terms", action: model.readTerms)
            Button("Go on", action: model.chooseRegion)
        }
    }
}

struct SignInScreen: View {
    let model: WelcomeModel
    @EnvironmentObject private var session: Session

    var body: some View {
        Form {
            Button("Sign in") { session.member = Member(id: 1, name: "Ida") }
            Button("Forgot your password?") { model.forgotPassword() }
        }
    }
}

struct ForgottenPasswordScreen: View {
    let model: WelcomeModel

    var body: some View { Button("Send me a link", action: model.startAgain) }
}

struct HomeRegionScreen: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Button("The Alps") { session.member = Member(id: 2, name: "Noa") }
    }
}

struct TermsScreen: View {
    var body: some View { ScrollView { Text("Mind the paths, and close the gates.") } }
}
