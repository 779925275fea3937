#if !canImport(SwiftUI)
    import CoordinationState
    import NavAtlasModel

    /// A view, or what was added to one, that may show something over it now.
    public protocol ViewPresenting {
        /// What is shown now; `nil` where nothing is.
        var presentedItem: ShownItem? { get }
        /// Shows what there is for a value; `false` for one of another type.
        func present(_ value: Any) -> Bool
    }

    /// Shows a view over another while a condition holds.
    public struct ConditionalPresentation<Content: View>: ConditionProviding, ViewPresenting {
        private let isPresented: Binding<Bool>
        private let build: () -> Content
        /// How the view is shown.
        public let presentation: Presentation

        /// Shows a view while the condition holds.
        public init(
            isPresented: Binding<Bool>, _ presentation: Presentation, @ViewBuilder content: @escaping () -> Content
        ) {
            self.isPresented = isPresented
            self.presentation = presentation
            build = content
        }

        /// Where the condition is stored.
        public var condition: AnyObject? { isPresented.storage }

        /// The view, whether the condition holds or not.
        public var shownView: Any { build() }

        /// Has the condition hold. The value is that of no route: `()`.
        public func present(_ value: Any) -> Bool {
            guard value is Void else { return false }
            isPresented.wrappedValue = true
            return isPresented.wrappedValue
        }

        /// The view while the condition holds.
        public var presentedItem: ShownItem? {
            isPresented.wrappedValue ? ShownItem(view: build(), for: "isPresented", presentation: presentation) : nil
        }
    }

    /// Shows a view for a value over another while there is one.
    public struct ItemPresentation<Item, Content: View>: DestinationProviding, PresentationProviding, ViewPresenting {
        private let item: Binding<Item?>
        private let build: (Item) -> Content
        /// How the view is shown.
        public let presentation: Presentation

        /// Shows a view while there is a value.
        public init(
            item: Binding<Item?>, _ presentation: Presentation, @ViewBuilder content: @escaping (Item) -> Content
        ) {
            self.item = item
            self.presentation = presentation
            build = content
        }

        /// The value's view.
        public func view(for route: Item) -> Content { build(route) }

        /// Has there be a value.
        public func present(_ value: Any) -> Bool {
            guard let value = value as? Item else { return false }
            item.wrappedValue = value
            return true
        }

        /// The view while there is a value.
        public var presentedItem: ShownItem? {
            item.wrappedValue.map { ShownItem(view: build($0), for: $0, presentation: presentation) }
        }
    }

    extension ModifiedContent: ViewPresenting {
        /// What the modifier shows over the view.
        public var presentedItem: ShownItem? { (modifier as? any ViewPresenting)?.presentedItem }

        /// Shows over the view what the modifier has for a value.
        public func present(_ value: Any) -> Bool { (modifier as? any ViewPresenting)?.present(value) ?? false }
    }

    extension View {
        /// Shows a sheet while the condition holds.
        public func sheet<Content: View>(
            isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
            ModifiedContent(
                content: self, modifier: ConditionalPresentation(isPresented: isPresented, .sheet, content: content))
        }

        /// Shows a sheet for a value while there is one.
        public func sheet<Item: Identifiable, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View {
            ModifiedContent(content: self, modifier: ItemPresentation(item: item, .sheet, content: content))
        }

        /// Covers the whole screen while the condition holds.
        public func fullScreenCover<Content: View>(
            isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
            ModifiedContent(
                content: self,
                modifier: ConditionalPresentation(isPresented: isPresented, .fullScreen, content: content))
        }

        /// Covers the whole screen for a value while there is one.
        public func fullScreenCover<Item: Identifiable, Content: View>(
            item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View {
            ModifiedContent(content: self, modifier: ItemPresentation(item: item, .fullScreen, content: content))
        }

        /// Shows a popover while the condition holds.
        public func popover<Content: View>(
            isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
            ModifiedContent(
                content: self,
                modifier: ConditionalPresentation(isPresented: isPresented, .popover, content: content))
        }

        /// Shows a popover for a value while there is one.
        public func popover<Item: Identifiable, Content: View>(
            item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View {
            ModifiedContent(content: self, modifier: ItemPresentation(item: item, .popover, content: content))
        }
    }
#endif
