/// The views that come with the system: a screen made of one of them has no type of its own. Views of other libraries
/// have one, though their source is not at hand.
enum SystemViews {
    static func contains(_ name: String) -> Bool {
        names.contains(name.lastPart) || prefixes.contains { name.lastPart.hasPrefix($0) }
    }

    /// Whether it is one of SwiftUI's own.
    static func isOfSwiftUI(_ name: String) -> Bool { names.contains(name.lastPart) || name.hasPrefix("·") }

    /// What the classes of UIKit and its companions begin with.
    private static let prefixes = [
        "UI", "NS", "SF", "MF", "PH", "AV", "WK", "QL", "PK", "SK", "CN", "EK", "VN", "MK", "GK", "MP", "RP", "SL",
        "INUI", "·",
    ]

    private static let names: Set<String> = [
        "AnyView", "AsyncImage", "AttributedString", "Button", "ButtonStyle", "Canvas", "Capsule", "Chart", "Circle",
        "Color", "ColorPicker", "Content", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
        "Divider", "EditButton", "Ellipse", "EllipticalGradient", "EmptyView", "EquatableView", "FetchedResults",
        "ForEach", "Form", "Gauge", "GeometryReader", "GlassEffectContainer", "Gradient", "Grid", "GridRow", "Group",
        "GroupBox", "HSplitView", "HStack", "HelpLink", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack",
        "LazyVGrid", "LazyVStack", "Link", "List", "Map", "MapReader", "Material", "Menu", "MeshGradient",
        "ModifiedContent", "MultiDatePicker", "NavigationLink", "NavigationSplitView", "NavigationStack",
        "NavigationView", "Never", "Optional", "OutlineGroup", "PasteButton", "Path", "PhaseAnimator", "PhotosPicker",
        "Picker", "Preview", "PreviewProvider", "ProgressView", "RealityView", "Rectangle", "RenameButton",
        "RoundedRectangle", "SceneView", "ScrollView", "ScrollViewReader", "Section", "SecureField", "Self",
        "SettingsLink", "ShareLink", "SignInWithAppleButton", "Slider", "Spacer", "SpriteView", "Stepper", "String",
        "Subview", "SubscriptionView", "Tab", "TabSection", "TabView", "Table", "Text", "TextEditor", "TextField",
        "TextFieldLink", "TimelineView", "Toggle", "TupleView", "UnevenRoundedRectangle", "VSplitView", "VStack",
        "VideoPlayer", "View", "ViewThatFits", "WebView", "ZStack", "LinearGradient", "RadialGradient",
        "AngularGradient", "KeyframeAnimator", "LocationButton", "StoreView", "ProductView", "SubscriptionStoreView",
        "ContainerRelativeShape", "ImmersiveSpace", "Model3D", "NavigationBar", "Rotated", "Angle", "Animation",
        "Axis", "CGFloat", "Date", "Double", "EdgeInsets", "Int", "URL", "UUID", "Void", "Any", "AnyObject",
        "Hashable", "Equatable", "Identifiable", "Codable", "Error", "Sendable", "ObservableObject", "CaseIterable",
    ]
}
