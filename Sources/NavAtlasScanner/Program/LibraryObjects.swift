// Objects of a library's class whose properties present screens: `.sheet(item: $router.sheet)`. The sheet shows the value that the
// app assigns to such a property, so the class counts as declared, with the properties that are bound.

extension Program {
    /// The properties of a library's class to which the app's code binds views.
    private struct Use {
        let file: Int
        let position: Position
        /// The properties, with the cases among which a switch over each chooses what is shown.
        var properties: [String: Set<String>] = [:]
        var holdsPath = false
    }
    /// Declares the library classes whose properties present something. A dialect reads its own library's classes itself.
    func declareLibraryObjects() {
        let styled = Dialects.modules.subtracting(["SwiftUI", "UIKit"])
        let generics = Set(files.flatMap(\.types).flatMap(\.generics).map(\.name))
        var classes: [String: [String: (name: String, file: Int, position: Position)]] = [:]
        for (index, file) in files.enumerated() where styled.isDisjoint(with: file.imports) {
            for type in file.types {
                for property in type.properties where property.getter == nil {
                    guard let name = libraryClass(of: property), !generics.contains(name) else { continue }
                    classes[type.name, default: [:]][property.name] = (name, index, property.position)
                }
            }
        }
        guard !classes.isEmpty else { return }
        var uses: [String: Use] = [:]
        for type in files.flatMap(\.types) {
            guard let objects = classes[type.name] else { continue }
            for binding in Self.bound(in: type) {
                guard let known = objects[binding.object] else { continue }
                var use = uses[known.name] ?? Use(file: known.file, position: known.position)
                if let member = binding.member { use.properties[member, default: []].formUnion(binding.cases) }
                use.holdsPath = use.holdsPath || binding.label == "path"
                uses[known.name] = use
            }
        }
        for (name, use) in uses.sorted(by: { $0.key < $1.key }) {
            let properties = use.properties.sorted { $0.key < $1.key }.map { name, cases in
                PropertyFact(name: name, type: enumeration(withCases: cases), position: use.position)
            }
            let fact = TypeFact(kind: .class, name: name, properties: properties, position: use.position)
            declareLibraryClass(fact, file: use.file, holdsPath: use.holdsPath)
        }
    }

    /// The only enum with some cases.
    private func enumeration(withCases names: Set<String>) -> TypeReference? {
        guard !names.isEmpty else { return nil }
        let found = nominals.filter { $0.kind == .enum && names.isSubset(of: $0.cases.map(\.name)) }
        return found.count == 1 ? .named(found[0].name, []) : nil
    }

    /// The class of an object that a property holds, where no file of the app declares it.
    private func libraryClass(of property: PropertyFact) -> String? {
        guard
            let wrapper = property.attributes.first(where: {
                PropertyWrapperNames.ofObjects.contains($0.name.base.lastPart)
            })
        else {
            return nil
        }
        var type = property.type
        if type == nil, let given = wrapper.arguments.first?.value {
            type = given.dottedName.map { .named($0, []) }
        }
        for _ in 0..<4 {
            guard case .named(let name, _)? = type, !name.contains("."), name.mayNameType, byName[name] == nil,
                !StandardLibraryNames.typesWithoutPresentation.contains(name), !SystemViews.contains(name)
            else { return nil }
            guard let alias = aliases[name]?.first else { return name }
            type = alias.type
        }
        return nil
    }

    /// A property of an object that code binds, `$router.sheet`, or the object itself: `$router[tab]`.
    private struct BoundProperty {
        let object: String
        let member: String?
        let label: String
        let cases: Set<String>
    }

    private static func bound(in type: TypeFact) -> [BoundProperty] {
        var found: [BoundProperty] = []
        let code = type.properties.compactMap(\.getter) + type.functions.compactMap(\.body)
        SyntaxSearch.expressions(in: Array(code.joined())) { expression in
            guard case .call(_, let arguments, _) = expression else { return }
            for argument in arguments where argument.label.map(SwiftUINames.bindingLabels.contains) == true {
                guard let label = argument.label, let (object, member) = bound(argument.value) else { continue }
                let cases = label == "item" ? switched(in: arguments) : []
                found.append(BoundProperty(object: object, member: member, label: label, cases: cases))
            }
        }
        return found
    }

    private static func bound(_ expression: Expression) -> (object: String, member: String?)? {
        switch expression {
        case .member(.name(let name, _), let member, _) where name.hasPrefix("$"): (String(name.dropFirst()), member)
        case .subscripted(.name(let name, _), _, _) where name.hasPrefix("$"): (String(name.dropFirst()), nil)
        default: nil
        }
    }

    /// The cases of a switch over what a closure is given.
    private static func switched(in arguments: [Argument]) -> Set<String> {
        for case .closure(let closure) in arguments.map(\.value) {
            guard case .switching(_, let branches, _)? = closure.body.first else { continue }
            return branches.flatMap(\.patterns).reduce(into: []) { names, pattern in
                if case .enumCase(_, let name, _, _) = pattern { names.insert(name) }
            }
        }
        return []
    }
}
