extension PageStyle {
    /// The drawing: what is chosen, on the way, and left out. Nothing is made transparent, for that costs a layer each. From far
    /// away no line is dashed: a browser makes every dash of a line for each part of the picture that the line passes,
    /// which takes most of a second while the map grows.
    static let drawing = """
        svg text { font-family: Helvetica, Arial, "Liberation Sans", sans-serif; }
        #drawing { display: block; overflow: visible; width: 100%; min-width: var(--least); height: auto; }
        #names { font-weight: bold; fill: var(--ink); stroke: var(--ground); stroke-width: .3em; paint-order: stroke;
          stroke-linejoin: round; pointer-events: none; }
        #drawing.far .edge text, #drawing.far .node text { visibility: hidden; }
        #drawing.far .edge path { stroke-width: var(--thin); stroke-dasharray: none; }
        #drawing.far .cluster rect { stroke-width: var(--thin); }
        #drawing.tiny .node:not(.chosen, .onway, .near) { visibility: hidden; }
        .scripted #drawing { position: absolute; left: 0; top: 0; min-width: 0; transform-origin: 0 0; }
        .scripted #drawing { will-change: transform; } .scripted .sharpening #drawing { will-change: auto; }
        .scripted .node[data-node], .scripted .cluster, .scripted .edge[data-edges] { cursor: pointer; }
        #drawing g:focus { outline: none; }
        #drawing .node:focus-visible > rect:first-of-type { stroke: var(--link); stroke-width: 4; }
        #drawing .node.near > rect:first-of-type { stroke: var(--link); stroke-width: max(1.6px, 2 * var(--thin, 0px)); }
        #drawing .edge.near :is(rect, path, circle) { stroke-width: max(2.4px, 2 * var(--thin, 0px)); }
        #drawing .node.onway > rect:first-of-type { stroke: var(--way); stroke-width: max(2.4px, 3 * var(--thin, 0px)); }
        #drawing .edge.onway :is(rect, path, circle) { stroke: var(--way); stroke-width: max(2.8px, 3 * var(--thin, 0px)); }
        #drawing .edge.onway text { fill: var(--way); font-weight: bold; }
        #drawing .edge.onstep :is(rect, path, circle) { stroke: var(--chosen); stroke-width: 4; }
        #drawing .node.chosen > rect:first-of-type { stroke: var(--chosen); stroke-width: max(3.2px, 3 * var(--thin, 0px)); }
        #drawing .edge.chosen :is(rect, path, circle) { stroke: var(--chosen); stroke-width: 4; }
        #drawing .dim :is(rect, path, circle) { stroke: var(--hair); }
        #drawing .node.dim rect { fill: var(--ground); stroke: none; }
        #drawing .edge.dim :is(path, circle):not([fill=none]) { fill: var(--hair); }
        #drawing .cluster.dim rect { fill: var(--ground); stroke: var(--hair); }
        #drawing .node.dim text { fill: var(--quiet); } #drawing .edge.dim :is(text, rect) { visibility: hidden; }
        """

    /// On paper: the whole map at the width of the page, the panel where something is chosen, the tables.
    static let print = """
        @media print {
          body { font-size: 10pt; } a { color: inherit; text-decoration: none; }
          #tools, #size, nav, .keys, #status, #panel button, #panel.start { display: none !important; }
          .scripted #stage, #view { display: block; height: auto; }
          .scripted #view, #view { overflow: visible; height: auto !important; border: 0; }
          .scripted #drawing, #drawing { position: static; transform: none !important; width: 100% !important;
            min-width: 0; height: auto !important; max-height: 24cm; }
          #panel { border: 0; padding: 0; background: none; overflow: visible; }
          details::details-content { content-visibility: visible; }
          thead { display: table-header-group; } tr, li { break-inside: avoid; } h2, h3 { break-after: avoid; }
          .wide { overflow: visible; } table { font-size: 8.5pt; }
          tbody :is(th, td) { max-width: 11rem; } td:last-child, td code, td code a { overflow-wrap: anywhere; } }
        """
}
