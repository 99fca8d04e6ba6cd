# What is wrong with a file of games, a day or a time zone; for the site's author and for the player who imports a file.

# By code. $field is the part of the file, $got what it contains; $latest is given if it is a time that is still to come.
problems =
    .history =
        { $field ->
            [kind] this is no file of games played
            [text] this is no file of games played
           *[other] this file’s { $field } cannot be used ({ $got }{ HAS($latest) ->
                [true] , which is yet to come
               *[false] { "" }
            })
        }
    .history-newer = this file is of version { $got }, and versions up to { $known } are known here
    .no-daily = no deal of this day can be won by these rules
    .day = "{ $got }" is no day; accepted: { $accepted }
    .zone = "{ $got }" is no time zone; accepted: { $accepted }
