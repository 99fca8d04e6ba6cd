title = Classificação
earlier = Dia anterior
later = Próximo dia

caption = Resultados de { $date }
place = Posição
name = Nome
moves = Jogadas
time = Tempo
you = você
noTime = sem tempo
loading = Carregando a classificação…
empty = Ainda não há resultados deste dia.
emptyGroup = Ainda não há resultados deste grupo neste dia.
missing = Esta página não tem classificação.

yourPlace = Sua posição: { NUMBER($rank) } de { NUMBER($total) }
showPlace = Mostrar minha posição
range = { NUMBER($first) }–{ NUMBER($last) } de { NUMBER($total) }
before = Posições anteriores
after = Próximas posições

friends = Amigos
friendsHint = Combine um código com os seus amigos. Quem digita o código vê os resultados dos outros.
code = Código do grupo
showGroup = Mostrar grupo
everybody = Mostrar todos
group = Grupo { $code }

offer = Você ganhou o jogo do dia. Pôr seu resultado na classificação?
agreeing = Seu nome, suas jogadas e seu tempo são enviados, e todos podem vê-los. Suas próximas vitórias são enviadas automaticamente até você apagar seus resultados aqui.
nameLabel = Seu nome na classificação
send = Enviar meu resultado
notNow = Agora não
offerAgain = Enviar meu resultado…
sending = Enviando seu resultado…
kept = Não é possível acessar o servidor. Seu resultado está guardado aqui e será enviado depois.
sent = Seu resultado está na classificação: posição { NUMBER($rank) } de { NUMBER($total) }.
remove = Apagar meus resultados…
removeSure = Apagar seus resultados de todos os dias, no servidor e neste navegador?
removeYes = Apagar
removeNo = Manter
removed = Seus resultados foram apagados.

season = Temporada: semana { $week } de { $year }
won = Vitórias
game = Jogo
allGames = Todos os jogos
ownSeason = Suas vitórias neste navegador
emptySeason = Ainda não há resultados nesta temporada.
emptyOwn = Você ainda não ganhou nenhum jogo desta temporada neste navegador.
seasonNote = De cada dia contam os resultados enviados enquanto a classificação dele estava aberta. Mais vitórias vêm primeiro, depois menos jogadas, depois menos tempo.
ownNote = Os jogos contam se você ganhar dentro da semana.
saveCsv = Salvar como CSV
saved = O arquivo foi salvo.

note = O servidor refaz cada jogo, por isso as jogadas são comprovadas. Ele não pode conferir o tempo, nem se um programa ajudou. Jogadas automáticas contam como jogadas.

problems =
    .server-unreachable = Não é possível acessar o servidor da classificação agora.
    .store-away = O servidor da classificação não consegue salvar resultados agora.
    .bad-name = Um nome precisa de pelo menos uma letra ou um algarismo.
    .name-refused = Este nome não é permitido aqui. Escolha outro.
    .bad-group = Um código tem de 3 a 20 letras e algarismos.
    .busy = Há resultados demais sendo verificados agora. O seu será enviado de novo mais tarde.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] Pedidos demais. Tente de novo em { $retryAfter ->
                [one] { $retryAfter } segundo
               *[other] { $retryAfter } segundos
            }.
           *[false] Pedidos demais. Tente de novo mais tarde.
        }
    .day-over = Seu resultado chegou tarde demais: a classificação desse dia está fechada.
    .day-ahead = Esse dia ainda não começou em lugar nenhum.
    .other-deal = Seu jogo não é o jogo deste dia.
    .no-such-board = Este jogo não tem classificação aqui.
    .assisted = Um jogo com dica ou jogada mostrada não entra na classificação.
refused = O servidor recusou seu resultado.
noTable = Não foi possível carregar a classificação.
