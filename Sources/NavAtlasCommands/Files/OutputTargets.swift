/// The places that one run writes to: paths, and `-` for standard output.
enum OutputTargets {
    /// - Parameter inputs: the paths that are read.
    /// - Throws: ``UsageError`` where two results go to one place, or one to where something is read.
    static func check(_ places: [String], inputs: [String]) throws(UsageError) {
        let read = Set(inputs.filter { $0 != GraphInput.standardInput }.map(Files.key))
        var written: Set<String> = []
        for place in places {
            let isFile = place != GraphInput.standardInput
            let identity = isFile ? Files.key(of: place) : place
            guard written.insert(identity).inserted else { throw .repeatedOutput(place) }
            if isFile, read.contains(identity) { throw .overwrittenInput(place) }
        }
    }
}
