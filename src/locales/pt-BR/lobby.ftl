title = Jogar juntos
game =
    { $game ->
        [seven27-table] Sete Vinte e Sete
        [paigow-table] Pai Gow Poker
        [hearts-table] Copas
        [spades-table] Spades
        [whist-table] Whist
        [twenty-nine-table] 29
        [ten-dice-race] Corrida dos Dez Dados
       *[other] { $game }
    }
yourTable = Sua mesa
invitation = Link de convite
invite = Convidar
copy = Copiar link de convite
copied = Link de convite copiado.
byHand = Seu navegador não conseguiu copiar o link. Ele está selecionado: basta copiá-lo.
notShared = Não foi possível compartilhar. Copie o link de convite.
inviting = Jogue { game } comigo
invitingToPlay = Jogue comigo
others = Outras mesas
joinByCode = Entrar em uma mesa
code = Código da mesa
join = Entrar
openTables = Mesas abertas
looking = Procurando mesas…
none = Não há mesas abertas agora.
people =
    { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
hand =
    { $hand ->
        [0] não começou
       *[other]
            { $game ->
                [ten-dice-race] corrida { $hand }
               *[other] mão { $hand }
            }
    }
joinTable = Entrar na mesa { $code }
newTable = Nova mesa
gameLabel = Jogo
seats = Lugares
seatCount = { $count }
clock = Tempo por vez
seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
fill = Preencher lugares livres com bots
listed = Mostrar na lista de mesas abertas
make = Criar mesa
making = Criando a mesa…
made = A mesa está pronta. Convide outras pessoas.
missing = Esta página não está preparada para jogar juntos.
problems =
    .table-code = O código de uma mesa tem oito letras e algarismos. Nunca contém 0, 1, I, L, O nem U.
    .no-such-table = Não existe mesa com este código.
    .busy = O servidor está ocupado. Tente de novo daqui a pouco.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true]
                Pedidos demais. Tente de novo em { $retryAfter ->
                    [one] { $retryAfter } segundo
                   *[other] { $retryAfter } segundos
                }.
           *[false] Pedidos demais. Tente de novo mais tarde.
        }
    .too-many-tables = O servidor não tem espaço para outra mesa agora.
    .too-many-own-tables = Sua rede já tem aqui o máximo de mesas que o servidor permite.
    .store-away = O servidor não consegue salvar as mesas agora.
    .not-signed-in = Entre primeiro na sua conta neste site.
    .sign-in = Entre primeiro na sua conta neste site.
    .server-unreachable = Não é possível acessar o servidor agora.
    .other = O servidor recusou o pedido.
