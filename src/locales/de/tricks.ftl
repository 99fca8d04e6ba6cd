title =
    { $game ->
        [hearts] Hearts
        [spades] Spades
        [knock-out] Knock-out-Whist
        [german] Deutsches Whist
        [oh-hell] Oh Hell
        [twenty-eight] 28
        [twenty-nine] 29
       *[whist] Whist
    }
handNumber = Runde { $hand }

suits =
    .clubs = Kreuz
    .diamonds = Karo
    .hearts = Herz
    .spades = Pik
part-suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }

seats = Plätze
dealer = gibt
dealerSign = G
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
tricksOfBid = { $tricks } von { $bid }
bids =
    .number = Gebot { $bid }
    .nil = Nil
    .blind = Blind Nil
    .passed = gepasst
    .none = noch kein Gebot
out = ausgeschieden
ready = bereit
hasPassed = weitergegeben
scores = Punktestand
score = Stand { $score }
partners = { $first } & { $second }

trick = Stich
lastTrick = Letzter Stich
trump = Trumpf: { part-suit }
trumpHidden = Trumpf ist verdeckt
stock =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
laid = Trumpfkarte, verdeckt
turned = Aufgedeckt

ownHand = Deine Hand
playable = spielbar

menu = Mehr
help = So wird gespielt
hintLabel = Tipp
fair = Diese Runde prüfen
buttons =
    .ready = Geben
    .show = Karten zeigen
    .next = Nächste Runde
    .rebuy = Nächste Runde
    .step = Weiter
    .skip = Zum Ende springen
    .new = Neues Spiel
    .pass = Passen
    .nil = Nil
    .look = Karten ansehen
    .blind-nil = Blind Nil bieten
    .lay = Verdeckt legen
    .double = Kontra
    .redouble = Rekontra
    .no-double = Kein Kontra
    .ask = Trumpf erfragen
    .pair = König+Dame zeigen
    .claim = Rest gehört mir
    .last-trick = Letzter Stich
    .takeback = Zurücknehmen
    .add = Punkte an andere
    .subtract = Bei mir abziehen
nextGame = Neues Spiel
passCards = { $count } weitergeben
bidNumber = { $bid } bieten
chooseTrump = Trumpf: { part-suit }

steps =
    .ready = Mit „Geben“ geht es los.
    .wait =
        { WHO($seat) ->
            [you] Du bist dran.
           *[other] Warten auf { SEAT($seat, form: "accusative") }.
        }
    .wait-all = Warten auf die anderen.
    .covered = Gib das Gerät an { SEAT($seat, form: "accusative") }.
    .out = Du bist ausgeschieden. Die anderen spielen weiter.
    .look = Sieh dir deine Karten an, oder biete Blind Nil.
    .bid = Wie viele Stiche machst du?
    .auction = Biete darum, den Trumpf zu bestimmen, oder passe.
    .must-bid = Niemand hat geboten, also musst du.
    .trump = Wähle den Trumpf.
    .conceal = Wähle den Trumpf verdeckt.
    .lay = Wähle eine Karte der Farbe, die Trumpf wird. Sie bleibt verdeckt.
    .double = Das Gebot ist { $count }. Gibst du Kontra?
    .redouble = Gegen euer Gebot von { $count } wurde Kontra gegeben. Gibst du Rekontra?
    .pass =
        { $missing ->
            [0] Gib diese Karten an { SEAT($seat, form: "accusative") } weiter.
            [one] Wähle noch eine Karte für { SEAT($seat, form: "accusative") }.
           *[other] Wähle { $missing } Karten für { SEAT($seat, form: "accusative") }.
        }
    .exchange =
        { $missing ->
            [0] Gib diese Karten an { SEAT($seat, form: "accusative") }.
            [one] Wähle noch eine Karte für { SEAT($seat, form: "accusative") }.
           *[other] Wähle { $missing } Karten für { SEAT($seat, form: "accusative") }.
        }
    .lead = Du spielst aus.
    .follow = { part-suit } wurde ausgespielt. Bediene mit { part-suit }.
    .discard = Du hast kein { part-suit }. Spiel eine beliebige Karte.
    .ask = Du hast kein { part-suit }. Spiel eine beliebige Karte, oder erfrage den Trumpf.
    .moon = Du hast alle Punkte geholt. Was geschieht damit?
    .not-played = Alle haben gepasst. Der nächste Platz gibt.
    .over = Die Runde ist zu Ende.
    .game-over = Das Spiel ist zu Ende.
    .watch = Du siehst zu.

