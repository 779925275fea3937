import Foundation

/// An app of a real size, made of nothing but a seed: most of its files are models, services and helpers, the rest are
/// features in several styles whose coordinators lead to one another.
struct Corpus {
    struct File {
        let path: String
        let text: String

        func write(into folder: String) throws {
            let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    let files: [File]

    /// Generates a corpus of so many files; about a third of them concern navigation.
    init(files count: Int, seed: UInt64 = 2024) {
        var random = SplitMix(seed: seed)
        var files: [File] = []
        let featureFiles = count * 35 / 100
        var feature = 0
        while files.count < featureFiles {
            let style = FeatureStyle.allCases[feature % FeatureStyle.allCases.count]
            let made = Feature(number: feature, style: style).files(&random)
            files += made.prefix(featureFiles - files.count)
            feature += 1
        }
        var number = 0
        while files.count < count {
            files.append(PlainCode.file(number, &random))
            number += 1
        }
        self.files = files
    }
}

/// Random numbers from a seed (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
        return value ^ value >> 31
    }

    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    mutating func pick(_ words: [String]) -> String { words[below(words.count)] }
}
