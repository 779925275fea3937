import NavAtlasTestSupport

/// One input: a tree of files, the command lines that are run in it, and what must hold afterwards.
struct FuzzInput {
    /// Something that lies in the sandbox. Paths are bytes, since names need not be text.
    struct Entry {
        enum Content {
            case file([UInt8])
            case folder
            case link(to: [UInt8])
            case pipe
            case unreadableFile
            case unreadableFolder
        }

        var path: [UInt8]
        var content: Content

        init(_ path: String, _ content: Content) { self.init(Array(path.utf8), content) }

        init(_ path: [UInt8], _ content: Content) {
            self.path = path
            self.content = content
        }

        init(_ path: String, text: String) { self.init(path, .file(Array(text.utf8))) }

        var size: Int {
            if case .file(let bytes) = content { bytes.count } else { path.count }
        }
    }

    /// How an output is known to be complete.
    enum Form {
        case json, xml, text
    }

    enum Step {
        /// Runs the program in `app`.
        case run([String])
        /// Changes bytes of files below a folder: of all, or of one in so many.
        case damage(String, seed: UInt64, oneIn: Int = 1)
        /// Lays out more entries.
        case layOut([Entry])
        /// Runs git in `app`.
        case git([String])
    }

    var entries: [Entry]
    var steps: [Step]
    /// The files that may be written, by their paths in the sandbox.
    var outputs: [(path: String, form: Form)] = []
    /// The folders in which anything may be written.
    var outputFolders: [String] = []
    /// Files that must have the same bytes, or be missing together.
    var alike: [String] = []

    var size: Int { entries.reduce(0) { $0 + $1.size } }
}

/// Makes inputs of one kind.
protocol InputGenerator: Sendable {
    static var kind: String { get }
    static func input(from seeds: Seeds, _ random: inout SeededGenerator) -> FuzzInput
}

enum Generators {
    static let all: [any InputGenerator.Type] = [
        SourceInputs.self, DocumentInputs.self, ConfigurationInputs.self, CacheInputs.self, TreeInputs.self,
        OutputFolderInputs.self, CallInputs.self, RevisionInputs.self,
    ]
}
