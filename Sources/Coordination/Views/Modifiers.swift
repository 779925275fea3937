#if !canImport(SwiftUI)
    import CoordinationState
    import Foundation
    import NavAtlasModel

    /// A view with a modifier.
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

    private protocol LinkReceiving {
        var receiver: ((URL) -> Void)? { get }
    }

    extension ModifiedContent: LinkReceiving {
        fileprivate var receiver: ((URL) -> Void)? { (modifier as? LinkReceiver)?.action }
    }

    extension View {
        /// What receives links inside the view; not inside the flows in it.
        var receivers: [(URL) -> Void] {
            var found: [(URL) -> Void] = []
            ownInside { view -> Void? in
                if let receiver = (view as? any LinkReceiving)?.receiver { found.append(receiver) }
                return nil
            }
            return found
        }
    }

    extension NavigationState {
        /// Opens a URL by whatever the screens have for that which are shown here, and another view.
        public func open(_ link: LiveLink, around view: some View) -> Bool {
            guard let url = URL(string: link.url) else { return false }
            let screens = (flow == .tab ? front.map { [$0] } ?? [] : items).compactMap { $0.content as? any View }
            let receivers = view.receivers + screens.flatMap(\.receivers)
            for receiver in receivers { receiver(url) }
            return !receivers.isEmpty
        }
    }

    extension AnyView {
        /// Opens a link as the system would: every `onOpenURL` of the view is called. Whether there was one.
        @discardableResult public func open(_ url: URL) -> Bool {
            let receivers = receivers
            for receiver in receivers { receiver(url) }
            return !receivers.isEmpty
        }
    }
#endif
