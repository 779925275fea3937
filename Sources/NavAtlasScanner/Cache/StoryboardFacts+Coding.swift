// How storyboards are kept in the cache: their properties, in the same order on both sides.

extension StoryboardFacts: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(scenes, initial, isLaunchScreen, problem)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (scenes, initial, isLaunchScreen, problem) = try reader.readAll()
    }
}

extension StoryboardProblem.Kind: FactsCodable {}

extension StoryboardProblem: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(kind, position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (kind, position) = try reader.readAll()
    }
}

extension SceneFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(
            id, element, className, identifier, title, presentationStyle, storyboardName, referencedIdentifier, segues,
            cellClasses, outlets, objects, position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (
            id, element, className, identifier, title, presentationStyle, storyboardName, referencedIdentifier, segues,
            cellClasses, outlets, objects, position
        ) = try reader.readAll()
    }
}

extension SegueFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(kind, destination, identifier, relationship, presentationStyle, action, isManual, position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (kind, destination, identifier, relationship, presentationStyle, action, isManual, position) =
            try reader.readAll()
    }
}

extension SceneObjectFact: FactsCodable {
    package func write(to writer: inout FactsWriter) { writer.write(id, className, outlets, position) }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (id, className, outlets, position) = try reader.readAll()
    }
}

extension OutletFact: FactsCodable {
    package func write(to writer: inout FactsWriter) { writer.write(property, destination) }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        (property, destination) = try reader.readAll()
    }
}
