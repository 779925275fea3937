import LinkNavigator
import SwiftUI

struct BookingBuilder {
    static func make() -> RouteBuilderOf<TabPartialNavigator> {
        .init(matchPath: Path.booking.rawValue) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: Path.booking.rawValue) {
                BookingView(navigator: navigator)
            }
        }
    }
}

struct BookingView: View {
    let navigator: TabPartialNavigator
    @State private var isSignedIn = false

    var body: some View {
        Button("Confirm") {
            let path: Path = isSignedIn ? .cancelled : .signIn
            navigator.backOrNext(linkItem: .init(path: path.rawValue), isAnimated: true)
        }
        Button("My bookings") { navigator.moveTab(path: Path.bookings.rawValue) }
    }
}

struct BookingsBuilder {
    static func make() -> RouteBuilderOf<TabPartialNavigator> {
        .init(matchPath: Path.bookings.rawValue) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: Path.bookings.rawValue) {
                BookingsView(navigator: navigator)
            }
        }
    }
}

struct BookingsView: View {
    let navigator: TabPartialNavigator

    var body: some View {
        Button("Cancel all") {
            navigator.replace(linkItem: .init(path: Path.cancelled.rawValue), isAnimated: false)
        }
    }
}

struct CancelledBuilder {
    static func make() -> RouteBuilderOf<TabPartialNavigator> {
        .init(matchPath: Path.cancelled.rawValue) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: Path.cancelled.rawValue) {
                CancelledView(navigator: navigator)
            }
        }
    }
}

struct CancelledView: View {
    let navigator: TabPartialNavigator

    var body: some View {
        Button("Back to the bookings") {
            navigator.replace(linkItem: .init(path: Path.bookings.rawValue), isAnimated: false)
        }
    }
}

struct ProfileBuilder {
    static func make() -> RouteBuilderOf<TabPartialNavigator> {
        .init(matchPath: Path.profile.rawValue) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: Path.profile.rawValue) {
                ProfileView(navigator: navigator)
            }
        }
    }
}

struct ProfileView: View {
    let navigator: TabPartialNavigator

    var body: some View {
        Button("Sign in") { navigator.sheet(linkItem: .init(path: "sign-in"), isAnimated: true) }
    }
}

struct SignInBuilder {
    static func make() -> RouteBuilderOf<TabPartialNavigator> {
        .init(matchPath: Path.signIn.rawValue) { _, _, _ -> RouteViewController? in
            WrappingController(matchPath: Path.signIn.rawValue) { SignInView() }
        }
    }
}

struct SignInView: View {
    var body: some View { Text("Sign in") }
}
