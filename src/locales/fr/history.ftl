problems =
    .history =
        { $field ->
            [kind] ce n’est pas un fichier de parties jouées
            [text] ce n’est pas un fichier de parties jouées
           *[other] « { $field } » de ce fichier est inutilisable ({ $got }{ HAS($latest) ->
                [true] , encore à venir
               *[false] { "" }
            })
        }
    .history-newer = ce fichier est de version { $got } ; les versions connues ici vont jusqu’à { $known }
    .no-daily = aucune donne de ce jour n’est gagnable avec ces règles
    .day = « { $got } » n’est pas un jour ; accepté : { $accepted }
    .zone = « { $got } » n’est pas un fuseau horaire ; accepté : { $accepted }
