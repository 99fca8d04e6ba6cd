title = Pirámide
