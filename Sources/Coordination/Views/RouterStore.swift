import Foundation
#if canImport(SwiftUI)
    import SwiftUI
#endif

/// An object that the router store can hold.
public protocol Routable: ObservableObject {}

/// Remembers the routers of all that is shown, without keeping them alive.
public final class RouterStore: @unchecked Sendable {
    private struct Entry { weak var router: AnyObject? }

    /// The store of this process.
    public static let shared = RouterStore()

    private let lock = NSLock()
    /// The newest last.
    private var entries: [Entry] = []
    private var nextCleanUp = 64

    /// Remembers a router.
    public func store<Router: Routable>(router: Router) {
        lock.withLock {
            if entries.count >= nextCleanUp {
                entries.removeAll { $0.router == nil }
                nextCleanUp = max(64, 2 * entries.count)
            }
            entries.append(Entry(router: router))
        }
    }

    /// The newest router of the type that is asked for; `nil` where none is shown.
    public func retrieve<Router: Routable>() -> Router? {
        lock.withLock { entries.reversed().lazy.compactMap { $0.router as? Router }.first }
    }
}

/// The newest router of a type, found when it is first used.
@propertyWrapper public struct RouterObject<Value: Routable> {
    private weak var found: Value?

    /// Looks for nothing yet.
    public init() {}

    /// The router; `nil` where nothing that it belongs to is shown.
    public var wrappedValue: Value? {
        mutating get {
            if found == nil { found = RouterStore.shared.retrieve() }
            return found
        }
    }
}
