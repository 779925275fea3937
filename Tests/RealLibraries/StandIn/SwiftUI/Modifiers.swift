@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

/// Whatever says nothing of navigation.
public struct _Appearance: ViewModifier {
    public typealias Body = Never
    nonisolated init() {}
}

public struct SheetPresentationModifier<Content: View>: ViewModifier {
    public typealias Body = Never
    var isPresented: Binding<Bool>
    var sheetContent: () -> Content
}

public struct ItemSheetPresentationModifier<Item, Content: View>: ViewModifier {
    public typealias Body = Never
    var item: Binding<Item?>
    var sheetContent: (Item) -> Content
}

public protocol _ViewTraitKey {
    associatedtype Value
}

public struct TagValueTraitKey<Tag>: _ViewTraitKey {
    public enum Value {
        case untagged
        case tagged(Tag)
    }
}

public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
    public typealias Body = Never
    public let value: Trait.Value
}

public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>?
    public var value: Value
}

extension View {
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }

    func looking() -> ModifiedContent<Self, _Appearance> { modifier(_Appearance()) }
}

// What shows something, and what stands in a value.
extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetPresentationModifier(isPresented: isPresented, sheetContent: content))
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(ItemSheetPresentationModifier(item: item, sheetContent: content))
    }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(SheetPresentationModifier(isPresented: isPresented, sheetContent: content))
    }

    public func navigationDestination<Data: Hashable, Content: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
    ) -> some View {
        looking()
    }

    public func navigationDestination<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
    ) -> some View {
        looking()
    }

    public func tag<Tag: Hashable>(_ tag: Tag) -> some View {
        modifier(_TraitWritingModifier<TagValueTraitKey<Tag>>(value: .tagged(tag)))
    }

    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(_EnvironmentKeyWritingModifier<Object?>(keyPath: nil, value: object))
    }

    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }
}

// What happens beside the navigation.
extension View {
    public func onAppear(perform: (() -> Void)? = nil) -> some View { looking() }
    public func onDisappear(perform: (() -> Void)? = nil) -> some View { looking() }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { looking() }
    public func onTapGesture(perform: @escaping () -> Void) -> some View { looking() }
    public func onOpenURL(perform: @escaping (URL) -> Void) -> some View { looking() }
    public func onChange<Value: Equatable>(of value: Value, perform: @escaping (Value) -> Void) -> some View {
        looking()
    }
    public func onReceive<Output: Publisher>(
        _ publisher: Output, perform: @escaping (Output.Output) -> Void
    ) -> some View {
        looking()
    }
    public func task(_ action: @escaping @Sendable () async -> Void) -> some View { looking() }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { looking() }
    public func labelsHidden() -> some View { looking() }
    public func disabled(_ isDisabled: Bool) -> some View { looking() }
}
