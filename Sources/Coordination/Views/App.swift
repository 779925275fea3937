#if !canImport(SwiftUI)
    /// An app, with the scenes that it shows.
    public protocol App {
        /// What the app consists of.
        associatedtype Body: Scene
        /// What the app consists of.
        @SceneBuilder var body: Body { get }
        /// Creates the app.
        init()
    }

    extension App {
        /// Makes the app and what it shows first. Without a screen there is nothing to wait for.
        public static func main() { _ = Self().body }
    }

    /// A part of an app that is shown in windows of its own.
    public protocol Scene {
        /// What the scene consists of.
        associatedtype Body: Scene
        /// What the scene consists of.
        @SceneBuilder var body: Body { get }
    }

    /// A scene that consists of no others.
    public struct EmptyScene: Scene {
        /// Creates one.
        public init() {}
        /// Nothing again.
        public var body: EmptyScene { self }
    }

    /// A window that shows a view.
    public struct WindowGroup<Content: View>: Scene {
        /// The view.
        public let content: Content

        /// Shows a view in a window.
        public init(@ViewBuilder content: () -> Content) { self.content = content() }

        /// No other scenes.
        public var body: EmptyScene { EmptyScene() }
    }

    /// Lets a scene be written as a statement.
    @resultBuilder public enum SceneBuilder {
        /// One scene.
        public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    }
#endif
