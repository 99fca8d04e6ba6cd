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
    .no-daily = nach diesen Regeln wurde kein lösbares Spiel für diesen Tag gefunden
    .day = „{ $got }“ ist kein Tag; möglich: { $accepted }
    .zone = „{ $got }“ ist keine Zeitzone; möglich: { $accepted }
