import Foundation
import Stinsen2Coordination

// Declarations in every form that the documentation of Stinsen 2 shows. That they compile is one of the tests.

struct Account: Hashable {
    var name: String
}

struct WelcomeView: View {
    var body: some View { Text("Welcome") }
}

struct DetailView: View {
    @EnvironmentObject var router: ShopCoordinator.Router
    let number: Int
    var body: some View {
        Button("Back") { router.pop() }
    }
}

struct PaneView: View {
    var body: some View { EmptyView() }
}

final class ShopCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \ShopCoordinator.start)

    @Root var start = makeStart
    @Root var closed = makeClosed
    @Root var account = makeAccount
    @Root var accountFlow = makeAccountFlow
    @Root var shelf = makeShelf
    @Route(.push) var detail = makeDetail
    @Route(.modal) var help = makeHelp
    @Route(.fullScreen) var cover = makeHelp
    @Route(.modal(dismissible: false)) var terms = makeHelp
    @Route(.push) var cart = makeCart
    @Route(.modal) var order = makeOrder

    var made: [String] = []

    @ViewBuilder func makeStart() -> some View { WelcomeView() }
    @ViewBuilder func makeClosed() -> some View {
        if made.isEmpty { WelcomeView() } else { PaneView() }
    }
    func makeAccount(_ account: Account) -> some View {
        made.append("account \(account.name)")
        return PaneView()
    }
    func makeAccountFlow(account: Account) -> NavigationViewCoordinator<CartCoordinator> {
        made.append("flow \(account.name)")
        return NavigationViewCoordinator(CartCoordinator(amount: 0))
    }
    func makeShelf() -> CartCoordinator { CartCoordinator(amount: -1) }
    @ViewBuilder func makeDetail(number: Int) -> some View { DetailView(number: number) }
    @ViewBuilder func makeHelp() -> some View { PaneView() }
    func makeCart() -> CartCoordinator { CartCoordinator(amount: 0) }
    func makeOrder(amount: Int) -> NavigationViewCoordinator<CartCoordinator> {
        NavigationViewCoordinator(CartCoordinator(amount: amount))
    }
}

final class CartCoordinator: NavigationCoordinatable {
    var stack: NavigationStack<CartCoordinator> = NavigationStack(initial: \.start)
    let amount: Int

    @Root var start = makeStart
    @Route(.push) var item = makeItem

    init(amount: Int) { self.amount = amount }

    func makeStart() -> some View { PaneView() }
    func makeItem(number: Int) -> some View { DetailView(number: number) }
}

final class MallCoordinator: TabCoordinatable {
    var child = TabChild(startingItems: [\MallCoordinator.pane, \MallCoordinator.shop, \MallCoordinator.cart])
    var taps: [String] = []

    @Route(tabItem: makeTab) var pane = makePane
    @Route(tabItem: makeTab, onTapped: onShopTapped) var shop = makeShop
    @Route(tabItem: makeTab) var cart = makeCart
    @Route(tabItem: makeTab) var hidden = makeCart

    @ViewBuilder func makeTab(isActive: Bool) -> some View {
        Image(systemName: "cart" + (isActive ? ".fill" : ""))
        Text("Tab")
    }
    @ViewBuilder func makePane() -> some View { PaneView() }
    func makeShop() -> NavigationViewCoordinator<ShopCoordinator> { NavigationViewCoordinator(ShopCoordinator()) }
    func makeCart() -> CartCoordinator { CartCoordinator(amount: 1) }
    func onShopTapped(_ isRepeat: Bool, coordinator: NavigationViewCoordinator<ShopCoordinator>) {
        taps.append(isRepeat ? "again" : "first")
        if isRepeat { coordinator.child.popToRoot() }
    }
}

final class SessionCoordinator: NavigationCoordinatable {
    let stack: NavigationStack<SessionCoordinator>
    @Published var account: Account?
    private(set) var opened: [URL] = []

    @Root var signedOut = makeSignedOut
    @Root var signedIn = makeSignedIn

    init(account: Account?) {
        if let account {
            stack = NavigationStack(initial: \SessionCoordinator.signedIn, account)
        } else {
            stack = NavigationStack(initial: \SessionCoordinator.signedOut)
        }
    }

    func makeSignedOut() -> some View { WelcomeView() }
    func makeSignedIn(account: Account) -> MallCoordinator { MallCoordinator() }

    @ViewBuilder func customize(_ view: AnyView) -> some View {
        view
            .accentColor(Color("Brand"))
            .onReceive($account) { account in
                if let account {
                    self.root(\.signedIn, account)
                } else {
                    self.root(\.signedOut)
                }
            }
            .onOpenURL { url in
                self.opened.append(url)
                self.hasRoot(\.signedIn)?.focusFirst(\.shop).child.popToRoot().route(to: \.detail, 7)
            }
    }
}

final class FramedCoordinator: ViewWrapperCoordinator<CartCoordinator, AnyView> {
    init() { super.init(CartCoordinator(amount: 5)) { view in AnyView(VStack { view }) } }
}

/// A kind of navigation of one's own, with a menu at its side.
final class MenuCoordinator: Coordinatable {
    weak var parent: ChildDismissable?
    let menu = CartCoordinator(amount: 0)
    var dismissed = 0

    func view() -> AnyView { AnyView(menu.view()) }
    func dismissChild<T: Coordinatable>(coordinator: T, action: (() -> Void)?) {
        dismissed += 1
        action?()
    }
}

protocol Entrance: AnyObject {
    func enter()
}

final class GateCoordinator: Entrance, NavigationCoordinatable {
    let stack = NavigationStack(initial: \GateCoordinator.start)
    lazy var routerStorable: Entrance = self

    @Root var start = makeStart
    @Root var inside = makeInside

    func makeStart() -> some View { WelcomeView() }
    func makeInside() -> some View { PaneView() }
    func enter() { root(\.inside) }
}

final class GateModel: ObservableObject {
    @RouterObject var gate: NavigationRouter<Entrance>?
    var shop: ShopCoordinator.Router? = RouterStore.shared.retrieve()
}

struct GateApp: App {
    var body: some Scene {
        WindowGroup {
            GateCoordinator().view()
        }
    }
}
