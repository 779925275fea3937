/// Leaves out of facts what only changes how a view looks: `.padding(8)`, `.font(.title)`, the `spacing` of a stack.
///
/// Nothing of it says how the app navigates. Without it there is less to follow, and where nothing else of a file has
/// changed, its facts are what they were, so that `watch` need not follow the app anew.
///
/// A modifier is left out only with arguments that call and name nothing of the app, and where the app declares no
/// function of its name.
struct Looks: Sendable {
    private let declared: Declarations

    /// The names that files declare and whose use may run their code.
    struct Declarations: Hashable, Sendable {
        /// What may stand behind a dot without anything before it, as in `.red`: cases, types, and static members.
        fileprivate var ofTypes: Set<String> = []
        /// All others: functions, computed properties, and what stands outside of types.
        fileprivate var others: Set<String> = []

        /// The names that a file declares.
        init(of file: FileFacts) {
            others = Set(file.functions.map(\.name) + file.properties.map(\.name))
            ofTypes = Set(file.typealiases.keys)
            for type in file.types {
                for part in type.name.split(separator: ".") { ofTypes.insert(String(part)) }
                ofTypes.formUnion(type.typealiases.keys)
                ofTypes.formUnion(type.cases.map(\.name))
                for function in type.functions { add(function.name, isStatic: function.isStatic) }
                for property in type.properties where property.isStatic || property.getter != nil {
                    add(property.name, isStatic: property.isStatic)
                }
            }
        }

        fileprivate init(of files: [FileFacts]) {
            for file in files.map(Declarations.init) {
                ofTypes.formUnion(file.ofTypes)
                others.formUnion(file.others)
            }
        }

        private mutating func add(_ name: String, isStatic: Bool) {
            if isStatic { ofTypes.insert(name) } else { others.insert(name) }
        }

        fileprivate func contains(_ name: String) -> Bool { ofTypes.contains(name) || others.contains(name) }
    }

    init(of files: [FileFacts]) { declared = Declarations(of: files) }

    /// The facts of a file without what only changes looks.
    func leftOut(of file: FileFacts) -> FileFacts {
        var file = file
        rewrite(&file.functions)
        rewrite(&file.properties)
        for index in file.types.indices {
            rewrite(&file.types[index].functions)
            rewrite(&file.types[index].properties)
        }
        return file
    }

    private func rewrite(_ functions: inout [FunctionFact]) {
        for index in functions.indices { functions[index].body = functions[index].body.map(plain) }
    }

    private func rewrite(_ properties: inout [PropertyFact]) {
        for index in properties.indices {
            properties[index].getter = properties[index].getter.map(plain)
            properties[index].initializer = properties[index].initializer.map(plain)
            properties[index].observers = plain(properties[index].observers)
        }
    }

    // MARK: What is left out

    /// A call without what only changes looks: what it modifies, or itself with fewer arguments.
    private func plainCall(_ callee: Expression, _ arguments: [Argument], _ position: Position) -> Expression {
        switch callee {
        case .member(let base, let name, _)
        where Self.modifiers.contains(name) && !declared.contains(name) && arguments.allSatisfy({ isPlain($0.value) }):
            return plain(base)
        case .name(let name, _) where Self.containers.contains(name) && !declared.contains(name):
            let kept = arguments.filter { !Self.measures.contains($0.label ?? "") || !isPlain($0.value) }
            return .call(callee, kept.map(plain), position)
        default: return .call(plain(callee), arguments.map(plain), position)
        }
    }

    /// Whether evaluating it runs no code of the app and gives no view of the app's.
    private func isPlain(_ value: Expression) -> Bool {
        switch value {
        case .number, .boolean, .null: true
        case .string(let segments):
            segments.allSatisfy { if case .text = $0 { true } else { false } }
        case .implicitMember(let name, _): !declared.ofTypes.contains(name)
        case .name(let name, _):
            !declared.contains(name) && (Self.values.contains(name) || name.first?.isLowercase == true)
        case .member(let base, let name, _): !declared.contains(name) && isPlain(base)
        case .call(let callee, let arguments, _): isPlainCallee(callee) && arguments.allSatisfy { isPlain($0.value) }
        case .array(let parts), .combined(let parts), .either(let parts): parts.allSatisfy(isPlain)
        case .conditional(let condition, let then, let otherwise):
            isPlain(condition) && isPlain(then) && isPlain(otherwise)
        case .comparison(let left, let right, _): isPlain(left) && isPlain(right)
        default: false
        }
    }

