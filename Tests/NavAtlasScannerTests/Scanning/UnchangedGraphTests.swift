import Foundation
import NavAtlasModel
import NavAtlasScanner
import SwiftParser
import SwiftSyntax
import Testing

/// Source can be written in many ways. Changes that leave an app as it is leave its graph as it is.
struct UnchangedGraphTests {
    /// The examples, and small apps of other tests: their source by path.
    static let apps: [ScannedApp] =
        ExampleTests.names.map { name in
            let folder = "\(ExampleTests.folder)/\(name)"
            let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            let sources = paths.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
            return ScannedApp(
                name,
                Dictionary(
                    uniqueKeysWithValues: sources.sorted().map {
                        ($0, (try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) ?? "")
                    }), has: [])
        } + WrapperTests.apps + RouterHostTests.apps + GenericPartTests.apps + HeldStateTests.apps
        + EnvironmentTests.apps

    /// The graphs of the apps as they are, by name.
    private static let graphs = Dictionary(apps.map { ($0.name, lines($0.files)) }) { first, _ in first }

    private static func lines(_ files: [String: String]) -> Set<String> {
        Set(Notation.print(NavAtlasScanner.Scanner().graphOrIssue(of: files)).split(separator: "\n").map(String.init))
    }

    private func expectSame(
        _ found: Set<String>, in app: ScannedApp, by change: (Set<String>) -> Set<String> = { $0 },
        at place: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let before = change(try #require(Self.graphs[app.name]))
        #expect(found.subtracting(before) == [], "new", sourceLocation: place)
        #expect(before.subtracting(found) == [], "lost", sourceLocation: place)
    }

    @Test(arguments: apps) func byUnrelatedViews(_ app: ScannedApp) throws {
        let views = (0..<10).map {
            "struct Unrelated\($0): View { @State private var isOn = false; var body: some View { Text(\"\").padding() } }"
        }
        var files = app.files
        let folder = app.files.keys.min().map { ($0 as NSString).deletingLastPathComponent } ?? ""
        files[(folder as NSString).appendingPathComponent("Unrelated.swift")] =
            "import SwiftUI\n" + views.joined(separator: "\n")
        try expectSame(Self.lines(files).filter { !$0.contains("Unrelated") }, in: app)
    }

    @Test(arguments: apps) func byTheOrderOfFiles(_ app: ScannedApp) throws {
        let paths = app.files.keys.sorted()
        let files = paths.enumerated().map { number, path in
            let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
            let new = "\(String(100 + paths.count - number))\(name)"
            return ((folder as NSString).appendingPathComponent(new), app.files[path] ?? "")
        }
        try expectSame(Self.lines(Dictionary(uniqueKeysWithValues: files)), in: app)
    }

    @Test(arguments: apps) func byTheOrderOfDeclarations(_ app: ScannedApp) throws {
        let files = app.files.mapValues { text in
            let source = TopLevel(text)
            return source.imports + source.declarations.reversed().joined(separator: "\n")
        }
        try expectSame(Self.lines(files), in: app)
    }

    @Test(arguments: apps) func byAFileForEachDeclaration(_ app: ScannedApp) throws {
        var files: [String: String] = [:]
        for (path, text) in app.files {
            let source = TopLevel(text)
            if source.hasPrivateParts {
                files[path] = text
                continue
            }
            for (number, declaration) in source.declarations.enumerated() {
                files[path.dropLast(6) + "+\(100 + number).swift"] = source.imports + declaration
            }
        }
        try expectSame(Self.lines(files), in: app)
    }

    @Test(arguments: apps) func byAWrapperAroundEachBody(_ app: ScannedApp) throws {
        let wrapper = """

            struct Bare<Inside: View>: View {
                @ViewBuilder let inside: () -> Inside
                var body: some View { inside() }
            }
            """
        var files = app.files.mapValues { Bodies.changed($0) { "{ Bare { \($0) } }" } }
        let first = try #require(files.keys.min())
        files[first]? += wrapper
        try expectSame(Self.lines(files).filter { !$0.contains("Bare") }, in: app)
    }

    @Test(arguments: apps) func byAPropertyForEachBody(_ app: ScannedApp) throws {
        let files = app.files.mapValues {
            Bodies.changed($0) { "{ wholeBody }\n@ViewBuilder private var wholeBody: some View { \($0) }" }
        }
        try expectSame(Self.lines(files), in: app)
    }

    @Test(arguments: apps) func byAGroupAroundEachBody(_ app: ScannedApp) throws {
        let files = app.files.mapValues { Bodies.changed($0) { "{ Group { \($0) }.padding() }" } }
        try expectSame(Self.lines(files), in: app)
    }

    /// What sheets and links show stands in members of the view.
    @Test(arguments: apps) func byAMemberForWhatIsPresented(_ app: ScannedApp) throws {
        let files = app.files.mapValues { Presented.changed($0) }
        try expectSame(Self.lines(files), in: app)
    }

    @Test(arguments: apps) func bySwitchesOverOptionals(_ app: ScannedApp) throws {
        let files = app.files.mapValues { Bound.changed($0) }
        try expectSame(Self.lines(files), in: app)
    }

    @Test(arguments: apps) func byInitialisersWrittenOut(_ app: ScannedApp) throws {
        let names = app.files.values.reduce(into: Set<String>()) { $0.formUnion(TypeNames.declared(in: $1)) }
        let files = app.files.mapValues { Calls.changed($0, of: names) }
        try expectSame(Self.lines(files), in: app)
    }

    /// Types that are called otherwise; routes without a name of their own are called by their types.
    @Test(arguments: apps) func byOtherNamesOfTypes(_ app: ScannedApp) throws {
        let names = app.files.values.reduce(into: Set<String>()) { $0.formUnion(TypeNames.declared(in: $1)) }
        // Protocols of libraries ask for types of these names.
        let free = names.subtracting(["State", "Action", "Destination"])
        let files = app.files.mapValues { TypeNames.renamed(free, in: $0) }
        func plain(_ lines: Set<String>) -> Set<String> {
            Set(lines.map { String($0.lowercased().replacing("zz", with: "").sorted()) })
        }
        try expectSame(plain(Self.lines(files)), in: app, by: plain)
    }
}

/// What stands at the top of a file.
private struct TopLevel {
    private(set) var imports = "\n"
    private(set) var declarations: [String] = []
    private(set) var hasPrivateParts = false

