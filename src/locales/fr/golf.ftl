title = Golf
keyColumn = Aller à une colonne
    .keys = 1 … 7
keyStock = Retourner une carte du talon
    .keys = s
keyWaste = Aller à la défausse
    .keys = w
left = reste { $count }
drawn =
    { CAPITAL(CARD($card)) } { RANK($card) ->
        [12] tirée
       *[other] tiré
    }.
undrawn = Annulé : le tirage.
hintStock = Essayez le talon.
refusals =
    .no-return = Ce qui est sur la défausse y reste.
    .top-only = Seule la carte du dessus d’une colonne se joue.
    .waste-only = Les cartes ne vont que sur la défausse.
    .stock-turns = Les cartes du talon se retournent sur la défausse.
    .on-king = Ici, rien ne va sur un roi.
    .not-next = { CAPITAL(CARD($card, form: "the")) } ne va pas sur { CARD($top, form: "the") }.
