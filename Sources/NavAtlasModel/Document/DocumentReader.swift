import Foundation

// The keys of payloads once more, read by ``JSONReader``. `JSONDecoder` makes a tree of the text first, then a dictionary
// of every object, and asks through four layers of generics for every value.

/// What can be read from regular JSON.
protocol JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity)
}

extension DocumentPayload: JSONReadable {
    /// The payload of a regular document; `nil` for one that `JSONDecoder` has to look at.
    init?(regular data: Data) {
        let payload = data.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt8.self) { bytes -> Self? in
                var reader = JSONReader(bytes)
                guard let payload = try? Self(&reader), (try? reader.finish()) != nil else { return nil }
                if reader.hasSkipped, RepeatedKey(in: data).place != nil { return nil }
                return payload.schemaVersion.value == GraphDocument.schemaVersion ? payload : nil
            }
        }
        guard let payload else { return nil }
        self = payload
    }

    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var schemaVersion: WholeNumber?, nodes: [NodePayload]?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "schemaVersion": try reader.read(&schemaVersion)
            case "entries": try reader.read(&entries)
            case "nodes": try reader.read(&nodes)
            case "edges": try reader.read(&edges)
            case "deepLinks": try reader.read(&deepLinks)
            case "unresolved": try reader.read(&unresolved)
            case "remarks": try reader.read(&remarks)
            case "suppressions": try reader.read(&suppressions)
            case "census": try reader.read(&census)
            case "bounds": try reader.read(&bounds)
            case "resolution": try reader.read(&resolution)
            default: try reader.skip()
            }
        }
        (self.schemaVersion, self.nodes) = (try reader.required(schemaVersion), try reader.required(nodes))
    }
}

extension NodePayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var id: String?, kind: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "id": try reader.read(&id)
            case "kind": try reader.read(&kind)
            case "flow": try reader.read(&flow)
            case "style": try reader.read(&style)
            case "module": try reader.read(&module)
            case "container": try reader.read(&container)
            case "location": try reader.read(&location)
            case "body": try reader.read(&body)
            default: try reader.skip()
            }
        }
        (self.id, self.kind) = (try reader.required(id), try reader.required(kind))
    }
}

extension EdgePayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var from: String?, to: String?, kind: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "from": try reader.read(&from)
            case "to": try reader.read(&to)
            case "kind": try reader.read(&kind)
            case "name": try reader.read(&name)
            case "via": try reader.read(&via)
            case "presentation": try reader.read(&presentation)
            case "otherPresentations": try reader.read(&otherPresentations)
            case "input": try reader.read(&input)
            case "initial": try reader.read(&initial)
            case "replaces": try reader.read(&replaces)
            case "evidence": try reader.read(&evidence)
            case "locations": try reader.read(&locations)
            case "triggers": try reader.read(&triggers)
            case "through": try reader.read(&through)
            case "components": try reader.read(&components)
            default: try reader.skip()
            }
        }
        (self.from, self.to) = (try reader.required(from), try reader.required(to))
        self.kind = try reader.required(kind)
    }
}

extension ShowingPayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var presentation: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "presentation": try reader.read(&presentation)
            case "replaces": try reader.read(&replaces)
            default: try reader.skip()
            }
        }
        self.presentation = try reader.required(presentation)
    }
}

extension LocationPayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var file: String?, line: WholeNumber?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "file": try reader.read(&file)
            case "line": try reader.read(&line)
            case "column": try reader.read(&column)
            default: try reader.skip()
            }
        }
        (self.file, self.line) = (try reader.required(file), try reader.required(line))
    }
}

extension LinkPayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var pattern: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "pattern": try reader.read(&pattern)
            case "to": try reader.read(&to)
            case "path": try reader.read(&path)
            case "location": try reader.read(&location)
            default: try reader.skip()
            }
        }
        self.pattern = try reader.required(pattern)
    }
}

extension UnresolvedPayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var what: String?, reason: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "what": try reader.read(&what)
            case "reason": try reader.read(&reason)
            case "from": try reader.read(&from)
            case "candidates": try reader.read(&candidates)
            case "location": try reader.read(&location)
            default: try reader.skip()
            }
        }
        (self.what, self.reason) = (try reader.required(what), try reader.required(reason))
    }
}

extension RemarkPayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var kind: String?, subject: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "kind": try reader.read(&kind)
            case "subject": try reader.read(&subject)
            case "detail": try reader.read(&detail)
            case "location": try reader.read(&location)
            default: try reader.skip()
            }
        }
        (self.kind, self.subject) = (try reader.required(kind), try reader.required(subject))
    }
}

extension SuppressionPayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var rules: [String]?, location: LocationPayload?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "rules": try reader.read(&rules)
            case "reason": try reader.read(&reason)
            case "location": try reader.read(&location)
            case "lastLine": try reader.read(&lastLine)
            default: try reader.skip()
            }
        }
        (self.rules, self.location) = (try reader.required(rules), try reader.required(location))
    }
}

extension ResolutionPayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "callSites": try reader.read(&callSites)
            case "resolved": try reader.read(&resolved)
            case "dead": try reader.read(&dead)
            case "noNavigation": try reader.read(&noNavigation)
            case "notFollowed": try reader.read(&notFollowed)
            default: try reader.skip()
            }
        }
    }
}

extension CensusPayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var file: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "file": try reader.read(&file)
            case "resolved": try reader.read(&resolved)
            case "dead": try reader.read(&dead)
            case "noNavigation": try reader.read(&noNavigation)
            case "notFollowed": try reader.read(&notFollowed)
            default: try reader.skip()
            }
        }
        self.file = try reader.required(file)
    }
}

extension BoundPayload: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        var what: String?, hides: String?
        try reader.enterObject()
        while let key = try reader.nextKey() {
            switch key {
            case "what": try reader.read(&what)
            case "hides": try reader.read(&hides)
            case "location": try reader.read(&location)
            default: try reader.skip()
            }
        }
        (self.what, self.hides) = (try reader.required(what), try reader.required(hides))
    }
}

extension String: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) { self = try reader.string() }
}

extension Bool: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) { self = try reader.bool() }
}

extension WholeNumber: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) { self.init(try reader.number()) }
}

extension Array: JSONReadable where Element: JSONReadable {
    init(_ reader: inout JSONReader) throws(JSONReader.Irregularity) {
        self = try reader.list { reader throws(JSONReader.Irregularity) in try Element(&reader) }
    }
}
