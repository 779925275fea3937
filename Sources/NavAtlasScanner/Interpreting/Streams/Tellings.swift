// What all who listen to a stream are told. Many may send the same values, and many listen: who sends is joined with those who
// listen by what is sent, so that the work grows with the number of both together, and not with the product.

/// What the listeners of streams were told in a round.
struct Tellings {
    fileprivate struct Telling: Hashable {
        let stream: StreamID
        let values: Values
        let visit: Frame.Visit
    }

    fileprivate struct Told {
        /// How many they were: in a round there come only more.
        let listenerCount: Int
        /// The enums by whose cases the listeners decide what is shown.
        let decided: Set<Nominal>
    }

    fileprivate var told: [Telling: Told] = [:]

    mutating func beginRound() { told = [:] }
}

extension Interpreter {
    /// Tells those who listen what the current owner sends.
    func notifyListeners(_ values: Values, of found: Distinct<Source>) {
        // What is sent before anything is shown is left to those who listen; what the app's delegate sends for a link is not.
        let node = ownerBesideApp
        guard node != nil || link != nil else { return }
        for source in found {
            let (place, hadReset) = (callPlace, trace.hasReset)
            // They are told once, and asked by each place that sends the values.
            let isNew = tracing(.sent(values, source.id), of: nil) {
                callPlace = place
                return notifyListeners(values, of: source.id, from: node)
            }
            if !isNew { trace.hasReset = hadReset }
        }
    }

    /// Tells those who listen to a stream, unless all of them were told the same for the same owner in this round.
    ///
    /// - Returns: whether they were told.
    private func notifyListeners(_ values: Values, of stream: StreamID, from node: NodeKey?) -> Bool {
        let hearing = streams.ofAnyObject.hearing(stream)
        let isOfApp = node.map(isApp) ?? true
        // What the app's own struct sends without a link is only some of what may come.
        let isSome = node != nil && isOfApp && link == nil
        if !isSome { streams.heard.formUnion(hearing.map(\.id)) }
        let telling = Tellings.Telling(stream: stream, values: values, visit: visit)
        let count = streams.listenerCount(hearing: hearing)
        if link == nil, let known = streams.tellings.told[telling], known.listenerCount == count {
            decided.unite(known.decided)
            return false
        }
        // A listener that sends the same again tells nobody else.
        streams.tellings.told[telling] = Tellings.Told(listenerCount: count, decided: [])
        let decided = decisions {
            for listener in streams.subscribers(hearing: hearing, forEachOwner: isOfApp) {
                if !isSome { streams.told.insert(listener.handler) }
                notify(listener, values, for: isOfApp ? listener.owner : nil)
            }
        }
        streams.tellings.told[telling] = Tellings.Told(listenerCount: count, decided: decided)
        return true
    }
}
