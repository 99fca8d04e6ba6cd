goal = Räum die sieben Spalten ab. Gelingt das nicht: je weniger Karten übrig bleiben, desto besser.
play = Die letzte Karte einer Spalte kommt auf den Abwurf, wenn sie um eins höher oder niedriger ist als die Karte dort; die Farbe ist gleich. Antippen spielt sie.
turn = Wenn nichts passt, deckt ein Druck auf den Stapel dessen nächste Karte auf.
corner = König und Ass sind Nachbarn: Die Reihe schließt sich.
noCorner = Auf einen König kommt keine Karte, auf ein Ass nur eine Zwei.
stock = Der Stapel hat 16 Karten und wird einmal durchgespielt.
