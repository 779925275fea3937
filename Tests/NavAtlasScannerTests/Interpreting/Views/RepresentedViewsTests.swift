import Testing

/// Views of SwiftUI that stand for a controller of UIKit's.
struct RepresentedViewsTests {
    /// A controller that shows pages from the start is one that the view leads to, and its pages are behind it.
    @Test func aControllerOfPagesIsShownByTheView() {
        ScannedApp(
            "a museum",
            [
                "App.swift": """
                import SwiftUI
                import UIKit
                @main struct Museum: App { var body: some Scene { WindowGroup { HallView() } } }
                struct HallView: View {
                    @State private var isOpen = false
                    var body: some View { Button("book") { isOpen = true }.sheet(isPresented: $isOpen) { BookView() } }
                }
                struct BookView: UIViewControllerRepresentable {
                    func makeUIViewController(context: Context) -> BookController { BookController(pages: 3) }
                    func updateUIViewController(_ controller: BookController, context: Context) {}
                }
                final class BookController: UIPageViewController {
                    init(pages: Int) {
                        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
                        setViewControllers([PageController()], direction: .forward, animated: false)
                    }
                }
                final class PageController: UIViewController {}
                """
            ],
            has: [
                "HallView ~sheet~> BookView : HallView.isOpen", "BookView -root-> BookController : bookController",
                "BookController -root!-> PageController : pageController",
            ], hasNot: ["unresolved"]
        ).check()
    }
}
