/// The names of types and operators in Combine and RxSwift.
enum StreamNames {
    /// RxSwift's and ReactiveSwift's types that an app may extend, by the property that makes them.
    static let wrappers = ["rx": "Reactive", "reactive": "Reactive"]

    /// The types of what values are sent into.
    static let subjects: Set<String> = [
        "PassthroughSubject", "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject",
        "PublishRelay", "BehaviorRelay", "ReplayRelay", "AnyObserver", "Binder", "CurrentValueSubject",
        "AsyncStream", "AsyncThrowingStream",
    ]

    /// The types that are another stream by a plainer name: `ControlEvent(events: taps)`.
    static let wrapping: Set<String> = ["ControlEvent", "ControlProperty", "AnyPublisher"]

    /// Those of them that a loop reads.
    static let asynchronous: Set<String> = ["AsyncStream", "AsyncThrowingStream"]

    /// Those of them that hold the last value.
    static let holding: Set<String> = ["CurrentValueSubject", "BehaviorSubject", "BehaviorRelay"]

    /// Whether a static method makes one: `ReplaySubject<Int>.create(bufferSize: 1)`.
    static func makes(_ method: String, _ type: String) -> Bool {
        method.hasPrefix("create") && subjects.contains(type)
    }

    /// The protocols and types that a stream is one of, which an app may extend: `extension ObservableType { … }`.
    static func kinds(of type: String) -> [String] {
        guard extensible.contains(type) else { return [] }
        return [
            "ObservableType", "ObservableConvertibleType", "Observable", "SharedSequenceConvertibleType", "Publisher",
        ]
    }

    /// Methods that send a value into a subject.
    static let sending: Set<String> = ["send", "onNext", "accept", "yield"]

    /// Methods whose closures are called with each value that comes.
    static let listening: Set<String> = ["sink", "subscribe", "bind", "drive", "emit"]

    /// Whether a library's function is called what one is that calls a closure whenever something happens: `addSnapshotListener`,
    /// `observeSingleEvent`, `socket.on("opened")`.
    static func tellsLater(_ name: String) -> Bool {
        name == "on" || name.hasSuffix("Listener") || name.hasSuffix("Observer") || name.hasPrefix("observe")
    }

    /// The cases of events that carry what comes: `subscribe { event in if case .next(let item) = event { … } }`.
    static let telling: Set<String> = ["next", "success", "value"]

    /// The labels of closures that are called for another reason than a value.
    static let ending: Set<String> = [
        "receiveCompletion", "onError", "onFailure", "onCompleted", "onDisposed", "onSubscribe", "onSubscribed",
        "receiveCancel", "receiveSubscription", "receiveRequest",
    ]

    /// `form.bind($store.focus, to: $focus)` keeps two states the same: what it is called on is a view.
    static func bindsStates(_ arguments: [Argument]) -> Bool {
        arguments.count == 2 && arguments[0].label == nil && !arguments[0].isTrailing && arguments[1].label == "to"
    }

    /// Whether who listens is called with no value that comes: `subscribe()`, `subscribe(onError: { … })`.
    static func isBare(_ arguments: [Argument]) -> Bool { arguments.allSatisfy { ending.contains($0.label ?? "") } }

    /// Operators that hand on what comes.
    static let passing: Set<String> = [
        "receive", "eraseToAnyPublisher", "filter", "removeDuplicates", "debounce", "delay", "throttle", "share",
        "print", "handleEvents", "first", "dropFirst", "prefix", "subscribe", "catch", "replaceError",
        "setFailureType", "breakpoint", "makeConnectable", "autoconnect",
        "asObservable", "asObserver", "asDriver", "asSignal", "asSingle", "asMaybe", "observe", "observeOn",
        "subscribeOn", "distinctUntilChanged", "skip", "take", "takeUntil", "do", "catchError",
        "catchErrorJustReturn", "catchAndReturn", "retry", "startWith", "prepend",
    ]

    /// The operators that drop the current value.
    static let skipping: Set<String> = ["dropFirst", "skip"]

    /// Operators that pass values on unchanged, and call a closure with them.
    static let watching: Set<String> = ["do", "handleEvents"]

    /// Operators that make something else of what comes.
    static let changing: Set<String> = [
        "map", "compactMap", "tryMap", "flatMap", "scan", "combineLatest", "merge", "zip", "collect",
        "switchToLatest", "withUnretained", "flatMapLatest", "flatMapFirst", "concatMap", "withLatestFrom", "sample",
        "buffer", "mapToVoid", "mapToResult",
    ]

    /// Whether what comes by an operator may be something else, or less.
    static func isStep(_ name: String) -> Bool {
        changing.contains(name) || skipping.contains(name) || name == "filter"
            || joins(name)
    }

    /// The functions that make a stream of values that are there.
    static let making: Set<String> = ["just", "of", "from"]

    /// Whether a static function of a stream's type makes one: `.just(step)`, `.empty()`.
    static func makesStream(_ function: String) -> Bool {
        making.contains(function) || joins(function) || deferring.contains(function)
            || ["empty", "never", "error", "create"].contains(function)
    }

    /// Whether a type's initialiser, or a static function of it, makes a stream through which nothing comes: `Empty()`, `.never()`.
    static func makesNothing(_ type: String, _ method: String?) -> Bool {
        switch method {
        case nil: type == "Empty"
        case "empty", "never": observables.contains(type)
        default: false
        }
    }

    /// Whether values of a type are streams.
    static func isStream(_ type: String) -> Bool { observables.contains(type) || type == "AnyPublisher" }

    private static let extensible = subjects.union(wrapping).union(observables).union(["Empty"])

    private static let observables: Set<String> = [
        "Observable", "Single", "Maybe", "Completable", "Infallible", "Driver", "Signal",
    ]

    /// Whether something may come by an operator where nothing did.
    static func fills(_ name: String) -> Bool {
        joins(name) || ["startWith", "prepend", "append", "ifEmpty"].contains(name)
    }

    /// Whether still nothing comes once an operator is applied to a stream through which nothing comes.
    static func keepsSilent(_ name: String) -> Bool {
        (passing.contains(name) || changing.contains(name)) && !fills(name)
    }

    /// What is a stream that a closure makes for whoever listens: `Deferred { … }`, `Observable.deferred { … }`.
    static let deferring: Set<String> = ["Deferred", "deferred"]

    /// Operators into whose stream others send, too.
    private static let joining: Set<String> = [
        "combineLatest", "zip", "merge", "mergeMany", "concat", "amb", "race",
    ]

    /// Whether an operator or a type makes a stream of several: `Observable.merge(…)`, `Publishers.CombineLatest3(…)`.
    static func joins(_ name: String) -> Bool { joining.contains(plain(name)) }

    /// Whether such a stream waits until each of them has sent something.
    static func waits(_ name: String) -> Bool { ["combineLatest", "zip"].contains(plain(name)) }

    /// `combineLatest`, of `CombineLatest3`.
    private static func plain(_ name: String) -> String {
        guard name.first?.isUppercase == true || name.last?.isNumber == true else { return name }
        let word = name.reversed().drop(while: \.isNumber).reversed()
        return word.prefix(1).map { $0.lowercased() }.joined() + word.dropFirst()
    }

    /// Operators whose closures give another stream.
    static let flattening: Set<String> = ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"]
}
