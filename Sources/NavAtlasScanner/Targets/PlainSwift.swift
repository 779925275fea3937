import SwiftParser
import SwiftSyntax

/// The data that a manifest written in Swift plainly states, without being run.
indirect enum PlainSwift: Hashable {
    case text(String)
    case list([PlainSwift])
    /// A call or an initialiser with its last name: `target` of `.target(name: "App")`.
    case call(String, [Argument])
    /// A name, such as `.iOS`.
    case name(String)
    /// What only running the manifest would tell.
    case unknown

    struct Argument: Hashable {
        var label: String?
        var value: PlainSwift
    }

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// The members of a list; `nil` where some of them, or how many, cannot be told.
    var list: [PlainSwift]? {
        if case .list(let members) = self { return members }
        return nil
    }

    /// The last name of a call or a name.
    var name: String? {
        switch self {
        case .call(let name, _), .name(let name): name
        default: nil
        }
    }

    /// An argument of a call, by its label.
    subscript(label: String) -> PlainSwift? {
        if case .call(_, let arguments) = self { return arguments.first { $0.label == label }?.value }
        return nil
    }

    /// The first argument of a call that has no label.
    var unlabeled: PlainSwift? {
        if case .call(_, let arguments) = self { return arguments.first { $0.label == nil }?.value }
        return nil
    }
}

/// Reads the top level of a manifest: constants, the package or project that it makes, and targets that are added to it.
struct PlainSwiftReader {
    /// A manifest has no more bytes, and nests no deeper.
    static let sizeLimit = 1 << 20
    private static let deepest = 64

    private(set) var constants: [String: PlainSwift] = [:]
    /// What is added to lists: `package.targets += […]`, by the dotted name of the list.
    private(set) var additions: [String: [PlainSwift]] = [:]
    /// The static members that extensions give a type, by its last name and theirs: `static let app: Self = "App"`.
    private(set) var staticMembers: [String: [String: PlainSwift]] = [:]
    private(set) var imports: [String] = []
    /// Whether the file has no statement that may change the values while it runs, such as an `if`.
    private(set) var isPlain = true

    /// - Returns: `nil` where the text nests so deep that the parser would overflow.
    init?(_ text: [UInt8]) {
        let tree: SourceFileSyntax? = text.withUnsafeBufferPointer {
            SourceOutline($0).tooDeep == nil ? Parser.parse(source: $0) : nil
        }
        guard let tree else { return nil }
        // A getter may name what is declared after the code that uses it, and that what comes later still.
        for case .decl(let declaration) in tree.statements.map(\.item) + tree.statements.map(\.item) {
            readVariables(of: declaration)
        }
        for item in tree.statements { read(item) }
    }

    private mutating func read(_ item: CodeBlockItemSyntax) {
        switch item.item {
        case .decl(let declaration):
            if let node = declaration.as(ImportDeclSyntax.self) {
                imports.append(node.path.map(\.name.text).joined(separator: "."))
            }
            if declaration.is(IfConfigDeclSyntax.self) { isPlain = false }
            if let node = declaration.as(ExtensionDeclSyntax.self) { readMembers(of: node) }
            readVariables(of: declaration)
        case .expr(let expression): add(expression)
        default: isPlain = false
        }
    }

    private mutating func readVariables(of declaration: DeclSyntax) {
        for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let expression = binding.initializer?.value ?? Self.result(of: binding.accessorBlock)
            constants[name] = expression.map { value($0, depth: 0) } ?? .unknown
        }
    }

    private mutating func readMembers(of node: ExtensionDeclSyntax) {
        guard let type = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) else {
            return
        }
        for case let member? in node.memberBlock.members.map({ $0.decl.as(VariableDeclSyntax.self) }) {
            for binding in member.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let expression = binding.initializer?.value ?? Self.result(of: binding.accessorBlock)
                else { continue }
                staticMembers[type, default: [:]][name] = value(expression, depth: 0)
            }
        }
    }

    /// The one expression of a getter.
    private static func result(of accessors: AccessorBlockSyntax?) -> ExprSyntax? {
        guard case .getter(let items)? = accessors?.accessors, items.count == 1 else { return nil }
        return items.first?.item.as(ExprSyntax.self)
    }

    /// `package.targets += [ … ]`, `package.targets.append( … )` and `package.targets.append(contentsOf: [ … ])`.
    private mutating func add(_ expression: ExprSyntax) {
        if let node = expression.as(SequenceExprSyntax.self) {
            let parts = Array(node.elements)
            guard parts.count == 3, parts[1].trimmedDescription == "+=" else {
                isPlain = false
                return
            }
            additions[parts[0].trimmedDescription, default: []].append(value(parts[2], depth: 0))
        } else if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "append", let list = member.base?.trimmedDescription,
            let argument = call.arguments.first
        {
            let added = value(argument.expression, depth: 0)
            additions[list, default: []].append(argument.label == nil ? .list([added]) : added)
        } else {
            isPlain = false
        }
    }

    private func value(_ expression: ExprSyntax, depth: Int) -> PlainSwift {
        guard depth < Self.deepest else { return .unknown }
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let node):
            return node.representedLiteralValue.map(PlainSwift.text) ?? .unknown
        case .arrayExpr(let node):
            return .list(node.elements.map { value($0.expression, depth: depth + 1) })
        case .functionCallExpr(let node):
            guard let name = value(node.calledExpression, depth: depth + 1).name else { return .unknown }
            return .call(
                name,
                node.arguments.map {
                    PlainSwift.Argument(label: $0.label?.text, value: value($0.expression, depth: depth + 1))
                })
        case .declReferenceExpr(let node):
            let name = node.baseName.text
            return constants[name] ?? .name(name)
        case .memberAccessExpr(let node): return .name(node.declName.baseName.text)
        case .sequenceExpr(let node): return sum(of: Array(node.elements), depth: depth)
        default: return .unknown
        }
    }

    /// Lists and texts that are joined by `+`.
    private func sum(of elements: [ExprSyntax], depth: Int) -> PlainSwift {
        var sum: PlainSwift?
        for (place, element) in elements.enumerated() {
            if place % 2 == 1 {
                guard element.trimmedDescription == "+" else { return .unknown }
                continue
            }
            switch (sum, value(element, depth: depth + 1)) {
            case (nil, let first): sum = first
            case (.list(let left)?, .list(let right)): sum = .list(left + right)
            case (.text(let left)?, .text(let right)): sum = .text(left + right)
            // A part of a list is better than nothing: the rest is one member that is not known.
            case (.list(let left)?, _): sum = .list(left + [.unknown])
            default: return .unknown
            }
        }
        return sum ?? .unknown
    }
}
