# Messages of the element that replays a game.

region = Replay
slider = Step
# $at (number)
# $length (number)
position = { $at } / { $length }
# The position as a screen reader says it.
# $at (number)
# $length (number)
spokenPosition = Step { $at } of { $length }
tools =
    .start = Go to start
    .back = Step back
    .play = Play
    .pause = Pause
    .forward = Step forward
    .end = Go to end
speed = Speed
# A speed as a factor.
# $speed (number)
times = { $speed } ×
# The button with which the player takes over the game at the step that is shown.
playOn = Play from here
# The button that returns from the player's game to the replay.
back = Back to replay
# Why a link cannot be replayed, by its code.
problems =
    .share-broken = This link is incomplete or contains an error.
    .share-newer = This link was made with a newer version ({ $got }). This page can open versions up to { $known }.
    .share-moves = The rules of this game have changed since the link was made.
    .replay-game = This page has no game “{ $got }” to show the replay.
    .load-failed = Part of the replay failed to load ({ $module }).
    .other = This link can’t be replayed here.
