region = Die Würfel dieses Rennens
before = Die Würfel dieses Rennens standen vor dem ersten Wurf fest.
numbered = In einem Rennen mit Nummer haben alle dieselben Würfel. Wer die Nummer kennt, kann sie vorher ausrechnen. Es gibt also nichts zu prüfen.
later = Er wird gezeigt, sobald das Rennen zu Ende ist.
rolls =
    { $count ->
        [one] { $name }: { $count } Wurf nach dem Startwert.
       *[other] { $name }: { $count } Würfe nach dem Startwert.
    }
faults =
    .dice = { $name }, Wurf { $roll }: erwartet { $expected }, gefallen { $got }.
    .turn = { $name }, Wurf { $roll }: Die Reihenfolge war nicht nach den Regeln.
    .count = { $name }, Wurf { $roll }: Die Zahl der Würfe ist falsch.
    .start = { $name }: Das Rennen hat nicht von vorn begonnen.
wins = { $count } Rennen gewonnen
why =
    .seed = Vor dem ersten Wurf zieht das Rennen einen geheimen Startwert und zeigt dessen Hash, die Festlegung. Kein anderer Startwert mit diesem Hash ist bekannt: Die Würfel stehen also fest.
    .dice = Jeder hat eigene Würfel. Was du wirfst, hängt nicht davon ab, wer zuerst drückt oder was andere behalten.
    .check = Nach dem Rennen wird der Startwert gezeigt, und jeder kann alle Würfe nachrechnen. docs/guides/fair-shuffles.md von Baize beschreibt, wie. Das beweist nicht, dass während des Rennens niemand den Startwert kannte.
