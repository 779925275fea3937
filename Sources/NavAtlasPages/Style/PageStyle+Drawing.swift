extension PageStyle {
    /// The drawing: what is chosen, on the way, and left out. Nothing is made transparent, for that costs a layer each. From far
    /// away dashes are as long as they can be seen: a browser makes every dash of a line for each part of the picture that
    /// the line passes, which are thousands, and takes most of a second for it while the map grows.
    static let drawing = """
        svg text { font-family: Helvetica, Arial, sans-serif; }
        #drawing { display: block; overflow: visible; width: 100%; min-width: var(--least); height: auto; }
        #names { font-weight: bold; fill: var(--ink); stroke: var(--ground); stroke-width: .3em; paint-order: stroke;
          stroke-linejoin: round; pointer-events: none; }
        #drawing.far .edge text, #drawing.far .node text { visibility: hidden; }
        #drawing.far :is(.edge, .cluster) path { stroke-width: var(--thin); }
        #drawing.far .edge path[stroke-dasharray] { stroke-dasharray: calc(7 * var(--thin)) calc(4 * var(--thin)); }
        #drawing.far .edge path[stroke-dasharray^="1,"] { stroke-dasharray: calc(2 * var(--thin)) calc(5 * var(--thin)); }
        #drawing.tiny .node:not(.chosen, .onway, .near) { visibility: hidden; }
        .scripted #drawing { position: absolute; left: 0; top: 0; min-width: 0; transform-origin: 0 0; }
        .scripted #drawing { will-change: transform; } .scripted .sharpening #drawing { will-change: auto; }
        .scripted .node[data-node], .scripted .cluster, .scripted .edge[data-edges] { cursor: pointer; }
        #drawing g:focus { outline: none; }
        #drawing .node:focus-visible :is(polygon, path, ellipse) { stroke: var(--link); stroke-width: 5; }
        #drawing .near :is(polygon, path, ellipse) { stroke-width: max(3px, 2 * var(--thin, 0px)); }
        #drawing .onway :is(polygon, path, ellipse) { stroke: var(--way); stroke-width: max(3.5px, 3 * var(--thin, 0px)); }
        #drawing .edge.onstep :is(polygon, path, ellipse) { stroke: var(--chosen); stroke-width: 5; }
        #drawing .chosen :is(polygon, path, ellipse) { stroke: var(--chosen); stroke-width: 5; }
        #drawing .dim :is(polygon, path, ellipse) { stroke: var(--hair); }
        #drawing .node.dim :is(polygon, path, ellipse) { fill: var(--ground); }
        #drawing .edge.dim :is(polygon, path, ellipse):not([fill=none]) { fill: var(--hair); }
        #drawing .cluster.dim path { fill: var(--ground); }
        #drawing .node.dim text { fill: var(--quiet); } #drawing .edge.dim text { visibility: hidden; }
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
