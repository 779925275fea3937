import Foundation
import NavAtlasAnalysis
import NavAtlasFiles

/// A team's configuration: the paths to read, the severities of rules, and values of options.
///
/// Its keys are the names of the options: those of what reads the graph at the top, those of a command in an object of
/// the command's name. Options on the command line come first.
struct Configuration: Sendable {
    static let fileName = ".navatlas.json"

    /// What is read where the command line names no path.
    private(set) var paths: [String] = []
    /// What is asked of each rule that is named.
    private(set) var rules: [String: RuleSetting] = [:]
    /// What the team asks of the app, in order.
    private(set) var policies: [ConfiguredPolicy] = []
    /// What functions of the app's own routers show.
    private(set) var routers: [ConfiguredRouter] = []
    private var shared: [String: any Sendable] = [:]
    private var byCommand: [String: [String: any Sendable]] = [:]

    /// How a rule is asked.
    enum RuleSetting: String, CaseIterable, Sendable {
        case off, warning, error
    }

    /// Reads a file, and those that it extends.
    ///
    /// - Parameter isFound: whether nobody named the file: it may be anyone's, and so all files that it names must lie in
    ///   its own folder.
    /// - Throws: ``ConfigurationError``, or ``FileError`` where a file cannot be read.
    init(file: String, isFound: Bool = false, _ keys: ConfigurationKeys) throws {
        try self.init(file: file, within: isFound ? PathText.directory(of: file) : nil, keys, extendedBy: [])
    }

    private init(file: String, within folder: String?, _ keys: ConfigurationKeys, extendedBy outer: [String]) throws {
        let identity = Files.identity(of: file)
        guard !outer.contains(identity) else { throw ConfigurationError.endlessExtends(file) }
        guard let text = String(data: try Files.read(file, limit: ReadLimit.configuration), encoding: .utf8) else {
            throw DocumentError.notUTF8(file)
        }
        let document: JSONC
        do { document = try JSONC(text) } catch { throw ConfigurationError.malformed(file, error) }
        let reader = ConfigurationReader(file: file, keys: keys, within: folder)
        let members = try reader.members(of: document, "a configuration")
        // What is extended counts less, wherever in the file that stands.
        for member in members where member.key == "extends" {
            for base in try reader.texts(member) {
                let path = reader.resolved(base)
                do {
                    merge(try Configuration(file: path, within: folder, keys, extendedBy: outer + [identity]))
                } catch let error as FileError {
                    throw ConfigurationError.wrong(file, member.value.place, "\(error)")
                }
            }
        }
        for member in members { try read(member, reader) }
    }

    private mutating func read(_ member: JSONC.Member, _ reader: ConfigurationReader) throws {
        switch member.key {
        case "$schema", "extends": break
        case "paths": paths = try reader.texts(member).map(reader.resolved)
        case "rules":
            for rule in try reader.members(of: member.value, "'rules'") {
                rules[try reader.rule(rule)] = try reader.setting(rule)
            }
        case "policies":
            guard case .array(let elements) = member.value.value else {
                throw ConfigurationError.wrong(reader.file, member.value.place, "'policies' is a list, in brackets")
            }
            policies += try elements.map(reader.policy)
        case "routers":
            guard case .array(let elements) = member.value.value else {
                throw ConfigurationError.wrong(reader.file, member.value.place, "'routers' is a list, in brackets")
            }
            routers += try elements.map(reader.router)
        case let name where reader.keys.command(name) != nil:
            for inner in try reader.members(of: member.value, name.quoted) {
                let option = try reader.option(inner, of: reader.keys.command(name) ?? [], in: name)
                byCommand[name, default: [:]][option.name] = try reader.value(inner, of: option)
            }
        default:
            guard let option = try reader.sharedOption(member) else { return }
            shared[option.name] = try reader.value(member, of: option)
        }
    }

    private mutating func merge(_ other: Configuration) {
        if !other.paths.isEmpty { paths = other.paths }
        rules.merge(other.rules) { $1 }
        policies += other.policies
        routers += other.routers
        shared.merge(other.shared) { $1 }
        for (command, values) in other.byCommand { byCommand[command, default: [:]].merge(values) { $1 } }
    }

    /// The arguments of a command, with what is configured where the command line says nothing.
    func filling(_ arguments: Arguments, of command: String, options: [any OptionDeclaration], takesPaths: Bool)
        -> Arguments
    {
        var filled = arguments
        let names = Set(options.map(\.name))
        for (name, value) in shared.merging(byCommand[command] ?? [:], uniquingKeysWith: { $1 })
        where names.contains(name) && filled.values[name] == nil {
            filled.values[name] = value
            filled.configured.insert(name)
        }
        if filled.paths.isEmpty, takesPaths { filled.paths = paths }
        filled.configuredPaths = paths
        filled.rules = rules
        filled.policies = policies
        filled.routers = routers
        return filled
    }

    /// The nearest configuration at or above a folder.
    static func find(above folder: String) -> String? {
        var folder = folder
        while true {
            let file = PathText.join(folder, fileName)
            if access(file, F_OK) == 0 { return file }
            let outer = PathText.directory(of: folder)
            if outer == folder || outer == "." { return nil }
            folder = outer
        }
    }
}

/// The keys that a configuration may have, which are the names of options.
struct ConfigurationKeys: Sendable {
    /// The options of what reads the graph, and those that several commands share.
    let shared: [any OptionDeclaration]
    let commands: [(name: String, options: [any OptionDeclaration])]

    /// The options of the reader of Swift source: an app's own tool has none of them, and may find them all the same in a
    /// configuration that it shares.
    static let ofSourceReader = [
        "entry", "platform", "target", "define", "exclude", "include-tests", "cache-path", "no-cache",
    ]

    static let fixed = ["$schema", "extends", "paths", "rules", "policies", "routers"]

    init(_ source: GraphSource) {
        shared = source.options.filter { $0.name != SourceReader.followLinksName } + [SharedOptions.title]
        let known = Set(shared.map(\.name))
        // 'paths' says what is read; the command of that name is a question, not a habit.
        commands = Commands.all.filter { $0.readsGraph && !Self.fixed.contains($0.name) }.map { command in
            (command.name, command.options.filter { !known.contains($0.name) && !Self.requests.contains($0.name) })
        }.filter { !$0.options.isEmpty }
    }

    /// The options that a person gives for one run, and that no configuration may hold.
    private static let requests: Set<String> = [
        "to", "from", "avoid", "all", "max", "write", "check", "write-baseline", "affected", "enable", "disable",
        "scope", "depth", "focus",
    ]

    func command(_ name: String) -> [any OptionDeclaration]? { commands.first { $0.name == name }?.options }

    var all: [String] { Self.fixed + shared.map(\.name) + commands.map(\.name) }
}

/// What is wrong with a configuration.
enum ConfigurationError: Error, CustomStringConvertible {
    case malformed(String, JSONC.Malformed)
    case wrong(String, JSONC.Place, String)
    case endlessExtends(String)
    case exists(String)

    var description: String {
        switch self {
        case .malformed(let file, let error): Self.at(file, error.place) + error.problem
        case .wrong(let file, let place, let problem): Self.at(file, place) + problem
        case .endlessExtends(let file): "\(file.escaped): it extends itself; remove one of the 'extends'"
        case .exists(let file): "\(file.quoted) already exists; replace it with --force"
        }
    }

    private static func at(_ file: String, _ place: JSONC.Place) -> String {
        "\(file.escaped):\(place.line):\(place.column): "
    }
}
