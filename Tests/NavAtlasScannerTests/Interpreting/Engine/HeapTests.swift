import Testing

@testable import NavAtlasScanner

/// Objects are told apart by the places that make them, as long as those are not too many.
struct HeapTests {
    private let program = Program([
        FileLowering.facts(
            of: """
                class Page {}
                final class Article: Page {}
                final class Layer {}
                struct Row {}
                """, path: "Types.swift")
    ])

    private func type(_ name: String) throws -> Nominal {
        try #require(program.nominal(named: name, in: LookupPlace(file: 0, nominal: nil)))
    }

    private let heap = Heap()

    private func object(_ nominal: Nominal, line: Int, frame: Frame? = nil, by maker: String? = nil) -> ObjectID {
        let site = Heap.Site(
            file: 0, position: Position(line: Int32(line), column: 1), nominal: nominal,
            run: frame.map { .frame(ObjectIdentifier($0)) }, given: [], owner: nil)
        return heap.object(
            at: site, by: maker.map { .undeclared($0) }, generics: [], depth: .none, layers: 0, within: [], cases: [])
    }

    @Test(arguments: [Limit.objectsInField.most, Limit.objectsInField.most + 1, 3 * Limit.objectsInField.most])
    func `a property holds only so many objects of a class`(count: Int) throws {
        let (page, layer) = (try type("Page"), object(try type("Layer"), line: 1))
        let pages = (0..<count).map { object(page, line: 2 + $0) }
        for id in pages {
            heap.write([.text("\(id.index)")], to: "title", of: id)
            heap.write([.object(id)], to: "pages", of: layer)
        }
        let isCrowded = count > Limit.objectsInField.most
        #expect(heap[layer].fields["pages"] == (isCrowded ? [.instance(page, [])] : Values(pages.map { .object($0) })))
        // What any of them holds is known all the same.
        #expect(
            heap.values(of: "title", inAny: page, orIn: []) == Values(pages.map { .text("\($0.index)") }))
    }

    @Test func `values of a structure stay apart`() throws {
        let (row, layer) = (try type("Row"), object(try type("Layer"), line: 1))
        let rows = (0..<40).map { Value.object(object(row, line: 2 + $0)) }
        for value in rows { heap.write([value], to: "rows", of: layer) }
        #expect(heap[layer].fields["rows"] == Values(rows))
    }

    @Test func `a place makes only so many objects of a class`() throws {
        let page = try type("Page")
        let place = LookupPlace(file: 0, nominal: nil)
        let frames = (0..<200).map { _ in Frame(receiver: nil, place: place, result: nil, depth: .none) }
        let made = frames.map { object(page, line: 1, frame: $0) }
        #expect(Set(made).count == Limit.objectsOfPlace.most + 1)
        #expect(Set(made.suffix(100)).count == 1)
        // What others make is another one, since it may hold something else.
        #expect(
            object(page, line: 1, frame: Frame(receiver: nil, place: place, result: nil, depth: .none), by: "A")
                != made[199])
        // Whoever asks again gets the same ones.
        #expect(frames.map { object(page, line: 1, frame: $0) } == made)
        #expect(object(page, line: 2, frame: frames[0]) != made[0])
    }

    @Test func `what is written later is known of any object`() throws {
        let (page, article) = (try type("Page"), try type("Article"))
        let (first, second) = (object(page, line: 1), object(article, line: 2))
        heap.write([.text("a")], to: "title", of: first)
        #expect(heap.values(of: "title", inAny: page, orIn: [article]) == [.text("a")])
        #expect(heap.values(of: "title", inAny: article, orIn: []) == [])
        heap.write([.text("b")], to: "title", of: second)
        heap.write([.text("c")], toAny: page, "title")
        // A summary is of the type itself.
        heap.write([.text("d")], toAny: article, "title")
        #expect(
            heap.values(of: "title", inAny: page, orIn: [article]) == [.text("a"), .text("b"), .text("c")])
        #expect(heap.values(of: "title", inAny: article, orIn: []) == [.text("b"), .text("d")])
    }

    @Test func `what is only made to be looked at is no object of the app's`() throws {
        let page = try type("Page")
        let made = object(page, line: 1)
        heap.write([.text("a")], to: "title", of: made)
        #expect(heap.values(of: "title", inAny: page, orIn: []) == [.text("a")])
        let probe = heap.probe(page, "route", [.text("r")])
        heap.write([.text("b")], to: "title", of: probe)
        #expect(heap.values(of: "title", inAny: page, orIn: []) == [.text("a")])
        #expect(heap[probe].fields["title"] == [.text("b")])
    }
}
