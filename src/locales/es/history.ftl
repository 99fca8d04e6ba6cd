problems =
    .history =
        { $field ->
            [kind] no es un archivo de partidas jugadas
            [text] no es un archivo de partidas jugadas
           *[other] no se puede usar «{ $field }» de este archivo ({ $got }{ HAS($latest) ->
                [true] , que aún está por llegar
               *[false] { "" }
            })
        }
    .history-newer = este archivo es de la versión { $got }, y aquí se conocen hasta la { $known }
    .no-daily = ninguna partida de ese día se puede ganar con estas reglas
    .day = «{ $got }» no es un día; se admite: { $accepted }
    .zone = «{ $got }» no es una zona horaria; se admite: { $accepted }
