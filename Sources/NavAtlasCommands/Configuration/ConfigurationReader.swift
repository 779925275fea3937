import Foundation
import NavAtlasAnalysis
import NavAtlasFiles
import NavAtlasModel

/// Reads the values of one configuration file; what is wrong is said with its place and the nearest that is right.
struct ConfigurationReader {
    let file: String
    let keys: ConfigurationKeys
    /// The folder in which all files must lie that it names; `nil` where they may lie anywhere.
    let within: String?

    func members(of value: JSONC, _ what: String) throws(ConfigurationError) -> [JSONC.Member] {
        guard case .object(let members) = value.value else {
            throw .wrong(file, value.place, "\(what) is an object, in braces")
        }
        return members
    }

    /// The texts of a list, or the only one.
    func texts(_ member: JSONC.Member) throws(ConfigurationError) -> [String] {
        switch member.value.value {
        case .string(let text): return [text]
        case .array(let elements):
            var texts: [String] = []
            for element in elements {
                guard case .string(let text) = element.value else {
                    throw .wrong(file, element.place, "\(member.key.quoted) is a list of strings")
                }
                texts.append(text)
            }
            return texts
        default: throw .wrong(file, member.value.place, "\(member.key.quoted) is a string or a list of strings")
        }
    }

    /// A path as it is from the working folder: a configuration's own are told from its folder.
    func resolved(_ path: String) -> String {
        if path.hasPrefix("/") || path == GraphInput.standardInput || folder == "." { return path }
        return PathText.join(folder, path)
    }

