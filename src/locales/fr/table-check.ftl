# Messages of the check of a deal, at tables and in races.

yes = ✓ Oui
no = ✗ Non
region = Cette donne
before = Le paquet de la main { NUMBER($hand) } était fixé avant que quiconque puisse miser.
none = Ce paquet a été fourni par la page : rien ne permet de le vérifier.
commitment = Engagement
seed = Graine
later = Elle sera montrée à la fin de la main.
cuts = Coupes
noCuts = Personne n’a coupé.
quoted =
    { HAS($text) ->
        [true] « { $text } »
       *[false] rien de saisi
    }
own = Vos propres mots pour le mélange
cut = Couper
reveals = La graine révèle aussi des cartes qui n’ont pas été montrées. Joueurs concernés : { LIST($names) }.
reveal = Les révéler
check = Vérifier
aside = Écartées
deck = Le paquet dans l’ordre de la donne
place = Carte
wrong = , prévu : { CARD($card) }
how = Ce que cela prouve
why =
    .commitment = Avant les mises, la table tire une graine secrète et montre son empreinte, l’engagement. On ne connaît aucune autre graine qui ait la même : le paquet est donc fixé.
    .cuts = Vos propres mots, qu’elle ne connaissait pas alors, le mélangent une fois de plus. Personne n’a alors choisi le paquet, tant que personne ne coupe après vous : qui coupe en dernier et connaît la graine le pourrait. Ni la maison ni les joueurs de l’ordinateur ne coupent.
    .seed = Après la main, la graine est montrée, et chacun peut recalculer le paquet : docs/fair-shuffles.md de Baize en décrit chaque octet. Cela ne prouve pas que personne ne connaissait la graine pendant la main.
verdict =
    { $isFair ->
        [true] Tout est conforme à l’engagement.
       *[false] Tout n’est pas conforme à l’engagement.
    }
byHand = À copier à la main

lines =
    .seed = La graine est inutilisable.
    .commitment =
        L’empreinte de la graine { $ok ->
            [true] est bien
           *[false] n’est pas
        } l’engagement.
    .dice = Dés lancés : { $got } ; dés de la graine : { $expected }.
    .deck =
        Le paquet est bien celui de la graine{ $cuts ->
            [0] { "" }
           *[other] { " " }et des coupes
        }.
    .cards =
        Il y a { $different ->
            [one] { $different } carte différente
           *[other] { $different } cartes différentes
        } au lieu de { NUMBER($size) }.
    .uncut = Les coupes ont été oubliées.
    .order = Le paquet n’est pas celui de la graine et des coupes.
    .hand = { $who } : les bonnes cartes.
    .unseen =
        { $who } : { $count ->
            [one] { $count } carte que personne n’a vue
           *[other] { $count } cartes que personne n’a vues
        }.
    .laid = { $who } : mains faites d’autres cartes.
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
