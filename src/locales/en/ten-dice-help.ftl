# How the ten-dice race is played, and what is said of it after a win. They are loaded when a player needs them.

goal = Be the first whose ten dice all show the same number, whichever that is.
roll = Roll all ten dice. Then choose a number: its dice stay, all others roll again. You may choose another number each time.
# Names the picture of such a roll.
picture = Keep the 2s, roll the other seven
advice = Keep the number that most of your dice show. As the others roll again, what they show makes no difference.
# If all roll at once:
atOnce = All roll at the same time, each as fast as they like.
rolling = Dice come to rest one after the other. A die that still rolls when you choose is thrown again.
# If they roll in turn:
turns = Everybody rolls in turn. The round in which somebody is home is played to its end, so several can win.
# If there are bots, in a race at once:
bots = The settings say how quick the bots are.
playing = Press one of the six numbers, or a die that shows it. On the keyboard, press 1 to 6. The large button keeps the same number again. Press ? to see all keys.

# These replace those of extras.ftl with the same ids: $moves are rolls.
bests = Best: { DURATION($time) } · { part-rolls }
part-rolls =
    { $moves ->
        [one] { $moves } roll
       *[other] { $moves } rolls
    }
comparison =
    .first = Your first win!
    .best = Your fastest win, with the fewest rolls!
    .fastest = Your fastest win!
    .fewest = Your win with the fewest rolls!
    .equal = As few rolls as in your best win.
    .more = { part-rolls } more than in your best win.
