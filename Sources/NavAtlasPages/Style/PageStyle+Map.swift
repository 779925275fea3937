extension PageStyle {
    /// The map, the tools above it and the panel beside it.
    static let map = """
        #map { padding-bottom: 0; }
        #tools { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; margin-bottom: .5rem; }
        .field { display: flex; gap: .4rem; align-items: center; position: relative; min-width: 0; }
        .field label { white-space: nowrap; } .grows { flex: 1 1 16rem; max-width: 30rem; } .grows input { flex: 1; min-width: 0; }
        .field select { width: 13rem; }
        #filters[open] { flex-basis: 100%; }
        .fields { display: flex; flex-wrap: wrap; gap: .4rem 1rem; padding: .2rem 0 .4rem; }
        #hits { position: absolute; z-index: 3; top: 100%; left: 2.6rem; right: 0; max-height: 60vh; overflow-y: auto;
          margin: 2px 0 0; padding: .25rem; list-style: none; background: var(--ground); border: 1px solid var(--line);
          border-radius: 6px; box-shadow: 0 6px 20px #0004; }
        #hits li { padding: .35rem .5rem; margin: 0; border-radius: 4px; cursor: pointer; overflow-wrap: anywhere; }
        #hits [aria-selected=true], #hits li:hover { background: var(--card); outline: 2px solid var(--link); outline-offset: -2px; }
        #view { background: var(--ground); border: 1px solid var(--line); border-radius: 8px; overflow: auto; }
        .scripted #stage { display: grid; grid-template-columns: minmax(0, 1fr) 24rem; gap: .6rem; position: relative;
          height: max(26rem, calc(100vh - 10.5rem)); }
        .scripted #tools:has(#filters[open]) + #stage { height: max(26rem, calc(100vh - 17.5rem)); }
        .scripted #view { position: relative; overflow: hidden; touch-action: none; cursor: grab; user-select: none;
          -webkit-user-select: none; }
        .scripted #view.held { cursor: grabbing; }
        #size { position: absolute; left: .6rem; bottom: .6rem; display: flex; gap: .3rem; }
        #size button { min-width: 2.5rem; min-height: 2.5rem; background: var(--ground); }
        #panel { overflow: auto; contain: layout; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
          padding: .6rem .9rem; }
        #panel h2 { margin: 0 0 .25rem; overflow-wrap: anywhere; } #panel h2 ~ h2 { margin-top: 1.2rem; }
        #panel button { background: var(--ground); } #panel .close { float: right; margin-left: .5rem; }
        .actions { display: flex; flex-wrap: wrap; gap: .4rem .6rem; align-items: center; margin: .5rem 0; }
        [aria-current=step] { background: var(--ground); outline: 2px solid var(--way); outline-offset: 3px; border-radius: 2px; }
        .ways button { text-align: left; width: 100%; overflow-wrap: anywhere; }
        [aria-pressed=true] { border: 2px solid var(--way); }
        #status { min-height: 1.45em; color: var(--quiet); }
        #legend { display: flex; flex-wrap: wrap; gap: 0 1.2rem; padding: 0; list-style: none; color: var(--quiet); }
        #legend li { display: flex; align-items: center; gap: .3rem; } #legend svg { overflow: visible; }
        @media (max-width: 60rem) {
          .scripted #tools + #stage#stage { display: block; height: auto; }
          .scripted #view { height: 50vh; min-height: 18rem; } #panel { overflow: visible; margin-top: .5rem; }
          #size { bottom: auto; top: calc(max(50vh, 18rem) - 3.4rem); }
          nav { margin-left: 0; } .field select { width: 100%; } .field:not(.grows) { flex: 1 1 9rem; flex-direction: column; align-items: stretch; gap: 0; }
          #hits { left: 0; } input, select, button { min-height: 2.75rem; } summary { padding: .6rem 0; }
          nav a { padding: .4rem 0; } }
        """
}
