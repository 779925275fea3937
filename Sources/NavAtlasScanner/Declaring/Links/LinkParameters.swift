// What the cases of an enum of links carry: a part of the URL, or what the code writes out itself.

extension Interpreter {
    /// The parts of the URL that a case of an enum of links carries.
    func parameters(ofCase name: String, _ nominal: Nominal, in run: DeepLinkRun) -> [String] {
        guard let declared = nominal.cases.first(where: { $0.name == name })?.payload else { return [] }
        let writtenOut = run.writtenOut[CaseName(nominal: nominal, name: name)] ?? []
        return declared.enumerated().compactMap { index, one in
            let type = one.type.flatMap {
                program.resolve($0, in: LookupPlace(file: nominal.file, nominal: nominal)).nominal
            }
            if writtenOut.contains(index) || type.map({ run.choice.cases[$0] != nil }) ?? false { return nil }
            return one.label ?? (declared.count == 1 ? name : "\(name)\(index + 1)")
        }
    }

    /// A case is made while a link is read. What is always written out there says nothing about the link.
    func noteWrittenOut(_ arguments: [Argument], of made: CaseName, _ declared: [ParameterFact]) {
        guard link != nil, !declared.isEmpty else { return }
        let targets = assignment(of: arguments, to: declared) ?? Array(arguments.indices)
        let given = zip(targets, arguments).filter { !$1.value.isWrittenOut }.map(\.0)
        let writtenOut = Set(declared.indices).subtracting(given)
        let before = link?.writtenOut[made]
        link?.writtenOut[made] = before?.intersection(writtenOut) ?? writtenOut
    }

    /// The cases that an initialiser of an enum makes; all of the enum where it may make others.
    func names(ofCasesIn made: Values, of nominal: Nominal) -> [String] {
        let names = made.compactMap { if case .enumCase(_, let name, _) = $0 { name } else { nil } }
        return names.isEmpty || names.count < made.count ? nominal.cases.map(\.name) : names
    }
}

extension Expression {
    fileprivate var isWrittenOut: Bool {
        switch self {
        case .null, .boolean, .number, .implicitMember: true
        case .string(let segments): segments.allSatisfy { if case .text = $0 { true } else { false } }
        default: false
        }
    }
}
