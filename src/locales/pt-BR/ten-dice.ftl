title = Corrida dos Dez Dados
seatName =
    { $who ->
        [you] Você
       *[other] { $name }
    }
player = Jogador { $number }
cast =
    .first = Alex
    .second = Ariel
    .third = Duda
    .fourth = Kim

keyChoose = Escolher o número que fica
    .keys = 1 … 6, ← →
keyRoll = Jogar os outros dados
    .keys = Enter, Espaço
keyKeep = Guardar esse número e jogar os outros dados
    .keys = 1 … 6
keyAgain = Guardar de novo o mesmo número
    .keys = Enter, Espaço
keyHint = Dica
    .keys = t
keyNew = Nova corrida
    .keys = n
keyBack = Voltar à corrida anterior
    .keys = u
keySheet = Mostrar esta lista
    .keys = ?

turn =
    { WHO($seat) ->
        [you] É a sua vez.
       *[other] É a vez de { SEAT($seat) }.
    }
rolls =
    { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
home = Chegou
newRace = Nova corrida
keep = Número para guardar
choice =
    { $number }, { $count ->
        [0] nenhum dado
        [one] { $count } dado
       *[other] { $count } dados
    }
goal =
    { $racers ->
        [1] Deixe os dez dados iguais
       *[other] Quem primeiro tiver os dez dados iguais ganha
    }
waiting = Sem pressa: a corrida começa quando você escolher um número.
go = Já!
rule = Escolha um número para guardar. Todos os outros dados são jogados de novo.
keepRoll =
    Guardar os { $number }, jogar { $count ->
        [one] o último
       *[other] os outros { $count }
    }
place = { $place }º
seconds = { NUMBER($seconds, digits: 1) } s
placed = Você ficou em { $place }º de { $count }.
roll =
    { $count ->
        [10] Jogar os dez dados
        [one] Jogar { $count } dado
       *[other] Jogar { $count } dados
    }
dice =
    { SEAT($seat) }: { HAS($dice) ->
        [true] { $dice }
       *[false] ainda não jogou
    }
diceSaid = { dice }.
most =
    { SEAT($seat) }: { $count ->
        [one] { $count } dado mostra
       *[other] { $count } dados mostram
    } { $number }.
isHome = { SEAT($seat) } chegou{ part-after }.
# omits $you
won =
    { LIST($names) } { $winners ->
        [one] ganhou
       *[other] ganharam
    }{ part-after }.
part-after =
    { HAS($count) ->
        [true]
            { " " }após { $count ->
                [one] { $count } lance
               *[other] { $count } lances
            }
       *[false] { "" }
    }
alone =
    { HAS($count) ->
        [true] Você chegou{ part-after }. A média é { NUMBER($average, digits: 1) }.
       *[false] Você chegou.
    }
hint =
    { HAS($keep) ->
        [true] Guarde { $keep }
       *[false] Jogue os dez dados
    }. Em média, você precisa de mais { NUMBER($left, digits: 1) } lances.
started = { title }. { $next }
startRoll = Jogue os dez dados.

options =
    .players = Jogadores
    .bots = Bots
    .level = Nível dos bots

refusals =
    .over = A corrida acabou.
    .no-undo = Um lance não pode ser desfeito.
    .no-such-seat = Ninguém corre nesse lugar.
    .not-your-turn =
        { WHO($turn) ->
            [you] É a sua vez.
           *[other] É a vez de { SEAT($turn) }.
        }
    .nothing-to-keep = O primeiro lance é com os dez dados.
    .choose-number = Escolha um número para guardar.
    .other-seat = Você só pode jogar os seus próprios dados.
    .is-home = Este jogador já chegou.
    .not-rolling = Não há tantos dados em jogo.
