import SwiftSyntax

/// Finds the names that stand in the branches of an `#if` that are not compiled.
final class OmittedUses: SyntaxVisitor {
    private var found: [(name: String, isCall: Bool, node: Syntax)] = []

    /// The names, and the calls by a type's name, in all branches but one.
    static func uses(
        in node: IfConfigDeclSyntax, but active: IfConfigClauseSyntax?, at position: (Syntax) -> Position
    ) -> [OmittedUse] {
        let isOfPlatform = node.clauses.compactMap(\.condition).allSatisfy(isPlatform)
        return node.clauses.filter { $0 != active }.flatMap { clause -> [OmittedUse] in
            let finder = OmittedUses(viewMode: .sourceAccurate)
            finder.walk(clause)
            let condition =
                clause.condition?.trimmedDescription
                ?? negated(node.clauses.compactMap { $0.condition?.trimmedDescription })
            return finder.found.map { name, isCall, node in
                OmittedUse(
                    name: name, isCall: isCall, position: position(node), condition: condition,
                    isOfOtherPlatform: isOfPlatform)
            }
        }
    }

    /// The condition of an `#else`: `!DEBUG`, `!(DEBUG || TESTERS)`.
    private static func negated(_ conditions: [String]) -> String {
        let whole = conditions.joined(separator: " || ")
        func isFlag(_ text: some StringProtocol) -> Bool { text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        if whole.first == "!", isFlag(whole.dropFirst()) { return String(whole.dropFirst()) }
        return isFlag(whole) ? "!" + whole : "!(" + whole + ")"
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Self.name(of: node.calledExpression), name.lastPart.first?.isUppercase == true {
            found.append((name, true, Syntax(node)))
        }
        return .visitChildren
    }

    /// `content: DebugScreen.init` makes one as a call does.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.tokenKind == .keyword(.`init`), let base = node.base, let name = Self.name(of: base),
            name.lastPart.first?.isUppercase == true, node.parent?.is(FunctionCallExprSyntax.self) != true
        {
            found.append((name, true, Syntax(node)))
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        found.append((node.baseName.text, false, Syntax(node)))
        return .visitChildren
    }

    private static func name(of node: ExprSyntax) -> String? {
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): node.baseName.text
        case .memberAccessExpr(let node):
            node.base.flatMap { name(of: $0) }.map {
                node.declName.baseName.text == "init" ? $0 : "\($0).\(node.declName.baseName.text)"
            }
        case .genericSpecializationExpr(let node): name(of: node.expression)
        default: nil
        }
    }

    /// Whether a condition asks for nothing but the platform.
    private static func isPlatform(_ condition: ExprSyntax) -> Bool {
        switch condition.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let node):
            ["os", "targetEnvironment", "canImport", "arch"].contains(node.calledExpression.trimmedDescription)
        case .prefixOperatorExpr(let node): isPlatform(node.expression)
        case .tupleExpr(let node): node.elements.allSatisfy { isPlatform($0.expression) }
        case .sequenceExpr(let node):
            node.elements.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || isPlatform($0) }
        case .infixOperatorExpr(let node): isPlatform(node.leftOperand) && isPlatform(node.rightOperand)
        default: false
        }
    }
}
