# Messages of the check of a deal, at tables and in races.

yes = ✓ Oui
no = ✗ Non
region = Cette donne
before = Le paquet de la main { NUMBER($hand) } était fixé avant que quiconque puisse miser.
none = La page a fourni ce paquet elle-même. Il ne peut donc pas être vérifié.
commitment = Engagement
seed = Graine
later = Affichée après la main.
cuts = Coupes
noCuts = Personne n’a coupé.
quoted =
    { HAS($text) ->
        [true] « { $text } »
       *[false] aucun texte
    }
own = Vos propres mots pour le mélange
cut = Couper
reveals = Montrer la graine révèle aussi les cartes cachées de ces joueurs : { LIST($names) }.
reveal = Montrer la graine
check = Vérifier
aside = Écartées
deck = Le paquet dans l’ordre de la donne
place = Carte
wrong = , prévu : { CARD($card) }
how = Ce que cela prouve
why =
    .commitment = Avant les mises, la table tire une graine secrète et montre son empreinte, l’engagement. Personne ne peut trouver une autre graine qui ait la même empreinte : le paquet est donc fixé.
    .cuts = Vos propres mots mélangent le paquet une fois de plus. La table ne les connaissait pas quand elle a tiré la graine. Personne ne peut donc avoir choisi le paquet, sauf si quelqu’un qui connaît la graine coupe après vous. Ni la maison ni les joueurs de l’ordinateur ne coupent.
    .seed = Après la main, la graine est montrée, et chacun peut recalculer le paquet : docs/guides/fair-shuffles.md de Baize en décrit chaque octet. Cela ne prouve pas que personne ne connaissait la graine pendant la main.
verdict =
    { $isFair ->
        [true] Vérification réussie : tout concorde.
       *[false] Vérification échouée : tout ne concorde pas.
    }
byHand = Copiez ce texte à la main

lines =
    .seed = La graine n’est pas valide.
    .commitment =
        L’empreinte de la graine { $ok ->
            [true] correspond
           *[false] ne correspond pas
        } à l’engagement.
    .dice = Dés lancés : { $got }. Dés selon la graine : { $expected }.
    .deck =
        Le paquet correspond à la graine{ $cuts ->
            [0] { "" }
           *[other] { " " }et aux coupes
        }.
    .cards =
        Il y a { $different ->
            [one] { $different } carte différente
           *[other] { $different } cartes différentes
        } au lieu de { NUMBER($size) }.
    .uncut = Les coupes ont été ignorées.
    .order = Le paquet ne correspond pas à la graine et aux coupes.
    .hand = { $who } : les bonnes cartes.
    .unseen =
        { $who } : { $count ->
            [one] { $count } carte que personne n’a vue
           *[other] { $count } cartes que personne n’a vues
        }.
    .laid = { $who } : mains composées avec d’autres cartes.
    .fault =
        { $who }, { HAS($place) ->
            [true] carte { $place } du paquet
           *[false] une carte de trop
        } ; prévu : { part-expected } ; distribué : { part-got }{ $more ->
            [0] { "" }
            [one] , et { $more } autre
           *[other] , et { $more } autres
        }.
part-expected =
    { HAS($expected) ->
        [true] { CARD($expected) }
       *[false] aucune carte
    }
part-got =
    { HAS($got) ->
        [true] { CARD($got) }
       *[false] aucune carte
    }
