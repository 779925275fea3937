import NavAtlasModel
print("x")
