// How the words of Objective-C files are kept in the cache: their properties, in the same order on both sides.

extension ObjectiveCFacts: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(names, texts, calls)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (names, texts, calls) = try reader.readAll()
    }
}

extension ObjectiveCFacts.Word: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(name, position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (name, position) = try reader.readAll()
    }
}
