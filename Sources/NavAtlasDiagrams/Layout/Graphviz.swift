internal import CGraphviz
import Foundation

/// The one place that calls Graphviz. Values go in, values come out.
enum Graphviz {
    /// Graphviz keeps its state in global variables, so calls crash each other even with separate contexts; nor may a copy
    /// of the process be made while a thread is inside.
    private static let lock = NSLock()

    /// A picture, and what Graphviz had to say about it although it succeeded.
    struct Drawing {
        let data: Data
        let warnings: String
        var notes: [DiagramNote] = []
    }

    /// Whether a format is made of glyphs.
    static func measuresFonts(for format: String) -> Bool { !["svg", "json", "dot"].contains(format) }

    /// What makes a text in Graphviz's language, and hands it over in pieces.
    typealias Writing = (_ send: (String) -> Void) throws(DiagramError) -> Void

    /// Lays out and writes a picture.
    ///
    /// Only formats that are made of glyphs measure fonts; see `cgv_layout_make`. A process of its own reads each piece of the
    /// text while the next is made.
    ///
    /// - Throws: ``DiagramError`` with Graphviz's own messages, none of which is printed; and what the writing throws.
    static func draw(
        as format: String, resolution: Resolution? = nil, engine: String = "dot", in place: LayoutPlace,
        _ write: Writing
    ) throws(DiagramError) -> Drawing {
        if case .exactly(let dpi) = resolution, !(dpi.isFinite && dpi > 0) { throw .invalidResolution(dpi) }
        let needsFonts = measuresFonts(for: format)
        switch place {
        case .inProcess:
            var dot = ""
            try write { dot += $0 }
            lock.lock()
            defer { lock.unlock() }
            return try drawHere(dot, format, resolution, engine, needsFonts)
        case .separateProcess(let timeLimit):
            let process = try LayoutProcess(engine: engine, needsFonts: needsFonts, timeLimit: timeLimit)
            try write { process.send($0) }
            return try process.draw(format, resolution)
        }
    }

    /// The same for a text that is there as a whole.
    static func draw(
        _ dot: String, as format: String, resolution: Resolution? = nil, engine: String = "dot",
        in place: LayoutPlace = .inProcess
    ) throws(DiagramError) -> Drawing {
        try draw(as: format, resolution: resolution, engine: engine, in: place) { send in send(dot) }
    }

    /// Where everything of some graphs stands, each laid out by itself.
    ///
    /// - Throws: ``DiagramError``, for all of them where one fails.
    ///
    /// - Parameter work: what there is to do here while other processes do that.
    static func places(
        of texts: [String], measuringFonts needsFonts: Bool, in place: LayoutPlace, meanwhile work: () -> Void = {}
    ) throws(DiagramError) -> [Places] {
        let copies = texts.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        let pointers: [Text] = copies.map { UnsafePointer($0) }
        switch place {
        case .inProcess:
            work()
            lock.lock()
            defer { lock.unlock() }
            var said: UnsafePointer<CChar>?
            var bytes: UnsafeMutablePointer<CChar>?
            let status = cgv_places(pointers, pointers.count, needsFonts, &bytes, &said)
            defer { free(bytes) }
            let messages = said.map { String(cString: $0) } ?? ""
            guard status == CGV_OK, let bytes else {
                throw status == CGV_NO_CONTEXT
                    ? .graphvizUnavailable(messages: messages) : .layoutFailed(messages: messages)
            }
            return PlacesReader.all(in: bytes)
        case .separateProcess(let timeLimit):
            return try places(of: shares(pointers, of: texts)[...], needsFonts, timeLimit, meanwhile: work)
        }
    }

    /// How many processes lay graphs out at the same time.
    static let mostProcesses = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount))
    /// The text for which another process is worth its start, in bytes.
    static let leastShare = 50_000

    /// The texts in as many parts as there are processes, each of about the same length.
    private static func shares(_ pointers: [Text], of texts: [String]) -> [[Text]] {
        let total = texts.reduce(0) { $0 + $1.utf8.count }
        let count = max(1, min(mostProcesses, total / leastShare))
        var shares = Array(repeating: [Text](), count: count)
        var before = 0
        for (text, pointer) in zip(texts, pointers) {
            shares[before * count / max(total, 1)].append(pointer)
            before += text.utf8.count
        }
        return shares.filter { !$0.isEmpty }
    }

    private static func places(
        of shares: ArraySlice<[Text]>, _ needsFonts: Bool, _ timeLimit: Double, meanwhile work: () -> Void
    ) throws(DiagramError) -> [Places] {
        guard let first = shares.first else {
            work()
            return []
        }
        let process = try LayoutProcess(placing: first, needsFonts: needsFonts, timeLimit: timeLimit)
        // The others work while this one does.
        let others = try places(of: shares.dropFirst(), needsFonts, timeLimit, meanwhile: work)
        return try process.places() + others
    }

    private typealias Text = UnsafePointer<CChar>?

    /// Runs a body while no thread is inside Graphviz.
    static func alone<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    private static func drawHere(
        _ dot: String, _ format: String, _ resolution: Resolution?, _ engine: String, _ needsFonts: Bool
    ) throws(DiagramError) -> Drawing {
        var layout = cgv_layout_make(dot, engine, needsFonts)
        defer { cgv_layout_free(&layout) }
        let messages = String(cString: layout.messages)
        switch layout.status {
        case CGV_OK: break
        case CGV_NO_CONTEXT: throw .graphvizUnavailable(messages: messages)
        default: throw .layoutFailed(messages: messages)
        }

        let size = try resolution.map { wish throws(DiagramError) in
            try Bitmap(wish, width: layout.width, height: layout.height)
        }
        var bytes: UnsafeMutablePointer<CChar>?
        var count = 0
        let status = cgv_layout_render(&layout, format, size?.dpi ?? 0, &bytes, &count)
        guard status == CGV_OK, let bytes else {
            throw .renderingFailed(format: format, messages: String(cString: layout.messages))
        }
        defer { cgv_data_free(bytes) }
        return Drawing(
            data: Data(bytes: bytes, count: count), warnings: String(cString: layout.messages),
            notes: size?.notes ?? [])
    }
}
