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
    .start = To the start
    .back = Step back
    .play = Play
    .pause = Pause
    .forward = Step forward
    .end = To the end
speed = Speed
# A speed as a factor.
# $speed (number)
times = { $speed } ×
# The button with which the player takes over the game at the step that is shown.
playOn = Play on from here
# The button that returns from the player's game to the replay.
back = Back to the replay
# Why a link cannot be replayed, by its code.
problems =
    .share-broken = This link is incomplete or has a slip in it.
    .share-newer = This link is of version { $got }, and versions up to { $known } are known here.
    .share-moves = This link is of a game by other rules than today’s.
    .replay-game = There is no game “{ $got }” here to show it.
    .load-failed = A part of the replay could not be fetched ({ $module }).
    .other = This link cannot be replayed here.
