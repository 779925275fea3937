import Testing

/// Views of UIKit's, and the objects that UIKit calls for them.
struct RepresentedViewTests {
    private static func chart(_ delegate: String) -> [String: String] {
        [
            "App.swift": """
            import SwiftUI
            import MapKit
            @main struct Chart: App { var body: some Scene { WindowGroup { SeaView() } } }
            enum Mark: Hashable { case reef, buoy }
            @Observable final class Helm {
                var path: [Mark] = []
                func push(_ mark: Mark) { path.append(mark) }
            }
            struct SeaView: View {
                @State private var helm = Helm()
                var body: some View {
                    NavigationStack(path: $helm.path) {
                        WaterView().navigationDestination(for: Mark.self) { mark in
                            switch mark {
                            case .reef: ReefView()
                            case .buoy: BuoyView()
                            }
                        }
                    }
                    .environment(helm)
                }
            }
            struct WaterView: UIViewRepresentable {
                @Environment(Helm.self) private var helm
                func makeUIView(context: Context) -> MKMapView {
                    let map = MKMapView()
                    map.delegate = context.coordinator
                    return map
                }
                func updateUIView(_ view: MKMapView, context: Context) {}
                func makeCoordinator() -> Lookout { Lookout(self) }
                final class Lookout: NSObject, MKMapViewDelegate {
                    let parent: WaterView
                    init(_ parent: WaterView) { self.parent = parent }
                    \(delegate)
                }
            }
            struct ReefView: View { var body: some View { Text("r") } }
            struct BuoyView: View { var body: some View { Text("b") } }
            """
        ]
    }

    @Test func whatUIKitCallsIsDoneByTheView() {
        ScannedApp(
            "a delegate",
            Self.chart("func mapView(_ map: MKMapView, didSelect view: MKAnnotationView) { parent.helm.push(.reef) }"),
            has: ["WaterView ~push~> ReefView : SeaView.reef"], hasNot: ["BuoyView :SeaView", "unresolved"]
        ).check()
    }

    /// What the object calls itself is run with what it is called with.
    @Test func whatTheObjectCallsItselfIsNoEvent() {
        ScannedApp(
            "a delegate and its helper",
            Self.chart(
                """
                @objc func tapped() { steer(to: .buoy) }
                private func steer(to mark: Mark) { parent.helm.push(mark) }
                """),
            has: ["WaterView ~push~> BuoyView : SeaView.buoy"], hasNot: ["~push~> ReefView", "unresolved"]
        ).check()
    }

    /// A controller of the app's that a view shows is a part of the screen with that view.
    @Test func aControllerInAViewIsAPart() {
        let files = [
            "App.swift": """
            import Decks
            import SwiftUI
            @main struct Sail: App { var body: some Scene { WindowGroup { DeckView() } } }
            struct DeckView: View {
                @State private var isOpen = false
                var body: some View { CardsView { isOpen = true }.sheet(isPresented: $isOpen) { SketchView() } }
            }
            struct SketchView: View { var body: some View { Text("") } }
            struct CardsView: UIViewControllerRepresentable {
                let onTap: () -> Void
                func makeUIViewController(context _: Context) -> CardsViewController {
                    let controller = CardsViewController(layout: DeckLayout())
                    controller.onTap = onTap
                    return controller
                }
                func updateUIViewController(_ controller: CardsViewController, context _: Context) {}
            }
            final class CardsViewController: DeckViewController {
                var onTap: () -> Void = {}
                override func collectionView(_: UICollectionView, didSelectItemAt path: IndexPath) { onTap() }
            }
            """
        ]
        ScannedApp(
            "cards", files, has: ["DeckView ~sheet~> SketchView : DeckView.isOpen"],
            hasNot: ["screen CardsViewController", "unresolved"]
        ).check()
    }

