goal = Räum die sieben Spalten ab. Gelingt das nicht, lass möglichst wenige Karten übrig.
play = Tipp die letzte Karte einer Spalte an, um sie auf den Abwurf zu legen. Sie muss um eins höher oder niedriger sein als die Karte dort; die Farbe ist egal.
turn = Wenn keine Karte passt, tipp den Stapel an, um dessen nächste Karte aufzudecken.
corner = Die Reihe schließt sich: König und Ass passen aufeinander.
noCorner = Auf einen König kommt keine Karte, auf ein Ass nur eine Zwei.
stock = Der Stapel hat 16 Karten und wird einmal durchgespielt.
