region = So wird gespielt
headings =
    .aim = Ziel
    .deal = Geben
    .bidding = Bieten
    .trump = Trumpf
    .play = Stiche
    .scoring = Wertung

part-suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }
part-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
part-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

aims =
    .points = Vermeide die Karten, die Punkte zählen: Die wenigsten Punkte gewinnen.
    .contract = Biete, wie viele Stiche du machst, und mach mindestens so viele.
    .book = Mach mehr Stiche als die andere Partei.
    .exact = Biete, wie viele Stiche du machst, und mach genau so viele.
    .card-points = Biete um das Recht, Trumpf zu wählen. Hol dann mindestens so viele Augen, wie du geboten hast.
    .survival = Mach in jeder Runde mindestens einen Stich. Wer keinen macht, scheidet aus; wer übrig bleibt, gewinnt.
    .majority = Gewinne die meisten der letzten { $last } Stiche.
players =
    { $players } Spieler. { $sides ->
        [opposite] Partner sitzen einander gegenüber und zählen gemeinsam.
       *[each] Jeder spielt für sich.
    } Reihum geht es { $direction ->
        [anticlockwise] nach rechts
       *[clockwise] nach links
    }.
ends =
    .points = Die Partie endet, sobald jemand { part-target } hat. Haben dann mehrere die wenigsten, geht es weiter.
    .contract =
        Die Partie endet, sobald { $sides ->
            [opposite] eine Partei
           *[each] jemand
        } { part-target } hat{ HAS($floor) ->
            [true] { " " }oder auf { $floor } fällt
           *[false] { "" }
        }. Die meisten Punkte gewinnen.
    .book = Die erste Partei mit { part-dative } gewinnt.
    .exact = Nach { $hands } Runden gewinnen die meisten Punkte.
    .card-points = Eine Partei gewinnt mit { $target } Spielpunkten und verliert mit { $lost }.
    .majority = Eine Runde ist eine Partie.
part-target =
    { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkte
    }
part-dative =
    { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkten
    }

