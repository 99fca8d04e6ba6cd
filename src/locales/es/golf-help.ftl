goal = Vacía las siete columnas. Si no lo consigues, cuantas menos cartas queden, mejor.
play = La última carta de una columna va al descarte si vale uno más o uno menos que la carta que hay en él; el palo no importa. Basta con pulsarla.
turn = Cuando nada encaja, pulsa el mazo: su siguiente carta pasa al descarte.
corner = El rey y el as son vecinos: los valores dan la vuelta.
noCorner = Sobre un rey no va nada, y sobre un as, solo un dos.
stock = El mazo tiene 16 cartas y se recorre una sola vez.
