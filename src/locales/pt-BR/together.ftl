connection =
    .connecting = Conectando à mesa…
    .lost = A conexão caiu. Conectando de novo…
    .back = Conexão recuperada.
bye =
    .replaced = Você está jogando neste lugar em outra janela ou em outro aparelho.
    .removed = Quem criou a mesa tirou você do seu lugar.
    .kept-out = Quem criou a mesa não deixa você entrar nela.
    .ended = A mesa foi encerrada.
again = Conectar de novo
shuffling = Todos embaralham juntos…
nobody = Ninguém ocupou um lugar ainda.
needMore = Esperando mais jogadores.
choosing = Alguém está escolhendo um lugar.
waitingFor = Esperando: { $names }.
isVoid = Este embaralhamento não vale: faltou a parte de { $names }. O baralho é embaralhado de novo.
warnings =
    .unfair-deal = A mão { $hand } não foi dada como prometido! A conferência das cartas mostra o que está errado.
    .no-share = Esta página não participou do embaralhamento da mão { $hand }. Ela só pode conferir se os dados publicados combinam entre si.
    .left-out = Esta página ficou de fora do embaralhamento da mão { $hand }! O baralho foi embaralhado sem a parte dela.
sit =
    .title = Ocupar um lugar
    .button = Sentar
    .name = Seu nome
    .seat = Lugar
    .any = Qualquer lugar livre
    .seatOf = Lugar { $seat }
    .kept = Seu nome fica salvo neste navegador.
    .booked = Seu lugar está reservado. Você joga a partir da próxima mão.
    .cancel = Só assistir
ready = Vamos lá
rebuy = Pegar fichas e continuar
isReady = a postos
menu =
    .leave = Sair da mesa
    .pause = Pedir uma pausa
    .noPause = Retirar o pedido de pausa
leave =
    .title = Sair da mesa?
    .text = Um bot vai terminar esta mão por você. Suas fichas ficam na mesa.
    .yes = Sair
    .no = Ficar
remove =
    .button = Remover
    .title = Remover { $name }?
    .text = Outros podem ocupar o lugar depois desta mão.
    .yes = Remover
    .no = Cancelar
keepOut =
    .button = Barrar
    .title = Barrar { $name }?
    .text = Esta pessoa perde o lugar e não pode voltar à mesa até o fim desse tempo.
    .hour = Por uma hora
    .table = Para sempre
    .no = Cancelar
people =
    .title = Jogadores
    .close = Fechar
    .bot = um bot
    .free = livre
    .maker = criou a mesa
    .pause = quer uma pausa
    .out = fica fora da próxima mão
presence =
    .away = ausente
    .bot = um bot joga
wantPause = Pedido de pausa: { $names }.
news =
    .sat = { $name } se sentou.
    .left = { $name } saiu.
    .away = { $name } está ausente.
    .bot = Um bot joga por { $name }.
    .here = { $name } voltou.
seconds =
    { $count ->
        [one] Falta { $count } segundo.
       *[other] Faltam { $count } segundos.
    }
bank =
    Sua reserva de tempo está correndo: { $count ->
        [one] falta { $count } segundo
       *[other] faltam { $count } segundos
    }.
talk =
    .button = Dizer algo
    .title = Dizer algo
    .mute = Esconder o que os outros dizem
    .hello = Olá!
    .thanks = Valeu!
    .well-played = Bem jogado!
    .good-luck = Boa sorte!
    .oops = Opa!
    .thinking = Deixa eu pensar…
fair =
    .title = As cartas desta mão
    .region = As cartas desta mão
    .intro = A casa e todos à mesa embaralharam juntos o baralho da mão { $hand }.
    .none = Nenhuma mão foi dada ainda.
    .commitment = O compromisso da casa
    .hash = Hash de { $name }
    .share = Parte de { $name }
    .seed = A semente da casa
    .later = Aparece depois da mão.
    .words = Suas palavras para o próximo embaralhamento
    .keep = Usar
    .used = Suas palavras vão fazer parte do próximo embaralhamento.
    .copy = Copiar registro
    .copied = Copiado.
    .how = Como isto funciona
