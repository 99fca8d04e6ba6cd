connection =
    .connecting = Verbindung zum Tisch wird hergestellt …
    .lost = Die Verbindung ist unterbrochen und wird wieder hergestellt …
    .back = Wieder verbunden.
bye =
    .replaced = Dieser Platz wird jetzt in einem anderen Fenster gespielt.
    .removed = Wer den Tisch eröffnet hat, hat diesen Platz freigemacht.
    .ended = Der Tisch ist geschlossen.
again = Neu verbinden
shuffling = Alle Seiten mischen gemeinsam …
nobody = Hier sitzt noch niemand.
choosing = Jemand sucht sich gerade einen Platz aus.
waitingFor = Es fehlt noch: { $names }.
isVoid = Das Mischen gilt nicht: Ein Anteil fehlt, von { $names }. Es wird neu gemischt.
warnings =
    .unfair-deal = Runde { $hand } wurde nicht so gegeben wie versprochen! Die Prüfung zeigt, was nicht stimmt.
    .no-share = Am Mischen von Runde { $hand } hatte diese Seite keinen Anteil: Sie kann nur prüfen, ob alles zusammenpasst.
    .left-out = Beim Mischen von Runde { $hand } wurde diese Seite übergangen! Das Deck steht ohne eigenen Anteil fest.
sit =
    .title = Platz nehmen
    .button = Hinsetzen
    .name = Name
    .seat = Platz
    .any = Irgendein freier
    .seatOf = Platz { $seat }
    .kept = Der Name wird in diesem Browser gespeichert.
    .booked = Der Platz ist reserviert und spielt ab der nächsten Runde mit.
    .cancel = Nur zusehen
ready = Bereit
rebuy = Mehr Chips, bereit
isReady = bereit
menu =
    .leave = Tisch verlassen
    .pause = Um eine Pause bitten
    .noPause = Doch keine Pause
leave =
    .title = Den Tisch verlassen?
    .text = Ein Bot spielt diese Runde zu Ende. Die Chips bleiben am Tisch.
    .yes = Verlassen
    .no = Bleiben
remove =
    .button = Entfernen
    .title = { $name } entfernen?
    .text = Der Platz ist nach dieser Runde für andere frei.
    .yes = Entfernen
    .no = Abbrechen
people =
    .title = Wer spielt
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
seconds = Noch { $count } Sekunden.
bank = Die Zeitreserve läuft: { $count } Sekunden.
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
    .words = Eigene Worte für das nächste Mischen
    .keep = Verwenden
    .used = Sie gehen in das nächste Mischen ein.
    .copy = Protokoll kopieren
    .copied = Kopiert.
    .how = Was das zeigt
why =
    .shares = Zuerst veröffentlicht die Bank den Hash ihres geheimen Startwerts. Dann zieht jede Seite am Tisch 32 zufällige Bytes, fügt die eigenen Worte hinzu und veröffentlicht deren Hash. Erst wenn alle Hashes bekannt sind, werden die Anteile aufgedeckt; das Deck folgt aus dem Startwert und allen Anteilen.
    .choice = So konnte niemand das Deck wählen, auch nicht alle bis auf einen gemeinsam: Eine ehrliche Seite genügt. Fehlt ein Anteil, so gilt das Mischen nicht, und alle sehen es. Bots geben keinen Anteil.
    .check = Diese Seite hat das Geben von selbst geprüft, sobald die Runde zu Ende war. Das Protokoll lässt sich überall sonst prüfen: docs/fair-shuffles.md von Baize beschreibt jedes Byte.
lines =
    .unusable = Der Startwert oder ein Anteil fehlt.
    .commitment =
        { $ok ->
            [true] Der Hash vom Startwert der Bank ist die Festlegung.
           *[false] Der Hash vom Startwert der Bank ist nicht die Festlegung.
        }
    .share =
        { $ok ->
            [true] { $name }: Der Anteil gehört zu seinem Hash.
           *[false] { $name }: Der Anteil gehört nicht zu seinem Hash.
        }
    .published =
        { $ok ->
            [true] Alle Hashes sind die, die diese Seite vor dem Aufdecken gesehen hat.
           *[false] Die Hashes sind nicht die, die diese Seite vorher gesehen hat.
        }
    .own =
        { $ok ->
            [true] Der eigene Anteil ist darin enthalten.
           *[false] Der eigene Anteil ist nicht darin enthalten.
        }
refusals =
    .no-seat = Das darf nur, wer einen Platz hat.
    .seat-taken = Dieser Platz ist besetzt.
    .bad-name = Ein Name hat 1 bis { $most } Zeichen.
    .name-taken = Jemand am Tisch heißt schon so.
    .other-hand = Das galt einer anderen Runde.
    .no-such-move = Diesen Zug kennt der Server nicht.
    .played-meanwhile = Inzwischen hat ein Bot oder die Uhr für den Platz gespielt.
    .maker-only = Das darf nur, wer den Tisch eröffnet hat.
    .table-paused = Der Tisch macht Pause.
    .cut-by-share = An diesem Tisch gehen eigene Worte in das nächste Mischen ein.
    .has-chips = Es sind noch Chips da.
    .too-often = Das wurde gerade zu oft gesagt.
    .move-sent = Der letzte Zug ist noch unterwegs.
    .not-connected = Es besteht keine Verbindung zum Tisch.
    .shared-table = Dieser Tisch gehört allen, die daran sitzen.
problems =
    .shared-table = ein gemeinsamer Tisch gehört dem Server: newGame(), restart() und load() gehen dort nicht
    .unfair-deal = Runde { $hand } wurde nicht so gegeben wie versprochen
    .left-out = das Mischen von Runde { $hand } begann ohne diese Seite, die einen Platz hat und da war
    .other-game = diesen Tisch spielt <{ $got }>; dieses Element ist <{ $wanted }>
    .protocol = diese Seite und der Server haben verschiedene Versionen
    .other-protocol = diese Seite und der Server haben verschiedene Versionen
    .origin-not-allowed = Diese Seite darf nicht an den Tisch.
    .bad-code = Das ist kein Code eines Tisches.
    .bad-options = Das ist kein Code eines Tisches.
    .second-table = Ein anderer Tisch dieser Seite ist schon verbunden.
    .bad-message = eine Nachricht des Servers ist nicht verwendbar
    .share = der Server konnte einen Anteil am Mischen nicht verwenden
    .server-unreachable = Der Server antwortet nicht.
    .table-full = An diesem Tisch ist kein Platz mehr, auch nicht zum Zusehen.
    .no-such-table = Diesen Tisch gibt es nicht, oder er ist geschlossen.
    .not-signed-in = An diesen Tisch kommt nur, wer angemeldet ist.
    .load-failed = Ein Teil der Seite, den dieser Tisch braucht, konnte nicht geladen werden.
