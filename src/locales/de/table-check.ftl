# Messages of the check of a deal, at tables and in races.

yes = ✓ Ja
no = ✗ Nein
region = Diese Runde
before = Das Deck der Runde { NUMBER($hand) } stand fest, bevor jemand setzen konnte.
none = Dieses Deck hat die Seite selbst vorgegeben. Es lässt sich nicht prüfen.
commitment = Festlegung
seed = Startwert
later = Wird nach der Runde gezeigt.
cuts = Abheben
noCuts = Niemand hat abgehoben.
quoted =
    { HAS($text) ->
        [true] „{ $text }“
       *[false] kein Text
    }
own = Deine eigenen Worte zum Mischen
cut = Abheben
reveals = Mit dem Startwert werden auch die verdeckten Karten sichtbar von: { LIST($names) }.
reveal = Startwert zeigen
check = Prüfen
aside = Beiseitegelegt
deck = Das Deck in der Reihenfolge, in der gegeben wurde
place = Karte
wrong = , erwartet { CARD($card) }
how = Was das beweist
why =
    .commitment = Vor den Einsätzen zieht der Tisch einen geheimen Startwert und zeigt dessen Hash, die Festlegung. Niemand kann einen anderen Startwert mit demselben Hash finden, also steht das Deck fest.
    .cuts = Deine eigenen Worte mischen das Deck noch einmal. Der Tisch kannte sie nicht, als er den Startwert zog. Also kann niemand das Deck ausgesucht haben, außer wenn nach dir jemand abhebt, der den Startwert kennt. Das Haus und die Computerspieler heben nicht ab.
    .seed = Nach der Runde wird der Startwert gezeigt, und jeder kann das Deck nachrechnen. docs/guides/fair-shuffles.md von Baize beschreibt jedes Byte. Es beweist nicht, dass während der Runde niemand den Startwert kannte.
verdict =
    { $isFair ->
        [true] Geprüft: Alles stimmt überein.
       *[false] Geprüft: Nicht alles stimmt überein.
    }
byHand = Diesen Text von Hand kopieren

lines =
    .seed = Der Startwert ist ungültig.
    .commitment =
        Der Hash des Startwerts { $ok ->
            [true] stimmt
           *[false] stimmt nicht
        } mit der Festlegung überein.
    .dice = Gewürfelt: { $got }. Nach dem Startwert: { $expected }.
    .deck =
        Das Deck ergibt sich aus dem Startwert{ $cuts ->
            [0] { "" }
           *[other] { " " }und dem Abheben
        }.
    .cards = Im Deck sind { NUMBER($different) } statt { NUMBER($size) } verschiedene Karten.
    .uncut = Das Abheben wurde nicht berücksichtigt.
    .order = Das Deck ergibt sich nicht aus dem Startwert und dem Abheben.
    .hand = { $who }: die richtigen Karten.
    .unseen =
        { $who }: { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }, die niemand gesehen hat.
    .laid = { $who }: mit anderen Karten gelegt.
    .fault =
        { $who }, { HAS($place) ->
            [true] Karte { $place } des Decks
           *[false] eine Karte zu viel
        }: erwartet { part-expected }, gegeben { part-got }{ $more ->
            [0] { "" }
            [one] , dazu { $more } weitere Abweichung
           *[other] , dazu { $more } weitere Abweichungen
        }.
part-expected =
    { HAS($expected) ->
        [true] { CARD($expected) }
       *[false] keine Karte
    }
part-got =
    { HAS($got) ->
        [true] { CARD($got) }
       *[false] keine Karte
    }
