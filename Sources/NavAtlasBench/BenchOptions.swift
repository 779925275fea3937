/// The command line.
struct BenchOptions {
    enum Failure: Error, CustomStringConvertible {
        case unknown(String)
        case missingValue(String)
        case badNumber(String, String)

        var description: String {
            switch self {
            case .unknown(let option):
                "there is no option '\(option)'; give --files N, --rounds N, --only TEXT, --write FOLDER, or folders to scan"
            case .missingValue(let option): "'\(option)' needs a value"
            case .badNumber(let option, let value): "'\(option)' needs a number over 0, not '\(value)'"
            }
        }
    }

    var fileCount = 2000
    var rounds = 7
    var only: String?
    var writeFolder: String?
    var folders: [String] = []

    init(_ arguments: some Sequence<String>) throws(Failure) {
        var iterator = arguments.makeIterator()
        while let argument = iterator.next() {
            switch argument {
            case "--files": fileCount = try Self.number(argument, iterator.next())
            case "--rounds": rounds = try Self.number(argument, iterator.next())
            case "--only": only = try Self.value(argument, iterator.next())
            case "--write": writeFolder = try Self.value(argument, iterator.next())
            case _ where argument.hasPrefix("-"): throw .unknown(argument)
            default: folders.append(argument)
            }
        }
    }

    private static func value(_ option: String, _ value: String?) throws(Failure) -> String {
        guard let value else { throw .missingValue(option) }
        return value
    }

    private static func number(_ option: String, _ text: String?) throws(Failure) -> Int {
        let text = try value(option, text)
        guard let number = Int(text), number > 0 else { throw .badNumber(option, text) }
        return number
    }
}