    /// A bar of tabs keeps its tabs, whoever shows it: it is the root of the view that stands for it.
    @Test func aBarOfTabsInAViewIsARoot() {
        ScannedApp(
            "tabs of UIKit's",
            [
                "App.swift": """
                import SwiftUI
                import UIKit
                @main struct Sail: App { var body: some Scene { WindowGroup { DeckView() } } }
                struct DeckView: View { var body: some View { DeckTabs().ignoresSafeArea() } }
                struct DeckTabs: UIViewControllerRepresentable {
                    func makeUIViewController(context: Context) -> some UIViewController { TabsController() }
                    func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
                }
                final class TabsController: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        viewControllers = [UINavigationController(rootViewController: MapController()), LogController()]
                    }
                }
                final class MapController: UIViewController {}
                final class LogController: UIViewController {}
                """
            ],
            has: [
                "entry DeckView", "DeckView -root-> TabsController : tabsController",
                "TabsController -tab-> MapController : mapController",
                "TabsController -tab-> LogController : logController",
            ], hasNot: ["unresolved"]
        ).check()
    }

    /// The modifier of many an app for a sheet that covers half of the screen.
    @Test func whatTheUpdateOfAControllerPresentsIsPresentedByTheView() {
        ScannedApp(
            "a sheet of UIKit's",
            [
                "App.swift": """
                import SwiftUI
                import UIKit
                @main struct Orchard: App { var body: some Scene { WindowGroup { TreeView() } } }
                struct TreeView: View {
                    @State private var showsFruit = false
                    var body: some View {
                        Button("Fruit") { showsFruit = true }.lowSheet(isOn: $showsFruit) { FruitView() }
                    }
                }
                struct FruitView: View { var body: some View { Text("f") } }
                extension View {
                    func lowSheet<Sheet: View>(isOn: Binding<Bool>, @ViewBuilder sheet: () -> Sheet) -> some View {
                        background(LowSheet(isOn: isOn, sheet: sheet()))
                    }
                }
                struct LowSheet<Sheet: View>: UIViewControllerRepresentable {
                    @Binding var isOn: Bool
                    let sheet: Sheet
                    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
                    func updateUIViewController(_ controller: UIViewController, context: Context) {
                        guard isOn else { return }
                        controller.present(LowSheetController(rootView: sheet), animated: true)
                    }
                }
                final class LowSheetController<Sheet: View>: UIHostingController<Sheet> {
                    override func viewDidLoad() { sheetPresentationController?.detents = [.medium()] }
                }
                """
            ],
            has: ["TreeView ~sheet~> FruitView : present"], hasNot: ["LowSheetController", "unresolved"]
        ).check()
    }

    /// The view is what its controller begins with, and what is pushed on that controller is pushed on the view.
    @Test func aNavigationControllerInAViewIsAPart() {
        let files = [
            "App.swift": """
            import SwiftUI
            import UIKit
            @main struct Sail: App { var body: some Scene { WindowGroup { DeckView() } } }
            struct DeckView: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> UIViewController {
                    let helm = Helm()
                    let stack = UINavigationController(
                        rootViewController: UIHostingController(rootView: PlankView(helm: helm)))
                    helm.controller = stack
                    return stack
                }
                func updateUIViewController(_ controller: UIViewController, context: Context) {}
            }
            final class Helm {
                weak var controller: UIViewController?
                func open(_ next: UIViewController) {
                    guard let stack = controller as? UINavigationController else { return }
                    stack.pushViewController(next, animated: true)
                }
            }
            struct PlankView: View {
                let helm: Helm
                var body: some View { Button("Go") { helm.open(UIHostingController(rootView: SeaView())) } }
            }
            struct SeaView: View { var body: some View { Text("Sea") } }
            """
        ]
        ScannedApp(
            "a stack in a view", files, has: ["DeckView ~push~> SeaView : pushViewController"], hasNot: ["unresolved"]
        ).check()
    }

