connection =
    .connecting = Verbindung zum Tisch wird hergestellt …
    .lost = Die Verbindung ist unterbrochen und wird wieder hergestellt …
    .back = Wieder verbunden.
bye =
    .replaced = Du spielst diesen Platz jetzt in einem anderen Fenster oder auf einem anderen Gerät.
    .removed = Wer den Tisch eröffnet hat, hat dich von deinem Platz entfernt.
    .kept-out = Wer den Tisch eröffnet hat, lässt dich nicht an diesen Tisch.
    .ended = Der Tisch ist geschlossen.
again = Neu verbinden
shuffling = Alle mischen gemeinsam …
nobody = Noch hat niemand Platz genommen.
needMore = Es fehlen noch Mitspieler.
choosing = Jemand sucht sich gerade einen Platz aus.
waitingFor = Es fehlt noch: { $names }.
isVoid = Dieses Mischen zählt nicht: Es fehlt ein Anteil von { $names }. Es wird neu gemischt.
warnings =
    .unfair-deal = Runde { $hand } wurde nicht so gegeben wie versprochen! Die Prüfung zeigt, was nicht stimmt.
    .no-share = Diese Seite hat Runde { $hand } nicht mitgemischt. Sie kann nur prüfen, ob die veröffentlichten Daten zusammenpassen.
    .left-out = Beim Mischen von Runde { $hand } wurde diese Seite übergangen! Das Deck steht ohne eigenen Anteil fest.
sit =
    .title = Platz nehmen
    .button = Hinsetzen
    .name = Dein Name
    .seat = Platz
    .any = Irgendein freier Platz
    .seatOf = Platz { $seat }
    .kept = Dein Name wird in diesem Browser gespeichert.
    .booked = Dein Platz ist reserviert. Du spielst ab der nächsten Runde mit.
    .cancel = Nur zusehen
ready = Bereit
rebuy = Chips holen und weiterspielen
isReady = bereit
menu =
    .leave = Tisch verlassen
    .pause = Um eine Pause bitten
    .noPause = Bitte um Pause zurückziehen
leave =
    .title = Den Tisch verlassen?
    .text = Ein Bot spielt diese Runde für dich zu Ende. Deine Chips bleiben am Tisch.
    .yes = Verlassen
    .no = Bleiben
remove =
    .button = Entfernen
    .title = { $name } entfernen?
    .text = Nach dieser Runde können andere den Platz nehmen.
    .yes = Entfernen
    .no = Abbrechen
keepOut =
    .button = Aussperren
    .title = { $name } aussperren?
    .text = Diese Person verliert ihren Platz und kann bis zum Ende dieser Zeit nicht an den Tisch zurück.
    .hour = Eine Stunde lang
    .table = Für immer
    .no = Abbrechen
people =
    .title = Spieler
    .close = Schließen
    .bot = ein Bot
    .free = frei
    .maker = hat den Tisch eröffnet
    .pause = möchte eine Pause
    .out = setzt die nächste Runde aus
presence =
    .away = abwesend
    .bot = ein Bot spielt
wantPause = Um eine Pause bittet: { $names }.
news =
    .sat = { $name } hat Platz genommen.
    .left = { $name } ist gegangen.
    .away = { $name } ist abwesend.
    .bot = Für { $name } spielt ein Bot.
    .here = { $name } ist zurück.
seconds =
    { $count ->
        [one] Noch { $count } Sekunde.
       *[other] Noch { $count } Sekunden.
    }
bank =
    Deine Zeitreserve läuft: noch { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }.
talk =
    .button = Etwas sagen
    .title = Etwas sagen
    .mute = Nicht zeigen, was andere sagen
    .hello = Hallo!
    .thanks = Danke!
    .well-played = Gut gespielt!
    .good-luck = Viel Glück!
    .oops = Hoppla!
    .thinking = Ich überlege …
fair =
    .title = Dieses Geben
    .region = Dieses Geben
    .intro = Das Deck von Runde { $hand } haben die Bank und alle am Tisch gemeinsam gemischt.
    .none = Es wurde noch keine Runde gegeben.
    .commitment = Festlegung der Bank
    .hash = Hash von { $name }
    .share = Anteil von { $name }
    .seed = Startwert der Bank
    .later = Er wird nach der Runde gezeigt.
    .words = Deine Worte für das nächste Mischen
    .keep = Verwenden
    .used = Deine Worte gehen in das nächste Mischen ein.
    .copy = Protokoll kopieren
    .copied = Kopiert.
    .how = So funktioniert es
