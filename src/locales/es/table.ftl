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
        { $stake } es de un número entero de fichas{ HAS($amount) ->
            [true] , no de { $amount }
           *[false] { "" }
        }.
    .below-min = { $stake } es de { NUMBER($min) } como mínimo; { NUMBER($amount) } es poco.
    .above-max = { $stake } es de { NUMBER($max) } como máximo; { NUMBER($amount) } es demasiado.
    .above-stack = { $stake } de { NUMBER($amount) } es más de lo que queda: { CHIPS($stack) }.
tableRefusals =
    .no-such-seat = Ese asiento no existe; la mesa tiene { NUMBER($seats) }.
    .not-your-seat =
        Solo { SEAT($seat) } { WHO($seat) ->
            [you] puedes
           *[other] puede
        } hacer eso.
    .no-undo = En la mesa, lo hecho, hecho está.
    .hand-runs = La mano aún no ha terminado.

menu =
    .guide = Mano guiada
    .people = Quién juega
    .log = Esta mano
    .history = Manos jugadas
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
    .leave = Dejar la guía
    .done = Listo