    /// A pattern in the syntax of `.gitignore`, likewise. One that names no folder, or any, means the same everywhere.
    private func resolvedPattern(_ pattern: String) -> String {
        let isNegated = pattern.hasPrefix("!")
        var text = pattern.dropFirst(isNegated ? 1 : 0)
        guard folder != ".", text.dropLast().contains("/"), !text.hasPrefix("**/"), !text.hasPrefix(folder + "/") else {
            return pattern
        }
        while text.hasPrefix("/") { text.removeFirst() }
        let literal = folder.map { "*?[\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return (isNegated ? "!" : "") + PathText.join(literal, String(text))
    }

    /// The file's folder as it is from the working folder, with `..` where that lies beneath it.
    private var folder: String {
        let folder = PathText.directory(of: file)
        let here = FileManager.default.currentDirectoryPath.split(separator: "/")
        let parts = folder.split(separator: "/")
        guard folder.hasPrefix("/"), here.starts(with: parts) else { return folder }
        let up = Array(repeating: "..", count: here.count - parts.count)
        return up.isEmpty ? "." : up.joined(separator: "/")
    }

    func rule(_ member: JSONC.Member) throws(ConfigurationError) -> String {
        let known = Rules.described.map { $0.id }
        guard known.contains(member.key) else {
            throw .wrong(
                file, member.place, "there is no rule \(member.key.quoted)" + suggestion(member.key, among: known))
        }
        return member.key
    }

    func setting(_ member: JSONC.Member) throws(ConfigurationError) -> Configuration.RuleSetting {
        let known = Configuration.RuleSetting.allCases.map(\.rawValue)
        guard case .string(let text) = member.value.value else {
            throw .wrong(file, member.value.place, "a rule is one of \(known.joined(separator: ", "))")
        }
        guard let setting = Configuration.RuleSetting(rawValue: text) else {
            throw .wrong(
                file, member.value.place,
                "a rule is one of \(known.joined(separator: ", ")), not \(text.quoted)" + suggestion(text, among: known)
            )
        }
        return setting
    }

    /// The option that a key at the top names; `nil` for one that only another tool knows.
    func sharedOption(_ member: JSONC.Member) throws(ConfigurationError) -> (any OptionDeclaration)? {
        if let option = keys.shared.first(where: { $0.name == member.key }) { return option }
        if ConfigurationKeys.ofSourceReader.contains(member.key) { return nil }
        if let command = keys.commands.first(where: { $0.options.contains { $0.name == member.key } }) {
            throw .wrong(
                file, member.place,
                "\(member.key.quoted) is an option of '\(command.name)'; write it into an object \"\(command.name)\"")
        }
        throw .wrong(
            file, member.place, "there is no key \(member.key.quoted)" + suggestion(member.key, among: keys.all))
    }

    func option(
        _ member: JSONC.Member, of options: [any OptionDeclaration], in command: String
    ) throws(ConfigurationError) -> any OptionDeclaration {
        guard let option = options.first(where: { $0.name == member.key }) else {
            throw .wrong(
                file, member.place,
                "'\(command)' has no option \(member.key.quoted) to configure"
                    + suggestion(member.key, among: options.map(\.name)))
        }
        return option
    }

    /// The value of an option, read as if it stood on the command line.
    func value(_ member: JSONC.Member, of option: any OptionDeclaration) throws(ConfigurationError) -> any Sendable {
        var value: (any Sendable)?
        for text in try words(member, of: option) {
            do throws(UsageError) {
                value = try option.value(reading: text, after: value)
            } catch {
                guard case .invalidValue(let text, _, let expected, let meant) = error else {
                    throw .wrong(file, member.value.place, "\(error)")
                }
                throw .wrong(
                    file, member.value.place,
                    "\(text.quoted) is not a value of \(member.key.quoted): expected \(expected)"
                        + NavAtlasModel.suggestion(meant))
            }
        }
        // An empty list, or a flag that is off, is the same as the option's absence, but says so.
        return value ?? Absent()
    }

    private struct Absent: Sendable {}

    private func words(_ member: JSONC.Member, of option: any OptionDeclaration) throws(ConfigurationError) -> [String]
    {
        let types = option.kind.jsonTypes
        switch member.value.value {
        case .boolean(let isOn) where types.contains("boolean"): return isOn ? [""] : []
        case .string(let text) where types.contains("string"): return [try word(text, option.kind, member)]
        case .number(let number) where types.contains("number"): return [number.formattedShortly]
        case .array where option.isList:
            return try texts(member).map { text throws(ConfigurationError) in try word(text, option.kind, member) }
        default:
            let expected =
                option.isList
                ? "a string, or a list of strings"
                : types == ["boolean"] ? "true or false" : types.map { "a \($0)" }.joined(separator: " or ")
            throw .wrong(file, member.value.place, "\(member.key.quoted) is \(expected)")
        }
    }

    /// A text as it would stand on the command line in the working folder.
    private func word(
        _ text: String, _ kind: ValueKind, _ member: JSONC.Member
    ) throws(ConfigurationError) -> String {
        switch kind {
        case .flag, .text, .number, .choice, .rule: return text
        case .file, .folder: return try confined(resolved(text), member)
        case .path: return resolved(text)
        // What is no file there may be a revision of git.
        case .pathOrRevision: return FileManager.default.fileExists(atPath: resolved(text)) ? resolved(text) : text
        case .pathPattern: return resolvedPattern(text)
        case .formattedFile:
            guard let sign = text.firstIndex(of: "=") else { return try confined(resolved(text), member) }
            return text[...sign] + (try confined(resolved(String(text[text.index(after: sign)...])), member))
        }
    }

    /// - Throws: where the file would lie elsewhere than a configuration may say that nobody named.
    private func confined(_ path: String, _ member: JSONC.Member) throws(ConfigurationError) -> String {
        guard let within, path != GraphInput.standardInput else { return path }
        guard Files.leads(path, into: within) else {
            throw .wrong(
                file, member.value.place,
                "\(path.quoted) is outside the folder of this configuration, which NavAtlas found by itself; "
                    + "name a file inside, or name the configuration with --config")
        }
        guard Files.isFileOrFolder(path) ?? true else {
            throw .wrong(
                file, member.value.place,
                "\(path.quoted) is a pipe, a socket or a device, and NavAtlas found this configuration by itself; "
                    + "name a file, or name the configuration with --config")
        }
        return path
    }

    func suggestion(_ word: String, among known: [String]) -> String {
        NavAtlasModel.suggestion(nearest(to: word, among: known))
    }
}
