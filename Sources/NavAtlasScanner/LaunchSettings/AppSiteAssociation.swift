import Foundation
import NavAtlasModel

/// The universal links that an `apple-app-site-association` file declares.
///
/// Both forms are read: `components` (iOS 13 and later) and `paths` before it, with `details` as a list or, older still,
/// as a dictionary by app. Where an app has both forms the components hold, as on the device.
package struct AppSiteAssociation: Hashable, Sendable {
    /// One pattern. In a list of them the first that matches decides.
    package struct Pattern: Hashable, Sendable {
        /// The path with `*` for any text and `?` for any character; `*` where the pattern does not say.
        package var path: String
        /// The pattern of each query item's value, by the item's name.
        package var query: [String: String] = [:]
        /// The pattern of the whole query where it is one string.
        package var wholeQuery: String?
        /// The pattern of the fragment.
        package var fragment: String?
        /// Whether links that match are *not* opened in the app (`exclude`, or `NOT ` before a path).
        package var isExcluded = false
        /// What the file says about the pattern.
        package var comment: String?
        /// The apps that it is for, each as team and bundle identifier.
        package var appIDs: [String] = []
        /// Where it is written.
        package var location: SourceLocation

        /// The pattern as the path, query and fragment of a URL; query items sorted by name.
        package var text: String {
            let items =
                wholeQuery ?? query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
            return path + (items.isEmpty ? "" : "?" + items) + (fragment.map { "#" + $0 } ?? "")
        }
    }

    /// The patterns of `applinks`, in their order.
    package var patterns: [Pattern]

    /// Reads a file.
    ///
    /// - Throws: a diagnostic where the file cannot be read, or is not the JSON that it should be.
    package init(_ file: SourceFile) throws(ScanDiagnostic) {
        try self.init(file.bytes(), displayPath: file.displayPath)
    }

    /// Reads the bytes of a file.
    ///
    /// - Throws: a diagnostic where the bytes are not the JSON that they should be.
    package init(_ bytes: [UInt8], displayPath: String) throws(ScanDiagnostic) {
        func malformed(_ detail: String) -> ScanDiagnostic {
            ScanDiagnostic(path: displayPath, problem: .malformedAppSiteAssociation(detail: detail))
        }
        let json: Any
        do {
            json = try JSONSerialization.jsonObject(with: Data(bytes))
        } catch {
            throw malformed(error.parserMessage)
        }
        guard let top = json as? [String: Any] else { throw malformed("there is no object at its top") }
        patterns = []
        // A file may be about web credentials alone.
        guard let links = top["applinks"] else { return }
        guard let links = links as? [String: Any] else { throw malformed("'applinks' is not an object") }
        guard let details = links["details"] else { return }

        var finder = TextFinder(bytes, displayPath: displayPath)
        for (ids, detail) in try Self.details(details, malformed) {
            if let components = detail["components"] as? [Any] {
                for component in components {
                    guard let component = component as? [String: Any] else {
                        throw malformed("a component is not an object")
                    }
                    patterns.append(Self.pattern(component, for: ids, &finder))
                }
            } else {
                for path in detail["paths"] as? [Any] ?? [] {
                    guard let path = path as? String else { throw malformed("a path is not a string") }
                    patterns.append(Self.pattern(path: path, for: ids, &finder))
                }
            }
        }
    }

    private static func details(
        _ details: Any, _ malformed: (String) -> ScanDiagnostic
    ) throws(ScanDiagnostic) -> [(ids: [String], detail: [String: Any])] {
        if let byApp = details as? [String: Any] {
            return byApp.sorted { $0.key < $1.key }.map { ([$0.key], $0.value as? [String: Any] ?? [:]) }
        }
        guard let list = details as? [Any] else { throw malformed("'details' is neither a list nor an object") }
        var result: [(ids: [String], detail: [String: Any])] = []
        for detail in list {
            guard let detail = detail as? [String: Any] else {
                throw malformed("an entry of 'details' is not an object")
            }
            let ids = detail["appIDs"] as? [String] ?? (detail["appID"] as? String).map { [$0] } ?? []
            result.append((ids, detail))
        }
        return result
    }

    private static func pattern(path: String, for ids: [String], _ finder: inout TextFinder) -> Pattern {
        let location = finder.location(of: spellings(of: path))
        guard path.hasPrefix("NOT ") else { return Pattern(path: path, appIDs: ids, location: location) }
        let rest = path.dropFirst(4).drop { $0 == " " }
        return Pattern(path: String(rest), isExcluded: true, appIDs: ids, location: location)
    }

    private static func pattern(
        _ component: [String: Any], for ids: [String], _ finder: inout TextFinder
    ) -> Pattern {
        let path = component["/"] as? String
        let comment = component["comment"] as? String
        let anchor = path ?? component["#"] as? String ?? component["?"] as? String ?? comment
        let location = finder.location(of: anchor.map(spellings(of:)) ?? [])
        return Pattern(
            path: path ?? "*", query: component["?"] as? [String: String] ?? [:],
            wholeQuery: component["?"] as? String, fragment: component["#"] as? String,
            isExcluded: component["exclude"] as? Bool ?? false, comment: comment, appIDs: ids, location: location)
    }

    /// How JSON may write a string that has slashes.
    private static func spellings(of text: String) -> [String] {
        ["\"\(text)\"", "\"\(text.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "\\/"))\""]
    }
}
