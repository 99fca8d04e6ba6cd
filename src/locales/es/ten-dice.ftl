title = Carrera de diez dados
seatName =
    { $who ->
        [you] Tú
       *[other] { $name }
    }
player = Jugador { $number }
cast =
    .first = Alex
    .second = Robin
    .third = Noor
    .fourth = Kim

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
keySheet = Mostrar esta lista
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
keep = Número que conservar
choice =
    { $number }, { $count ->
        [0] ningún dado
        [one] { $count } dado
       *[other] { $count } dados
    }
goal =
    { $racers ->
        [1] Consigue los diez dados iguales
       *[other] Gana quien primero tenga los diez dados iguales
    }
waiting = Sin prisa: la carrera empieza cuando elijas un número.
go = ¡Ya!
rule = Elige un número para conservarlo. Todos los demás dados vuelven a rodar.
keepRoll =
    Conservar los { $number }, tirar { $count ->
        [one] el último
       *[other] los otros { $count }
    }
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
        [one] { $count } dado muestra
       *[other] { $count } dados muestran
    } { $number }.
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
        [true] Estás en la meta{ part-after }. La media es { NUMBER($average, digits: 1) }.
       *[false] Estás en la meta.
    }
hint =
    { HAS($keep) ->
        [true] Conserva { $keep }
       *[false] Tira los diez dados
    }. De media necesitas { NUMBER($left, digits: 1) } tiradas más.
started = { title }. { $next }
startRoll = Tira los diez dados.

options =
    .players = Jugadores
    .bots = Bots
    .level = Nivel de los bots

refusals =
    .over = La carrera ha terminado.
    .no-undo = Una tirada no se puede deshacer.
    .no-such-seat = Ahí no corre nadie.
    .not-your-turn =
        { WHO($turn) ->
            [you] Te toca.
           *[other] Le toca a { SEAT($turn) }.
        }
    .nothing-to-keep = La primera tirada es de los diez dados.
    .choose-number = Elige un número para conservarlo.
    .other-seat = Solo puedes tirar tus propios dados.
    .is-home = Este jugador ya está en la meta.
    .not-rolling = No hay tantos dados rodando.
