/// The controllers of the system's of which code says more than what they were made with. It is kept from round to round.
struct SystemControllers {
    /// What was put into navigation controllers that were made empty.
    private(set) var contents: [Value: Values] = [:]
    private(set) var styles: [Value: Values] = [:]

    var count: Int { contents.values.reduce(0) { $0 &+ $1.count } &+ styles.values.reduce(0) { $0 &+ $1.count } }

    mutating func fill(_ container: Value, with content: Values) { contents[container, default: []].unite(content) }

    mutating func style(_ controller: Value, as style: Values) { styles[controller, default: []].unite(style) }
}
