import Foundation

// Swift holds two spellings of one text to be equal: `é` as one scalar, or as `e` with an accent, as file names on a Mac
// are spelt. A graph keeps one of them (Unicode's form C), so that equal graphs have equal bytes.

extension String {
    var normalized: String { isASCII ? self : precomposedStringWithCanonicalMapping }

    fileprivate var isASCII: Bool {
        var text = self
        return text.withUTF8 { bytes in
            var union: UInt8 = 0
            for byte in bytes { union |= byte }
            return union < 0x80
        }
    }
}

extension Set<String> {
    fileprivate var normalized: Self { isEmpty ? self : Set(map(\.normalized)) }
}

extension Set<SourceLocation> {
    /// Most have nothing to change, and keep their place in memory.
    fileprivate var normalized: Self { allSatisfy(\.file.isASCII) ? self : Set(map(\.normalized)) }
}

extension SourceLocation {
    fileprivate var normalized: Self { Self(file: file.normalized, line: line, column: column) }
}

extension Node {
    var normalized: Self {
        Self(
            id: id.normalized, kind: kind, flow: flow.map { Flow(rawValue: $0.rawValue.normalized) },
            style: style?.normalized, module: module?.normalized, container: container,
            location: location?.normalized, body: body.normalized)
    }
}

extension Presentation {
    fileprivate var normalized: Self { Self(rawValue: rawValue.normalized) }
}

extension Edge {
    var normalized: Self {
        let presentation = presentation?.normalized
        var others = Dictionary(
            otherPresentations.lazy.map { ($0.key.normalized, $0.value) }, uniquingKeysWith: { $0 && $1 })
        let replacesToo = presentation.flatMap { others.removeValue(forKey: $0) } ?? true
        return Self(
            from: from.normalized, to: to.normalized, kind: kind, name: name.normalized, presentation: presentation,
            otherPresentations: others, input: input?.normalized, initial: initial, replaces: replaces && replacesToo,
            evidence: evidence, locations: locations.normalized, triggers: triggers.normalized,
            through: through.normalized, components: components.normalized)
    }
}

extension DeepLink {
    var normalized: Self {
        Self(
            pattern: pattern.normalized, to: to?.normalized, path: path.map(\.normalized),
            location: location?.normalized)
    }
}

extension UnresolvedCall {
    var normalized: Self {
        Self(
            what: what.normalized, reason: reason.normalized, from: from?.normalized,
            candidates: candidates.normalized, location: location?.normalized)
    }
}

extension Remark {
    var normalized: Self {
        Self(
            Kind(rawValue: kind.rawValue.normalized), subject.normalized, detail: detail.normalized,
            location: location?.normalized)
    }
}

extension Suppression {
    var normalized: Self {
        Self(
            rules: rules.normalized, reason: reason.normalized, location: location.normalized, lastLine: lastLine)
    }
}

extension FileCensus {
    var normalized: Self {
        Self(
            file: file.normalized, resolved: resolved, dead: dead, noNavigation: noNavigation, notFollowed: notFollowed)
    }
}

extension Bound {
    var normalized: Self {
        Self(what: what.normalized, hides: hides.normalized, location: location?.normalized)
    }
}
