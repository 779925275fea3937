/// lcov's tracefiles: a record a line, of which those for a file stand between `SF:` and `end_of_record`.
///
/// They know lines alone. In `Button("Open") { open() }` the line runs with the body around it, and `open()` need not: that
/// the closure did not run is told by the functions, closures among them, which begin on the line.
enum TracefileReader {
    static func read(_ bytes: [UInt8], _ wanted: WantedFiles) throws(ProfileError) -> CodeProfile {
        var files: [String: Tracefile] = [:]
        var current: (path: String, file: Tracefile)?
        var hasRecords = false
        var number = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
                if line.elementsEqual("end_of_record".utf8) {
                    if let (path, file) = current { files[path, default: Tracefile()].unite(file) }
                    current = nil
                }
                continue
            }
            let value = line[(colon + 1)...]
            switch line[..<colon] {
            case let key where key.elementsEqual("SF".utf8):
                hasRecords = true
                let path = String(decoding: value, as: UTF8.self)
                if let (path, file) = current { files[path, default: Tracefile()].unite(file) }
                // Of files that nobody asks about, only that they are there is kept.
                current = (path, Tracefile(isWanted: wanted.contains(path)))
            case let key where current?.file.isWanted == true:
                do throws(Irregularity) {
                    try current?.file.read(key, value)
                } catch {
                    throw .malformedLine(number, problem: "expected \(error.expected)")
                }
            default: break
            }
        }
        if let (path, file) = current { files[path, default: Tracefile()].unite(file) }
        guard hasRecords else { throw .unknownText }
        return CodeProfile(files: files.mapValues(\.profile))
    }

    struct Irregularity: Error { let expected: String }
}

/// What a tracefile says of one file.
private struct Tracefile {
    var isWanted = false
    private var counts: [Int32: Bool] = [:]
    private var functions: [String: (line: Int32, ran: Bool)] = [:]
    /// lcov 2.2 gives functions numbers.
    private var numbered: [Int: Int32] = [:]
    private var begun: [Int32: (ran: Bool, notRun: Bool)] = [:]

    init(isWanted: Bool = false) { self.isWanted = isWanted }

    var profile: FileProfile {
        var spans: [FileProfile.Span] = []
        var begun = begun
        for (line, ran) in functions.values { Self.note(ran, at: line, in: &begun) }
        for (line, ran) in counts {
            let run: FileProfile.Run =
                switch begun[line] {
                case (ran: true, notRun: true)?: .mixed
                case (ran: false, notRun: true)? where ran: .aroundClosure(ran: true)
                default: ran ? .ran : .notRun
                }
            spans.append(FileProfile.Span(line: line, column: 1, run: run))
            if counts[line + 1] == nil { spans.append(FileProfile.Span(line: line + 1, column: 1, run: .none)) }
        }
        return FileProfile(spans: spans, lines: counts)
    }

    /// Takes in what another section says of the same file.
    mutating func unite(_ other: Tracefile) {
        isWanted = isWanted || other.isWanted
        counts.merge(other.counts) { $0 || $1 }
        functions.merge(other.functions) { ($0.line, $0.ran || $1.ran) }
        for (line, seen) in other.begun {
            if seen.ran { Self.note(true, at: line, in: &begun) }
            if seen.notRun { Self.note(false, at: line, in: &begun) }
        }
    }

    /// Reads a record; those that say nothing of lines and functions are passed over.
    mutating func read(_ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) throws(TracefileReader.Irregularity) {
        if key.elementsEqual("DA".utf8) {
            let fields = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            guard fields.count >= 2, let line = Self.line(fields[0]), let ran = Self.ran(fields[1]) else {
                throw TracefileReader.Irregularity(expected: "'DA:LINE,COUNT'")
            }
            counts[line] = counts[line] == true || ran
        } else if key.elementsEqual("FN".utf8) {
            // `FN:LINE,NAME`, and since lcov 2 `FN:LINE,LAST LINE,NAME`.
            let fields = value.split(separator: UInt8(ascii: ","), maxSplits: 1, omittingEmptySubsequences: false)
            guard fields.count == 2, let line = Self.line(fields[0]) else {
                throw TracefileReader.Irregularity(expected: "'FN:LINE,NAME'")
            }
            var name = fields[1]
            if let comma = name.firstIndex(of: UInt8(ascii: ",")), Self.line(name[..<comma]) != nil {
                name = name[(comma + 1)...]
            }
            let known = functions[Self.text(name)]
            functions[Self.text(name)] = (line, known?.ran ?? false)
        } else if key.elementsEqual("FNDA".utf8) {
            let fields = value.split(separator: UInt8(ascii: ","), maxSplits: 1, omittingEmptySubsequences: false)
            guard fields.count == 2, let ran = Self.ran(fields[0]) else {
                throw TracefileReader.Irregularity(expected: "'FNDA:COUNT,NAME'")
            }
            // A function whose line is not known says nothing of a line.
            if let known = functions[Self.text(fields[1])] {
                functions[Self.text(fields[1])] = (known.line, known.ran || ran)
            }
        } else if key.elementsEqual("FNL".utf8) {
            let fields = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            guard fields.count >= 2, let number = Self.number(fields[0]), let line = Self.line(fields[1]) else {
                throw TracefileReader.Irregularity(expected: "'FNL:NUMBER,LINE'")
            }
            numbered[number] = line
        } else if key.elementsEqual("FNA".utf8) {
            let fields = value.split(separator: UInt8(ascii: ","), maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count >= 2, let number = Self.number(fields[0]), let ran = Self.ran(fields[1]) else {
                throw TracefileReader.Irregularity(expected: "'FNA:NUMBER,COUNT,NAME'")
            }
            if let line = numbered[number] { Self.note(ran, at: line, in: &begun) }
        }
    }

    private static func note(_ ran: Bool, at line: Int32, in begun: inout [Int32: (ran: Bool, notRun: Bool)]) {
        var seen = begun[line] ?? (false, false)
        if ran { seen.ran = true } else { seen.notRun = true }
        begun[line] = seen
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard 1...9 ~= digits.count else { return nil }
        var number = 0
        for digit in digits {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    /// A line, counted from 1; the last one that counts has another after it.
    private static func line(_ digits: ArraySlice<UInt8>) -> Int32? {
        number(digits).flatMap { $0 > 0 ? Int32(exactly: $0) : nil }
    }

    /// Whether a count is greater than 0. It may be too large for an integer, and some tools write fractions.
    private static func ran(_ count: ArraySlice<UInt8>) -> Bool? {
        guard 1...64 ~= count.count else { return nil }
        if count.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
            return count.contains { $0 != UInt8(ascii: "0") }
        }
        return Double(text(count)).map { $0 > 0 }
    }
}
