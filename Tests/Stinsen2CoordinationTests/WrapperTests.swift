import Foundation
import Stinsen2Coordination
import Testing

@Suite struct WrapperTests {
    @Test func aWrapperShowsWhatItsChildShows() {
        let framed = FramedCoordinator()
        framed.child.route(to: \.item, 2)
        #expect(framed.child.parent === framed)
        #expect(framed.snapshot.visible == ["CartCoordinator", "DetailView"])
        #expect(framed.view().base is VStack<AnyView>)
    }

    @Test func aWrapperMayKnowItself() {
        var known: (any Coordinatable)?
        let wrapper = ViewWrapperCoordinator(CartCoordinator(amount: 1)) { (outer: any Coordinatable) in
            known = outer
            return { (view: AnyView) in view }
        }
        _ = wrapper.view()
        #expect(known === wrapper)
    }

    @Test func customizingHearsChangesWhileTheViewIsThere() {
        let session = SessionCoordinator(account: nil)
        do {
            let view = session.view()
            session.account = Account(name: "Ada")
            #expect(session.isRoot(\.signedIn, Account(name: "Ada")))
            session.account = nil
            #expect(session.isRoot(\.signedOut))
            withExtendedLifetime(view) {}
        }
        session.account = Account(name: "Ada")
        #expect(session.isRoot(\.signedOut))
    }

    @Test func aLinkIsOpened() throws {
        let session = SessionCoordinator(account: nil)
        let view = session.view()
        let link = try #require(URL(string: "shop://detail/7"))
        #expect(view.open(link))
        #expect(session.snapshot.visible == ["SessionCoordinator", "WelcomeView"])
        session.account = Account(name: "Ada")
        #expect(view.open(link))
        #expect(session.opened == [link, link])
        #expect(session.snapshot.visible == ["SessionCoordinator", "MallCoordinator", "ShopCoordinator", "DetailView"])
        #expect(!AnyView(PaneView()).open(link))
    }
}
