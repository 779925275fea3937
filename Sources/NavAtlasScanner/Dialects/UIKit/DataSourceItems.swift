// What a diffable data source is asked for, which it keeps by identifiers of the app's own types.

extension Interpreter {
    /// `source.itemIdentifier(for: indexPath)`: some item of the type that the data source is declared with.
    func dataSourceItem(_ site: CallSite) -> Values? {
        guard site.arguments.count == 1 else { return nil }
        return site.receivers.firstNonNil { dataSourceItem(site.name, of: $0) }
    }

    /// The same for `snapshot.sectionIdentifiers`; `nil` for another member, and where the type is not known.
    func dataSourceItem(_ name: String, of source: Value) -> Values? {
        let isItem = name.hasPrefix("itemIdentifier")
        guard isItem || name.hasPrefix("sectionIdentifier"), let types = identifierTypes(of: source) else { return nil }
        let found = values(of: isItem ? types.item : types.section)
        return found.isEmpty ? nil : found
    }

    private func identifierTypes(of source: Value) -> (section: ResolvedType, item: ResolvedType)? {
        if case .external(let name, let generics, _, _) = source {
            return Self.identifierTypes(.external(name, generics))
        }
        guard let nominal = source.nominal(in: heap) else { return nil }
        return ([nominal] + program.ancestors(of: nominal)).firstNonNil { type in
            type.inherits.firstNonNil { written, file in
                Self.identifierTypes(self.program.resolve(written, in: LookupPlace(file: file, nominal: type)))
            }
        }
    }

    private static func identifierTypes(_ type: ResolvedType) -> (section: ResolvedType, item: ResolvedType)? {
        guard case .external(let name, let generics) = type, generics.count == 2,
            ["DiffableDataSource", "DiffableDataSourceSnapshot"].contains(where: name.lastPart.hasSuffix)
        else { return nil }
        return (generics[0], generics[1])
    }
}
