import NavAtlasCommands

Tool(name: "navatlas", source: .paths(source: .swiftSource)).main()
