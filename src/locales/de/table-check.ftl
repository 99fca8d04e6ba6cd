# Messages of the check of a deal, at tables and in races.

yes = ✓ Ja
no = ✗ Nein
region = Diese Runde
before = Das Deck der Runde { NUMBER($hand) } stand fest, bevor jemand setzen konnte.
none = Dieses Deck stammt von der Seite selbst und lässt sich nicht prüfen.
commitment = Festlegung
seed = Startwert
later = Wird nach der Runde gezeigt.
cuts = Abheben
noCuts = Niemand hat abgehoben.
quoted =
    { HAS($text) ->
        [true] „{ $text }“
       *[false] nichts eingegeben
    }
own = Deine eigenen Worte zum Mischen
cut = Abheben
reveals = Der Startwert verrät auch Karten, die nicht gezeigt wurden. Er würde die Karten aufdecken von: { LIST($names) }.
reveal = Aufdecken
check = Prüfen
aside = Beiseite
deck = Das Deck in der Reihenfolge des Gebens
place = Karte
wrong = , erwartet { CARD($card) }
how = Was das beweist
why =
    .commitment = Vor den Einsätzen zieht der Tisch einen geheimen Startwert und zeigt dessen Hash, die Festlegung. Kein anderer Startwert mit diesem Hash ist bekannt, also steht das Deck fest.
    .cuts = Deine eigenen Worte, die der Tisch da noch nicht kannte, mischen es noch einmal. Dann hat niemand das Deck ausgesucht, solange niemand nach dir abhebt: Wer zuletzt abhebt und den Startwert kennt, könnte es. Das Haus und die Computerspieler heben nicht ab.
    .seed = Nach der Runde wird der Startwert gezeigt, und jeder kann das Deck nachrechnen. docs/fair-shuffles.md von Baize beschreibt jedes Byte. Es beweist nicht, dass während der Runde niemand den Startwert kannte.
verdict =
    { $isFair ->
        [true] Alles ist wie versprochen.
       *[false] Nicht alles ist wie versprochen.
    }
byHand = Zum Kopieren von Hand

lines =
    .seed = Der Startwert ist unbrauchbar.
    .commitment =
        Der Hash des Startwerts { $ok ->
            [true] stimmt
           *[false] stimmt nicht
        } mit der Festlegung überein.
    .dice = Gewürfelt: { $got }; laut Startwert: { $expected }.
    .deck =
        Das Deck ergibt sich aus dem Startwert{ $cuts ->
            [0] { "" }
           *[other] { " " }und dem Abheben
        }.
    .cards = Im Deck sind { NUMBER($different) } statt { NUMBER($size) } verschiedene Karten.
    .uncut = Das Abheben wurde übergangen.
    .order = Das Deck ergibt sich nicht aus dem Startwert und dem Abheben.
    .hand = { $who }: die richtigen Karten.
    .unseen = { $who }: { NUMBER($count) }, die niemand gesehen hat.
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