why =
    .shares = Primeiro, a casa publica o hash da sua semente secreta. Depois, cada página à mesa sorteia 32 bytes, acrescenta as palavras do seu jogador e publica o hash da sua parte. As partes só são reveladas depois que todos os hashes foram publicados. O baralho resulta da semente e de todas as partes.
    .choice = Assim, ninguém pôde escolher o baralho, mesmo que todos menos uma pessoa tivessem se combinado. Uma página honesta basta. Se uma parte não é revelada, o embaralhamento não vale, e todos veem isso. Os bots não contribuem com partes.
    .check = Esta página conferiu as cartas assim que a mão acabou. Qualquer pessoa pode conferir o registro em outro lugar: docs/guides/fair-shuffles.md, do Baize, especifica cada byte.
lines =
    .unusable = Falta a semente ou uma parte.
    .commitment =
        { $ok ->
            [true] O hash da semente da casa confere com o compromisso.
           *[false] O hash da semente da casa não confere com o compromisso.
        }
    .share =
        { $ok ->
            [true] { $name }: a parte confere com o hash.
           *[false] { $name }: a parte não confere com o hash.
        }
    .published =
        { $ok ->
            [true] Todos os hashes são os que esta página viu antes de qualquer parte ser revelada.
           *[false] Os hashes não são os que esta página viu antes.
        }
    .own =
        { $ok ->
            [true] A parte desta página está incluída.
           *[false] A parte desta página não está incluída.
        }
refusals =
    .no-seat = Só jogadores com lugar podem fazer isso.
    .seat-taken = Esse lugar está ocupado.
    .bad-name = Um nome deve ter de 1 a { $most } caracteres.
    .name-taken = Alguém nesta mesa já tem esse nome.
    .other-hand = Isso era para outra mão.
    .no-such-move = O servidor não conhece esta jogada.
    .played-meanwhile = Um bot ou o relógio já jogou por este lugar.
    .maker-only = Só quem criou a mesa pode fazer isso.
    .table-paused = A mesa está em pausa.
    .cut-by-share = Nesta mesa não se corta o baralho. Em vez disso, suas próprias palavras fazem parte do próximo embaralhamento.
    .has-chips = Você ainda tem fichas.
    .too-often = Você fez isso vezes demais agora há pouco. Espere um momento.
    .move-sent = Sua última jogada ainda está sendo enviada.
    .not-connected = Você não está em conexão com a mesa.
    .shared-table = Isso não é possível em uma mesa compartilhada.
problems =
    .shared-table = newGame(), restart() e load() não funcionam em uma mesa compartilhada, porque o servidor dá as mãos dela
    .unfair-deal = a mão { $hand } não foi dada como prometido
    .left-out = a mão { $hand } foi embaralhada sem esta página, embora ela tenha um lugar e estivesse conectada
    .other-game = esta mesa é para <{ $got }>, mas este elemento é <{ $wanted }>
    .protocol = esta página e o servidor têm versões diferentes
    .other-protocol = esta página e o servidor têm versões diferentes
    .origin-not-allowed = Esta página não tem permissão para entrar na mesa.
    .bad-code = Este não é um código de mesa válido.
    .bad-options = Este não é um código de mesa válido.
    .second-table = Outra mesa desta página já entrou.
    .bad-message = o servidor enviou uma mensagem que não pode ser usada
    .share = o servidor não pôde usar a parte desta página no embaralhamento
    .server-unreachable = O servidor não responde.
    .table-full = Esta mesa está cheia, até para espectadores.
    .too-many-visitors = Há pessoas demais da sua rede assistindo a esta mesa.
    .too-many-connections = Sua rede tem conexões demais com este servidor.
    .store-away = O servidor não consegue salvar as mesas agora.
    .no-such-table = Esta mesa não existe ou foi encerrada.
    .not-signed-in = Entre na sua conta para jogar nesta mesa.
    .load-failed = Não foi possível carregar uma parte da página de que esta mesa precisa.
