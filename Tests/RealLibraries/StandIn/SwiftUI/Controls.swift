public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

public struct Text: View {
    public typealias Body = Never
    let storage: String

    public init(_ key: LocalizedStringKey) { storage = "" }
    @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) { storage = String(content) }
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func bold() -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
}

public struct Image: View, Hashable {
    public typealias Body = Never
    let name: String

    public nonisolated init(systemName: String) { name = systemName }
    public nonisolated init(_ name: String) { self.name = name }
    public func resizable() -> Image { self }
}

public struct Button<Label: View>: View {
    public typealias Body = Never
    let action: @MainActor () -> Void
    let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(key) }
    }
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

public struct TextField: View {
    public typealias Body = Never
    let text: Binding<String>
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) { self.text = text }
    public init(_ key: LocalizedStringKey, text: Binding<String>) { self.text = text }
}

public struct SecureField: View {
    public typealias Body = Never
    let text: Binding<String>
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) { self.text = text }
    public init(_ key: LocalizedStringKey, text: Binding<String>) { self.text = text }
}

public struct Toggle<Label: View>: View {
    public typealias Body = Never
    let label: Label
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }
}

public struct Stepper<Label: View>: View {
    public typealias Body = Never
    let label: Label
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        self.label = label()
    }
}

extension Stepper where Label == Text {
    public init<Value>(_ key: LocalizedStringKey, value: Binding<Value>) { label = Text(key) }
    public init(_ key: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        label = Text(key)
    }
}

public struct ProgressView: View {
    public typealias Body = Never
    public init() {}
    public init(_ key: LocalizedStringKey) {}
}

public struct Spacer: View {
    public typealias Body = Never
    public init(minLength: Double? = nil) {}
}

public struct Divider: View {
    public typealias Body = Never
    public init() {}
}

@MainActor public protocol Shape: View {}

extension Shape {
    public var body: Never { fatalError("a shape has no body") }
    public func fill(_ color: Color) -> some View { looking() }
}

public struct RoundedRectangle: Shape {
    public enum Style { case continuous, circular }
    public init(cornerRadius: Double, style: Style = .circular) {}
}
public struct Capsule: Shape { public init() {} }
public struct Ellipse: Shape { public init() {} }
public struct Rectangle: Shape { public init() {} }
public struct Circle: Shape { public init() {} }

public struct Path: Sendable {
    public init() {}
    public mutating func move(to point: CGPoint) {}
    public mutating func addLine(to point: CGPoint) {}
    public mutating func closeSubpath() {}
}

public struct Color: View, Hashable, Sendable {
    public typealias Body = Never
    let name: String

    public nonisolated init(_ name: String) { self.name = name }
    public nonisolated init(_ color: UIColor) { name = "" }
    public nonisolated init(red: Double, green: Double, blue: Double) { name = "" }
    public nonisolated func opacity(_ opacity: Double) -> Color { self }
    public static let clear = Color(""), black = Color(""), white = Color(""), gray = Color(""), red = Color("")
    public static let yellow = Color(""), green = Color(""), blue = Color(""), pink = Color(""), brown = Color("")
    public static let primary = Color(""), secondary = Color("")
}
