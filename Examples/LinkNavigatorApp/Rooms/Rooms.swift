import LinkNavigator
import SwiftUI

struct RoomsBuilder {
    static func make() -> RouteBuilderOf<TabPartialNavigator> {
        let path = Path.rooms.rawValue
        return .init(matchPath: path) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: path) {
                RoomsView(model: RoomsModel(navigator: navigator))
            }
        }
    }
}

final class RoomsModel {
    private let navigator: TabPartialNavigator

    init(navigator: TabPartialNavigator) { self.navigator = navigator }

    func open(_ room: String) {
        navigator.next(linkItem: .init(path: Path.room.rawValue, itemsString: room), isAnimated: true)
    }

    func showPhotos(of room: String) {
        navigator.next(
            linkItem: LinkItem(pathList: [Path.room.rawValue, Path.photos.rawValue], itemsString: room),
            isAnimated: true)
    }
}

struct RoomsView: View {
    let model: RoomsModel

    var body: some View {
        Button("Suite") { model.open("suite") }
        Button("Photos of the suite") { model.showPhotos(of: "suite") }
    }
}

struct RoomBuilder {
    static func make() -> RouteBuilderOf<TabPartialNavigator> {
        .init(matchPath: Path.room.rawValue) { navigator, room, _ -> RouteViewController? in
            WrappingController(matchPath: Path.room.rawValue) {
                RoomView(navigator: navigator, room: room)
            }
        }
    }
}

struct RoomView: View {
    let navigator: TabPartialNavigator
    let room: String

    var body: some View {
        Button("Photos") {
            navigator.fullSheet(linkItem: .init(path: "photos"), isAnimated: true, prefersLargeTitles: nil)
        }
        Button("Book") {
            navigator.sheet(linkItem: .init(path: Path.booking.rawValue, itemsString: room), isAnimated: true)
        }
        Button("All rooms") { navigator.back(isAnimated: true) }
    }
}

struct PhotosBuilder {
    static func make() -> RouteBuilderOf<TabPartialNavigator> {
        .init(matchPath: Path.photos.rawValue) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: Path.photos.rawValue) {
                PhotosView { navigator.close(isAnimated: true) {} }
            }
        }
    }
}

struct PhotosView: View {
    let onDone: () -> Void

    var body: some View {
        Button("Done", action: onDone)
    }
}