    /// `Color(…)`, `Font.system(…)`, `.red.opacity(…)`: a closure that is kept in a variable is called by its name alone.
    private func isPlainCallee(_ callee: Expression) -> Bool {
        if case .name(let name, _) = callee { return Self.values.contains(name) && !declared.contains(name) }
        return isPlain(callee)
    }

    /// Modifiers of SwiftUI that show nothing, run nothing and decide nothing.
    private static let modifiers: Set<String> = [
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
    private static let containers: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Spacer", "RoundedRectangle", "Grid", "GridRow",
    ]

    private static let measures: Set<String> = [
        "spacing", "alignment", "cornerRadius", "minLength", "horizontalSpacing", "verticalSpacing", "style",
    ]

    /// The types of the system whose values only tell how a view looks.
    private static let values: Set<String> = [
        "Color", "Font", "EdgeInsets", "CGFloat", "CGSize", "Angle", "Edge", "Alignment", "HorizontalAlignment",
        "VerticalAlignment", "UnitPoint", "Text", "TextAlignment", "Double", "UIColor",
    ]
}

// MARK: - Code without it

extension Looks {
    private func plain(_ statements: [Statement]) -> [Statement] { statements.map(plain) }

    private func plain(_ statement: Statement) -> Statement {
        switch statement {
        case .binding(let pattern, let type, let value): .binding(plain(pattern), type, value.map(plain))
        case .expression(let value): .expression(plain(value))
        case .returning(let value): .returning(value.map(plain))
        case .conditional(let conditions, let then, let otherwise):
            .conditional(conditions.map(plain), then: plain(then), else: plain(otherwise))
        case .guarding(let conditions, let otherwise): .guarding(conditions.map(plain), otherwise: plain(otherwise))
        case .switching(let subject, let cases, let position): .switching(plain(subject), cases.map(plain), position)
        case .loop(let pattern, let sequence, let body): .loop(pattern.map(plain), sequence.map(plain), plain(body))
        case .block(let body): .block(plain(body))
        case .function(var function):
            {
                function.body = function.body.map(plain)
                return .function(function)
            }()
        }
    }

    private func plain(_ condition: Condition) -> Condition {
        switch condition {
        case .expression(let value): .expression(plain(value))
        case .match(let pattern, let value): .match(plain(pattern), plain(value))
        }
    }

    private func plain(_ branch: SwitchCase) -> SwitchCase {
        SwitchCase(
            patterns: branch.patterns.map(plain), conditions: branch.conditions.map(plain), body: plain(branch.body))
    }

    private func plain(_ pattern: Pattern) -> Pattern {
        switch pattern {
        case .any, .binding: pattern
        case .enumCase(let type, let name, let arguments, let position):
            .enumCase(
                type: type, name: name,
                arguments.map { PatternArgument(label: $0.label, pattern: plain($0.pattern)) }, position)
        case .tuple(let parts): .tuple(parts.map(plain))
        case .cast(let inner, let type): .cast(plain(inner), type)
        case .expression(let value): .expression(plain(value))
        }
    }

    private func plain(_ argument: Argument) -> Argument {
        Argument(label: argument.label, value: plain(argument.value), isTrailing: argument.isTrailing)
    }

    private func plain(_ segment: StringSegment) -> StringSegment {
        switch segment {
        case .text: segment
        case .interpolation(let value): .interpolation(plain(value))
        }
    }

    private func plain(_ expression: Expression) -> Expression {
        switch expression {
        case .call(let callee, let arguments, let position): plainCall(callee, arguments, position)
        case .member(let base, let name, let position): .member(plain(base), name, position)
        case .subscripted(let base, let arguments, let position):
            .subscripted(plain(base), arguments.map(plain), position)
        case .closure(let closure):
            .closure(Closure(parameters: closure.parameters, body: plain(closure.body), position: closure.position))
        case .string(let segments): .string(segments.map(plain))
        case .array(let parts): .array(parts.map(plain))
        case .dictionary(let parts): .dictionary(parts.map(plain))
        case .either(let parts): .either(parts.map(plain))
        case .combined(let parts): .combined(parts.map(plain))
        case .tuple(let parts): .tuple(parts.map(plain))
        case .conditional(let condition, let then, let otherwise):
            .conditional(plain(condition), then: plain(then), else: plain(otherwise))
        case .branching(let statement): .branching(plain(statement))
        case .assignment(let target, let value, let position): .assignment(plain(target), plain(value), position)
        case .comparison(let left, let right, let isEqual): .comparison(plain(left), plain(right), isEqual: isEqual)
        case .cast(let value, let type): .cast(plain(value), type)
        case .name, .implicitMember, .boolean, .number, .null, .type, .keyPath: expression
        }
    }
}
