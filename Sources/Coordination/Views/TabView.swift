#if !canImport(SwiftUI)
    /// Views of which one is in front, and a bar to choose it with.
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
            let tabs = (content as? any TabListing)?.contents ?? [content]
            guard let selection else { return Array(tabs.prefix(1)) }
            let selected = tabs.filter { ($0 as? any TabTagged)?.tag == AnyHashable(selection.wrappedValue) }
            return selected.isEmpty ? tabs : selected
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
