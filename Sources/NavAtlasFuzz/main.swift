import Foundation

/// Tries the built program with inputs that are broken or hostile, and says what must not happen: a crash, a hang, more
/// processor time than an input's size is worth, a file touched that is no output, or half an output.
///
///     NavAtlasFuzz .build/debug/navatlas Examples
///
/// `FUZZ_SECONDS`, `FUZZ_SEED`, `FUZZ_KIND` and `FUZZ_INPUT` say how long, from which seed, which kind alone, and which
/// input alone, which is then left as it is. A finding leaves its reduced input in `FUZZ_FINDINGS` (`.build/fuzz`).
do {
    let options = try FuzzOptions(Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)
    var campaign = try Campaign(options)
    exit(try campaign.run() ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("NavAtlasFuzz: error: \(error)\n".utf8))
    exit(2)
}
