title = Pyramide