result =
    .bid = Gebot
    .tricks = Stiche
    .cards = Augen
    .hand = Runde
    .bags = Bags
    .score = Stand
    .made = erfüllt
    .failed = verfehlt
    .moon =
        { WHO($seat) ->
            [you] Du hast
           *[other] { part-seat } hat
        } alle Punkte geholt!
    .not-played = Alle haben gepasst
    .won =
        { $who ->
            [you] Du hast gewonnen!
            [us] Deine Partei hat gewonnen!
           *[other] Gewonnen: { $names }
        }
part-seat = { CAPITAL(SEAT($seat)) }
announcements =
    .hand-started =
        Runde { $hand }. { WHO($dealer) ->
            [you] Du gibst
           *[other] { CAPITAL(SEAT($dealer)) } gibt
        }.
    .own-cards =
        { WHO($seat) ->
            [you] Deine Karten
           *[other] Karten von { SEAT($seat, form: "dative") }
        }: { CARDS($cards) }.
    .cut =
        { WHO($seat) ->
            [you] Du hebst
           *[other] { part-seat } hebt
        } ab.
    .passed-cards = { part-has } Karten ausgewählt.
    .received =
        { WHO($seat) ->
            [you] Du bekommst
           *[other] { part-seat } bekommt
        } { CARDS($cards) }.
    .bid = { part-bids } { $bid }.
    .nil = { part-bids } Nil.
    .no-bid =
        { WHO($seat) ->
            [you] Du passt
           *[other] { part-seat } passt
        }.
    .blind-nil = { part-bids } Blind Nil.
    .trump =
        { WHO($seat) ->
            [you] Du machst
           *[other] { part-seat } macht
        } { part-suit } zum Trumpf.
    .concealed = { part-has } verdeckt den Trumpf gewählt.
    .laid =
        { WHO($seat) ->
            [you] Du legst
           *[other] { part-seat } legt
        } eine Karte verdeckt als Trumpf.
    .turned = Aufgedeckt: { CARD($card) }.
    .trump-shown = Trumpf ist { part-suit }.
    .double = { part-gives } Kontra.
    .redouble = { part-gives } Rekontra.
    .no-double = { part-gives } kein Kontra.
    .asked =
        { WHO($seat) ->
            [you] Du fragst
           *[other] { part-seat } fragt
        } nach dem Trumpf.
    .pair =
        { WHO($seat) ->
            [you] Du zeigst
           *[other] { part-seat } zeigt
        } König und Dame der Trumpffarbe.
    .claimed =
        { WHO($seat) ->
            [you] Du beanspruchst
           *[other] { part-seat } beansprucht
        } den Rest.
    .lead = { part-plays } { CARD($card) } aus.
    .play = { part-plays } { CARD($card) }.
    .trick-won =
        { WHO($seat) ->
            [you] Der Stich geht an dich
           *[other] Der Stich geht an { SEAT($seat, form: "accusative") }
        }.
    .drew =
        { WHO($seat) ->
            [you] Du ziehst
           *[other] { part-seat } zieht
        } { CARD($card) }.
    .turn =
        { WHO($seat) ->
            [you] Du bist
           *[other] { part-seat } ist
        } dran.
    .not-played = Alle haben gepasst. Die Runde wird nicht gespielt.
    .moon = { part-has } alle Punkte geholt.
    .side =
        { $names }: { $tricks ->
            [one] { $tricks } Stich
           *[other] { $tricks } Stiche
        }, { $points } in dieser Runde, Stand { $score }.
    .game-won = Das Spiel ist aus. Gewonnen: { $names }.
