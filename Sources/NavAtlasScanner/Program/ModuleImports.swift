/// The modules that each module of an app imports, directly or through others.
struct ModuleImports {
    private let imports: [String?: Set<String>]

    init(_ files: [FileFacts]) {
        let direct = files.reduce(into: [String?: Set<String>]()) { imports, file in
            imports[file.module, default: []].formUnion(file.imports)
            // A bridging header, or a library that exports it, may bring UIKit in.
            if file.types.contains(where: Self.inheritsFromUIKit) { imports[file.module]?.insert("UIKit") }
        }
        imports = direct.mapValues { first in Set.reachable(from: first) { direct[$0] ?? [] } }
    }

    private static func inheritsFromUIKit(_ type: TypeFact) -> Bool {
        type.inherits.contains { $0.base.hasPrefix("UI") && $0.base.dropFirst(2).first?.isUppercase == true }
    }

    /// The modules whose members a file may use: those that some file of its module imports, directly or through others.
    func visible(from file: FileFacts) -> Set<String> { imports[file.module] ?? [] }

    /// Whether a file cannot see what a module declares, because that module imports the file's own.
    func isBehind(_ module: String?, _ file: FileFacts) -> Bool {
        guard let module, let own = file.module, module != own else { return false }
        return imports[module]?.contains(own) == true && !isSeen(module, from: file)
    }

    /// Whether a file sees what a module declares: its own, and those that it imports directly or through others. Where
    /// modules are not known, it is taken to.
    func isSeen(_ module: String?, from file: FileFacts) -> Bool {
        guard let module, let own = file.module, module != own else { return true }
        return file.imports.contains { $0 == module || imports[$0]?.contains(module) == true }
    }
}
