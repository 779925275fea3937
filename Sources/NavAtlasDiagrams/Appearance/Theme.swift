import Foundation

/// The colours of a picture.
package enum Theme: String, Sendable, CaseIterable {
    /// On white.
    case light
    /// On black.
    case dark
    /// As the reader's system asks, in an SVG; on white in any other format.
    case auto

    func hex(_ role: ColorRole) -> String { self == .dark ? role.dark : role.light }

    /// Rules that give an SVG on white the reader's colours. A viewer that knows no variables or no media queries keeps
    /// the colours that stand at the elements.
    ///
    /// A page that holds the SVG may set the variables, as `--navatlas-ink`, itself.
    static var rules: String {
        let (light, dark) = (ColorRole.allCases.map(\.light), ColorRole.allCases.map(\.dark))
        func variables(_ values: [String]) -> String {
            zip(ColorRole.allCases, values).map { "--navatlas-\($0.rawValue):\($1)" }.joined(separator: ";")
        }
        let uses = ColorRole.allCases.flatMap { role in
            ["fill", "stroke"].map { property in
                "#navigation [\(property)=\"\(role.light.lowercased())\"]"
                    + "{\(property):var(--navatlas-\(role.rawValue))}"
            }
        }
        return ":root{\(variables(light))}\n"
            + "@media (prefers-color-scheme:dark){:root{\(variables(dark))}}\n"
            + uses.joined(separator: "\n")
    }
}
