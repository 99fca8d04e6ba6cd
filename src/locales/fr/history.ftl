problems =
    .history =
        { $field ->
            [kind] ce n’est pas un fichier de parties exportées
            [text] ce n’est pas un fichier de parties exportées
           *[other] « { $field } » de ce fichier est inutilisable ({ $got }{ HAS($latest) ->
                [true] , dans le futur
               *[false] { "" }
            })
        }
    .history-newer = ce fichier est de version { $got } ; seules les versions jusqu’à { $known } sont lisibles ici
    .no-daily = aucune donne gagnable de ce jour n’a été trouvée avec ces règles
    .day = « { $got } » n’est pas un jour ; accepté : { $accepted }
    .zone = « { $got } » n’est pas un fuseau horaire ; accepté : { $accepted }
