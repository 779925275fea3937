import NavAtlasCommands

// The tool `navatlas`: all commands, over graphs that the scanner makes from source.
Tool(name: "navatlas", source: .paths(source: .swiftSource)).main()
