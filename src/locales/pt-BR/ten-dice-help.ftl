goal = Seja o primeiro a ter os dez dados com o mesmo número, seja qual for.
roll = Jogue os dez dados. Depois escolha um número: os dados dele ficam e todos os outros são jogados de novo. Você pode escolher outro número a cada vez.
picture = Guardar os 2, jogar os outros sete
advice = Guarde o número que mais dados mostram. Os outros são jogados de novo, então não importa o que mostram.
atOnce = Todos jogam ao mesmo tempo, cada um tão rápido quanto quiser.
rolling = Os dados param um depois do outro. O que ainda rola quando você escolhe é jogado de novo.
turns = Joga-se por turnos. A rodada em que alguém chega vai até o fim, então mais de um pode ganhar.
bots = A rapidez dos bots é escolhida nas configurações.
playing = Aperte um dos seis números ou um dado que o mostre. No teclado, aperte de 1 a 6. O botão grande guarda de novo o mesmo número. Aperte ? para ver todas as teclas.

bests = Recorde: { DURATION($time) } · { part-rolls }
part-rolls =
    { $moves ->
        [one] { $moves } lance
       *[other] { $moves } lances
    }
comparison =
    .first = Sua primeira vitória!
    .best = Sua vitória mais rápida, e com menos lances!
    .fastest = Sua vitória mais rápida!
    .fewest = Sua vitória com menos lances!
    .equal = Tão poucos lances quanto na sua melhor vitória.
    .more = { part-rolls } a mais que na sua melhor vitória.
