region = Los dados de esta carrera
before = Los dados de esta carrera quedaron fijados antes de la primera tirada.
numbered = En una carrera con número todos tienen los mismos dados. Quien conoce el número puede calcularlos antes, así que no hay nada que comprobar.
later = Se muestra cuando termina la carrera.
rolls =
    { $count ->
        [one] { $name }: { $count } tirada según la semilla.
       *[other] { $name }: { $count } tiradas según la semilla.
    }
faults =
    .dice = { $name }, tirada { $roll }: debía salir { $expected }, salió { $got }.
    .turn = { $name }, tirada { $roll }: el turno no fue según las reglas.
    .count = { $name }, tirada { $roll }: el número de tiradas es incorrecto.
    .start = { $name }: la carrera no empezó desde el principio.
wins =
    { $count ->
        [one] { $count } carrera ganada
       *[other] { $count } carreras ganadas
    }
why =
    .seed = Antes de la primera tirada, la carrera elige una semilla secreta y muestra su hash, el compromiso. No se conoce otra semilla con ese hash: los dados quedan fijados.
    .dice = Cada cual tiene sus propios dados. Lo que tiras no depende de quién pulsa antes ni de lo que conservan los demás.
    .check = Después de la carrera se muestra la semilla y cualquiera puede recalcular todas las tiradas. docs/guides/fair-shuffles.md de Baize explica cómo. Esto no demuestra que nadie conociera la semilla durante la carrera.
