import Foundation

/// What inputs are made from: the example apps, and what the program says of them.
struct Seeds {
    struct App {
        let name: String
        /// The Swift files by their paths.
        let files: [(path: String, text: [UInt8])]
        /// The app's graph as a document, and in the notation.
        let documents: [(name: String, text: [UInt8])]
    }

    struct Unusable: Error, CustomStringConvertible {
        let description: String
    }

    let apps: [App]

    /// Reads the examples; a program that cannot read them has no use for worse.
    init(_ examples: String, program: String) throws {
        let files = FileManager.default
        apps = try files.contentsOfDirectory(atPath: examples).sorted().compactMap { name in
            let folder = examples + "/" + name
            let paths = try files.subpathsOfDirectory(atPath: folder).sorted().filter {
                $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/") && !$0.hasPrefix("Tool/")
            }
            if paths.isEmpty { return nil }
            let documents = try ["json", "notation"].map { format in
                let process = Process()
                let pipe = Pipe()
                process.executableURL = URL(fileURLWithPath: program)
                process.arguments = ["graph", "--no-cache", "--no-config", "--format", format, folder]
                process.standardOutput = pipe
                try process.run()
                let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
                process.waitUntilExit()
                guard process.terminationStatus == 0 else {
                    throw Unusable(description: "'\(program)' cannot read '\(folder)'")
                }
                return (format == "json" ? "graph.json" : "graph.nav", Array(text))
            }
            return App(
                name: name,
                files: try paths.map { ($0, Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0)))) },
                documents: documents)
        }
        if apps.isEmpty { throw Unusable(description: "there are no apps in '\(examples)'") }
    }
}