    /// A view that puts a stack of UIKit's up lends it to all who tell a router where to go.
    @Test(
        "Who names a case to a router goes there",
        arguments: [
            ("Desk", "Page", "", "<Content: View>"), ("Desk<Page>", "T", "<T>", "<T, Content: View>"),
        ])
    func whoTellsARouterGoes(desk: String, page: String, generic: String, parameters: String) {
        let files = [
            "App.swift": """
            import SwiftUI
            import UIKit
            enum Page { case title, chapter, note(Int) }
            enum Office { static let desk: \(desk) = Desk() }
            final class Desk\(generic) {
                var onOpen: ((\(page)) -> Void)?
                var onPush: ((\(page)) -> Void)?
                var onLay: ((\(page)) -> Void)?
                func open(_ page: \(page)) { onOpen?(page) }
                func push(_ page: \(page)) { onPush?(page) }
                func lay(_ page: \(page)) { onLay?(page) }
            }
            @main struct Book: App {
                var body: some Scene { WindowGroup { BookView().onAppear { Office.desk.open(.title) } } }
            }
            struct BookView: View {
                var body: some View {
                    Stand(desk: Office.desk) { page in
                        switch page {
                        case .title: TitleView()
                        case .chapter: ChapterView()
                        case .note(let number): NoteView(number: number)
                        }
                    }
                }
            }
            struct Stand\(parameters): UIViewControllerRepresentable {
                let desk: Desk\(generic)
                @ViewBuilder let content: (\(page)) -> Content
                func makeUIViewController(context: Context) -> UINavigationController {
                    let stack = UINavigationController()
                    connect(stack)
                    return stack
                }
                private func connect(_ stack: UINavigationController) {
                    desk.onOpen = { stack.setViewControllers([UIHostingController(rootView: content($0))], animated: true) }
                    desk.onPush = { stack.pushViewController(UIHostingController(rootView: content($0)), animated: true) }
                    desk.onLay = { stack.present(UIHostingController(rootView: content($0)), animated: true) }
                }
                func updateUIViewController(_ stack: UINavigationController, context: Context) {}
            }
            struct TitleView: View {
                var body: some View {
                    Button("c") { Office.desk.push(.chapter) }
                    Button("n") { Office.desk.lay(.note(1)) }
                }
            }
            struct ChapterView: View { var body: some View { Button("n") { Office.desk.lay(.note(2)) } } }
            struct NoteView: View { let number: Int; var body: some View { Text("n") } }
            """
        ]
        ScannedApp(
            desk, files,
            has: [
                "BookView ~root~> TitleView : setViewControllers", "TitleView ~push~> ChapterView : pushViewController",
                "TitleView ~sheet~> NoteView : present", "ChapterView ~sheet~> NoteView : present",
            ],
            hasNot: ["BookView ~push~>", "BookView ~sheet~>"]
        ).check()
    }

    /// In a stack that leads to nothing else, a view of UIKit's is what the screen draws, however the stack is written.
    @Test(arguments: ["NavigationStack", "Frame"]) func inABareStackItIsWhatTheScreenDraws(_ stack: String) {
        ScannedApp(
            stack,
            [
                "App.swift": """
                import SwiftUI
                @main struct Chart: App { var body: some Scene { WindowGroup { SeaView() } } }
                struct SeaView: View {
                    @State private var isReading = false
                    var body: some View {
                        Button("read") { isReading = true }.sheet(isPresented: $isReading) { ReadView() }
                    }
                }
                struct Frame<Content: View>: View {
                    @ViewBuilder let content: Content
                    var body: some View { NavigationStack { content } }
                }
                struct ReadView: View { var body: some View { \(stack) { PageView().navigationTitle("page") } } }
                struct PageView: UIViewRepresentable {
                    func makeUIView(context: Context) -> UIView { UIView() }
                    func updateUIView(_ view: UIView, context: Context) {}
                }
                """
            ],
            has: ["screen ReadView [container]", "SeaView ~sheet~> ReadView : SeaView.isReading"],
            hasNot: ["screen PageView", "-root"]
        ).check()
    }

    /// What the cells of a table show is a part of the screen with the table.
    @Test func whatCellsShowIsAPartOfTheScreen() {
        ScannedApp(
            "whatCellsShowIsAPartOfTheScreen",
            [
                "App.swift": """
                import SwiftUI
                import UIKit
                @main struct Chart: App { var body: some Scene { WindowGroup { SeaView() } } }
                struct SeaView: View { var body: some View { VStack { Text("sea"); TableView(names: ["reef"]) } } }
                struct TableView: UIViewRepresentable {
                    let names: [String]
                    func makeUIView(context: Context) -> UITableView {
                        let table = UITableView()
                        table.dataSource = context.coordinator
                        return table
                    }
                    func updateUIView(_ table: UITableView, context: Context) {}
                    func makeCoordinator() -> Source { Source(names: names) }
                    final class Source: NSObject, UITableViewDataSource {
                        let names: [String]
                        init(names: [String]) { self.names = names }
                        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
                        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                            cell.contentConfiguration = UIHostingConfiguration { RowView(name: names[path.row]) }
                                .margins(.all, 8)
                            return cell
                        }
                    }
                }
                struct RowView: View {
                    let name: String
                    @State private var isOpen = false
                    var body: some View {
                        Button(name) { isOpen = true }.sheet(isPresented: $isOpen) { ReefView() }
                    }
                }
                struct ReefView: View { var body: some View { Text("r") } }
                """
            ],
            has: ["SeaView -sheet-> ReefView : isOpen", "SeaView ~sheet~> ReefView : SeaView.isOpen"],
            hasNot: ["RowView", "unresolved"]
        ).check()
    }

