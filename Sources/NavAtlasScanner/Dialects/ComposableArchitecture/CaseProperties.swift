/// Properties of enums that are called as one of their cases and give what that carries: `var login: Login.State? { if case
/// .login(let state) = self { state } else { nil } }`. The library's macro writes the same, and scopes are read as the case.
enum CaseProperties {
    static func leftOut(of files: [FileFacts]) -> [FileFacts] {
        let carrying = files.flatMap(\.types).reduce(into: [String: Set<String>]()) { result, type in
            let names = type.cases.filter { !$0.payload.isEmpty }.map(\.name)
            if !names.isEmpty { result[type.name, default: []].formUnion(names) }
        }
        return files.map { file in
            var file = file
            for place in file.types.indices {
                guard let names = carrying[file.types[place].name] else { continue }
                file.types[place].properties.removeAll { $0.isOptional && $0.getter != nil && names.contains($0.name) }
            }
            return file
        }
    }
}
