title = Klondike
keyColumn = Aller à une colonne, ou y déplacer des cartes
    .keys = 1 … 7
keyStock = Retourner des cartes du talon
    .keys = s
keyWaste = Aller à la défausse
    .keys = w
score = Score { $points }
drawn =
    { $count ->
        [1] { CAPITAL(CARD($card)) } { RANK($card) ->
            [12] tirée
           *[other] tiré
        }.
       *[other] { part-cards } tirées, { CARD($card, form: "the") } sur le dessus.
    }
part-cards =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
redealt =
    Défausse retournée, passage { $pass }{ HAS($of) ->
        [true] { " " }sur { $of }
       *[false] { "" }
    }.
flipped =
    { $count ->
        [1] { CAPITAL(CARD($card, form: "the")) } a été { RANK($card) ->
            [12] découverte
           *[other] découvert
        }.
       *[other] { part-cards } ont été découvertes.
    }
turnedBack =
    .draw = Annulé : le tirage.
    .redeal = Annulé : le retournement de la défausse.
    .flip = Annulé : la carte est de nouveau cachée.
hintStock = Essayez de tirer du talon.
hintRedeal = Retournez la défausse.
hintFlip = Retournez la carte de { PILE($pile, form: "the") }.
refusals =
    .turn-first = Retournez d’abord la carte de { PILE($pile, form: "the") }.
    .face-down = Les cartes cachées ne se déplacent pas.
    .waste-top = De la défausse, seule la carte du dessus se joue.
    .stock-turns = Les cartes du talon passent d’abord par la défausse.
    .stock-left = La défausse ne se retourne que quand le talon est vide.
    .no-redeal =
        { $redeals ->
            [0] Ici, la défausse ne se retourne pas.
           *[other] La défausse ne se retourne plus.
        }
    .return-to-column = Une carte ne peut quitter une fondation que pour une colonne.
    .takes-none = On ne peut pas poser de cartes sur { PILE($pile, form: "the") }.
