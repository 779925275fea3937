/// The map with the tools beside it. What only a script can serve is hidden until one runs.
enum PageTools {
    static func html(picture: String, note: String, legend: String, compares: Bool) -> String {
        """
        <section id="map" aria-label="Map">
        <form id="tools" class="script" role="search" aria-label="Search, paths and filters" hidden>
        <div class="field grows"><label for="find">Find</label>
        <input id="find" type="search" role="combobox" aria-autocomplete="list" aria-expanded="false" \
        aria-controls="hits" autocomplete="off" placeholder="screen, coordinator, route or link">
        <ul id="hits" role="listbox" aria-label="What was found" hidden></ul></div>
        <div class="field"><label for="from">Paths from</label> <select id="from"></select></div>
        <div class="field"><label for="to">to</label> <select id="to"></select></div>
        <details id="filters"><summary>Filters<span id="count"></span></summary>
        <div class="fields">
        \(filters(compares: compares).map(select).joined(separator: "\n"))
        <button type="button" id="clear">Show everything</button>
        </div></details>
        </form>
        <div id="stage">
        <div id="view" tabindex="0" role="group" aria-label="The map">
        \(picture)
        </div>
        <div id="size" class="script" role="group" aria-label="Size of the map" hidden>
        <button type="button" id="larger" aria-label="Larger">+</button>
        <button type="button" id="smaller" aria-label="Smaller">−</button>
        <button type="button" id="whole">Whole map</button>
        <button type="button" id="fold">Collapse all</button></div>
        <div id="panel" class="script" role="region" aria-label="Details" tabindex="0" hidden></div>
        </div>
        <p id="status" class="script" role="status" hidden></p>
        \(note)
        \(legend.isEmpty ? "" : "<ul id=\"legend\" aria-label=\"What the lines mean\">\(legend)</ul>")
        <details class="script keys" hidden><summary>Keys</summary>
        <p><kbd>/</kbd> finds. In the map, <kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd> move it, \
        <kbd>+</kbd> and <kbd>−</kbd> change its size, <kbd>0</kbd> shows the whole. <kbd>Tab</kbd> goes into the map: \
        there the arrows go from screen to screen, <kbd>Enter</kbd> opens one, <kbd>c</kbd> collapses or expands its \
        card, <kbd>Esc</kbd> leaves. <kbd>n</kbd> and <kbd>p</kbd> walk a path step by step.</p></details>
        <p class="script actions save" hidden>Save the visible map as <button type="button" id="svg">SVG</button>
        <button type="button" id="png">PNG</button></p>
        </section>
        """
    }

    private static func filters(compares: Bool) -> [(id: String, label: String)] {
        let all = [
            ("kind", "Kind"), ("shown", "Shown as"), ("in", "Coordinator"), ("module", "Module"),
            ("about", "Finding"), ("reach", "Reachable"),
        ]
        return compares ? all + [("fate", "Change")] : all
    }

    private static func select(_ filter: (id: String, label: String)) -> String {
        "<div class=\"field\"><label for=\"\(filter.id)\">\(filter.label)</label> <select id=\"\(filter.id)\"></select></div>"
    }
}
