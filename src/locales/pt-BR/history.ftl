problems =
    .history =
        { $field ->
            [kind] este não é um arquivo de jogos exportados
            [text] este não é um arquivo de jogos exportados
           *[other] { $field } deste arquivo não pode ser usado ({ $got }{ HAS($latest) ->
                [true] , que está no futuro
               *[false] { "" }
            })
        }
    .history-newer = este arquivo é da versão { $got }, e aqui só podem ser lidas versões até { $known }
    .no-daily = nenhuma partida deste dia que possa ser ganha foi encontrada com estas regras
    .day = “{ $got }” não é um dia; aceita-se: { $accepted }
    .zone = “{ $got }” não é um fuso horário; aceita-se: { $accepted }
