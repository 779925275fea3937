import NavAtlasCommands

Tool(name: "navatlas", source: .paths()).main()
