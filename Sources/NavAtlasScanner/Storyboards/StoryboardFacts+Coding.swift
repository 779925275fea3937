// How storyboards are kept in the cache: one line a property, in the same order on both sides.

extension StoryboardFacts: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(scenes)
        writer.write(initial)
        writer.write(isLaunchScreen)
        writer.write(problem)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        scenes = try reader.read()
        initial = try reader.read()
        isLaunchScreen = try reader.read()
        problem = try reader.read()
    }
}

extension StoryboardProblem.Kind: FactsCodable {}

extension StoryboardProblem: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(kind)
        writer.write(position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        kind = try reader.read()
        position = try reader.read()
    }
}

extension SceneFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(id)
        writer.write(element)
        writer.write(className)
        writer.write(identifier)
        writer.write(title)
        writer.write(presentationStyle)
        writer.write(storyboardName)
        writer.write(referencedIdentifier)
        writer.write(segues)
        writer.write(position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        id = try reader.read()
        element = try reader.read()
        className = try reader.read()
        identifier = try reader.read()
        title = try reader.read()
        presentationStyle = try reader.read()
        storyboardName = try reader.read()
        referencedIdentifier = try reader.read()
        segues = try reader.read()
        position = try reader.read()
    }
}

extension SegueFact: FactsCodable {
    package func write(to writer: inout FactsWriter) {
        writer.write(kind)
        writer.write(destination)
        writer.write(identifier)
        writer.write(relationship)
        writer.write(presentationStyle)
        writer.write(isManual)
        writer.write(position)
    }

    package init(from reader: inout FactsReader) throws(MalformedFacts) {
        kind = try reader.read()
        destination = try reader.read()
        identifier = try reader.read()
        relationship = try reader.read()
        presentationStyle = try reader.read()
        isManual = try reader.read()
        position = try reader.read()
    }
}
