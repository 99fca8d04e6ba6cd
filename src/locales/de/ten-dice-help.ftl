goal = Sei der Erste, dessen zehn Würfel alle dieselbe Zahl zeigen, egal welche.
roll = Wirf alle zehn Würfel. Wähle dann eine Zahl: Ihre Würfel bleiben, alle anderen rollen neu. Du kannst jedes Mal eine andere Zahl wählen.
picture = 2er behalten, die anderen sieben werfen
advice = Behalte die Zahl, die die meisten deiner Würfel zeigen. Die anderen rollen ohnehin neu, also ist egal, was sie zeigen.
atOnce = Alle werfen zur gleichen Zeit, jeder so schnell er mag.
rolling = Die Würfel bleiben nacheinander liegen. Was bei deiner Wahl noch rollt, wird noch einmal geworfen.
turns = Alle werfen reihum. Die Runde, in der jemand ins Ziel kommt, wird zu Ende gespielt. Es können also mehrere gewinnen.
bots = Wie schnell die Bots sind, steht in den Einstellungen.
playing = Drücke auf eine der sechs Zahlen oder auf einen Würfel, der sie zeigt. Auf der Tastatur drücke 1 bis 6. Der große Knopf behält dieselbe Zahl noch einmal. ? zeigt alle Tasten.

bests = Bestwerte: { DURATION($time) } · { part-rolls }
part-rolls =
    { $moves ->
        [one] { $moves } Wurf
       *[other] { $moves } Würfe
    }
comparison =
    .first = Dein erster Sieg!
    .best = Dein schnellster Sieg, mit den wenigsten Würfen!
    .fastest = Dein schnellster Sieg!
    .fewest = Dein Sieg mit den wenigsten Würfen!
    .equal = So wenige Würfe wie bei deinem besten Sieg.
    .more = { part-rolls } mehr als bei deinem besten Sieg.
