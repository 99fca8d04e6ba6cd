advice = Conseil
coach = Coach
show = Montrer
hide = Masquer
cancel = Annuler
showAdvice = Montrer le conseil
hideAdvice = Masquer le conseil
later = À votre tour, vous lirez ici ce que rapporte chaque choix.
hidden = Le conseil est masqué.
working = La main est jouée { $samples } fois… { PERCENT($share) }
columns =
    .choice = Choix
    .low = 7
    .high = 27
    .chips = Jetons
caption = Vos choix, le meilleur en tête : la part de chaque moitié que chacun gagne et les jetons qu’il rapporte à partir de maintenant, sur { $samples } essais
share = { $percent } ± { PERCENT($error) }
net = { SIGNED($chips) } ± { $error }
best = Au mieux : { $choice }.
less =
    { $choice } : { $chips ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } de moins.
same = À peu près aussi bien : { $choice }.
price = Suivre coûte { $call } pour un pot de { $pot }. C’est rentable si vous gagnez en moyenne { PERCENT($needed) } du pot, et vous en gagnez { $share }.
card = Sur les { $unseen } cartes que vous ne voyez pas, { $low } vous rapprochent de 7, { $high } de 27, et { $over } vous font dépasser 27.
model = On suppose que les autres jouent comme à cette table et misent encore une fois. ± vaut dans 95 cas sur 100.
judging = Examen de vos décisions…
noHands = Après chaque main, vous lirez ce que vos décisions ont coûté.
verdict = Aussi bonnes que la meilleure : { $good } de vos { $decisions } décisions. Coût des autres, en jetons : { $cost }.
allGood =
    { $decisions ->
        [one] Votre décision était aussi bonne que la meilleure.
       *[other] Vos { $decisions } décisions étaient aussi bonnes que la meilleure.
    }
coachColumns =
    .you = Vous
    .best = Au mieux
    .chips = Jetons
coachCaption = Vos décisions et les meilleures
loss = −{ $chips }
