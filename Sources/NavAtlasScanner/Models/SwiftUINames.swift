/// The names of SwiftUI's views, modifiers and labels by which the scanner tells what they do with what they are given.
enum SwiftUINames {
    /// Modifiers of SwiftUI that show nothing, run nothing and decide nothing.
    static let appearanceModifiers: Set<String> = [
        "padding", "frame", "fixedSize", "layoutPriority", "zIndex", "aspectRatio", "scaledToFit", "scaledToFill",
        "containerRelativeFrame", "ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaPadding", "contentMargins",
        "foregroundColor", "foregroundStyle", "tint", "accentColor", "opacity", "brightness", "contrast", "saturation",
        "grayscale", "hueRotation", "blendMode", "blur", "shadow", "cornerRadius", "clipped", "compositingGroup",
        "drawingGroup", "rotationEffect", "rotation3DEffect", "scaleEffect", "symbolRenderingMode", "symbolVariant",
        "imageScale", "resizable", "renderingMode", "interpolation", "antialiased",
        "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "underline", "strikethrough", "kerning",
        "tracking", "baselineOffset", "monospaced", "monospacedDigit", "textCase", "lineLimit", "lineSpacing",
        "multilineTextAlignment", "minimumScaleFactor", "truncationMode", "allowsTightening", "dynamicTypeSize",
        "listRowSeparator", "listRowInsets", "listRowSpacing", "listSectionSpacing", "listSectionSeparator",
        "scrollContentBackground", "scrollIndicators", "scrollDismissesKeyboard", "scrollBounceBehavior",
        "scrollClipDisabled", "keyboardType", "textInputAutocapitalization", "autocorrectionDisabled",
        "disableAutocorrection", "autocapitalization", "textContentType", "submitLabel", "textSelection",
        "accessibilityLabel", "accessibilityHint", "accessibilityIdentifier", "accessibilityHidden",
        "accessibilityValue", "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilitySortPriority",
        "labelsHidden", "controlSize", "buttonBorderShape", "preferredColorScheme", "unredacted", "redacted",
        "privacySensitive", "contentTransition", "presentationDetents", "presentationDragIndicator",
        "presentationCornerRadius", "navigationBarTitleDisplayMode",
    ]

