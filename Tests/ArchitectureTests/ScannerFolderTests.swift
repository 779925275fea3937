import Testing

/// Which folder of the scanner may name the types of which: the phases in `ARCHITECTURE.md`, held against the files on disk.
@Suite struct ScannerFolderTests {
    /// The folders whose types each folder may name. The scanner's own files, outside of all folders, may name any.
    static let allowed: [String: Set<String>] = [
        "Appearance": ["Facts", "Models"],
        "Cache": ["Appearance", "Facts", "Files", "LaunchSettings", "ObjectiveC", "Storyboards", "Targets"],
        "Census": ["Facts", "Files", "Models", "ObjectiveC", "Program", "Storyboards", "Targets"],
        "Controllers": ["Census", "Draft", "Facts", "Interpreting", "Models", "Program", "Storyboards"],
        "Declaring": ["Census", "Draft", "Facts", "Interpreting", "Models", "Program"],
        "Dialects": ["Census", "Declaring", "Draft", "Facts", "Files", "Interpreting", "Models", "Program", "Syntax"],
        "Draft": ["Facts", "Interpreting", "Models", "Program"],
        "Facts": ["Models", "ObjectiveC", "Storyboards"],
        "Files": ["Targets"],
        "GraphBuilding": [
            "Census", "Declaring", "Dialects", "Draft", "Facts", "Files", "Interpreting", "LaunchSettings", "Models",
            "Program", "Targets",
        ],
        // `Declaring` and `Draft` work with values, which are the interpreter's.
        "Interpreting": ["Census", "Declaring", "Dialects", "Draft", "Facts", "Models", "Program"],
        "LaunchSettings": ["Facts", "Files", "Storyboards"],
        "Models": ["Facts"],
        "ObjectiveC": ["Facts", "Models"],
        // Of `Dialects`, the list: what the libraries' modules are called.
        "Program": ["Dialects", "Facts", "Files", "Models", "ObjectiveC", "Storyboards"],
        "Storyboards": ["Facts"],
        "Syntax": ["Facts", "Files", "Models"],
        "Targets": ["Facts", "Files", "LaunchSettings", "Storyboards", "Syntax"],
    ]

    /// Of a folder that knows too much, the only types that these folders may name.
    static let onlyTypes: [String: [String: Set<String>]] = [
        "Interpreting": ["Dialects": ["Dialects"]],
        "Program": ["Dialects": ["Dialects"]],
        "Dialects": ["Syntax": ["FileLowering"]],
    ]

    /// Words that are no types there: the parameters of a dictionary.
    static let otherWords: [String: Set<Substring>] = ["Cache": ["Value"]]

    private static let prefix = "NavAtlasScanner/"

    /// The folder of a file; `nil` for a file that stands in none.
    private static func folder(of file: SourceFile) -> String? {
        let parts = file.path.dropFirst(prefix.count).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : nil
    }

    /// The words of code without its texts and comments.
    private static func words(of file: SourceFile) -> Set<Substring> {
        let outside = file.code.split(separator: "\n").map { line in
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            let code = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }.joined(separator: " ")
            return code.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
                ?? ""
        }
        return Set(outside.joined(separator: "\n").split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }

    @Test func foldersNameOnlyTypesOfFoldersBeforeThem() throws {
        let files = try SourceFile.all().filter { $0.path.hasPrefix(Self.prefix) }
        var folders: [Substring: String] = [:]
        for file in files {
            guard let folder = Self.folder(of: file) else { continue }
            for line in file.code.split(separator: "\n")
            where !line.hasPrefix("private") && !line.hasPrefix("fileprivate") {
                for type in SourceFile(path: file.path, text: String(line)).types { folders[Substring(type)] = folder }
            }
        }
        #expect(folders.count > 200)
        for file in files {
            guard let folder = Self.folder(of: file) else { continue }
            guard let allowed = Self.allowed[folder] else {
                Issue.record("\(file.path) stands in a folder that the table does not have")
                continue
            }
            for type in Self.words(of: file).subtracting(Self.otherWords[folder] ?? []) {
                guard let other = folders[type], other != folder else { continue }
                let types = Self.onlyTypes[folder]?[other]
                if !allowed.contains(other) || types.map({ !$0.contains(String(type)) }) ?? false {
                    Issue.record("\(file.path) names \(type), a type of \(other)")
                }
            }
        }
    }

    /// What draws the graph comes last: nothing that reads an app may know it.
    @Test func noFolderMayNameGraphBuilding() {
        for (folder, others) in Self.allowed { #expect(!others.contains("GraphBuilding"), "\(folder)") }
    }
}
