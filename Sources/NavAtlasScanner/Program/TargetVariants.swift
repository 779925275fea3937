import NavAtlasFiles

// Targets that share a type may each declare the same method in a file of their own, such as `City/Inn+Start.swift`.

extension Program {
    /// Whether two methods of one type have the same signature, in files of different folders.
    func areTargetVariants(_ one: Function, _ other: Function) -> Bool {
        let (first, second) = (one.fact, other.fact)
        return one.file != other.file && first.body != nil && second.body != nil && !first.isPrivate
            && !second.isPrivate
            && one.isNamesake(of: other)
            && PathText.folder(of: files[one.file].path) != PathText.folder(of: files[other.file].path)
    }
}
