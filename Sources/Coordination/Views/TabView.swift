#if !canImport(SwiftUI)
    /// A tab view: several views, of which one is selected.
    public struct TabView<Selection: Hashable, Content: View>: ViewContainer {
        private let selection: Binding<Selection>?
        /// All tabs, in order.
        public let content: Content

        /// Shows tabs; the one in front has the tag that is selected.
        public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
            self.selection = selection
            self.content = content()
        }

        /// The tab in front; all of them where none has the tag that is selected.
        public var contents: [any View] {
            if keepsSelection { return Array(tabs.prefix(1)) }
            return selectedIndex.map { [tabs[$0]] } ?? tabs
        }
    }

    /// A bar of tabs, whatever its type.
    protocol TabBar {
        /// All tabs, in order.
        var tabs: [any View] { get }
        /// Whether the bar keeps to itself which tab is in front.
        var keepsSelection: Bool { get }
        /// The place of the tab in front; `nil` where the bar keeps that to itself, or none has the tag that is selected.
        var selectedIndex: Int? { get }
        /// Brings a tab to the front; `false` where it has no tag by which it could be selected.
        func select(_ index: Int) -> Bool
    }

    extension TabView: TabBar {
        var tabs: [any View] { (content as? any TabListing)?.contents ?? [content] }

        var keepsSelection: Bool { selection == nil }

        var selectedIndex: Int? {
            guard let selection else { return nil }
            return tabs.firstIndex { ($0 as? any TabTagged)?.tag == AnyHashable(selection.wrappedValue) }
        }

        func select(_ index: Int) -> Bool {
            guard let tag = (tabs[index] as? any TabTagged)?.tag?.base as? Selection else { return false }
            selection?.wrappedValue = tag
            return selection != nil
        }
    }

    extension TabView where Selection == Int {
        /// Shows tabs, the first of them in front.
        public init(@ViewBuilder content: () -> Content) {
            selection = nil
            self.content = content()
        }
    }

    /// What tells a tab from the others.
    public struct TabTag<Value: Hashable> {
        /// The value by which the tab is selected.
        public let tag: Value
    }

    /// A tab's item in the bar.
    public struct TabItem<Item: View> {
        /// What the bar shows.
        public let item: Item
    }

    extension View {
        /// Names a tab by a value.
        public func tag<Value: Hashable>(_ tag: Value) -> some View {
            ModifiedContent(content: self, modifier: TabTag(tag: tag))
        }

        /// Says what the bar shows for a tab.
        public func tabItem<Item: View>(@ViewBuilder _ item: () -> Item) -> some View {
            ModifiedContent(content: self, modifier: TabItem(item: item()))
        }
    }

    private protocol TabListing {
        var contents: [any View] { get }
    }

    extension TupleView: TabListing {}

    /// A tab with its tag.
    protocol TabTagged {
        var tag: AnyHashable? { get }
    }

    extension ModifiedContent: TabTagged {
        var tag: AnyHashable? {
            (modifier as? any TabTagging)?.erasedTag ?? (content as? any TabTagged)?.tag
        }
    }

    private protocol TabTagging {
        var erasedTag: AnyHashable { get }
    }

    extension TabTag: TabTagging {
        fileprivate var erasedTag: AnyHashable { AnyHashable(tag) }
    }
#endif
