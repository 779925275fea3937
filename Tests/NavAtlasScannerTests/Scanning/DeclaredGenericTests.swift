import Testing

/// What a property is declared to hold says what the object of its first value is generic over, where its arguments do not.
@Suite struct DeclaredGenericTests {
    private static func app(_ name: String, _ change: String) -> ScannedApp {
        ScannedApp(
            name,
            [
                "App.swift": """
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        window?.rootViewController = UINavigationController(rootViewController: Plants())
                    }
                }
                struct Plant { let name: String }
                final class Watched<Value> {
                    var listener: ((Value) -> Void)?
                    var value: Value { didSet { listener?(value) } }
                    init(_ value: Value) { self.value = value }
                    func watch(_ listener: @escaping (Value) -> Void) {
                        self.listener = listener
                        listener(value)
                    }
                }
                final class Garden {
                    let plants: Watched<[Plant]?> = Watched(nil)
                    let chosen: Watched<Plant?> = Watched(nil)
                    func load() { \(change) }
                }
                final class Plants: UITableViewController {
                    let garden = Garden()
                    override func viewDidLoad() {
                        garden.chosen.watch { [weak self] plant in
                            guard let plant else { return }
                            self?.navigationController?.pushViewController(PlantDetail(plant), animated: true)
                        }
                        garden.load()
                    }
                    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                        if let plant = garden.plants.value?[indexPath.row] { garden.chosen.value = plant }
                    }
                }
                final class PlantDetail: UIViewController {
                    init(_ plant: Plant) { super.init(nibName: nil, bundle: nil) }
                }
                """
            ], has: ["Plants ~push~> PlantDetail : pushViewController"], hasNot: ["unresolved"])
    }

    static let apps = [
        app("nothing is put in", ""),
        app("what is put in is added", "plants.value = []; plants.value?.append(contentsOf: [Plant(name: \"Fern\")])"),
    ]

    @Test(arguments: apps) func saysWhatTheObjectHolds(_ app: ScannedApp) { app.check() }
}