    init(_ text: String) {
        for statement in Parser.parse(source: text).statements {
            if statement.item.is(ImportDeclSyntax.self) {
                imports += "\(statement)\n"
            } else {
                declarations.append("\(statement)\n")
                let modifiers = statement.item.asProtocol((any WithModifiersSyntax).self)?.modifiers
                hasPrivateParts =
                    hasPrivateParts || modifiers?.contains { $0.name.text.hasSuffix("private") } ?? false
            }
        }
    }
}

/// The bodies of views.
private final class Bodies: SyntaxVisitor {
    private var found: [(range: Range<Int>, content: Range<Int>)] = []

    static func changed(_ text: String, _ change: (String) -> String) -> String {
        let bodies = Bodies(viewMode: .sourceAccurate)
        bodies.walk(Parser.parse(source: text))
        var bytes = Array(text.utf8)
        for (range, content) in bodies.found.reversed() {
            bytes.replaceSubrange(range, with: Array(change(String(decoding: bytes[content], as: UTF8.self)).utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.bindings.first, binding.pattern.trimmedDescription == "body",
            binding.typeAnnotation?.type.trimmedDescription == "some View", let block = binding.accessorBlock,
            case .getter(let statements) = block.accessors,
            !node.modifiers.contains(where: { $0.name.text == "static" })
        else { return .visitChildren }
        // A wrapper takes no statements but views.
        if statements.contains(where: { $0.item.is(ReturnStmtSyntax.self) || $0.item.is(DeclSyntax.self) }) {
            return .skipChildren
        }
        let start = block.positionAfterSkippingLeadingTrivia.utf8Offset
        found.append(
            (
                start..<block.endPositionBeforeTrailingTrivia.utf8Offset,
                block.leftBrace.endPosition.utf8Offset..<block.rightBrace.position.utf8Offset
            ))
        return .skipChildren
    }
}

/// Text with parts that are replaced.
private struct Rewriting {
    private let bytes: [UInt8]
    private var parts: [(range: Range<Int>, text: String)] = []

    init(_ text: String) { bytes = Array(text.utf8) }

    func text(_ from: AbsolutePosition, _ to: AbsolutePosition) -> String {
        String(decoding: bytes[from.utf8Offset..<to.utf8Offset], as: UTF8.self)
    }

    mutating func replace(_ from: AbsolutePosition, _ to: AbsolutePosition, by text: String) {
        parts.append((from.utf8Offset..<to.utf8Offset, text))
    }

    var result: String {
        var result: [UInt8] = []
        var end = 0
        for (range, text) in parts.sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }) {
            result += bytes[end..<range.lowerBound]
            result += Array(text.utf8)
            end = range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }
}

/// Moves what modifiers show for a flag to members: `.sheet(isPresented: $isOn) { Sheet() }`.
private final class Presented: SyntaxVisitor {
    private var new: Rewriting
    private var count = 0
    /// How many closures with parameters stand around a place.
    private var isInClosure = 0

    private init(_ text: String) {
        new = Rewriting(text)
        super.init(viewMode: .sourceAccurate)
    }

    static func changed(_ text: String) -> String {
        let visitor = Presented(text)
        visitor.walk(Parser.parse(source: text))
        return visitor.new.result
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.first?.label?.text == "isPresented", let closure = node.trailingClosure, isInClosure == 0,
            closure.signature == nil, let type = Syntax(node).enclosing(StructDeclSyntax.self),
            Syntax(node).enclosing(MemberBlockItemSyntax.self)?.decl.is(VariableDeclSyntax.self) == true
        else { return .visitChildren }
        count += 1
        let content = new.text(closure.leftBrace.endPosition, closure.rightBrace.position)
        new.replace(closure.leftBrace.endPosition, closure.rightBrace.position, by: " shown\(count) ")
        let end = type.memberBlock.rightBrace.position
        new.replace(end, end, by: "\n@ViewBuilder private var shown\(count): some View {\(content)}\n")
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if node.signature != nil { isInClosure += 1 }
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { if node.signature != nil { isInClosure -= 1 } }
}

/// Writes `if let name = value { … } else { … }` as a `switch`.
private final class Bound: SyntaxVisitor {
    private var new: Rewriting

    private init(_ text: String) {
        new = Rewriting(text)
        super.init(viewMode: .sourceAccurate)
    }

    static func changed(_ text: String) -> String {
        let visitor = Bound(text)
        visitor.walk(Parser.parse(source: text))
        return visitor.new.result
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.conditions.count == 1, let condition = node.conditions.first,
            case .optionalBinding(let bound) = condition.condition, bound.typeAnnotation == nil,
            node.parent?.is(IfExprSyntax.self) != true
        else { return .visitChildren }
        let name = bound.pattern.trimmedDescription
        let value = bound.initializer?.value.trimmedDescription ?? name
        new.replace(
            node.positionAfterSkippingLeadingTrivia, node.body.leftBrace.endPosition,
            by: "switch \(value) { case let \(name)?: ")
        let end = node.body.rightBrace.positionAfterSkippingLeadingTrivia
        switch node.elseBody {
        case .codeBlock(let block)?:
            new.replace(end, block.leftBrace.endPosition, by: "\ncase nil: ")
            if block.statements.isEmpty {
                new.replace(block.rightBrace.position, block.rightBrace.position, by: "break ")
            }
        case .ifExpr(let other)?:
            new.replace(end, other.positionAfterSkippingLeadingTrivia, by: "\ncase nil: ")
            new.replace(other.endPosition, other.endPosition, by: " }")
        default:
            new.replace(end, end, by: "\ncase nil: break\n")
        }
        return .visitChildren
    }
}

/// Writes `Type(…)` as `Type.init(…)`.
private final class Calls: SyntaxVisitor {
    private var new: Rewriting
    private let names: Set<String>

    private init(_ text: String, _ names: Set<String>) {
        (new, self.names) = (Rewriting(text), names)
        super.init(viewMode: .sourceAccurate)
    }

    static func changed(_ text: String, of names: Set<String>) -> String {
        let visitor = Calls(text, names)
        visitor.walk(Parser.parse(source: text))
        return visitor.new.result
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self), names.contains(callee.baseName.text),
            node.leftParen != nil
        {
            new.replace(callee.endPositionBeforeTrailingTrivia, callee.endPositionBeforeTrailingTrivia, by: ".init")
        }
        return .visitChildren
    }
}

extension Syntax {
    fileprivate func enclosing<Kind: SyntaxProtocol>(_ kind: Kind.Type) -> Kind? {
        sequence(first: self) { $0.parent }.lazy.compactMap { $0.as(kind) }.first
    }
}

/// The names of an app's types.
private final class TypeNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func declared(in text: String) -> Set<String> {
        let visitor = TypeNames(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: text))
        return visitor.names
    }

    static func renamed(_ names: Set<String>, in text: String) -> String {
        Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map { token in
            // A text may name a type, too: `NSClassFromString("Page")`.
            switch token.tokenKind {
            case .identifier(let name) where names.contains(name), .stringSegment(let name) where names.contains(name):
                return "\(token.leadingTrivia)Zz\(name)\(token.trailingTrivia)"
            default: return "\(token)"
            }
        }.joined()
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { take(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { take(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { take(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { take(node.name) }

    private func take(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.insert(name.text)
        return .visitChildren
    }
}
