/// The names of Swift's own types, methods and functions, by what they do with what they hold.
enum StandardLibraryNames {
    /// What is shown of a value, or counted, but not the value itself.
    static let shownValues: Set<String> = [
        "AttributedString", "Bool", "CGFloat", "Color", "Double", "Image", "Int", "LocalizedStringKey",
        "LocalizedStringResource", "String", "Text", "UIColor", "UIImage",
    ]

    /// The cases of `Result`.
    static let resultCases: Set<String> = ["success", "failure"]

    /// Methods that add an element.
    static let adding: Set<String> = ["append", "insert"]

    /// What only asks whether a collection holds a value, takes that away, or marks a view with it.
    static let asking: Set<String> = [
        "contains", "firstIndex", "lastIndex", "remove", "removeAll", "id",
    ]

    /// Methods among these that give no element of the collection.
    static let askingAlone: Set<String> = ["contains", "firstIndex", "lastIndex", "removeAll"]

    /// The members that give one element.
    static let firstAndLast: Set<String> = ["first", "last"]

    /// What looks for an element of a collection.
    static let searches: Set<String> = ["contains", "first", "firstIndex", "last", "lastIndex"]

    /// Methods that take elements out of a collection.
    static let taking: Set<String> = ["popFirst", "removeFirst", "popLast", "removeLast", "remove", "removeAll"]

    /// Methods that change how a text is written, or leave out a part of it.
    static let spelling: Set<String> = [
        "lowercased", "uppercased", "trimmingCharacters", "replacingOccurrences", "dropFirst", "dropLast",
    ]

    /// Types of Swift and Foundation that are never of the app's own.
    static let builtins: Set<String> = ["String", "Bool", "Int", "Double", "CGFloat", "URL", "UUID", "Date"]

    /// Global functions of the standard library and of Foundation that give nothing, or never return: methods of nothing, also in
    /// an extension of a library's type.
    static let givingNothing: Set<String> = [
        "abort", "assert", "assertionFailure", "debugPrint", "dump", "exit", "fatalError", "NSLog", "os_log",
        "precondition",
        "preconditionFailure", "print",
    ]

    /// Functions that give what the closure gives which they run: `queue.sync { Detail() }`.
    static let givingBack: Set<String> = [
        "autoreleasepool", "sync", "withExtendedLifetime", "withLock", "withLockUnchecked",
    ]

    /// Methods that make something else of each element.
    static let mapping = mappingOptionals.union(["reduce"])

    /// Methods whose closures take two elements, or an element and what came of those before.
    static let comparing: Set<String> = ["sorted", "min", "max", "reduce"]

    /// Methods that give some of the elements, or all in another order.
    static let filtering: Set<String> = [
        "filter", "first", "last", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "shuffled",
        "randomElement", "min", "max", "enumerated", "removeFirst", "removeLast", "popLast", "unique",
    ]

    /// Properties of collections, optionals and wrappers that stand for what is inside.
    static let elementAccessors: Set<String> = [
        "first", "last", "wrappedValue", "projectedValue", "value", "unsafelyUnwrapped", "indices", "enumerated",
        "reversed", "lazy", "values", "element", "offset", "base",
    ]

    /// The types that any value may have. A cast of one tells its type: `users[0]["id"] as? String`.
    static let typesOfAnything: Set<String> = ["Any", "AnyHashable", "AnyObject"]

    /// The types of whole numbers.
    static let wholeNumbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]

    /// Methods that ask how a text begins or ends, or what is in it.
    static let textQuestions: Set<String> = ["hasPrefix", "starts", "hasSuffix", "contains"]

    /// Methods that change a collection.
    static let changing: Set<String> = [
        "append", "formUnion", "insert", "merge", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
        "removeSubrange", "removeValue", "replaceSubrange", "sort", "subtract", "swapAt", "updateValue",
    ]

    /// The types and protocols of collections.
    static let collections = [
        "Array", "Dictionary", "Set", "RangeReplaceableCollection", "MutableCollection", "BidirectionalCollection",
        "RandomAccessCollection", "Collection", "Sequence",
    ]

    /// The methods that put a value into a collection, by the label of the argument that is put.
    static let puttingLabels: [String: Set<String?>] = [
        "append": [nil, "contentsOf"], "insert": [nil, "contentsOf"], "updateValue": [nil],
    ]

    /// The members of a collection that are some of its elements.
    static let keepingElements: Set<String> = [
        "first", "last", "lazy", "prefix", "suffix", "dropFirst", "dropLast", "filter", "reversed", "sorted",
    ]

    /// Methods that take elements away from the end, or all.
    static let removing: Set<String> = ["removeAll", "removeLast", "removeSubrange", "popLast"]

    /// The values of the standard library, of Foundation and of the system's frameworks that models are made of.
    static let dataTypes: Set<String> = [
        "Array", "AttributedString", "Bool", "Calendar", "CGColor", "CGFloat", "CGPoint", "CGRect", "CGSize",
        "Character", "CLLocation", "CLLocationCoordinate2D", "ClosedRange", "Codable", "Color", "Data", "Date",
        "DateComponents", "DateInterval", "Decimal", "Decodable", "Dictionary", "Double", "Encodable", "Error",
        "Float", "HTTPURLResponse", "IdentifiedArrayOf", "IndexPath", "Int", "Int16", "Int32", "Int64", "Int8",
        "LinkingObjects", "List", "Locale", "Measurement", "NSAttributedString", "NSDate", "NSDecimalNumber",
        "NSError", "NSNumber", "NSString", "NSURL", "Optional", "OrderedDictionary", "OrderedSet", "Range", "Results",
        "Set", "String", "Substring", "TimeInterval", "TimeZone", "UIColor", "UIImage", "UInt", "UInt16", "UInt32",
        "UInt64", "UInt8", "URL", "URLComponents", "URLRequest", "URLResponse", "UUID", "Void",
    ]

    /// Functions that suspend until a closure resumes them.
    static let continuations: Set<String> = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation",
    ]

    /// Types whose values have no states that present something.
    static let typesWithoutPresentation: Set<String> = [
        "Array", "Bool", "Date", "Dictionary", "Double", "Int", "NavigationPath", "Set", "String", "URL", "UUID",
    ]

    /// Methods of optionals and collections that call a closure with what is inside.
    static let mappingOptionals: Set<String> = ["map", "flatMap", "compactMap"]

    /// Methods that change the variable on which they are called.
    static let changingValues: Set<String> = [
        "append", "formUnion", "insert", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "toggle",
    ]

    /// Collections whose last generic argument is their element.
    static let elementCollections: Set<String> = [
        "Array", "ContiguousArray", "ArraySlice", "FetchedResults", "SectionedFetchResults", "OrderedSet",
        "IdentifiedArray", "IdentifiedArrayOf",
    ]

    /// Collections whose generic arguments are the key and the element.
    static let dictionaries: Set<String> = ["Dictionary", "OrderedDictionary"]
}
