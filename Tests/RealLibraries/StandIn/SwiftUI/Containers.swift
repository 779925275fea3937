public struct _VariadicView_Tree<Root, Content> {
    public var root: Root
    public var content: Content
}

public struct _VStackLayout {}

public struct VStack<Content: View>: View {
    public typealias Body = Never
    var _tree: _VariadicView_Tree<_VStackLayout, Content>

    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        _tree = _VariadicView_Tree(root: _VStackLayout(), content: content())
    }
}

public struct HStack<Content: View>: View {
    public typealias Body = Never
    var _tree: _VariadicView_Tree<_VStackLayout, Content>

    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        _tree = _VariadicView_Tree(root: _VStackLayout(), content: content())
    }
}

public struct ZStack<Content: View>: View {
    public typealias Body = Never
    var _tree: _VariadicView_Tree<_VStackLayout, Content>

    public init(@ViewBuilder content: () -> Content) {
        _tree = _VariadicView_Tree(root: _VStackLayout(), content: content())
    }
}

public struct Group<Content: View>: View {
    public typealias Body = Never
    var content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ScrollView<Content: View>: View {
    public typealias Body = Never
    var content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct List<Content: View>: View {
    public typealias Body = Never
    var content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    public typealias Body = Never
    var data: Data
    var content: (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }
}

public struct NavigationView<Content: View>: View {
    public typealias Body = Never
    var content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

// The libraries of before have a type of that name themselves.
#if NAVIGATION_STACK
    public struct NavigationStack<Data, Root: View>: View {
        public typealias Body = Never
        var root: Root
        var path: Binding<Data>

        public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
            self.path = path
            self.root = root()
        }
    }

    public struct NavigationPath {}

    extension NavigationStack where Data == NavigationPath {
        public init(@ViewBuilder root: () -> Root) { self.init(path: .constant(NavigationPath()), root: root) }
    }
#endif

public struct NavigationLink<Label: View, Destination: View>: View {
    public typealias Body = Never
    var label: Label
    var destination: Destination

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

public struct TabView<Selection: Hashable, Content: View>: View {
    public typealias Body = Never
    var selection: Binding<Selection>?
    var content: Content

    public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

extension TabView where Selection == Int {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

public struct GridItem {
    public enum Size { case flexible(minimum: Double = 10, maximum: Double = .infinity) }
    public init(_ size: Size = .flexible(), spacing: Double? = nil) {}
}

public struct LazyVGrid<Content: View>: View {
    public typealias Body = Never
    var content: Content

    public init(columns: [GridItem], spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
