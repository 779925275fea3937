import NavAtlasProfiles

/// Profiles of one run of tests, as the tools wrote them that are named; paths are another machine's.
///
///      6      public var body: [Button] {
///      7          [
///      8              Button("First") { router.route("first") },
///      9              Button("Second") { router.route("second") },
///     10              Button("Third") {
///     11                  if isEmpty { router.route("third") } else { router.route("fourth") }
///     12              },
///     13          ]
///     14      }
///
/// The tests took the first button's way and the fourth.
enum Sample {
    static let path = "/Users/ci/App/Sources/Lib/Screen.swift"

    /// 'llvm-cov export' of Swift 6.3.
    static let llvm = """
        {"data":[{"files":[{"branches":[],"expansions":[],"filename":"\(path)","mcdc_records":[],"segments":[
        [2,51,1,true,true,false],[2,53,0,false,false,false],[5,23,1,true,true,false],[5,37,0,false,false,false],
        [6,28,1,true,true,false],[8,26,1,true,true,false],[8,46,1,true,false,false],[9,27,0,true,true,false],
        [9,48,1,true,false,false],[10,26,1,true,true,false],[11,20,1,true,true,false],[11,33,1,true,false,false],
        [11,34,0,true,true,false],[11,54,1,true,false,false],[11,60,1,true,true,false],[11,81,1,true,false,false],
        [14,6,0,false,false,false]],"summary":{"lines":{"count":19,"covered":18,"percent":94.73684210526315}}}],
        "functions":[{"branches":[],"count":3,"filenames":["\(path)"],"mcdc_records":[],"name":"$s3Lib","regions":[
        [1,107,1,131,3,0,0,0]]}],"totals":{}}],"type":"llvm.coverage.json.export","version":"3.0.1"}
        """

    /// 'llvm-cov export -format=lcov' of Swift 6.3.
    static let lcov = """
        SF:\(path)
        FN:5,$s3Lib6ScreenV1rAcA1RC_tcfC
        FN:6,$s3Lib6ScreenV4bodySayAA3BtnVGvg
        FN:8,$s3Lib6ScreenV4bodySayAA3BtnVGvgyycfU_
        FN:9,$s3Lib6ScreenV4bodySayAA3BtnVGvgyycfU0_
        FN:10,$s3Lib6ScreenV4bodySayAA3BtnVGvgyycfU1_
        FNDA:1,$s3Lib6ScreenV1rAcA1RC_tcfC
        FNDA:1,$s3Lib6ScreenV4bodySayAA3BtnVGvg
        FNDA:1,$s3Lib6ScreenV4bodySayAA3BtnVGvgyycfU_
        FNDA:0,$s3Lib6ScreenV4bodySayAA3BtnVGvgyycfU0_
        FNDA:1,$s3Lib6ScreenV4bodySayAA3BtnVGvgyycfU1_
        FNF:5
        FNH:4
        DA:5,1
        DA:6,1
        DA:7,1
        DA:8,1
        DA:9,1
        DA:10,1
        DA:11,1
        DA:12,1
        DA:13,1
        DA:14,1
        BRF:0
        BRH:0
        LF:19
        LH:18
        end_of_record

        """

    /// What 'xcrun xccov view --archive --json' writes of such a file.
    static let xccovArchive = """
        {"\(path)":[{"line":1,"isExecutable":false},{"line":6,"isExecutable":true,"executionCount":1},
        {"line":8,"isExecutable":true,"executionCount":1,"subranges":[{"column":26,"length":20,"executionCount":1}]},
        {"line":9,"isExecutable":true,"executionCount":1,"subranges":[{"column":27,"length":21,"executionCount":0}]},
        {"line":11,"isExecutable":true,"executionCount":1,"subranges":[{"column":34,"length":20,"executionCount":0}]}]}
        """

    /// What 'xcrun xccov view --report --json' writes of such a file.
    static let xccovReport = """
        {"coveredLines":9,"executableLines":10,"lineCoverage":0.9,"targets":[{"buildProductPath":"/Users/ci/App.app",
        "coveredLines":9,"executableLines":10,"lineCoverage":0.9,"name":"App.app","files":[{"coveredLines":9,
        "executableLines":10,"lineCoverage":0.9,"name":"Screen.swift","path":"\(path)","functions":[
        {"name":"Screen.body.getter","lineNumber":6,"executionCount":1,"coveredLines":9,"executableLines":9,
        "lineCoverage":1},
        {"name":"closure #1 in Screen.body.getter","lineNumber":8,"executionCount":1,"coveredLines":1,
        "executableLines":1,"lineCoverage":1},
        {"name":"closure #2 in Screen.body.getter","lineNumber":9,"executionCount":0,"coveredLines":0,
        "executableLines":1,"lineCoverage":0},
        {"name":"closure #3 in Screen.body.getter","lineNumber":10,"executionCount":1,"coveredLines":2,
        "executableLines":3,"lineCoverage":0.667}]}]}]}
        """

    static let all = [llvm, lcov, xccovArchive, xccovReport]

    /// The file in a profile.
    static func profile(_ text: String, path: String = path) throws -> FileProfile? {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return try CodeProfile(Array(text.utf8), filesNamed: [name]).files[path]
    }
}
