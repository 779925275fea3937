import Foundation
import NavAtlasCommands
import NavAtlasIntrospection

/// The tool of an app whose own code prints, and ends the process where the environment says so.
@main struct FaultyMap: NavigationMap {
    static func register(in registry: inout CoordinatorRegistry) throws {
        print("registering")
        registry.register(Shop())
        registry.entry(Shop.self)
        if Fault.current == .registering { fatalError("no store") }
    }
}

private enum Fault: String {
    case registering, trap, abort, recursion

    static var current: Fault? { ProcessInfo.processInfo.environment["FAULT"].flatMap(Fault.init) }
}

private final class Shop: DestinationProviding {
    enum Page: Hashable { case item, cart, help }

    var path: [Page] = []

    deinit { print("the shop is gone") }

    func view(for page: Page) -> Any {
        print("making \(page)")
        if page == .help {
            switch Fault.current {
            case .trap: fatalError("no help")
            case .abort: abort()
            case .recursion: return deeper(1)
            case .registering, nil: break
            }
        }
        return Screen(page: page)
    }

    private func deeper(_ level: Int) -> Int { level == 0 ? 0 : deeper(level + 1) + level }
}

private struct Screen { let page: Shop.Page }
