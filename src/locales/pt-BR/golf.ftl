title = Golfe