deck = Das Blatt hat { $count } Karten.
leftOut = Nicht im Spiel: { CARDS($cards) }.
jokers = { CARD($big) } ist der große Joker, { CARD($little) } der kleine. Sie sind die höchsten Trümpfe.
hand =
    Jeder bekommt in dieser Runde { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
handInTwo = Jeder bekommt { $before } Karten, und { $rest } weitere, sobald Trumpf gewählt ist.
stock = Die anderen Karten sind der Talon, seine oberste Karte liegt offen. Wer den Stich gewinnt, nimmt sie. Der andere nimmt verdeckt die nächste.
sizes =
    .exact = Die erste Runde hat 1 Karte, jede weitere eine mehr, bis { $most }. Dann wird es jedes Mal eine weniger, bis 1.
    .survival = Jede Runde hat eine Karte weniger als die vorige.
pass = Vor dem Spiel wählt jeder { part-cards } und gibt sie { $to } weiter, ohne die neuen zu kennen.
passInTurn = Vor dem Spiel wählt jeder { part-cards } zum Weitergeben, ohne die neuen zu kennen. Von Runde zu Runde gehen sie: { $to }.
passTo =
    .left = nach links
    .right = nach rechts
    .across = nach gegenüber
    .on = an jemand anderen
    .none = kein Weitergeben

bids = Reihum, vom Spieler nach dem Geber an, bietet jeder eine Zahl von Stichen: { $least } bis { $most }.
bidSum = Die Gebote von zwei Partnern werden addiert.
nil = Das Gebot 0 ist Nil: Du machst gar keinen Stich.
blindNil =
    { $sides ->
        [opposite] Eine Partei, die mindestens { $behind } Punkte zurückliegt,
       *[each] Wer mindestens { $behind } Punkte zurückliegt,
    } darf vor dem Ansehen der Karten Nil bieten: Blind Nil.{ $exchange ->
        [0] { "" }
        [one] { " " }Dann tauschen die Partner { $exchange } Karte.
       *[other] { " " }Dann tauschen die Partner { $exchange } Karten.
    }
sideLeast = Die Gebote einer Partei müssen zusammen mindestens { $least } ergeben, außer eines davon ist Nil.
mustMiss = Die Summe der Gebote darf nicht die Zahl der Stiche sein. Wer zuletzt bietet, kann also nicht jede Zahl wählen.
auction = Reihum, vom Spieler nach dem Geber an, bietest du höher als zuletzt oder passt endgültig. Geboten wird { $least } bis { $most }.
hold = Wer zuerst geboten hat, darf ein späteres Gebot auch halten, also dasselbe bieten.
overPartner = Hat dein Partner am höchsten geboten, brauchst du mindestens { $least }, um ihn zu überbieten.
allPass =
    .forced = Wenn alle anderen passen, muss der Geber mindestens { $least } bieten.
    .redeal = Wenn alle passen, gibt der nächste Geber.
doubles = Danach darf ein Gegner Kontra geben, und die Partei des Bieters Rekontra.

trumps =
    .none = Es gibt keinen Trumpf.
    .suit = { part-suit } ist immer Trumpf.
    .dealer-card = Die letzte Karte des Gebers wird aufgedeckt. Ihre Farbe ist Trumpf.
    .stock-card = Nach dem Geben wird die nächste Karte aufgedeckt. Ihre Farbe ist Trumpf.
    .named =
        In dieser Runde { WHO($seat) ->
            [you] bestimmst du
           *[other] bestimmt { SEAT($seat) }
        } Trumpf.
    .bidder-suit = Wer am höchsten geboten hat, wählt die Trumpffarbe im Geheimen.
    .bidder-card = Wer am höchsten geboten hat, legt eine Karte verdeckt ab: Ihre Farbe ist Trumpf. Sie ist gesperrt, bis Trumpf gezeigt wird.
mostNames = Ab der zweiten Runde bestimmt Trumpf, wer in der vorigen die meisten Stiche hatte.
concealed = Trumpf bleibt geheim, bis jemand nicht bedienen kann und danach fragt. Vorher gilt keine Karte als Trumpf.
afterAsking =
    .must-trump = Wer fragt, muss Trumpf spielen, wenn er einen hat.
    .free = Wer fragt, darf dann jede Karte spielen.

leads =
    .lowest = Wer { CARD($card) } hat, spielt damit zum ersten Stich aus.
    .next = Der Spieler nach dem Geber spielt zum ersten Stich aus.
follow = Bediene, wenn du kannst: Spiel eine Karte der ausgespielten Farbe. Hast du keine, spiel eine beliebige Karte.
wins =
    .highest = Die höchste Karte der ausgespielten Farbe gewinnt den Stich. Wer gewinnt, spielt als Nächster aus.
    .trump = Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer gewinnt, spielt als Nächster aus.
examples =
    .highest = { part-suit } wurde ausgespielt. { CARD($card) } ist davon am höchsten und gewinnt. { CARD($other) } hat eine andere Farbe und kann nicht gewinnen.
    .two = { part-suit } wurde ausgespielt. { CARD($card) } ist höher und gewinnt.
    .trump = { CARD($card) } ist Trumpf und gewinnt deshalb sogar gegen { CARD($other) }.
    .winner = gewinnt den Stich
ranks =
    .usual = Das Ass ist am höchsten, die 2 am niedrigsten.
    .other = In jeder Farbe gilt diese Reihenfolge, die höchste Karte zuerst:
breaking =
    { part-suit } darf erst ausgespielt werden, wenn { $by ->
        [points] eine Karte mit Punkten
       *[suit] eine { part-suit }-Karte
    } gefallen ist. Es sei denn, du hast nichts anderes.
firstTrick = Spiel im ersten Stich keine Karte mit Punkten, wenn du kannst.
firstChance = Spiel { CARD($card) }, sobald du nicht bedienen kannst oder eine höhere Karte der Farbe daliegt.
claim = Wenn der Rest an den Punkten nichts mehr ändern kann, spielt „{ $button }“ ihn auf einmal aus.

cardPoints = Diese Karten zählen für den, der sie bekommt:
eachOfSuit = Jede { part-suit }-Karte: { part-points }
oneCard = { CARD($card) }: { part-points }
eachCard = je { part-points }
points = { part-points }
nothing = keine Punkte
moon =
    .add = Bekommt einer alle, so bekommen die anderen je { part-points }, und er selbst keinen.
    .subtract = Bekommt einer alle, so sinkt sein Stand stattdessen um { $points }.
    .choose = Bekommt einer alle, so wählt er: Die anderen bekommen je { part-points }, oder sein eigener Stand sinkt um { $points }.
contractMade = Machst du so viele Stiche wie geboten, zählt jeder gebotene Stich { $trick } Punkte und jeder weitere 1.
contractFailed = Machst du weniger, kostet jeder gebotene Stich { $trick } Punkte.
bags = Stiche über dem Gebot sind Bags. Je { $count } Bags kosten { $penalty } Punkte.
nilScore = Nil: { $points } Punkte ohne einen Stich, sonst minus { $points }.
blindNilScore = Blind Nil: plus oder minus { $points } Punkte.
nilTricks =
    .count = Die Stiche eines verlorenen Nil zählen für das Gebot des Partners.
    .bags = Die Stiche eines verlorenen Nil helfen dem Gebot des Partners nicht. Sie zählen als überzählige Stiche.
book = Jeder Stich über { $book } zählt 1 Punkt.
honours = Honneurs sind die vier höchsten Trümpfe. Wer alle vier in seiner Partei hatte, bekommt 4 Punkte, für drei 2. Fehlt nur ein Punkt zum Sieg, zählen sie nicht.
exact = Für genau so viele Stiche wie geboten: { $bonus } Punkte und 1 je Stich. Sonst nichts.
survival = Dein Stand ist die Zahl deiner Stiche in der letzten Runde. Ohne Stich scheidest du aus.
majority = Die meisten der letzten { $last } Stiche zählen 1 Punkt.
rankPoints = In jeder Farbe haben diese Karten Augen:
total =
    Alle Karten zusammen haben { $total } Augen.{ $lastTrick ->
        [0] { "" }
       *[other] { " " }Der letzte Stich zählt { $lastTrick } dazu.
    }
gamePoints = Holt die Partei des Bieters so viele Augen wie geboten, bekommt sie 1 Spielpunkt. Sonst verliert sie einen.
high = Ab einem Gebot von { $high } geht es um 2 Spielpunkte.
doubled = Mit Kontra zählt die Runde zweifach, mit Rekontra vierfach.
pair = König und Dame von Trumpf in einer Hand sind ein Paar. Bist du dran, darfst du es zeigen, wenn Trumpf bekannt ist und deine Partei einen Stich hat.
pairWorth = Ein Paar der bietenden Partei senkt das Gebot um { $by }, auf mindestens { $least }. Ein Paar der anderen erhöht es um { $by }, auf höchstens { $most }.

guide =
    .ready = { $aim } Mit „{ $deal }“ bekommst du deine Karten.
    .pass = Gib Karten weiter, die Stiche machen könnten oder eine kurze Farbe leeren: zum Beispiel { CARDS($cards) }.
    .exchange-nil = Du hast Nil geboten. Gib deinem Partner hohe Karten: { CARDS($cards) }.
    .exchange-help = Dein Partner hat Nil geboten. Gib ihm niedrige Karten, die keinen Stich machen: { CARDS($cards) }.
    .look = Deine Partei liegt weit zurück. Blind Nil bringt viel, ist aber gewagt. Sicherer ist es, die Karten anzusehen.
    .bid = Wie viele Stiche machst du? Zähl Asse, Könige mit einer zweiten Karte und hohe oder lange Trümpfe. Hier ist { $bid } ein gutes Gebot.
    .bid-nil = Du hast kaum eine Karte, die einen Stich macht. Du kannst 0 bieten, darfst dann aber gar keinen Stich machen.
    .bid-high = Deine beste Farbe reicht, um { $bid } zu bieten. Wer am höchsten bietet, wählt Trumpf.
    .bid-pass = Deine Farben sind zu schwach, um höher zu bieten. Passe, und lass die anderen bieten.
    .must-bid = Niemand hat geboten, also musst du. Nimm die niedrigste Zahl.
    .trump = Wähle die Farbe, in der du am stärksten bist: { part-suit }.
    .lay = Leg eine niedrige Karte deiner besten Farbe verdeckt ab: { CARD($card) }. Dann ist { part-suit } Trumpf.
    .double = Gib nur Kontra, wenn du glaubst, dass die anderen ihr Gebot verfehlen. Die Runde zählt dann zweifach.
    .redouble = Die anderen glauben, dass ihr euer Gebot verfehlt. Gib nur Rekontra, wenn du sicher bist.
    .lead-due = { CARD($card) } eröffnet den ersten Stich. Spiel diese Karte aus.
    .lead-low = Du spielst aus. Nimm { CARD($card) }: Wahrscheinlich geht jemand höher und gewinnt.
    .lead-high = Du spielst aus. { CARD($card) } ist die höchste Karte dieser Farbe, die noch da ist, und gewinnt wahrscheinlich.
    .lead-long = Du spielst aus. Nimm { CARD($card) } und heb dir die hohen Karten auf.
    .duck = { part-suit } wurde ausgespielt. Nimm { CARD($card) }: Das ist niedriger als { CARD($best) }, so bekommst du den Stich nicht.
    .follow-low = { part-suit } wurde ausgespielt. Nimm { CARD($card) }. Noch gewinnt das, aber vielleicht geht jemand höher.
    .follow-must = { part-suit } wurde ausgespielt, und der Stich ist nicht zu vermeiden. Nimm ihn mit { CARD($card) }.
    .follow-safe = { part-suit } wurde ausgespielt, und noch liegen keine Punkte im Stich. Werde eine hohe Karte los: { CARD($card) }.
    .follow-win = { part-suit } wurde ausgespielt. { CARD($card) } ist höher als { CARD($best) }: Versuch zu gewinnen.
    .follow-lose = Lass { CARD($best) } gewinnen und spiel eine niedrige Karte: { CARD($card) }.
    .follow-partner = Dein Partner gewinnt diesen Stich. Nimm { CARD($card) } und heb dir die hohen Karten auf.
    .follow-gift = Dein Partner gewinnt diesen Stich. Gib eine Karte mit Augen dazu: { CARD($card) }.
    .discard-points = Du hast kein { part-suit } und kannst nicht gewinnen. Wirf { CARD($card) } ab: Die Punkte bekommt der Gewinner.
    .discard-high = Du hast kein { part-suit } und kannst nicht gewinnen. Wirf eine gefährliche hohe Karte ab: { CARD($card) }.
    .discard-low = Du hast kein { part-suit }. Wirf eine Karte ab, die du nicht brauchst: { CARD($card) }.
    .discard-partner = Du hast kein { part-suit }, und dein Partner gewinnt. Wirf eine Karte ab, die du nicht brauchst: { CARD($card) }.
    .discard-gift = Du hast kein { part-suit }, und dein Partner gewinnt. Gib eine Karte mit Augen dazu: { CARD($card) }.
    .ruff = Du hast kein { part-suit } und darfst stechen: { CARD($card) } gewinnt bis jetzt.
    .ask = Du hast kein { part-suit }. Erfrage den Trumpf: Dann kann ein Trumpf diesen Stich gewinnen.
    .pair = Du hast König und Dame von Trumpf. Zeig sie: Das ändert das Gebot zu euren Gunsten.
    .wait =
        { WHO($seat) ->
            [you] Du bist dran.
           *[other] { part-seat } ist dran.
        }
    .wait-trick = { part-seat } ist dran. Bis jetzt gewinnt { CARD($best) } den Stich.
    .wait-all = Die anderen wählen noch.
    .won =
        { WHO($seat) ->
            [you] Du hast den Stich mit { CARD($best) } gewonnen und spielst
           *[other] { part-seat } hat den Stich mit { CARD($best) } gewonnen und spielt
        } als Nächster aus.
    .won-points =
        { WHO($seat) ->
            [you] Du hast einen Stich mit { part-dative-points } bekommen und spielst
           *[other] { part-seat } hat einen Stich mit { part-dative-points } bekommen und spielt
        } als Nächster aus.
    .won-partner = Dein Partner hat den Stich mit { CARD($best) } gewonnen und spielt als Nächster aus.
    .moon = Du hast alle Karten mit Punkten bekommen! Wähle, was besser für dich ist.
    .out = Du bist ausgeschieden. Die anderen spielen weiter.
    .reveal = Alle Stiche sind gespielt. Jetzt wird gezählt.
    .end-points = Du hast in dieser Runde { part-points } bekommen. Dein Stand ist { $score }. Die wenigsten Punkte gewinnen.
    .end-made = Das Gebot von { $bid } ist erfüllt: { SIGNED($points) }.
    .end-failed = Das Gebot von { $bid } ist verfehlt: { SIGNED($points) }.
    .end-against-made = Die andere Partei hat ihr Gebot von { $bid } erfüllt.
    .end-against-failed = Die andere Partei hat ihr Gebot von { $bid } verfehlt.
    .end-tricks =
        Deine Partei hat { $tricks ->
            [one] { $tricks } Stich
           *[other] { $tricks } Stiche
        } gemacht: { SIGNED($points) }.
    .end-in = Du hast einen Stich gemacht und bleibst im Spiel. Die nächste Runde hat eine Karte weniger.
    .end-out = Du hast keinen Stich gemacht und scheidest aus.
    .end-won = Du hast die meisten der Stiche gewonnen, die zählen, und damit die Partie.
    .end-lost = Der andere hat die meisten der Stiche gewonnen, die zählen.
    .not-played = Alle haben gepasst, diese Runde wird nicht gespielt. Der nächste Geber gibt.
part-seat = { CAPITAL(SEAT($seat)) }
part-dative-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }

keyMain = Haupttaste: geben, Karten weitergeben, nächste Runde
    .keys = d
keyWalk = Durch die eigenen Karten gehen
    .keys = ← →
keyPlay = Karte spielen oder auswählen
    .keys = Enter, Leertaste
keyHint = Tipp
    .keys = h
keyLast = Letzter Stich
    .keys = t
keyPass = Passen
    .keys = p
keyAsk = Trumpf erfragen
    .keys = k
keyPair = König und Dame von Trumpf zeigen
    .keys = q
keyClaim = Rest gehört mir
    .keys = c
keyTakeBack = Zurücknehmen
    .keys = u
