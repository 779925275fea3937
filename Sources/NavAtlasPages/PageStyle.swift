/// How the page looks, light and dark, on a screen and on paper.
enum PageStyle {
    static let css = """
        :root { --ink: #111827; --quiet: #4b5563; --ground: #ffffff; --card: #f2f5f9; --line: #b8c4d3; --link: #0069a8;
          --error: #a33f00; --mark: #9a3b77; }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #e5e7eb; --quiet: #b6bfcc; --ground: #10161f; --card: #1a2330; --line: #3c4a5e; --link: #7cc4f5;
            --error: #ffb38a; --mark: #f0a6d6; } }
        * { box-sizing: border-box; }
        body { margin: 0; color: var(--ink); background: var(--ground); font: 15px/1.5 Helvetica, Arial, sans-serif; }
        header, section { padding: .5rem 1.25rem; }
        h1 { margin: .5rem 0 0; } h2 { margin: 1rem 0 .5rem; } p { color: var(--quiet); margin: .25rem 0; }
        a { color: var(--link); } code { font-size: .9em; overflow-wrap: anywhere; }
        #tools { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-bottom: .5rem; }
        input, select, button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
          border-radius: 6px; padding: .2rem .5rem; max-width: 16rem; }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
        [hidden] { display: none !important; }
        #view { background: #ffffff; border: 1px solid var(--line); border-radius: 8px; overflow: auto; max-height: 75vh; }
        #view.moving { cursor: grabbing; } #view svg { display: block; max-width: none; }
        body.scripted #view { overflow: hidden; height: 70vh; touch-action: none; cursor: grab; }
        body.scripted #view svg { width: 100%; height: 100%; }
        svg .node { cursor: pointer; } svg .dim { opacity: .15; }
        svg .chosen polygon, svg .chosen path, svg .chosen ellipse { stroke: #9a3b77; stroke-width: 4; }
        svg .onway polygon, svg .onway path, svg .onway ellipse { stroke: #c24e00; stroke-width: 3.5; }
        #details { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .5rem 1rem;
          margin-top: .5rem; }
        #details h2 { margin-top: 0; } ul { padding-left: 1.2rem; } li { margin: .15rem 0; }
        .error b { color: var(--error); } small { color: var(--quiet); }
        table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top;
          padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); font-weight: normal; }
        thead th { font-weight: bold; }
        @media print { #tools, #details { display: none; } #view { max-height: none; overflow: visible; border: 0; }
          body.scripted #view { height: auto; } }
        """
}
