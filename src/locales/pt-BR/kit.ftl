languageName = Português (Brasil)
direction = ltr
intlLocale = pt-BR
# Formas: the (o 7 de copas), to (ao 7 de copas), of (do 7 de copas); sem forma, 7 de copas.
cardName =
    { $suit ->
        [joker] { part-o }curinga
        [hidden] { part-a }carta virada para baixo
       *[other] { part-rank } de { part-suit }
    }
part-o =
    { $form ->
        [the] o{ " " }
        [to] ao{ " " }
        [of] do{ " " }
       *[none] { "" }
    }
part-a =
    { $form ->
        [the] a{ " " }
        [to] à{ " " }
        [of] da{ " " }
       *[none] { "" }
    }
part-rank =
    { $rank ->
        [1] { part-o }ás
        [11] { part-o }valete
        [12] { part-a }dama
        [13] { part-o }rei
       *[other] { part-o }{ $rank }
    }
part-suit =
    { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
    }
courts = JQK
position =
    { $place ->
        [1] primeira
        [2] segunda
        [3] terceira
       *[other] { $place }ª
    } de { $count }
listSeparator = { ", " }
board = Mesa de { $title }
notFetched = Não foi possível carregar esta parte.
notBegun = O jogo ainda não começou.
problems =
    .deal = a partida “{ $got }” não pode ser usada; aceita-se: de { NUMBER($first, useGrouping: "false") } a { NUMBER($last, useGrouping: "false") }
    .deck =
        { HAS($got) ->
            [true] o baralho { $got }
           *[false] o baralho de { $count } cartas
        } não pode ser usado; aceita-se: cada uma das { $size } cartas, uma só vez
    .option = { $option } “{ $got }” não pode ser usado; aceita-se: { $accepted }
    .no-randomness = Este navegador não oferece números aleatórios seguros nesta página, por isso a mesa não pode dar as cartas de forma justa.
    .listener = um “listener” de { $event } causou um erro: { $got }
    .storage = o navegador não guarda jogos aqui ({ $got })
    .save-long = este jogo salvo com { $count } jogadas não pode ser usado; aceita-se: no máximo { $most }
    .save-move = a jogada { $number } do jogo salvo, { $move }, não pode ser usada; aceita-se: jogadas permitidas pelas regras
    .save-newer = este jogo salvo, da versão { $got }, não pode ser usado; aceita-se: até a versão { $known }
    .save-other-game = este jogo salvo de { $got } não pode ser usado; aceita-se: { $wanted }
    .save = “{ $field }” deste jogo salvo não pode ser usado; aceita-se: um valor de save()
panels =
    .conflict = O jogo continuou em outra aba
    .keys = Teclado
    .settings = Configurações
    .people = Jogadores
    .new = Nova mesa?
    .forget = Apagar estatísticas?
    .fair = Conferir as cartas
    .history = Histórico de mãos
    .log = Registro desta mão
    .stats = Estatísticas
    .help = Como jogar
    .share = Compartilhar
    .replay = Replay
    .pays = Bônus Fortune
    .pause = Em pausa
    .win = Você ganhou
panelButtons =
    .close = Fechar
    .takeOther = Usar aquele jogo
    .keepThis = Ficar com este
    .keepTable = Ficar nesta mesa
    .newTable = Nova mesa
    .keepStatistics = Manter
    .clearStatistics = Apagar
    .resume = Continuar
    .newGame = Novo jogo
    .sameDeal = Jogar de novo
    .share = Compartilhar
    .replay = Ver replay
