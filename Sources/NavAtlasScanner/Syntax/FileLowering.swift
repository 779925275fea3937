import SwiftParser
import SwiftSyntax

/// Parses one file and reduces it to facts.
struct FileLowering {
    /// Deeper expressions (a chain of thousands of modifiers) are cut off rather than followed to the end of the stack.
    static let deepestExpression = 1000

    let platform: Platform
    private let source: UnsafeBufferPointer<UInt8>
    private let lineStarts: [Int]
    var depth = 0
    /// The type aliases of the code around: what they stand for takes their place.
    var localAliases: [String: TypeReference] = [:]
    /// The local variables of the code around that have observers or a setter.
    var observedVariables: Set<String> = []
    /// The full name of the type whose code is being lowered.
    var typeAround: String?
    /// Whether the code that is being lowered stands in an `#if` that asks for a condition of the build: `#if DEBUG`.
    private(set) var isInSomeBuilds = false
    /// The types that are declared in functions.
    var localTypes: [TypeFact] = []
    private var omitted: Set<OmittedUse> = []
    /// Whether what is being lowered stands behind `await`.
    var isAwaited = false
    /// The calls that do.
    var awaited: [Position] = []

    private init(_ source: UnsafeBufferPointer<UInt8>, platform: Platform, lineStarts: [Int]) {
        self.source = source
        self.platform = platform
        self.lineStarts = lineStarts
    }

    /// The facts of a file.
    ///
    /// - Parameters:
    ///   - source: the file's bytes, UTF-8.
    ///   - path: how reports name the file.
    ///   - module: the module that the file belongs to, where that is known.
    ///   - platform: what `#if` is evaluated for.
    static func facts(
        of source: UnsafeBufferPointer<UInt8>, path: String, module: String?, platform: Platform
    ) -> FileFacts {
        var facts = FileFacts(path: path, module: module)
        let outline = SourceOutline(source)
        facts.tooDeep = outline.tooDeep
        // The parser looks ahead without a bound: it would overflow its stack, or not come to an end.
        if facts.tooDeep != nil { return facts }
        if let place = outline.conflict { facts.malformed = [place] }
        facts.suppressions = SuppressionComments.suppressions(in: source, outline.lineStarts)
        let tree = Parser.parse(source: source)
        var lowering = FileLowering(source, platform: platform, lineStarts: outline.lineStarts)
        if tree.hasError, facts.malformed.isEmpty { facts.malformed = lowering.malformedPlaces(in: tree) }
        lowering.lower(tree.statements, into: &facts)
        facts.types += lowering.localTypes
        facts.awaited = lowering.awaited
        facts.omitted = lowering.omitted.sorted { ($0.position, $0.name) < ($1.position, $1.name) }
        return facts
    }

    static func facts(of source: String, path: String, module: String? = nil) -> FileFacts {
        var source = source
        return source.withUTF8 { facts(of: $0, path: path, module: module, platform: Platform()) }
    }

    func position(_ node: some SyntaxProtocol) -> Position {
        position(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// The name that a reference is written with, without labels, and where. It is read from the bytes: names are the most
    /// frequent of all nodes, and to ask one for its token makes all of its children.
    func written(_ node: DeclReferenceExprSyntax) -> (name: String, Position) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = start + node.trimmedLength.utf8Length
        guard end <= source.count, end == start || source[end - 1] != UInt8(ascii: ")") else {
            return (node.baseName.text, position(start))
        }
        return (String(decoding: source[start..<end], as: UTF8.self), position(start))
    }

    private func position(_ offset: Int) -> Position {
        var low = 0
        var high = lineStarts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return Position(line: Int32(low + 1), column: Int32(offset - lineStarts[low] + 1))
    }

    private func malformedPlaces(in tree: SourceFileSyntax) -> [Position] {
        let finder = MalformedPlaces(viewMode: .sourceAccurate)
        finder.walk(tree)
        if let first = finder.first { return [position(first)] }
        // A file that is being written ends before its last bracket is closed.
        let end = tree.endOfFileToken
        return end.previousToken(viewMode: .all)?.presence == .missing ? [position(end)] : []
    }

    private mutating func lower(_ items: CodeBlockItemListSyntax, into facts: inout FileFacts) {
        for item in items {
            switch item.item {
            case .decl(let declaration): lower(declaration, into: &facts)
            // `#register(HomeView.self)`, outside of any type.
            case .expr(let node):
                if let node = node.as(MacroExpansionExprSyntax.self) { facts.properties += expansion(node) }
            default: break
            }
        }
    }

    private mutating func lower(_ declaration: DeclSyntax, into facts: inout FileFacts) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let node):
            facts.imports.append(node.path.map(\.name.text).joined(separator: "."))
        case .functionDecl(let node):
            facts.functions.append(function(node))
        case .variableDecl(let node):
            facts.properties += properties(node)
        case .macroExpansionDecl(let node):
            facts.properties += expansion(node)
        case .typeAliasDecl(let node):
            facts.typealiases[node.name.text] = typeName(node.initializer.value)
            facts.aliasParameters[node.name.text] = node.genericParameterClause?.parameters.map(\.name.text)
        case .ifConfigDecl(let node):
            guard case .statements(let items)? = activeElements(of: node) else { return }
            declaring(in: node) { $0.lower(items, into: &facts) }
        default:
            facts.types += types(declaration, outer: nil, isPrivate: false)
        }
    }

    /// What the branch of an `#if` holds that is active on the platform.
    mutating func activeElements(of node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
        let active = node.activeClause(in: platform).clause
        omitted.formUnion(OmittedUses.uses(in: node, but: active, at: { position($0) }))
        return active?.elements
    }

    /// Lowers the declarations in an `#if`. Only some builds have them where another branch is active in a release.
    mutating func declaring(in node: IfConfigDeclSyntax, _ lower: (inout FileLowering) -> Void) {
        let outer = isInSomeBuilds
        defer { isInSomeBuilds = outer }
        var release = platform
        release.conditions.remove(Platform.debugging)
        isInSomeBuilds = outer || node.activeClause(in: platform).clause != node.activeClause(in: release).clause
        lower(&self)
    }
}

/// Finds the first place that the parser could not make sense of.
private final class MalformedPlaces: SyntaxAnyVisitor {
    var first: Syntax?

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if first != nil || !node.hasError { return .skipChildren }
        if node.is(UnexpectedNodesSyntax.self) || (node.is(MissingDeclSyntax.self)) || node.is(MissingExprSyntax.self) {
            first = node
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if first == nil, token.presence == .missing { first = Syntax(token) }
        return .skipChildren
    }
}