why =
    .shares = Zuerst veröffentlicht die Bank den Hash ihres geheimen Startwerts. Dann zieht jede Seite am Tisch 32 zufällige Bytes, fügt die Worte ihres Spielers hinzu und veröffentlicht den Hash ihres Anteils. Erst wenn alle Hashes veröffentlicht sind, werden die Anteile aufgedeckt. Das Deck folgt aus dem Startwert und allen Anteilen.
    .choice = So konnte niemand das Deck wählen, selbst wenn sich alle bis auf einen abgesprochen hätten. Eine ehrliche Seite genügt. Fehlt ein Anteil, zählt das Mischen nicht, und alle sehen es. Bots geben keinen Anteil.
    .check = Diese Seite hat das Geben geprüft, sobald die Runde zu Ende war. Jeder kann das Protokoll anderswo prüfen: docs/guides/fair-shuffles.md von Baize beschreibt jedes Byte.
lines =
    .unusable = Der Startwert oder ein Anteil fehlt.
    .commitment =
        { $ok ->
            [true] Der Hash vom Startwert der Bank passt zur Festlegung.
           *[false] Der Hash vom Startwert der Bank passt nicht zur Festlegung.
        }
    .share =
        { $ok ->
            [true] { $name }: Der Anteil passt zu seinem Hash.
           *[false] { $name }: Der Anteil passt nicht zu seinem Hash.
        }
    .published =
        { $ok ->
            [true] Alle Hashes sind die, die diese Seite vor dem Aufdecken gesehen hat.
           *[false] Die Hashes sind nicht die, die diese Seite vorher gesehen hat.
        }
    .own =
        { $ok ->
            [true] Der Anteil dieser Seite ist enthalten.
           *[false] Der Anteil dieser Seite ist nicht enthalten.
        }
refusals =
    .no-seat = Das darf nur, wer einen Platz hat.
    .seat-taken = Dieser Platz ist besetzt.
    .bad-name = Ein Name muss 1 bis { $most } Zeichen haben.
    .name-taken = Jemand am Tisch heißt schon so.
    .other-hand = Das galt einer anderen Runde.
    .no-such-move = Diesen Zug kennt der Server nicht.
    .played-meanwhile = Ein Bot oder die Uhr hat schon für diesen Platz gespielt.
    .maker-only = Das darf nur, wer den Tisch eröffnet hat.
    .table-paused = Der Tisch macht Pause.
    .cut-by-share = An diesem Tisch wird nicht abgehoben. Deine eigenen Worte gehen stattdessen in das nächste Mischen ein.
    .has-chips = Du hast noch Chips.
    .too-often = Das war gerade zu oft. Warte einen Moment.
    .move-sent = Dein letzter Zug wird noch gesendet.
    .not-connected = Du bist nicht mit dem Tisch verbunden.
    .shared-table = Das geht an einem gemeinsamen Tisch nicht.
problems =
    .shared-table = newGame(), restart() und load() gehen an einem gemeinsamen Tisch nicht, denn der Server gibt die Runden
    .unfair-deal = Runde { $hand } wurde nicht so gegeben wie versprochen
    .left-out = Runde { $hand } wurde ohne diese Seite gemischt, obwohl sie einen Platz hat und verbunden war
    .other-game = diesen Tisch spielt <{ $got }>; dieses Element ist <{ $wanted }>
    .protocol = diese Seite und der Server haben verschiedene Versionen
    .other-protocol = diese Seite und der Server haben verschiedene Versionen
    .origin-not-allowed = Diese Seite darf nicht an den Tisch.
    .bad-code = Das ist kein gültiger Tischcode.
    .bad-options = Das ist kein gültiger Tischcode.
    .second-table = Ein anderer Tisch dieser Seite ist schon verbunden.
    .bad-message = eine Nachricht des Servers ist nicht verwendbar
    .share = der Server konnte den Anteil dieser Seite am Mischen nicht verwenden
    .server-unreachable = Der Server antwortet nicht.
    .table-full = An diesem Tisch ist kein Platz mehr, auch nicht zum Zusehen.
    .too-many-visitors = Aus deinem Netz sehen an diesem Tisch schon zu viele zu.
    .too-many-connections = Dein Netz hat zu viele Verbindungen zu diesem Server.
    .store-away = Der Server kann seine Tische gerade nicht speichern.
    .no-such-table = Diesen Tisch gibt es nicht, oder er ist geschlossen.
    .not-signed-in = Melde dich an, um an diesen Tisch zu kommen.
    .load-failed = Ein Teil der Seite, den dieser Tisch braucht, konnte nicht geladen werden.
