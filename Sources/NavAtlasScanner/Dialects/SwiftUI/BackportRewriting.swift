/// Writes code in the words of NavigationBackport, which brings SwiftUI's stacks to systems before iOS 16, as code in those
/// of SwiftUI that they stand for.
enum BackportRewriting {
    static func rewritten(_ file: FileFacts) -> FileFacts {
        guard file.imports.contains("NavigationBackport") else { return file }
        return CodeRewriting(expression: rewritten, type: rewritten).rewritten(file)
    }

    /// `NBNavigationLink(value: page)` is `NavigationLink(value: page)`.
    private static func rewritten(_ expression: Expression) -> Expression {
        switch expression {
        case .name(let name, let position): words[name].map { .name($0, position) } ?? expression
        case .member(let base, let name, let position): words[name].map { .member(base, $0, position) } ?? expression
        case .type(let type, let position): .type(rewritten(type), position)
        default: expression
        }
    }

    private static func rewritten(_ type: TypeReference) -> TypeReference {
        guard case .named(let name, let arguments) = type, let word = words[name.lastPart] else { return type }
        return .named(word, arguments)
    }

    private static let words = [
        "NBNavigationStack": "NavigationStack", "NBNavigationLink": "NavigationLink",
        "NBNavigationPath": "NavigationPath", "nbNavigationDestination": "navigationDestination",
    ]
}
