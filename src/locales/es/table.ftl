# Messages that all tables share.

# Forms: "label" (Tú, Asiento 2, Crupier), "to" (a ti, al asiento 2, a Kim, al crupier), "of" (de ti, del asiento 2, de Kim,
# del crupier), "for" (para ti, para el asiento 2).
seatName =
    { $form ->
        [label]
            { $who ->
                [you] Tú
                [dealer] Crupier
               *[other]
                    { HAS($name) ->
                        [true] { CAPITAL($name) }
                       *[false] Asiento { $number }
                    }
            }
        [to]
            { $who ->
                [you] a ti
                [dealer] al crupier
               *[other]
                    { HAS($name) ->
                        [true] a { $name }
                       *[false] al asiento { $number }
                    }
            }
        [of]
            { $who ->
                [you] de ti
                [dealer] del crupier
               *[other]
                    { HAS($name) ->
                        [true] de { $name }
                       *[false] del asiento { $number }
                    }
            }
        [for]
            para { $who ->
                [you] ti
               *[other] { part-seat }
            }
       *[other] { part-seat }
    }
part-seat =
    { $who ->
        [you] tú
        [dealer] el crupier
       *[other]
            { HAS($name) ->
                [true] { $name }
               *[false] el asiento { $number }
            }
    }

cast = Alex, Robin, Noor, Kim, Sasha, Jules, Mika, Remy, Toni, Yuki

chips =
    { $count ->
        [one] { $count } ficha
        [many] { $count } de fichas
       *[other] { $count } fichas
    }
number = { $value }
signed = { SIGNED($value) }

cardSign =
    { $form ->
        [rank] { part-rank }
       *[other]
            { $suit ->
                [joker] ★
                [hidden] ??
               *[other] { part-rank }{ part-suit }
            }
    }
part-rank =
    { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[other] { $rank }
    }
part-suit =
    { $suit ->
        [clubs] ♣{ "\uFE0E" }
        [diamonds] ♦{ "\uFE0E" }
        [hearts] ♥{ "\uFE0E" }
       *[spades] ♠{ "\uFE0E" }
    }

chipRefusals =
    .not-whole =
        { $stake } debe ser un número entero de fichas{ HAS($amount) ->
            [true] , no { $amount }
           *[false] { "" }
        }.
    .below-min = { $stake } debe ser de { NUMBER($min) } como mínimo, no de { NUMBER($amount) }.
    .above-max = { $stake } puede ser de { NUMBER($max) } como máximo, no de { NUMBER($amount) }.
    .above-stack = { $stake } de { NUMBER($amount) } es más de lo que queda: { CHIPS($stack) }.
tableRefusals =
    .no-such-seat =
        Ese asiento no existe. La mesa tiene { $seats ->
            [one] { $seats } asiento
           *[other] { $seats } asientos
        }.
    .not-your-seat =
        Solo { SEAT($seat) } { WHO($seat) ->
            [you] puedes
           *[other] puede
        } hacer eso.
    .no-undo = En la mesa no se puede deshacer lo jugado.
    .hand-runs = La mano aún no ha terminado.
    .replay-shown = Esto es la repetición de una mano terminada.

menu =
    .guide = Mano guiada
    .people = Jugadores
    .log = Registro de esta mano
    .history = Historial de manos
    .stats = Estadísticas
    .pause = Pausa
    .resume = Seguir
    .keys = Teclado
    .fullScreen = Pantalla completa
    .leaveFullScreen = Salir de pantalla completa
    .leftFullScreen = Pantalla completa desactivada.
    .settings = Ajustes
guide =
    .guide = Guía
    .leave = Salir de la guía
    .done = Listo