    /// The views whose measures are left out.
    static let measuredViews: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Spacer", "RoundedRectangle", "Grid", "GridRow",
    ]

    /// The arguments of those that only measure.
    static let measures: Set<String> = [
        "spacing", "alignment", "cornerRadius", "minLength", "horizontalSpacing", "verticalSpacing", "style",
    ]

    /// The types of the system whose values only tell how a view looks.
    static let appearanceValues: Set<String> = [
        "Color", "Font", "EdgeInsets", "CGFloat", "CGSize", "Angle", "Edge", "Alignment", "HorizontalAlignment",
        "VerticalAlignment", "UnitPoint", "Text", "TextAlignment", "Double", "UIColor",
    ]

    /// Protocols of what an extension of the app shows, or is asked for.
    static let widgets: Set<String> = [
        "Widget", "WidgetBundle", "ControlWidget", "TimelineProvider", "IntentTimelineProvider",
        "AppIntentTimelineProvider", "WidgetConfigurationIntent",
    ]

    /// Containers whose path may be given.
    static let stacks: Set<String> = ["NavigationStack", "FlowStack"]

    /// Views that only tell their content something, such as how much room there is.
    static let readers: Set<String> = [
        "GeometryReader", "GlassEffectContainer", "PhaseAnimator", "ScrollViewReader", "TimelineView", "ViewThatFits",
    ]

    /// Views that are a row or a control, whatever they hold.
    static let rowsAndControls: Set<String> = [
        "DisclosureGroup", "HStack", "Label", "LabeledContent", "Menu", "Picker", "Section", "Toggle",
    ]

    /// What a view mentions that is likely a screen.
    static let screenWords: Set<String> = [
        "navigationBarItems", "toolbar", "NavigationLink", "sheet", "fullScreenCover", "navigationDestination",
        "flowDestination",
    ]

    /// Views that make a row of each element that they are given.
    static let viewsOfData: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]

    /// Layouts that show such rows one beneath or beside the other.
    static let listing: Set<String> = [
        "Form", "Grid", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Section", "Table", "VStack",
    ]

    /// Layouts and modifiers that show one of several at a time.
    static let paging: Set<String> = ["TabView", "ZStack", "offset", "scrollTargetBehavior"]

    /// Views and functions whose closure acts.
    static let acting: Set<String> = ["Button", "Task", "Toggle", "Stepper", "NavigationAction", "Timer"]

    /// Modifiers and functions whose closures act, and show nothing.
    static let reacting: Set<String> = [
        "onTapGesture", "onAppear", "onDisappear", "task", "onChange", "onReceive", "onSubmit", "onLongPressGesture",
        "onDelete", "onMove", "refreshable", "onOpenURL", "onContinueUserActivity", "gesture", "simultaneousGesture",
        "onEnded", "onChanged", "sink", "subscribe", "bind", "drive", "emit", "async", "asyncAfter", "perform",
        "onDrop", "onHover", "accessibilityAction", "onScrollGeometryChange", "onPreferenceChange",
    ]

    /// Modifiers and methods among these that are told what a state has become.
    static let watching: Set<String> = ["onChange", "onReceive", "sink"]

    /// The actions that open one of the app's scenes.
    static let sceneActions: Set<String> = ["openWindow", "openImmersiveSpace", "openSettings"]

    /// Views that lead on to others.
    static let leading: Set<String> = ["ForEach", "List", "NavigationLink"]

    /// What runs code in a view, besides controls.
    static let events: Set<String> = [
        "onAppear", "onChange", "onDisappear", "onLongPressGesture", "onReceive", "refreshable", "swipeActions", "task",
    ]

    /// What a person changes a state with.
    static let controls: Set<String> = [
        "Button", "ColorPicker", "DatePicker", "Picker", "SecureField", "Slider", "Stepper", "TextEditor", "TextField",
        "Toggle", "gesture", "onSubmit", "onTapGesture", "searchable",
    ]

    /// Views of SwiftUI, and of common wrappers, that show nothing of their own.
    static let transparentViews: Set<String> = [
        "Group", "AnyView", "NavigationView", "NavigationStack", "NavigationSplitView", "FlowStack", "LazyView",
        "UIHostingController", "UINavigationController", "EquatableView", "WithPerceptionTracking",
    ]

    /// Layouts of rows, unless they are given the data of their rows.
    static let lists: Set<String> = ["List", "Form"]

    /// `any View`.
    static let existentials: Set<String> = ["View", "SwiftUI.View"]

    /// Views that show the one view which they are given.
    static let viewsAroundOne: Set<String> = ["Group", "NavigationView", "NavigationStack"]

    /// Modifiers that add a view to another.
    static let decorating: Set<String> = ["overlay", "background", "safeAreaInset", "toolbar"]

    /// Views that show nothing of the app's own.
    static let decoration: Set<String> = [
        "EmptyView", "Color", "Spacer", "Divider", "LinearGradient", "RadialGradient", "AngularGradient", "Rectangle",
        "EdgeInsets",
    ]

    /// Views among these that may be a background of what lies over them.
    static let fills: Set<String> = ["Rectangle", "LinearGradient", "RadialGradient", "AngularGradient"]

    /// Shapes and pictures.
    static let pictures: Set<String> = [
        "Circle", "Ellipse", "Capsule", "RoundedRectangle", "Image", "AsyncImage", "MeshGradient",
    ]

    /// The system's modifiers that take away what they show, and never ask for it.
    static let presentingModifiers: Set<String> = [
        "actionSheet", "alert", "confirmationDialog", "fullScreenCover", "navigationDestination", "popover", "sheet",
    ]

    /// The labels of arguments that are a binding to what is presented or chosen.
    static let bindingLabels: Set<String> = ["isPresented", "item", "path", "selection"]

    /// The protocols of shapes.
    static let shapeProtocols: Set<String> = ["Shape", "InsettableShape"]

    /// What SwiftUI's own modifiers of bindings are called.
    static let bindingModifiers: Set<String> = ["animation", "transaction"]

    /// The labels of the closure that makes what one of SwiftUI's containers holds.
    static let contentLabels: Set<String> = ["content", "root"]

    /// SwiftUI's containers whose last closure, written without its label, is what they hold.
    static let containers: Set<String> = [
        "Form", "GeometryReader", "Group", "HStack", "LazyHStack", "LazyVStack", "NavigationStack", "NavigationView",
        "ScrollView", "ScrollViewReader", "VStack", "ZStack",
    ]

    /// Where SwiftUI expects a function that makes what is shown.
    static let shownLabels: Set<String> = ["destination", "content"]

    /// What stands for as many pages as it has views.
    static let groups: Set<String> = ["Group", "TabSection"]

    /// Views that lay out the views in them.
    static let layouts: Set<String> = [
        "ForEach", "Group", "HStack", "LazyHStack", "LazyVStack", "ScrollView", "VStack", "ZStack",
    ]

    /// Modifiers and links that lead to their views.
    static let presenters: Set<String> = [
        "sheet", "fullScreenCover", "popover", "navigationDestination", "flowDestination", "NavigationLink", "FlowLink",
    ]
}
