import Testing

/// Cases that are written where their enum is only known by what a wrapper was made for.
@Suite struct UnresolvedCaseTests {
    private static func mine(_ tunnel: String) -> [String: String] {
        [
            "Mine.swift": """
            import Stinsen
            import SwiftUI
            @main struct Mine: App { var body: some Scene { WindowGroup { MineCoordinator().view() } } }
            protocol Digging: AnyObject {
                associatedtype Way
                func dig(_ way: Way)
            }
            final class Loose<Way>: Digging {
                private let digger: (Way) -> Void
                init<T: Digging>(_ digging: T) where T.Way == Way { digger = digging.dig }
                func dig(_ way: Way) { digger(way) }
            }
            enum Shaft {
                case seam(_ name: String? = nil, isDeep: Bool = false)
                case exit
            }
            final class MineCoordinator: Digging, NavigationCoordinatable {
                let stack = NavigationStack(initial: \\MineCoordinator.mouth)
                @Root var mouth = makeMouth
                @Route(.push) var gallery = makeGallery
                @Route(.modal) var pit = makePit
                func makeMouth() -> some View { MouthView(loose: Loose(self)) }
                func makeGallery() -> some View { GalleryView(loose: Loose(self)) }
                func makePit() -> some View { PitView() }
                func dig(_ way: Shaft) {
                    switch way {
                    case .seam(_, let isDeep): if isDeep { route(to: \\.pit) } else { route(to: \\.gallery) }
                    case .exit: popToRoot()
                    }
                }
            }
            struct MouthView: View {
                let loose: Loose<Shaft>
                var body: some View { Button("in") { loose.dig(\(tunnel)) } }
            }
            struct GalleryView: View {
                let loose: Loose<Shaft>
                var body: some View { Button("down") { loose.dig(.seam("coal", isDeep: true)) } }
            }
            struct PitView: View { var body: some View { Text("pit") } }
            """
        ]
    }

    @Test(arguments: [".seam()", ".seam(\"coal\")", ".seam(isDeep: false)"]) func carryWhatIsDeclared(tunnel: String) {
        ScannedApp(
            tunnel, Self.mine(tunnel),
            has: [
                "MouthView ~push~> GalleryView : MineCoordinator.gallery",
                "GalleryView ~sheet~> PitView : MineCoordinator.pit",
            ], hasNot: ["MouthView ~sheet~>", "GalleryView ~push~>"]
        ).check()
    }
}
