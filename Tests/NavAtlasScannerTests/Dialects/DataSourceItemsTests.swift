import Testing

/// What a diffable data source gives is of the types that it is declared with.
struct DataSourceItemsTests {
    @Test(arguments: [
        ("UICollectionViewDiffableDataSource<Int, Room>!", "source.itemIdentifier(for: indexPath)"),
        ("Source!", "source.itemIdentifier(for: indexPath)"),
        ("OwnSource!", "source.itemIdentifier(for: indexPath)"),
        ("UITableViewDiffableDataSource<Room, Int>!", "source.sectionIdentifier(for: indexPath.section)"),
        ("Source!", "source.snapshot().itemIdentifiers.first"),
    ])
    func areOfItsTypes(_ type: String, _ asked: String) {
        ScannedApp(
            asked,
            [
                "Inn.swift": """
                import UIKit
                typealias Source = UICollectionViewDiffableDataSource<Int, Room>
                final class OwnSource: UICollectionViewDiffableDataSource<Int, Room> {}
                enum Room: Hashable {
                    case hall, attic
                    var controller: UIViewController {
                        switch self {
                        case .hall: Hall()
                        case .attic: Attic()
                        }
                    }
                }
                final class Lobby: UICollectionViewController {
                    private var source: \(type)
                    override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
                        guard let room = \(asked) else { return }
                        show(room.controller, sender: nil)
                    }
                }
                final class Hall: UIViewController {}
                final class Attic: UIViewController {}
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        window?.rootViewController = Lobby()
                    }
                }
                """
            ],
            has: ["Lobby ~push~> Attic : show", "Lobby ~push~> Hall : show"], hasNot: ["unresolved"]
        ).check()
    }
}
