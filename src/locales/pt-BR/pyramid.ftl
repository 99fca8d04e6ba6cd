title = Pirâmide
