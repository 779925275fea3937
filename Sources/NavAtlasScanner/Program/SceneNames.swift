/// The ids of scenes that have no class of their own: their names in the storyboard, qualified where two collide.
struct SceneNames {
    private let storyboards: Storyboards

    init(_ storyboards: Storyboards) { self.storyboards = storyboards }

    /// - Parameter taken: the ids of other nodes.
    func ids(of scenes: [SceneID], besides taken: Set<String>) -> [(SceneID, String)] {
        let spellings: [(SceneID) -> String] = [
            { storyboards.nominal(of: $0)?.name ?? storyboards.label(of: $0) },
            { storyboards.name(of: $0) },
            { "\(storyboards.storyboardName(of: $0)).\(storyboards.name(of: $0))" },
            { "\(storyboards.storyboardName(of: $0)).\(storyboards[$0]?.id ?? "")" },
            { "\(storyboards.storyboardName(of: $0)).\(storyboards[$0]?.id ?? "")#\($0.file)" },
        ]
        var result: [(SceneID, String)] = []
        var (taken, open) = (taken, scenes.sorted { ($0.file, $0.index) < ($1.file, $1.index) })
        for spelling in spellings {
            let counts = Dictionary(grouping: open, by: spelling).mapValues(\.count)
            let named = open.filter { counts[spelling($0)] == 1 && !taken.contains(spelling($0)) }
            result += named.map { ($0, spelling($0)) }
            taken.formUnion(named.map(spelling))
            open = open.filter { !named.contains($0) }
        }
        return result
    }
}
