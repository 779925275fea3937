// A closure that is run with several values makes the closures inside it anew each time, and each of these keeps the values that
// it was made with: `let row = { (item: Item) in Button("Open") { path.append(item) } }`.

/// The values that closures were run with in this round. The first run of a closure counts for none, so that most closures
/// are made once only.
struct ClosureTurns {
    fileprivate struct Turn: Hashable {
        let id: ClosureID
        let index: Int
    }

    fileprivate var given: [ClosureID: [[Values]]] = [:]
    /// The numbers of turns, which stay the same from round to round.
    fileprivate var numbers: [Turn: Int] = [:]
    /// Whether closures make others, by their places.
    fileprivate var makesClosures: [DraftLocation: Bool] = [:]

    var partsRead = PartsRead()
    private var recordNumbers: [RecordTurn: Int] = [:]

    mutating func beginRound() { given = [:] }

    /// The number of the run of code for one of several records.
    mutating func number(of turn: RecordTurn) -> Int {
        if let known = recordNumbers[turn] { return known }
        recordNumbers[turn] = -1 - recordNumbers.count
        return -recordNumbers.count
    }
}

extension Interpreter {
    /// The identity of a closure: its place, and the run of the code around it. An empty closure is the same for all runs:
    /// `showAlert(text, onTap: {})`.
    func site(of fact: Closure, in scope: Scope) -> ClosureSite {
        let file = scope.frame.place.file
        guard !fact.body.isEmpty || scope.frame.function == nil else {
            return ClosureSite(file: file, position: fact.position, frame: nil, run: nil, turn: nil)
        }
        return ClosureSite(
            file: file, position: fact.position, frame: ObjectIdentifier(scope.frame), run: scope.run, turn: scope.turn)
    }

    /// Which run of a closure this is, by its values; `nil` where it is the first in this round, or makes no closures.
    func turn(of id: ClosureID, _ arguments: [Values]) -> Int? {
        guard arguments.contains(where: { !$0.isEmpty }), makesClosures(id) else { return nil }
        let known = closureTurns.given[id] ?? []
        let index = known.firstIndex(of: arguments) ?? known.count
        if index == known.count {
            // What a closure gives to itself, in a run of its own, would be new each time.
            guard !runningClosures.contains(where: { $0.id == id }),
                limits.allow(.runsOfClosure, beside: index, elseLeaveOut: place(of: id))
            else { return nil }
            closureTurns.given[id] = known + [arguments]
        }
        guard index > 0 else { return nil }
        let turn = ClosureTurns.Turn(id: id, index: index)
        if let number = closureTurns.numbers[turn] { return number }
        closureTurns.numbers[turn] = closureTurns.numbers.count
        return closureTurns.numbers.count - 1
    }

    private func makesClosures(_ id: ClosureID) -> Bool {
        let place = place(of: id)
        if let known = closureTurns.makesClosures[place] { return known }
        let makes = SyntaxSearch.holdsClosures(closures[id.index].fact.body)
        closureTurns.makesClosures[place] = makes
        return makes
    }
}
