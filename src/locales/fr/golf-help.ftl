goal = Videz les sept colonnes. À défaut, laissez le moins de cartes possible.
play = Touchez la dernière carte d’une colonne pour la mettre sur la défausse. Elle doit être d’un rang au-dessus ou au-dessous de la carte qui s’y trouve, quelle que soit la couleur.
turn = Si aucune carte ne va, touchez le talon pour retourner sa carte suivante sur la défausse.
corner = Les rangs font le tour : le roi et l’as vont l’un sur l’autre.
noCorner = Rien ne va sur un roi, et sur un as, seulement un deux.
stock = Le talon compte 16 cartes et ne se parcourt qu’une fois.
