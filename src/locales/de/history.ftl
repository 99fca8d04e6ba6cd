problems =
    .history =
        { $field ->
            [kind] das ist keine Datei mit exportierten Spielen
            [text] das ist keine Datei mit exportierten Spielen
           *[other] „{ $field }“ dieser Datei ist nicht verwendbar ({ $got }{ HAS($latest) ->
                [true] , das liegt in der Zukunft
               *[false] { "" }
            })
        }
    .history-newer = diese Datei hat die Version { $got }, lesbar sind hier nur Versionen bis { $known }
    .no-daily = kein Spiel dieses Tages ist nach diesen Regeln lösbar
    .day = „{ $got }“ ist kein Tag; möglich: { $accepted }
    .zone = „{ $got }“ ist keine Zeitzone; möglich: { $accepted }
