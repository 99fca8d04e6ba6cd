title =
    { $game ->
        [hearts] Corazones
        [spades] Spades
        [knock-out] Whist eliminatorio
        [german] Whist alemán
        [oh-hell] Oh Hell (pocha)
        [twenty-eight] 28
        [twenty-nine] 29
       *[whist] Whist
    }
handNumber = mano { $hand }

suits =
    .clubs = Tréboles
    .diamonds = Diamantes
    .hearts = Corazones
    .spades = Picas
part-suit =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }

seats = Asientos
dealer = reparte
dealerSign = R
cards =
    { $count ->
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
tricks =
    { $count ->
        [one] { $count } baza
        [many] { $count } de bazas
       *[other] { $count } bazas
    }
points =
    { $count ->
        [one] { $count } punto
        [many] { $count } de puntos
       *[other] { $count } puntos
    }
tricksOfBid = { $tricks } de { $bid }
bids =
    .number = puja { $bid }
    .nil = nulo
    .blind = nulo a ciegas
    .passed = pasa
    .none = aún sin puja
out = fuera de juego
ready = espera el reparto
hasPassed = cartas pasadas
scores = Puntuación
score = lleva { $score }
partners = { $first } y { $second }

trick = Baza
lastTrick = Última baza
trump = Triunfo: { part-suit }
trumpHidden = Triunfo oculto
stock =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
laid = Carta de triunfo, boca abajo
turned = Descubierta

ownHand = Tu mano
playable = se puede jugar

menu = Más
help = Cómo se juega
hintLabel = Pista
fair = Comprobar este reparto
buttons =
    .ready = Repartir
    .show = Ver mis cartas
    .next = Otra mano
    .rebuy = Otra mano
    .step = Seguir
    .skip = Ir al final
    .new = Nueva partida
    .pass = Pasar
    .nil = Nulo
    .look = Ver mis cartas
    .blind-nil = Nulo a ciegas
    .lay = Poner boca abajo
    .double = Doblar
    .redouble = Redoblar
    .no-double = No doblar
    .ask = Pedir triunfo
    .pair = Mostrar K y Q
    .claim = El resto es mío
    .last-trick = Última baza
    .takeback = Deshacer
    .add = Puntos a otros
    .subtract = Restarme puntos
nextGame = Nueva partida
passCards =
    Pasar { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
bidNumber = Pujar { $bid }
chooseTrump = Triunfo: { part-suit }

steps =
    .ready = Pulsa «Repartir» para empezar.
    .wait =
        { WHO($seat) ->
            [you] Es tu turno.
           *[other] Esperando { SEAT($seat, form: "to") }.
        }
    .wait-all = Esperando a los demás.
    .covered = { SEAT($seat, form: "label") }, toma el dispositivo.
    .out = Ya no juegas esta partida. Los demás siguen.
    .look = Mira tus cartas, o puja nulo a ciegas.
    .bid = ¿Cuántas bazas vas a ganar?
    .auction = Puja por elegir el triunfo, o pasa.
    .must-bid = Nadie ha pujado, así que te toca hacerlo.
    .trump = Elige el triunfo.
    .conceal = Elige el triunfo en secreto.
    .lay = Elige una carta del palo que será triunfo. Queda boca abajo.
    .double = La puja es de { $count }. ¿Doblas?
    .redouble = Han doblado la puja de { $count } de tu bando. ¿Redoblas?
    .pass =
        { $missing ->
            [0] Pasa estas cartas { SEAT($seat, form: "to") }.
            [one] Elige una carta más para pasar { SEAT($seat, form: "to") }.
           *[other] Elige { $missing } cartas para pasar { SEAT($seat, form: "to") }.
        }
    .exchange =
        { $missing ->
            [0] Da estas cartas { SEAT($seat, form: "to") }.
            [one] Elige una carta más para dar { SEAT($seat, form: "to") }.
           *[other] Elige { $missing } cartas para dar { SEAT($seat, form: "to") }.
        }
    .lead = Sales tú.
    .follow = Se ha salido de { part-suit }. Juega { part-suit }.
    .discard = No tienes { part-suit }. Juega cualquier carta.
    .ask = No tienes { part-suit }. Juega cualquier carta, o pide el triunfo.
    .moon = Te has llevado todos los puntos. ¿Qué haces con ellos?
    .not-played = Todos han pasado. Reparte el siguiente.
    .over = La mano ha terminado.
    .game-over = La partida ha terminado.
    .watch = Estás mirando la partida.

result =
    .bid = Puja
    .tricks = Bazas
    .cards = Tantos
    .hand = Mano
    .bags = Bolsas
    .score = Total
    .made = cumplida
    .failed = fallida
    .moon =
        { WHO($seat) ->
            [you] ¡Te has llevado
           *[other] ¡{ part-seat } se ha llevado
        } todos los puntos!
    .not-played = Todos han pasado
    .won =
        { $who ->
            [you] ¡Has ganado la partida!
            [us] ¡Tu bando ha ganado la partida!
           *[other] Victoria: { $names }
        }
part-seat = { CAPITAL(SEAT($seat)) }
announcements =
    .hand-started =
        Mano { $hand }. { WHO($dealer) ->
            [you] Repartes
           *[other] { CAPITAL(SEAT($dealer)) } reparte
        }.
    .own-cards =
        { WHO($seat) ->
            [you] Tus cartas
           *[other] Las cartas { SEAT($seat, form: "of") }
        }: { CARDS($cards) }.
    .cut =
        { WHO($seat) ->
            [you] Cortas
           *[other] { part-seat } corta
        }.
    .passed-cards =
        { WHO($seat) ->
            [you] Has
           *[other] { part-seat } ha
        } elegido cartas.
    .received =
        { WHO($seat) ->
            [you] Recibes
           *[other] { part-seat } recibe
        } { CARDS($cards, form: "the") }.
    .bid = { part-bids } { $bid }.
    .nil = { part-bids } nulo.
    .no-bid =
        { WHO($seat) ->
            [you] Pasas
           *[other] { part-seat } pasa
        }.
    .blind-nil = { part-bids } nulo a ciegas.
    .trump =
        { WHO($seat) ->
            [you] Eliges
           *[other] { part-seat } elige
        } { part-suit } como triunfo.
    .concealed =
        { WHO($seat) ->
            [you] Has
           *[other] { part-seat } ha
        } elegido el triunfo en secreto.
    .laid =
        { WHO($seat) ->
            [you] Pones
           *[other] { part-seat } pone
        } una carta boca abajo como triunfo.
    .turned = Se descubre { CARD($card, form: "the") }.
    .trump-shown = El triunfo es { part-suit }.
    .double =
        { WHO($seat) ->
            [you] Doblas
           *[other] { part-seat } dobla
        }.
    .redouble =
        { WHO($seat) ->
            [you] Redoblas
           *[other] { part-seat } redobla
        }.
    .no-double =
        { WHO($seat) ->
            [you] No doblas
           *[other] { part-seat } no dobla
        }.
    .asked =
        { WHO($seat) ->
            [you] Pides
           *[other] { part-seat } pide
        } el triunfo.
    .pair =
        { WHO($seat) ->
            [you] Muestras
           *[other] { part-seat } muestra
        } el rey y la reina de triunfo.
    .claimed =
        { WHO($seat) ->
            [you] Reclamas
           *[other] { part-seat } reclama
        } el resto.
    .lead =
        { WHO($seat) ->
            [you] Sales
           *[other] { part-seat } sale
        } con { CARD($card, form: "the") }.
    .play =
        { WHO($seat) ->
            [you] Juegas
           *[other] { part-seat } juega
        } { CARD($card, form: "the") }.
    .trick-won =
        { WHO($seat) ->
            [you] Ganas
           *[other] { part-seat } gana
        } la baza.
    .drew =
        { WHO($seat) ->
            [you] Robas
           *[other] { part-seat } roba
        } { CARD($card, form: "the") }.
    .turn =
        { WHO($seat) ->
            [you] Es tu turno.
           *[other] Es el turno { SEAT($seat, form: "of") }.
        }
    .not-played = Todos han pasado. La mano no se juega.
    .moon =
        { WHO($seat) ->
            [you] Te has llevado
           *[other] { part-seat } se ha llevado
        } todos los puntos.
    .side =
        { $names }: { $tricks ->
            [one] { $tricks } baza
            [many] { $tricks } de bazas
           *[other] { $tricks } bazas
        }, { $points } en esta mano, { $score } en total.
    .game-won = Fin de la partida. Victoria: { $names }.
part-bids =
    { WHO($seat) ->
        [you] Pujas
       *[other] { part-seat } puja
    }

hints =
    .bid = Pista: pujar { $bid }.
    .nil = Pista: pujar nulo.
    .no-bid = Pista: pasar.
    .trump = Pista: triunfo { part-suit }.
    .lay = Pista: poner { CARD($card, form: "the") }.
    .pass = Pista: pasar { CARDS($cards, form: "the") }.
    .play = Pista: jugar { CARD($card, form: "the") }.
    .other = Pista: «{ $action }».

refusals =
    .no-card = Eso no es una carta.
    .not-in-hand = No tienes { CARD($card, form: "the") }.
    .must-follow = Tienes { part-suit }, así que debes seguir el palo.
    .must-lead = En la primera baza se sale con { CARD($card, form: "the") }.
    .not-broken = Aún no se puede salir de { part-suit }.
    .first-trick-points = En la primera baza no se puede jugar ninguna carta con puntos.
    .must-trump = Has pedido el triunfo, así que debes jugar { part-suit }.
    .first-chance = Debes jugar { CARD($card, form: "the") } ahora.
    .not-settled = El resto aún no es seguro.
    .no-such-move = Esa jugada no existe.
    .not-now = Eso ahora no se puede.
    .not-in-rules = Esa jugada no existe en este juego.
    .table-moves = Solo la mesa puede hacer eso.
    .not-your-turn = No es tu turno.
    .seat-out = Ya no juegas esta partida.
    .already-ready = Ya has pedido el reparto.
    .already-cut = Ya has cortado.
    .already-looked = Ya has visto tus cartas.
    .already-passed = Ya has pasado tus cartas.
    .passes-nothing = En esta mano no pasas cartas.
    .not-ready = Aún no han pedido todos el reparto.
    .bad-cut = El texto para cortar tiene como máximo { $most } letras.
    .no-number = Una puja es un número.
    .must-look = Mira antes tus cartas.
    .bad-bid = Puedes pujar de { $least } a { $most }.
    .bids-fit = Las pujas no pueden sumar { $tricks }, así que no puedes pujar { $bid }.
    .side-bid-low = Tu bando debe pujar más: necesitas al menos { $least }.
    .dealer-must-bid = Nadie ha pujado, así que debes pujar al menos { $least }.
    .over-partner = La puja más alta ya es de tu bando. Para superarla necesitas al menos { $least }.
    .bad-suit = El triunfo es uno de los cuatro palos.
    .bad-choice = Eso no se puede elegir.
    .pass-count =
        { $cards ->
            [one] Elige exactamente { $cards } carta.
           *[other] Elige exactamente { $cards } cartas.
        }
    .same-card-twice = { CAPITAL(part-card) } está dos veces.
    .not-doubled = Nadie ha doblado la puja.
    .already-doubled = La puja ya está doblada.
    .trump-shown = El triunfo ya se conoce.
    .can-follow = Puedes seguir el palo, así que no puedes pedir el triunfo.
    .no-suit-led = Sales tú, así que no puedes pedir el triunfo.
    .pair-shown = Ya se han mostrado un rey y una reina.
    .trump-concealed = El triunfo aún no se conoce.
    .no-trick-yet = Tu bando debe ganar antes una baza.
    .no-pair = No tienes el rey y la reina de triunfo.
part-card = { CARD($card, form: "the") }
