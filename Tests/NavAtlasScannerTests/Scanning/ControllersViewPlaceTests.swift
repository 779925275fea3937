import NavAtlasModel
import NavAtlasScanner
import Testing

/// A view that a controller shows asks its model for what a coordinator then does.
struct ControllersViewPlaceTests {
    private static let source = """
        import RxSwift
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
                let coordinator = ParkCoordinator()
                coordinator.start()
                UIWindow().rootViewController = coordinator.stack
            }
        }
        final class ParkCoordinator {
            let stack = UINavigationController()
            func start() {
                let park = ParkController()
                park.fill(LakeModel(coordinator: self))
                stack.pushViewController(park, animated: false)
            }
            func showLake() { stack.pushViewController(LakeController(), animated: true) }
        }
        final class LakeModel {
            private let coordinator: ParkCoordinator
            init(coordinator: ParkCoordinator) { self.coordinator = coordinator }
            func open() { coordinator.showLake() }
        }
        final class LakeView: UIView {
            private let button = UIButton()
            private let bag = DisposeBag()
            init(_ model: LakeModel) {
                super.init(frame: .zero)
                button.rx.tap.subscribe(onNext: { _ in model.open() }).disposed(by: bag) // here
            }
        }
        final class ParkController: UIViewController {
            func fill(_ lake: LakeModel) { view.addSubview(LakeView(lake)) }
        }
        final class LakeController: UIViewController {}
        """

    @Test func theViewAsks() throws {
        let graph = Scanner().graphOrIssue(of: ["App.swift": Self.source])
        let edge = try #require(
            graph.edges.first { $0.kind == .transition && $0.from == "ParkController" && $0.to == "LakeController" })
        let text = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
        let places = edge.locations.map { text[$0.line - 1].trimmingCharacters(in: .whitespaces) }
        #expect(places.count == 1 && places[0].hasSuffix("// here"), "\(places)")
    }
}