part-has =
    { WHO($seat) ->
        [you] Du hast
       *[other] { part-seat } hat
    }
part-bids =
    { WHO($seat) ->
        [you] Du bietest
       *[other] { part-seat } bietet
    }
part-gives =
    { WHO($seat) ->
        [you] Du gibst
       *[other] { part-seat } gibt
    }
part-plays =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { part-seat } spielt
    }

hints =
    .bid = Tipp: { $bid } bieten.
    .nil = Tipp: Nil bieten.
    .no-bid = Tipp: passen.
    .trump = Tipp: { part-suit } zum Trumpf machen.
    .lay = Tipp: { CARD($card) } legen.
    .pass = Tipp: { CARDS($cards) } weitergeben.
    .play = Tipp: { CARD($card) } spielen.
    .other = Tipp: „{ $action }“.

refusals =
    .no-card = Das ist keine Karte.
    .not-in-hand = { CARD($card) } hast du nicht.
    .must-follow = Du hast { part-suit }, also musst du bedienen.
    .must-lead = Zum ersten Stich wird { CARD($card) } ausgespielt.
    .not-broken = { part-suit } darf noch nicht ausgespielt werden.
    .first-trick-points = Im ersten Stich darf keine Karte mit Punkten fallen.
    .must-trump = Du hast den Trumpf erfragt, also musst du { part-suit } spielen.
    .first-chance = Du musst { CARD($card) } jetzt spielen.
    .not-settled = Der Rest ist noch nicht sicher.
    .no-such-move = Diesen Zug gibt es nicht.
    .not-now = Das geht jetzt nicht.
    .not-in-rules = Dieser Zug gehört nicht zu diesem Spiel.
    .table-moves = Das kann nur der Tisch.
    .not-your-turn = Du bist nicht dran.
    .seat-out = Du bist ausgeschieden.
    .already-ready = Du bist schon bereit.
    .already-cut = Du hast schon abgehoben.
    .already-looked = Du hast deine Karten schon gesehen.
    .already-passed = Du hast deine Karten schon weitergegeben.
    .passes-nothing = In dieser Runde gibst du keine Karten weiter.
    .not-ready = Noch sind nicht alle bereit.
    .bad-cut = Worte zum Abheben haben höchstens { $most } Zeichen.
    .no-number = Ein Gebot ist eine Zahl.
    .must-look = Sieh dir zuerst deine Karten an.
    .bad-bid = Du kannst { $least } bis { $most } bieten.
    .bids-fit = Alle Gebote zusammen dürfen nicht { $tricks } ergeben, also kannst du nicht { $bid } bieten.
    .side-bid-low = Deine Partei muss höher bieten: Du brauchst mindestens { $least }.
    .dealer-must-bid = Niemand hat geboten, also musst du mindestens { $least } bieten.
    .over-partner = Das höchste Gebot kommt aus deiner Partei. Um es zu überbieten, brauchst du mindestens { $least }.
    .bad-suit = Trumpf ist eine der vier Farben.
    .bad-choice = Das lässt sich nicht wählen.
    .pass-count =
        { $cards ->
            [one] Wähle genau { $cards } Karte.
           *[other] Wähle genau { $cards } Karten.
        }
    .same-card-twice = { CARD($card) } ist zweimal dabei.
    .not-doubled = Niemand hat Kontra gegeben.
    .already-doubled = Kontra ist schon gegeben.
    .trump-shown = Der Trumpf ist schon bekannt.
    .can-follow = Du kannst bedienen, also darfst du den Trumpf nicht erfragen.
    .no-suit-led = Du spielst aus, also kannst du den Trumpf nicht erfragen.
    .pair-shown = Ein Paar aus König und Dame wurde schon gezeigt.
    .trump-concealed = Der Trumpf ist noch nicht bekannt.
    .no-trick-yet = Deine Partei muss erst einen Stich machen.
    .no-pair = Du hast nicht König und Dame der Trumpffarbe.
