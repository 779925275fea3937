import Foundation
import NavAtlasModel
import NavAtlasScanner

var scanner = Scanner()
let paths = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
scanner.base = paths.first ?? "."
scanner.usesPrefilter = !CommandLine.arguments.contains("--no-prefilter")
let result = try scanner.scan(Array(paths))
let graph = result.graph
for diagnostic in result.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
FileHandle.standardError.write(Data("\(result.files) files, \(result.ruledOut) ruled out\n".utf8))
if CommandLine.arguments.contains("--json") {
    FileHandle.standardOutput.write(GraphDocument.encode(graph))
} else {
    print(Notation.print(graph, detail: CommandLine.arguments.contains("--full") ? .everything : .facts))
}
