import Foundation

/// The options of a run, read from the environment, so that `make fuzz` can pass them on.
struct FuzzOptions {
    enum Failure: Error, CustomStringConvertible {
        case noNumber(String, String)
        case noKind(String, known: [String])
        case usage

        var description: String {
            switch self {
            case .noNumber(let name, let text): "\(name) needs a number that is not negative, not '\(text)'"
            case .noKind(let name, let known):
                "FUZZ_KIND is '\(name)', but is one of \(known.joined(separator: ", "))"
            case .usage: "give the built 'navatlas' and the folder of the examples"
            }
        }
    }

    /// The program under test.
    let program: String
    /// The folder of the apps that inputs are made from.
    let examples: String
    /// Where findings are left.
    let findings: String
    /// How long new inputs are tried.
    let seconds: Double
    let seed: UInt64
    /// The only input to try, by its number; `nil` for all.
    let only: UInt64?
    /// The only kind of input to try; `nil` for all.
    let kind: String?

    init(_ arguments: [String], _ environment: [String: String]) throws(Failure) {
        guard arguments.count == 2 else { throw .usage }
        (program, examples) = (Self.absolute(arguments[0]), Self.absolute(arguments[1]))
        findings = Self.absolute(environment["FUZZ_FINDINGS"] ?? ".build/fuzz")
        seconds = Double(try Self.number("FUZZ_SECONDS", environment) ?? 60)
        seed = try Self.number("FUZZ_SEED", environment) ?? UInt64.random(in: 0...UInt64(UInt32.max))
        only = try Self.number("FUZZ_INPUT", environment)
        kind = environment["FUZZ_KIND"].flatMap { $0.isEmpty ? nil : $0 }
        let kinds = Generators.all.map { $0.kind }
        if let kind, !kinds.contains(kind) { throw .noKind(kind, known: kinds) }
    }

    private static func number(_ name: String, _ environment: [String: String]) throws(Failure) -> UInt64? {
        guard let text = environment[name], !text.isEmpty else { return nil }
        guard let number = UInt64(text) else { throw .noNumber(name, text) }
        return number
    }

    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    }
}