    /// What a controller in a view hears of its controls belongs to the screen with that view.
    @Test func whatAControllerInAViewHearsIsDoneByTheScreen() {
        let files = [
            "App.swift": """
            import Combine
            import SwiftUI
            @main struct Quay: App { var body: some Scene { WindowGroup { GateView() } } }
            final class Pass: ObservableObject { @Published var isShown = false }
            struct GateView: View {
                @StateObject private var pass = Pass()
                var body: some View { if pass.isShown { DeckView() } else { LockView(pass: pass) } }
            }
            struct DeckView: View { var body: some View { Text("deck") } }
            struct LockView: UIViewControllerRepresentable {
                let pass: Pass
                func makeUIViewController(context: Context) -> LockViewController { LockViewController(pass) }
                func updateUIViewController(_ controller: LockViewController, context: Context) {}
            }
            final class LockViewController: UIViewController {
                private let pass: Pass, button = UIButton()
                private var bag: Set<AnyCancellable> = []
                init(_ pass: Pass) { self.pass = pass; super.init(nibName: nil, bundle: nil) }
                override func viewDidLoad() {
                    button.publisher(for: .touchUpInside).sink { [weak self] _ in self?.pass.isShown = true }.store(in: &bag)
                }
            }
            """
        ]
        ScannedApp("a lock", files, has: ["LockView ~root~> DeckView : GateView.deckView"], hasNot: ["unresolved"])
            .check()
    }

    /// Pages that are put into a represented controller for pages are parts of the screen around it.
    @Test(arguments: [
        (
            "that the coordinator keeps",
            "stack.setViewControllers([context.coordinator.cards[shown]], direction: .forward, animated: true)"
        ),
        (
            "that the view makes",
            "stack.setViewControllers([UIHostingController(rootView: cards[shown])], direction: .forward, animated: false)"
        ),
    ])
    func showTheirPages(_ name: String, _ put: String) {
        ScannedApp(
            "pages \(name)",
            [
                "App.swift": """
                import SwiftUI
                import UIKit
                @main struct Deck: App { var body: some Scene { WindowGroup { TableView() } } }
                struct TableView: View {
                    @State private var shown = 0
                    @State private var isOver = false
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Cards(cards: ["ace", "king"].map { Card(text: $0) }, shown: $shown)
                                Button("end") { isOver = true }
                            }
                            .sheet(isPresented: $isOver) { ScoreView() }
                        }
                    }
                }
                struct Card: View {
                    let text: String
                    var body: some View { NavigationLink(text) { RulesView() } }
                }
                struct Cards: UIViewControllerRepresentable {
                    var cards: [Card]
                    @Binding var shown: Int
                    func makeCoordinator() -> Dealer { Dealer(self) }
                    func makeUIViewController(context: Context) -> UIPageViewController {
                        let stack = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                        stack.dataSource = context.coordinator
                        return stack
                    }
                    func updateUIViewController(_ stack: UIPageViewController, context: Context) {
                        \(put)
                    }
                    final class Dealer: NSObject, UIPageViewControllerDataSource {
                        let cards: [UIViewController]
                        init(_ view: Cards) { cards = view.cards.map { UIHostingController(rootView: $0) } }
                        func pageViewController(
                            _ stack: UIPageViewController, viewControllerBefore shown: UIViewController
                        ) -> UIViewController? { cards.first }
                        func pageViewController(
                            _ stack: UIPageViewController, viewControllerAfter shown: UIViewController
                        ) -> UIViewController? { cards.last }
                    }
                }
                struct RulesView: View { var body: some View { Text("rules") } }
                struct ScoreView: View { var body: some View { Text("score") } }
                """
            ],
            has: ["TableView ~push~> RulesView : NavigationLink", "TableView ~sheet~> ScoreView : TableView.isOver"],
            hasNot: ["screen Card", "~> Card", "unresolved"]
        ).check()
    }
}
