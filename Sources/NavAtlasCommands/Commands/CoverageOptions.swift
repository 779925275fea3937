import NavAtlasAnalysis
import NavAtlasFiles
import NavAtlasModel
import NavAtlasProfiles

/// The options for coverage profiles.
enum CoverageOptions {
    static let profiles = Option<[String]>.list(
        "profile", kind: .file,
        help: """
            The coverage of a test run: JSON of 'llvm-cov export', lcov, or JSON of 'xcrun xccov view --archive --json' \
            or 'xcrun xccov view --report --json'
            """)

    /// What tests took, and what a reader must know about the profiles.
    struct Answer {
        let coverage: NavigationCoverage
        /// Each a sentence without a full stop.
        var notes: [String]
    }

    /// What tests took of a graph's ways.
    ///
    /// - Throws: ``CoverageError`` or ``FileError``.
    static func answer(_ arguments: Arguments, for graph: NavigationGraph) throws -> Answer {
        let paths = arguments[profiles]
        if paths.isEmpty {
            guard graph.edges.contains(where: { $0.evidence.contains(.observed) }) else {
                throw CoverageError.noProfile
            }
            return Answer(coverage: NavigationCoverage(of: graph, ran: nil), notes: [])
        }
        let places = graph.placesThatRun
        let files = Set(places.all.map(\.file))
        let names = Set(files.map { PathText.name(of: $0) })
        let profiles = try paths.map { try profile(at: $0, filesNamed: names) }
        let code = ExecutedCode(profiles, files: files)
        guard code.isAny || files.isEmpty else { throw CoverageError.noFileOfTheApp(example: files.min() ?? "") }
        var ran: [SourceLocation: Bool] = [:]
        var source = SourceLines()
        for place in places.calls { ran[place] = code.ranCode(at: place) { source.standsInClosure(place) } }
        for place in places.bodies { ran[place] = code.ranBody(at: place) }
        return Answer(coverage: NavigationCoverage(of: graph, ran: ran), notes: notes(on: code, of: files.count))
    }

    private static func profile(at path: String, filesNamed names: Set<String>) throws -> CodeProfile {
        do {
            return try CodeProfile([UInt8](Files.read(path)), filesNamed: names)
        } catch let error as ProfileError {
            throw CoverageError.unreadable(path, error)
        } catch FileError.isFolder where PathText.fileExtension(of: path) == "xcresult" {
            throw CoverageError.resultBundle(path)
        }
    }

    private static func notes(on code: ExecutedCode, of count: Int) -> [String] {
        let ambiguous = code.ambiguous.map { file in
            "which of \(file.candidates.prefix(3).map(\.quoted).joined(separator: ", ")) in a profile is "
                + "\(file.file.quoted) cannot be told, so what it does is unknown"
        }
        if code.missing.isEmpty { return ambiguous }
        let names = code.missing.prefix(3).map(\.quoted).joined(separator: ", ")
        return ambiguous + [
            "no profile has \(code.missing.count) of \(count) files with navigation (\(names)"
                + (code.missing.count > 3 ? ", …" : "") + "), so what they do is unknown"
        ]
    }
}

extension NavigationGraph {
    /// The places whose code says what tests took.
    fileprivate var placesThatRun: (calls: Set<SourceLocation>, bodies: Set<SourceLocation>, all: Set<SourceLocation>) {
        let calls = edges.filter { $0.kind == .transition }.map(\.triggers) + [Set(deepLinks.compactMap(\.location))]
        let places = calls.reduce(into: Set()) { $0.formUnion($1) }
        let bodies = nodes.reduce(into: Set()) { $0.formUnion($1.body) }
        return (places, bodies, places.union(bodies))
    }
}

/// Why it cannot be told what tests take.
enum CoverageError: Error, CustomStringConvertible {
    /// No profile is given, and nothing was observed on live coordinators.
    case noProfile
    /// The file is no profile.
    case unreadable(String, ProfileError)
    /// The path is a bundle of Xcode's, which only its own tool can read.
    case resultBundle(String)
    /// The profiles are of other code.
    case noFileOfTheApp(example: String)

    var description: String {
        switch self {
        case .noProfile: "NavAtlas does not know which tests ran; give the coverage of a test run with --profile"
        case .unreadable(let path, let error): "\(path.quoted) cannot be used as a profile: \(error)"
        case .resultBundle(let path):
            "\(path.quoted) is a result bundle; export it with "
                + "'xcrun xccov view --archive --json \(path.escaped) > profile.json', and give that file"
        case .noFileOfTheApp(let example):
            "no file of the app, such as \(example.quoted), is in the profiles; check that they come from this app's tests"
        }
    }
}
