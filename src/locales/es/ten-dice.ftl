title = Carrera de diez dados
seatName =
    { $who ->
        [you] Tú
       *[other] { $name }
    }
player = Jugador { $number }
bot = Bot { $number }

keyChoose = Elegir el número que se conserva
    .keys = 1 … 6, ← →
keyRoll = Tirar los demás dados
    .keys = Enter, Espacio
keyKeep = Conservar ese número y tirar los demás dados
    .keys = 1 … 6
keyAgain = Conservar otra vez el mismo número
    .keys = Enter, Espacio
keyHint = Pista
    .keys = t
keyNew = Otra carrera
    .keys = n
keyBack = Volver a la carrera anterior
    .keys = u
keySheet = Esta ayuda
    .keys = ?

turn =
    { WHO($seat) ->
        [you] Te toca.
       *[other] Le toca a { SEAT($seat) }.
    }
rolls =
    { $count ->
        [one] { $count } tirada
       *[other] { $count } tiradas
    }
home = En la meta
newRace = Otra carrera
keep = Conservar
choice =
    { $number }, { $count ->
        [0] ningún dado
        [one] { $count } dado
       *[other] { $count } dados
    }
rule = Elige un número: sus dados se quedan y los demás vuelven a rodar. También los que aún no se han parado.
again = Conservar { $number }
place = { $place }.º
seconds = { NUMBER($seconds, digits: 1) } s
placed = Quedas { $place }.º de { $count }.
roll =
    { $count ->
        [10] Tirar los diez dados
        [one] Tirar { $count } dado
       *[other] Tirar { $count } dados
    }
dice =
    { SEAT($seat) }: { HAS($dice) ->
        [true] { $dice }
       *[false] aún sin tirar
    }
diceSaid = { dice }.
most =
    { SEAT($seat) }: { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    } con { $number }.
isHome = { SEAT($seat) }: en la meta{ part-after }.
# omits $you
# omits $winners
won = Victoria{ part-after }: { LIST($names) }.
part-after =
    { HAS($count) ->
        [true]
            { " " }tras { $count ->
                [one] { $count } tirada
               *[other] { $count } tiradas
            }
       *[false] { "" }
    }
alone =
    { HAS($count) ->
        [true] En la meta{ part-after }; la media es { NUMBER($average, digits: 1) }.
       *[false] En la meta.
    }
hint =
    { HAS($keep) ->
        [true] Conserva { $keep }
       *[false] Tira los diez dados
    }: de media, { NUMBER($left, digits: 1) } tiradas más.
started = { title }. { $next }
startRoll = Tira los diez dados.

refusals =
    .over = La carrera ha terminado.
    .no-undo = Los dados tirados se quedan como están.
    .no-such-seat = Ahí no corre nadie.
    .not-your-turn =
        { WHO($turn) ->
            [you] Te toca.
           *[other] Le toca a { SEAT($turn) }.
        }
    .nothing-to-keep = La primera tirada es de los diez dados.
    .choose-number = Elige el número que conservas.
    .other-seat = Cada cual tira sus propios dados.
    .is-home = Quien está en la meta ya no tira.
    .not-rolling = No hay tantos dados rodando.
