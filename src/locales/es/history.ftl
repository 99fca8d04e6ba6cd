problems =
    .history =
        { $field ->
            [kind] no es un archivo de partidas exportadas
            [text] no es un archivo de partidas exportadas
           *[other] no se puede usar «{ $field }» de este archivo ({ $got }{ HAS($latest) ->
                [true] , que está en el futuro
               *[false] { "" }
            })
        }
    .history-newer = este archivo es de la versión { $got }, y aquí solo se leen versiones hasta la { $known }
    .no-daily = no se encontró ninguna partida de ese día que se pueda ganar con estas reglas
    .day = «{ $got }» no es un día; se admite: { $accepted }
    .zone = «{ $got }» no es una zona horaria; se admite: { $accepted }
