#if !canImport(SwiftUI)
    import Foundation

    /// A view and what was added to it.
    public struct ModifiedContent<Content: View, Modifier>: PrimitiveView {
        /// The view.
        public let content: Content
        /// What was added.
        public let modifier: Modifier

        /// Adds something to a view.
        public init(content: Content, modifier: Modifier) {
            self.content = content
            self.modifier = modifier
        }
    }

    /// The title that a view has in its container.
    public struct NavigationTitle {
        let title: String
    }

    /// Receives a publisher's values for as long as the view is there.
    public struct Subscription {
        let cancellable: AnyCancellable
    }

    /// Receives the links that the app is opened with.
    public struct LinkReceiver {
        let action: (URL) -> Void
    }

    extension View {
        /// Names the view in its container.
        public func navigationTitle(_ title: String) -> some View {
            ModifiedContent(content: self, modifier: NavigationTitle(title: title))
        }

        /// Calls the closure with the publisher's values, from the present one on.
        public func onReceive<Value>(
            _ publisher: Published<Value>.Publisher, perform action: @escaping (Value) -> Void
        ) -> some View {
            ModifiedContent(
                content: self, modifier: Subscription(cancellable: publisher.sink(receiveValue: action)))
        }

        /// Calls the closure with the links that the app is opened with; see ``AnyView/open(_:)``.
        public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
            ModifiedContent(content: self, modifier: LinkReceiver(action: action))
        }
    }

    protocol LinkReceiving {
        func open(_ url: URL) -> Bool
    }

    extension ModifiedContent: LinkReceiving {
        func open(_ url: URL) -> Bool {
            let isReceivedInside = (content as? any LinkReceiving)?.open(url) ?? false
            guard let receiver = modifier as? LinkReceiver else { return isReceivedInside }
            receiver.action(url)
            return true
        }
    }

    extension AnyView: LinkReceiving {
        /// Opens a link as the system would: every `onOpenURL` of the view is called. Whether there was one.
        @discardableResult public func open(_ url: URL) -> Bool { (base as? any LinkReceiving)?.open(url) ?? false }
    }
#endif
