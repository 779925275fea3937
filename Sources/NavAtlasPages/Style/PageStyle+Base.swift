extension PageStyle {
    /// Colours, text, forms and tables.
    static let base = """
        :root { color-scheme: light dark; --ink: #111827; --quiet: #4b5563; --ground: #ffffff; --card: #f2f5f9;
          --line: #7c8796; --hair: #d5dce5; --link: #005c94; --error: #a33f00; --warning: #7a5000; --chosen: #9a3b77;
          --way: #b34700; --added: #00694f; --removed: #a33f00; --changed: #5b4b9a; }
        @media screen and (prefers-color-scheme: dark) {
          :root { --ink: #e8ebf0; --quiet: #b6bfcc; --ground: #10161f; --card: #1a2330; --line: #77869b; --hair: #2c394a;
            --link: #7cc4f5; --error: #ffb38a; --warning: #f2cc7d; --chosen: #f49bd3; --way: #ffa05c; --added: #6fd9b8;
            --removed: #ffb38a; --changed: #c3b5ff; } }
        * { box-sizing: border-box; }
        html { scroll-padding-top: .5rem; }
        body { margin: 0; color: var(--ink); background: var(--ground); font: 15px/1.45 Helvetica, Arial, sans-serif; }
        header, section { padding: .5rem 1rem; }
        header { display: flex; flex-wrap: wrap; gap: .15rem 1.25rem; align-items: baseline; }
        h1 { margin: 0; font-size: 1.4rem; overflow-wrap: anywhere; } h2 { margin: 1rem 0 .5rem; font-size: 1.2rem; }
        h3 { margin: .9rem 0 .3rem; font-size: 1rem; } p { margin: .25rem 0; } header p { color: var(--quiet); }
        nav { display: flex; flex-wrap: wrap; gap: 0 1rem; margin-left: auto; }
        a { color: var(--link); overflow-wrap: anywhere; } code { font-size: .9em; overflow-wrap: anywhere; }
        small, .how { color: var(--quiet); font-size: .9em; } kbd { border: 1px solid var(--line); border-radius: 4px;
          padding: 0 .3em; font: inherit; font-size: .9em; }
        ul, ol { padding-left: 1.4rem; margin: .25rem 0; } li { margin: .2rem 0; }
        .error > b { color: var(--error); } .warning > b { color: var(--warning); }
        .added > b { color: var(--added); } .removed > b { color: var(--removed); } .changed > b { color: var(--changed); }
        [hidden] { display: none !important; }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
        h2:focus { outline: none; }
        input, select, button, summary { font: inherit; color: inherit; }
        input, select, button { background: var(--card); border: 1px solid var(--line); border-radius: 6px;
          padding: .3rem .6rem; min-height: 2.1rem; max-width: 100%; }
        input::placeholder { color: var(--quiet); opacity: 1; }
        button { cursor: pointer; } button:hover { border-color: var(--ink); }
        select:disabled { color: var(--quiet); }
        summary { cursor: pointer; padding: .3rem 0; }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: left; vertical-align: top; padding: .3rem .9rem .3rem 0; border-bottom: 1px solid var(--hair);
          font-weight: normal; overflow-wrap: break-word; }
        thead th { font-weight: bold; } :is(th, td) :is(a, code) { overflow-wrap: break-word; }
        tbody :is(th, td) { max-width: 32rem; }
        """
}
