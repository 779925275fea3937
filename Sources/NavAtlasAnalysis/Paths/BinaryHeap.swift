/// A priority queue: a binary heap whose least element comes first.
struct BinaryHeap<Element> {
    private var elements: [Element] = []
    private let precedes: (Element, Element) -> Bool

    init(by precedes: @escaping (Element, Element) -> Bool) { self.precedes = precedes }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var place = elements.count - 1
        while place > 0, precedes(elements[place], elements[(place - 1) / 2]) {
            elements.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func popLeast() -> Element? {
        guard !elements.isEmpty else { return nil }
        elements.swapAt(0, elements.count - 1)
        let least = elements.removeLast()
        var place = 0
        while let child = (2 * place + 1..<2 * place + 3).prefix(while: { $0 < elements.count })
            .min(by: { precedes(elements[$0], elements[$1]) }), precedes(elements[child], elements[place])
        {
            elements.swapAt(place, child)
            place = child
        }
        return least
    }
}
