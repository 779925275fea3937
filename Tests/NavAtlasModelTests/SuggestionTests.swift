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
        ("chek", "check"), ("raport", "report"), ("--diagramm", "diagram"), ("GRAPH", "graph"), ("dia", "diagram"),
        ("fmt", nil), ("xyz", nil), ("", nil),
    ])
    func nearestCommands(word: String, expected: String?) {
        #expect(nearest(to: word, among: ["report", "check", "diagram", "graph"]) == expected)
    }

    @Test(arguments: [
        ("--frmat", "--format"), ("-format", "--format"), ("--fmt", "--format"),
        ("--coverage", "--min-deep-link-coverage"),
        ("--dp", "--dpi"), ("--xyz", nil),
    ])
    func nearestOptions(word: String, expected: String?) {
        #expect(nearest(to: word, among: ["--format", "--min-deep-link-coverage", "--dpi"]) == expected)
    }
}
