# What is wrong with a file of games, a day or a time zone; for the site's author and for the player who imports a file.

# By code. $field is the part of the file, $got what it contains; $latest is given if it is a time that is still to come.
problems =
    .history =
        { $field ->
            [kind] this is not a file of exported games
            [text] this is not a file of exported games
           *[other] this file’s { $field } cannot be used ({ $got }{ HAS($latest) ->
                [true] , which is in the future
               *[false] { "" }
            })
        }
    .history-newer = this file has version { $got }, and only versions up to { $known } can be read here
    .no-daily = no winnable deal of this day was found with these rules
    .day = "{ $got }" is not a day; accepted: { $accepted }
    .zone = "{ $got }" is not a time zone; accepted: { $accepted }
