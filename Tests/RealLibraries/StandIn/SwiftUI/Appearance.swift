// What a view looks like; none of it is read.

public struct Alignment: Sendable {
    public static let leading = Alignment(), trailing = Alignment(), center = Alignment()
}
public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, bottom }
public struct Edge: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Edge(rawValue: 1), bottom = Edge(rawValue: 2)
    public static let leading = Edge(rawValue: 4), trailing = Edge(rawValue: 8)
    public static let horizontal: Edge = [.leading, .trailing], vertical: Edge = [.top, .bottom]
}

public struct Font: Sendable {
    public enum Weight { case regular, medium, semibold, bold, heavy }
    public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
    public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
    public static func system(size: Double) -> Font { Font() }
    public func bold() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
}

public struct Animation: Sendable { public static let `default` = Animation() }

extension View {
    public func font(_ font: Font?) -> some View { looking() }
    public func fontWeight(_ weight: Font.Weight?) -> some View { looking() }
    public func bold() -> some View { looking() }
    public func lineSpacing(_ spacing: Double) -> some View { looking() }
    public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> some View { looking() }
    public func foregroundColor(_ color: Color?) -> some View { looking() }
    public func foregroundStyle(_ color: Color) -> some View { looking() }
    public func accentColor(_ color: Color?) -> some View { looking() }
    public func tint(_ color: Color?) -> some View { looking() }
    public func opacity(_ opacity: Double) -> some View { looking() }
    public func shadow(radius: Double) -> some View { looking() }
    public func cornerRadius(_ radius: Double) -> some View { looking() }
    public func clipShape<Content: Shape>(_ shape: Content) -> some View { looking() }
    public func background<Background: View>(_ background: Background) -> some View { looking() }
    public func background(_ color: Color) -> some View { looking() }
    public func overlay<Overlay: View>(_ overlay: Overlay) -> some View { looking() }
    public func hidden() -> some View { looking() }
    public func padding(_ length: Double = 8) -> some View { looking() }
    public func padding(_ edges: Edge, _ length: Double? = nil) -> some View { looking() }
    public func fixedSize() -> some View { looking() }
    public func scaledToFit() -> some View { looking() }
    public func frame(width: Double? = nil, height: Double? = nil) -> some View { looking() }
    public func frame(
        maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
    ) -> some View {
        looking()
    }
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { looking() }
    public func accessibilityIdentifier(_ identifier: String) -> some View { looking() }
}

// Of bars and of fields.
public enum NavigationBarTitleDisplayMode { case automatic, inline, large }
public enum UITextAutocapitalizationType { case none, words, sentences }
public enum UIKeyboardType { case `default`, emailAddress, namePhonePad, numberPad }
public enum UITextContentType { case name, emailAddress, password }
public enum SubmitLabel { case `continue`, done }
public struct RoundedBorderTextFieldStyle { public init() {} }
public enum _ButtonStyle { case plain, bordered, borderedProminent }

extension View {
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { looking() }
    public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View { looking() }
    public func navigationBarHidden(_ isHidden: Bool) -> some View { looking() }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View { looking() }
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View { looking() }
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { looking() }
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { looking() }
    public func buttonStyle(_ style: _ButtonStyle) -> some View { looking() }
    public func textFieldStyle(_ style: RoundedBorderTextFieldStyle) -> some View { looking() }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { looking() }
    public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { looking() }
    public func keyboardType(_ type: UIKeyboardType) -> some View { looking() }
    public func textContentType(_ type: UITextContentType?) -> some View { looking() }
    public func submitLabel(_ label: SubmitLabel) -> some View { looking() }
}

public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle { public static var stack: Self { Self() } }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle { public static var automatic: Self { Self() } }
