print("navatlas")
