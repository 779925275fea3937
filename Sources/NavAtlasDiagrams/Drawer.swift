import Foundation
import NavAtlasModel

/// Draws a diagram with Graphviz, and with less to do where that is too much.
struct Drawer {
    let diagram: Diagram
    /// The files of ``Diagram/images``.
    var images: [String] = []
    /// Whether texts are as wide as in the machine's fonts.
    var measuresFonts = false
    let place: LayoutPlace

    /// One layout of a text by an engine, and its drawing.
    typealias Attempt = (
        _ engine: String, _ place: LayoutPlace, _ write: Graphviz.Writing
    ) throws(DiagramError) -> Graphviz.Drawing

    /// The first drawing that succeeds. In this process there is only one try: nothing could end a layout, and what
    /// crashes takes everything along.
    func draw(_ attempt: Attempt) throws(DiagramError) -> DrawnDiagram {
        let best = Effort.best(for: diagram.graph)
        var failure: DiagramError?
        for effort in [best] + best.next {
            do {
                var said: [DiagramNote] = []
                let drawing = try attempt(effort == .nested ? "nop2" : "dot", place) { send throws(DiagramError) in
                    said = try write(effort, send)
                }
                var notes = said + drawing.notes
                if best == .plain, effort == best { notes.insert(.tangled(drawn: effort.words), at: 0) }
                if let failure { notes.insert(.simplified(reason: failure, drawn: effort.words), at: 0) }
                return DrawnDiagram(data: drawing.data, notes: notes)
            } catch {
                guard case .separateProcess = place, error.mayBeTooMuch else { throw error }
                failure = failure ?? error
            }
        }
        throw .nothingDrawn(
            graph: diagram.title.map { "'\(DOT.visible($0))'" } ?? "the graph", nodes: diagram.graph.nodes.count,
            cause: failure?.cause ?? "")
    }

    private func write(_ effort: Effort, _ send: (String) -> Void) throws(DiagramError) -> [DiagramNote] {
        if effort == .nested {
            return try NestedText.write(diagram, images: images, measuringFonts: measuresFonts, in: place, send)
        }
        var diagram = diagram
        if effort == .coordinators { diagram.graph = diagram.graph.collapsed }
        send(DiagramText(diagram, effort, images: images).text)
        return []
    }
}
