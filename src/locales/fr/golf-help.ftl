goal = Videz les sept colonnes. À défaut, moins il reste de cartes, mieux c’est.
play = La dernière carte d’une colonne va sur la défausse si elle est d’un rang au-dessus ou au-dessous de la carte qui s’y trouve, quelle que soit la couleur. Il suffit de la toucher.
turn = Quand rien ne va, touchez le talon : sa carte suivante se retourne sur la défausse.
corner = Le roi et l’as se suivent : les rangs font le tour.
noCorner = Rien ne va sur un roi, et sur un as, seulement un deux.
stock = Le talon compte 16 cartes et ne se parcourt qu’une fois.
