/// What tells the subjects apart that one place makes: each object has its own, and so has each library value that an
/// extension's method makes one for, as in `func values() -> AsyncStream<Output>` of `Publisher`. Code without an object, as
/// that of a dependency, makes one for each screen that asks for it.
struct StreamMakers {
    /// The functions' runs for library values that made subjects, and the screens for which streams were made, numbered.
    private var runs: [ObjectIdentifier: Int] = [:]
    private var screens: [NodeKey: Int] = [:]

    /// Whether the subjects of a function are told apart by the value that it is called on.
    static func areDistinguished(byObjectOf frame: Frame) -> Bool {
        switch frame.receiver {
        case .object?, .external?: true
        default: false
        }
    }

    mutating func name(of frame: Frame, madeFor screen: NodeKey?) -> String {
        switch frame.receiver {
        case .object(let object)?: return "@\(object.index)"
        case .external?:
            let number = runs[ObjectIdentifier(frame)] ?? runs.count
            runs[ObjectIdentifier(frame)] = number
            return "#\(number)"
        default:
            return screen == nil ? "" : "~\(number(of: screen))"
        }
    }

    /// The stream of a function's result after it has waited, or of the continuation at a place in it, for each screen.
    mutating func waiting(for frame: Frame, _ screen: NodeKey?, at place: DraftLocation? = nil) -> StreamID {
        let number = runs[ObjectIdentifier(frame)] ?? runs.count
        runs[ObjectIdentifier(frame)] = number
        let point = place.map { "\($0.file):\($0.position.line):\($0.position.column)" } ?? ""
        return .made("\(point)#\(number)~\(self.number(of: screen))")
    }

    /// The number of a screen; 0 is that of none.
    mutating func number(of screen: NodeKey?) -> Int {
        guard let screen else { return 0 }
        let number = screens[screen] ?? screens.count + 1
        screens[screen] = number
        return number
    }
}
