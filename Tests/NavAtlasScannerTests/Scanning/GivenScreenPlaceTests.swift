import NavAtlasModel
import NavAtlasScanner
import Testing

/// A function of a screen's that is given the next screen shows whatever its callers ask for: they are the places.
struct GivenScreenPlaceTests {
    private static let source = """
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                let park = ParkController()
                park.guide = Guide(place: park)
                UIWindow().rootViewController = UINavigationController(rootViewController: park)
            }
        }
        protocol Place: AnyObject { func show(_ next: UIViewController) }
        final class Guide {
            private weak var place: Place?
            init(place: Place) { self.place = place }
            func toLake() { place?.show(LakeController()) }
            func toHill() { place?.show(HillController()) }
        }
        final class ParkController: UIViewController, Place {
            var guide: Guide?
            @IBAction func lake() { guide?.toLake() } // lake
            @IBAction func hill() { guide?.toHill() } // hill
            @IBAction func gate() { show(GateController()) } // gate
            @IBAction func shop() { openShop() }
            private func openShop() { navigationController?.pushViewController(ShopController(), animated: true) } // shop
            func show(_ next: UIViewController) { navigationController?.pushViewController(next, animated: true) }
        }
        final class LakeController: UIViewController {}
        final class HillController: UIViewController {}
        final class GateController: UIViewController {}
        final class ShopController: UIViewController {}
        """

    @Test(arguments: ["Lake", "Hill", "Gate", "Shop"]) func theCallersAsk(for place: String) throws {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.source])
        let edge = try #require(
            graph.edges.first {
                $0.kind == .transition && $0.from == "ParkController" && $0.to == "\(place)Controller"
            })
        let text = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
        let places = edge.locations.map { text[$0.line - 1].trimmingCharacters(in: .whitespaces) }
        #expect(places.count == 1 && places[0].hasSuffix("// \(place.lowercased())"), "\(places)")
    }
}
