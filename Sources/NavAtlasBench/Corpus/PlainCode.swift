/// Code that has nothing to do with navigation: models, services, mappers, helpers.
enum PlainCode {
    private static let nouns = [
        "Account", "Address", "Article", "Basket", "Cache", "Catalog", "Channel", "Comment", "Contract", "Customer",
        "Device", "Document", "Invoice", "Message", "Metric", "Order", "Payment", "Person", "Photo", "Price", "Product",
        "Record", "Report", "Review", "Schedule", "Session", "Shipment", "Ticket", "Token", "Voucher",
    ]
    private static let fields = [
        "amount", "balance", "category", "city", "code", "count", "createdAt", "currency", "details", "duration",
        "email",
        "factor", "height", "index", "isActive", "kind", "label", "language", "limit", "name", "note", "offset",
        "owner",
        "quantity", "rating", "reference", "size", "status", "summary", "title", "total", "updatedAt", "value",
        "weight",
    ]
    private static let types = [
        "Int", "String", "Double", "Bool", "Date", "UUID", "[String]", "[Int]", "String?", "Int?",
    ]

    static func file(_ number: Int, _ random: inout SplitMix) -> Corpus.File {
        let name = random.pick(nouns) + random.pick(nouns) + "\(number)"
        // Sizes as in real apps: many short files, few long ones.
        let lines = 50 + random.below(120) + (random.below(4) == 0 ? random.below(230) : 0)
        var text = "//\n//  \(name).swift\n//  Created for the benchmark.\n//\n\nimport Foundation\n\n"
        switch number % 4 {
        case 0: text += model(name, lines, &random)
        case 1: text += service(name, lines, &random)
        case 2: text += helpers(name, lines, &random)
        default: text += engine(name, lines, &random)
        }
        return Corpus.File(path: "App/Core/Part\(number % 23)/\(name).swift", text: text)
    }

    private static func model(_ name: String, _ lines: Int, _ random: inout SplitMix) -> String {
        var names: [String] = []
        for field in fields where random.below(3) == 0 { names.append(field) }
        if names.isEmpty { names = ["identifier"] }
        let typed = names.map { ($0, random.pick(types)) }
        var text =
            "/// What the server says about one \(name.lowercased()).\nstruct \(name): Codable, Hashable, Sendable {\n"
        for (field, type) in typed { text += "    let \(field): \(type)\n" }
        text += "\n    private enum CodingKeys: String, CodingKey {\n"
        for (field, _) in typed { text += "        case \(field) = \"\(field)_\(random.below(9))\"\n" }
        text += "    }\n}\n\nextension \(name) {\n"
        return text + methods(lines - 2 * names.count, &random) + "}\n"
    }

    private static func service(_ name: String, _ lines: Int, _ random: inout SplitMix) -> String {
        var text =
            "final class \(name)Service {\n    private let session: URLSession\n    private let decoder = JSONDecoder()\n"
        text += "    private var pending: [UUID: Task<Void, Never>] = [:]\n\n"
        text += "    init(session: URLSession = .shared) {\n        self.session = session\n    }\n\n"
        for index in 0..<(lines / 30 + 1) {
            let noun = random.pick(nouns)
            text += """
                    func fetch\(noun)\(index)(_ identifier: UUID, limit: Int = \(random.below(90))) async throws -> [String: Int] {
                        var request = URLRequest(url: URL(string: "https://example.org/\(noun.lowercased())/\\(identifier)")!)
                        request.httpMethod = "GET"
                        request.setValue("application/json", forHTTPHeaderField: "Accept")
                        let (data, response) = try await session.data(for: request)
                        guard let status = (response as? HTTPURLResponse)?.statusCode, (200..<300).contains(status) else {
                            throw URLError(.badServerResponse)
                        }
                        let values = try decoder.decode([String: Int].self, from: data)
                        return values.filter { $0.value > limit }.mapValues { $0 * \(random.below(7) + 1) }
                    }

                """
        }
        return text + methods(lines / 3, &random) + "}\n"
    }

    private static func helpers(_ name: String, _ lines: Int, _ random: inout SplitMix) -> String {
        let type = random.pick(["String", "Date", "Double", "Array", "Collection", "Sequence", "Int"])
        return "// MARK: - \(name)\n\nextension \(type) {\n" + methods(lines, &random) + "}\n"
    }

    private static func engine(_ name: String, _ lines: Int, _ random: inout SplitMix) -> String {
        var text =
            "actor \(name)Engine {\n    enum State: Equatable {\n        case idle\n        case busy(since: Date)\n"
        text += "        case failed(String)\n    }\n\n    private(set) var state: State = .idle\n\n"
        text += "    var isBusy: Bool {\n        if case .busy = state { return true }\n        return false\n    }\n\n"
        return text + methods(lines, &random) + "}\n"
    }

    /// Methods of the usual statements, about so many lines of them.
    private static func methods(_ lines: Int, _ random: inout SplitMix) -> String {
        var text = ""
        var written = 0
        while written < lines {
            let (field, noun) = (random.pick(fields), random.pick(nouns))
            let number = random.below(1000)
            switch random.below(5) {
            case 0:
                text += """
                        /// The \(field) of each \(noun.lowercased()), largest first.
                        func \(field)\(number)(of values: [Int], over limit: Int) -> [Int] {
                            guard !values.isEmpty, limit > \(number % 10) else { return [] }
                            return values.filter { $0 > limit }.map { $0 * \(number % 7 + 1) }.sorted(by: >)
                        }

                    """
                written += 6
            case 1:
                text += """
                        func describe\(noun)\(number)(_ value: Int?) -> String {
                            switch value {
                            case .none: return "no \(field)"
                            case .some(let amount) where amount < 0: return "\(field) below zero: \\(amount)"
                            case .some(0): return "nothing"
                            case .some(let amount): return "\(field) \\(amount) of \\(amount + \(number))"
                            }
                        }

                    """
                written += 9
            case 2:
                text += """
                        func total\(noun)\(number)(_ rows: [(\(field): Double, weight: Double)]) -> Double {
                            var sum = 0.0
                            for (index, row) in rows.enumerated() {
                                if row.weight == 0 { continue }
                                sum += row.\(field) * row.weight / Double(index + \(number % 9 + 1))
                            }
                            return (sum * 100).rounded() / 100
                        }

                    """
                written += 9
            case 3:
                text += """
                        func merge\(noun)\(number)(_ left: [String: Int], _ right: [String: Int]) -> [String: Int] {
                            left.merging(right) { first, second in
                                // The later one counts unless it says nothing.
                                second == 0 ? first : max(first, second)
                            }
                        }

                    """
                written += 7
            default:
                text += """
                        func check\(noun)\(number)(_ text: String) throws -> String {
                            let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                            guard let first = parts.first, parts.count <= \(number % 20 + 2) else {
                                throw CocoaError(.formatting)
                            }
                            let joined = parts.dropFirst().reduce(first) { "\\($0)-\\($1)" }
                            return joined.isEmpty ? "\(field)" : joined.lowercased()
                        }

                    """
                written += 9
            }
        }
        return text
    }
}
