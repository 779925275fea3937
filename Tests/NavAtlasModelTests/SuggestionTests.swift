import Testing

@testable import NavAtlasModel

struct SuggestionTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("", "abc", 3), ("chekc", "check", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
        ("report", "report", 0),
    ])
    func editDistances(left: String, right: String, distance: Int) {
        #expect(editDistance(left, right) == distance)
        #expect(editDistance(right, left) == distance)
    }

    @Test(arguments: [
        ("chek", ["check"]), ("raport", ["report"]), ("--diagramm", ["diagram"]), ("GRAPH", ["graph"]),
        ("dia", ["diagram"]), ("fmt", []), ("xyz", []), ("", []),
    ])
    func nearestCommands(word: String, expected: [String]) {
        #expect(nearest(to: word, among: ["report", "check", "diagram", "graph"]) == expected)
    }

    /// A short name stands for every id that ends in it; only where there is none, for one that is written much like it.
    @Test(arguments: [
        ("ItemView", ["Cart.ItemView", "ItemView#Row", "Shop.ItemView"]), ("Inner.Deep", ["Outer.Inner.Deep"]),
        ("temView", ["Cart.ItemView"]), ("Itemview", ["Cart.ItemView"]), ("Nothing", []),
    ])
    func meantIds(name: String, expected: [String]) {
        let ids = ["Shop.ItemView", "ItemView#Row", "Cart.ItemView", "Outer.Inner.Deep", "inline:Text#Cart.Text"]
        #expect(probablyMeant(by: name, among: ids) == expected)
    }

    @Test(arguments: [
        ("--frmat", ["--format"]), ("-format", ["--format"]), ("--fmt", ["--format"]), ("--dp", ["--dpi"]),
        ("--xyz", []),
        ("--coverage", ["--min-deep-link-coverage", "--min-screen-coverage"]),
    ])
    func nearestOptions(word: String, expected: [String]) {
        let options = ["--format", "--min-screen-coverage", "--min-deep-link-coverage", "--dpi"]
        #expect(nearest(to: word, among: options) == expected)
    }

    @Test(arguments: [
        ([], ""), (["a"], "; did you mean 'a'?"), (["a", "b"], "; did you mean 'a' or 'b'?"),
        (["a", "b", "c"], "; did you mean 'a', 'b' or 'c'?"),
    ])
    func suggestions(meant: [String], expected: String) {
        #expect(suggestion(meant) == expected)
    }
}
