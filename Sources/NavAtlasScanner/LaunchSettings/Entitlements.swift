/// The associated domains in an app's entitlements.
package struct Entitlements: Hashable, Sendable {
    /// The hosts whose links open the app, each once, in their order: those of `applinks:` in the associated domains,
    /// without what stands behind `?`. `*.example.com` stands for all that end so.
    package var linkedHosts: [String] = []

    /// Reads a file.
    ///
    /// - Throws: a diagnostic where the file cannot be read, or is no property list with a dictionary at its top.
    package init(_ file: SourceFile) throws(ScanDiagnostic) {
        try self.init(file.bytes(), displayPath: file.displayPath)
    }

    /// Reads the bytes of a file.
    ///
    /// - Throws: a diagnostic where the bytes are no property list with a dictionary at its top.
    package init(_ bytes: [UInt8], displayPath: String) throws(ScanDiagnostic) {
        let top = try PropertyList.dictionary(in: bytes, displayPath: displayPath)
        for domain in top["com.apple.developer.associated-domains"] as? [Any] ?? [] {
            guard let domain = domain as? String, domain.hasPrefix("applinks:") else { continue }
            let host = String(domain.dropFirst("applinks:".count).prefix { $0 != "?" })
            // A host that a build setting names is known only when the app is built.
            guard !host.isEmpty, !host.contains("$("), !host.contains("${"), !linkedHosts.contains(host) else {
                continue
            }
            linkedHosts.append(host)
        }
    }
}
