/// A subject, by the place that makes it, or by the property that holds it where that is all that is known.
enum StreamID: Hashable {
    case made(String)
    case held(PropertyKey)

    static func areInOrder(_ left: StreamID, _ right: StreamID) -> Bool { left.sortKey < right.sortKey }

    private var sortKey: (Int, String) {
        switch self {
        case .made(let place): (-1, place)
        case .held(let key): (key.nominal.id, key.name)
        }
    }
}
