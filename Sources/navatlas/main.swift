import Foundation
import NavAtlasModel
import NavAtlasScanner

var sources: [String: String] = [:]
for root in CommandLine.arguments.dropFirst() where !root.hasPrefix("--") {
    let base = URL(fileURLWithPath: root)
    let files = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    while let url = files?.nextObject() as? URL {
        guard url.pathExtension == "swift", !url.path.contains("Tests/") else { continue }
        sources[String(url.path.dropFirst(base.path.count + 1))] = try? String(contentsOf: url, encoding: .utf8)
    }
}
let graph = Scanner().graph(of: sources)
if CommandLine.arguments.contains("--json") {
    FileHandle.standardOutput.write(GraphDocument.encode(graph))
} else {
    print(Notation.print(graph, detail: CommandLine.arguments.contains("--full") ? .everything : .facts))
}
