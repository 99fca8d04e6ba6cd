goal = Vacía las siete columnas. Si no puedes, deja el menor número de cartas posible.
play = Pulsa la última carta de una columna para moverla al descarte. Debe valer uno más o uno menos que la carta que hay en él; el palo no importa.
turn = Si ninguna carta encaja, pulsa el mazo para pasar su siguiente carta al descarte.
corner = Los valores dan la vuelta: el rey y el as van uno sobre otro.
noCorner = Sobre un rey no va nada, y sobre un as, solo un dos.
stock = El mazo tiene 16 cartas y se recorre una sola vez.
