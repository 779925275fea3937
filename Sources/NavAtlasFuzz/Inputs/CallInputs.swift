import NavAtlasTestSupport

/// Small apps in which everything calls, shows, makes or holds everything else, each time with other closures, cases or
/// objects: what an engine learns from them grows without an end that their size would tell.
enum CallInputs: InputGenerator {
    static let kind = "calls"

    static func input(from seeds: Seeds, _ random: inout SeededGenerator) -> FuzzInput {
        let count = random.pick([2, 3, 4, 6, 8, 12, 16, 24])
        var text = "import SwiftUI\nenum Way: Hashable {\n"
        for number in 0..<count { text += "    indirect case c\(number)(Way?)\n" }
        text += "}\n@main struct Sample: App { var body: some Scene { WindowGroup { V0(w: .c0(nil), a: {}) } } }\n"
        text +=
            "class Box: ObservableObject { var box: Box?; init(_ box: Box?) { self.box = box }; func go() { box?.go() } }\n"
        for number in 0..<count { text += type(number, of: count, &random) }
        if random.once(in: 3) { text = String(decoding: Mutations.mutated(Array(text.utf8), &random), as: UTF8.self) }
        return FuzzInput(
            entries: [.init("app/App.swift", text: text)],
            steps: [.run(["graph", "--no-cache", "-o", "../out/result", "."])], outputs: [("out/result", .json)])
    }

    /// A view with a function and a model, whose code goes on to others'.
    private static func type(_ number: Int, of count: Int, _ random: inout SeededGenerator) -> String {
        func some() -> Int { Int.random(in: 0..<count, using: &random) }
        func way() -> String { random.pick([".c\(some())(w)", ".c\(some())(nil)", "w", "m.way", "m.ways[0]"]) }
        func action() -> String {
            random.pick([
                "{ a() }", "{ self.a(); m.go() }", "{ m.way = \(way()) }", "{ m.ways.append(\(way())) }", "a", "m.go",
            ])
        }
        func part() -> String {
            random.pick([
                "V\(some())(w: \(way()), a: \(action()))", "f\(some())(\(way()), \(action()), \(box()))",
                "NavigationLink(\"a\") { V\(some())(w: \(way()), a: \(action())) }", "Button(\"a\") \(action())",
                "switch w { case .c\(some())(let w?): V\(some())(w: w, a: a)\ndefault: V\(some())(w: \(way()), a: a) }",
                "Text(\"\").sheet(item: $m.way) { w in V\(some())(w: w, a: \(action())) }",
                "if m.way == \(way()) { V\(some())(w: w, a: a) }",
            ])
        }
        func box() -> String { random.pick(["Box(b)", "b", "Box(nil)", "m", "M\(some())(b)"]) }
        func parts() -> String {
            (0..<random.pick([1, 2, 4, 8])).map { _ in part() }.joined(separator: "\n            ")
        }
        let generic = random.once(in: 4)
        return """
            struct V\(number): View {
                @StateObject var m = M\(some())(nil)
                let w: Way
                let a: () -> Void
                let b: Box? = nil
                var body: some View {
                    VStack {
                        \(parts())
                    }
                }
            }
            final class M\(number): Box {
                @Published var way: Way?
                @Published var ways: [Way] = []
                override func go() {
                    way = .c\(some())(way)
                    ways += ways.map { .c\(some())($0) }
                    M\(some())(self).go()
                    super.go()
                }
            }
            extension View {
                func f\(number)\(generic ? "<T>" : "")(
                    _ w: \(generic ? "T" : "Way"), _ a: @escaping () -> Void, _ b: Box?
                ) -> some View {
                    VStack {
                        \(parts().replacing("m.", with: "M0(b)."))
                    }
                }
            }

            """
    }
}
