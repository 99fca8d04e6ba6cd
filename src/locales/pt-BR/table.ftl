# Formas: "label" (Você, Lugar 2, Crupiê), "to" (a você, ao lugar 2, a Kim, ao crupiê), "of" (de você, do lugar 2, de Kim,
# do crupiê), "for" (para você, para o lugar 2).
seatName =
    { $form ->
        [label]
            { $who ->
                [you] Você
                [dealer] Crupiê
               *[other]
                    { HAS($name) ->
                        [true] { CAPITAL($name) }
                       *[false] Lugar { $number }
                    }
            }
        [to]
            { $who ->
                [you] a você
                [dealer] ao crupiê
               *[other]
                    { HAS($name) ->
                        [true] a { $name }
                       *[false] ao lugar { $number }
                    }
            }
        [of]
            { $who ->
                [you] de você
                [dealer] do crupiê
               *[other]
                    { HAS($name) ->
                        [true] de { $name }
                       *[false] do lugar { $number }
                    }
            }
        [for] para { part-seat }
       *[other] { part-seat }
    }
part-seat =
    { $who ->
        [you] você
        [dealer] o crupiê
       *[other]
            { HAS($name) ->
                [true] { $name }
               *[false] o lugar { $number }
            }
    }

cast = Alex, Ariel, Duda, Kim, Juca, Nico, Mika, Rafa, Toni, Yuri

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
        { $stake } deve ser um número inteiro de fichas{ HAS($amount) ->
            [true] , não { $amount }
           *[false] { "" }
        }.
    .below-min = { $stake } deve ser de pelo menos { NUMBER($min) }, não de { NUMBER($amount) }.
    .above-max = { $stake } pode ser de no máximo { NUMBER($max) }, não de { NUMBER($amount) }.
    .above-stack = { $stake } de { NUMBER($amount) } é mais do que sobrou: { CHIPS($stack) }.
tableRefusals =
    .no-such-seat =
        Esse lugar não existe. A mesa tem { $seats ->
            [one] { $seats } lugar
           *[other] { $seats } lugares
        }.
    .not-your-seat = Só { SEAT($seat) } pode fazer isso.
    .no-undo = Na mesa, uma jogada não pode ser desfeita.
    .hand-runs = A mão ainda não acabou.
    .replay-shown = Este é o replay de uma mão terminada.

menu =
    .guide = Mão guiada
    .people = Jogadores
    .log = Registro desta mão
    .history = Histórico de mãos
    .stats = Estatísticas
    .pause = Pausa
    .resume = Continuar
    .keys = Teclado
    .fullScreen = Tela cheia
    .leaveFullScreen = Sair da tela cheia
    .leftFullScreen = Tela cheia desativada.
    .settings = Configurações
guide =
    .guide = Guia
    .leave = Sair do guia
    .done = Pronto
