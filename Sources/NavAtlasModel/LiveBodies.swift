import Foundation

/// How a view is read whose body may ask for what is not around it, which would end the program.
public enum LiveBodies {
    /// Whether a view's body can be read now, as who is running the app says.
    @TaskLocal public static var isReadable: (@Sendable (Any) -> Bool)?

    private static let lock = NSLock()
    nonisolated(unsafe) private static var usual: (@Sendable (Any) -> Bool)?

    /// Says for the whole program which bodies can be read where no one else says so; the first who does is heard.
    public static func setUsual(_ isReadable: @escaping @Sendable (Any) -> Bool) {
        lock.withLock { usual = usual ?? isReadable }
    }

    /// Whether a view's body can be read now: as ``isReadable`` says, else as is usual; where no one says, all can.
    public static func canRead(_ view: Any) -> Bool {
        guard let isReadable = isReadable ?? lock.withLock({ usual }) else { return true }
        return isReadable(view)
    }
}
