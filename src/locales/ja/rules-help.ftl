# omits $form
rankName =
    { $rank ->
        [1] エース
        [11] ジャック
        [12] クイーン
        [13] キング
       *[other] { $rank }
    }

goalFoundations =
    { $cards }枚すべてを{ part-count }の組札に移します。{ $by ->
        [suit] 組札はスートごとに{ $each }つ
        [alternate] 赤と黒を交互に重ねます
        [color] それぞれ赤だけ、または黒だけを重ねます
        [another] 下のカードとは違うスートを重ねます
       *[any] スートは問いません
    }{ $by ->
        [suit] { $way ->
            [straight] で、{ RANK_NAME($first) }から{ RANK_NAME($last) }まで順に重ねます
            [both] で、半分は{ RANK_NAME($first) }から{ RANK_NAME($last) }まで、残りの半分は{ RANK_NAME($last) }から{ RANK_NAME($first) }まで順に重ねます
           *[open] です
        }
       *[any] { $way ->
            [straight] （{ RANK_NAME($first) }から{ RANK_NAME($last) }まで順に）
            [both] （半分は{ RANK_NAME($first) }から{ RANK_NAME($last) }まで、残りの半分は{ RANK_NAME($last) }から{ RANK_NAME($first) }まで順に）
           *[open] { "" }
        }
    }。
part-count =
    { $count ->
        [12] { $count }個
        [16] { $count }個
       *[other] { $count }つ
    }
goalRuns = 同じスートの{ RANK_NAME($first) }から{ RANK_NAME($last) }までの並びを{ $count }組作ります。
goalColumns =
    { $shape ->
        [pyramid] ピラミッドのカードをすべて取り除きます。
        [peaks] 3つの山のカードをすべて取り除きます。
       *[columns] 列をすべて空にします。
    }{ $rest ->
        [score] できなかったときは、残りが少ないほど良い成績です。
        [free] ほかのカードは残っていてもかまいません。
       *[none] { "" }
    }
goalAll =
    .removed = { $cards }枚のカードをすべて取り除きます。
    .waste = { $cards }枚のカードをすべて捨て札に移します。

build =
    列では、{ $by ->
        [alternate] { part-by }、色（赤と黒）が違うカード
        [suit] { part-by }、スートが同じカード
        [color] { part-by }、色（赤か黒か）が同じカード
        [another] { part-by }、スートが違うカード
       *[any] { $direction ->
            [down] 数が1つ大きいカード
            [up] 数が1つ小さいカード
           *[both] 数が1つ大きいか小さいカード
        }（スートは問いません）
    }の上に重ねられます。
part-by =
    { $direction ->
        [down] 数が1つ大きく
        [up] 数が1つ小さく
       *[both] 数が1つ大きいか小さく
    }
buildAnything = 列では、どのカードの上にも重ねられます。
noBuild = 列では、カードを重ねられません。
wrap =
    { $direction ->
        [down] { RANK_NAME($low) }の上に{ RANK_NAME($high) }も重ねられます。
        [up] { RANK_NAME($high) }の上に{ RANK_NAME($low) }も重ねられます。
       *[both] { RANK_NAME($high) }と{ RANK_NAME($low) }も互いに重ねられます。
    }

moveOne = カードは1枚ずつしか動かせません。
moveRun =
    { $by ->
        [alternate] 赤と黒が交互で、
        [suit] 同じスートで、
        [color] 同じ色（赤か黒か）で、
        [another] 隣どうしのスートが違い、
       *[any] スートを問わず、
    }{ $direction ->
        [down] 大きい数から順に
        [up] 小さい数から順に
       *[both] 数の順に
    }並んだカードは、まとめて動かせます。
moveWhole = 列の端から順に並んでいるカードは、ほかの列には全部まとめてしか移せません。
moveGroup =
    { $isHidden ->
        [true] 表向きのカード
       *[false] カード
    }は、順に並んでいなくても、上に載っているカードと一緒に動かせます。
supermove = 順に並んだカードはまとめて動かせます。枚数は、空いている{ part-places }の数より1枚多くまでです。
fullSupermove = 順に並んだカードはまとめて動かせます。空いている{ part-places }を使って1枚ずつ移せる枚数までです。
part-places =
    { $places ->
        [cells] セル
        [columns] 列
       *[both] セルと列
    }

emptyAny =
    { $moves ->
        [one] 空の列には、どのカードでも置けます。
        [run] 空の列には、どのカードでも、順に並んだカードでも置けます。
       *[group] 空の列には、どのカードでも、上に載っているカードと一緒に置けます。
    }
emptyRank =
    空の列に置けるのは、{ RANK_NAME($rank) }{ $moves ->
        [one] { "" }
        [run] か、{ RANK_NAME($rank) }から順に並んだカード
       *[group] とその上に載っているカード
    }だけです。
emptyOpenRank =
    { $which ->
        [highest] 空の列に置けるのは、組札の最後になる数のカードだけです。
       *[base] 空の列に置けるのは、組札の最初になる数のカードだけです。
    }
emptyWaste = 空の列に置けるのは、捨て札の一番上のカードだけです。
emptyNone = 空の列には何も置けません。
fill =
    空の列には、すぐに{ $first ->
        [reserve] リザーブ
        [waste] 捨て札
       *[stock] 山札
    }から{ $second ->
        [reserve] （なければリザーブ
        [waste] （なければ捨て札
        [stock] （なければ山札
       *[none] { "" }
    }{ $third ->
        [reserve] 、それもなければリザーブ
        [waste] 、それもなければ捨て札
        [stock] 、それもなければ山札
       *[none] { "" }
    }{ $second ->
        [none] { "" }
       *[reserve] から）
    }カードが入ります。入るカードがなくなったあとは、{ $then ->
        [any] どのカードでも置けます
        [highest] 組札の最後になる数のカードだけを置けます
        [base] 組札の最初になる数のカードだけを置けます
        [waste] 捨て札の一番上のカードだけを置けます
       *[none] 空いたままです
    }。
fillChoice = 空の列に入れるカードは、リザーブのどの山からでも選べます。
columnsFrom = 列に置けるのは、{ LIST($from) }のカードだけです。
fromPlaces =
    .columns = ほかの列
    .cells = セル
    .reserve = リザーブ
    .waste = 捨て札
most = 1つの列に置けるのは{ $count }枚までです。

cell = セルには、どのカードでも1枚だけ置いておけます。
reserve =
    { $piles ->
        [single] リザーブの一番上のカードが使えます。
        [several] リザーブのそれぞれの山の一番上のカードが使えます。
       *[cards] リザーブのカードは、どれでも使えます。
    }リザーブにカードは置けません。

draw =
    { $wastes ->
        [1] 山札を押すと、カードが{ $count }枚、捨て札にめくられます。使えるのは一番上のカードです。
       *[other] 山札のカードを、好きな捨て札にめくります。それぞれの捨て札の一番上のカードが使えます。
    }
drawToHole = 移せるカードがないときは、山札を押すと次のカードが捨て札にめくられます。
dealColumns =
    山札を押すと、それぞれの列にカードが1枚ずつ配られます。{ $onlyFull ->
        [true] 空の列があるときは配れません。
       *[false] { "" }
    }
dealReserve = 山札を押すと、リザーブのそれぞれの山にカードが1枚ずつ配られます。

home = { part-base }その上に、{ part-next }を重ねます。カードを続けて2回押すと組札に移ります。
part-base =
    { $base ->
        [rank] 組札は{ RANK_NAME($rank) }から始めます。
        [set] { RANK_NAME($rank) }は最初から組札に置かれています。
        [dealt] 組札に1枚配られます。どの組札も、その数から始めます。
        [first] 組札に最初に置くカードは、どの数でもかまいません。どの組札も、その数から始めます。
       *[column] どの組札も、列に最初に配られたカードの数から始めます。
    }
part-next =
    { $by ->
        [suit] 同じスート
        [alternate] 違う色（赤と黒）
        [color] 同じ色（赤か黒か）
        [another] 違うスート
       *[any] どのスートでも
    }{ $by ->
        [any] { "" }
       *[suit] の
    }{ $direction ->
        [up] 次に大きい数
       *[down] 次に小さい数
    }
homeBoth =
    { $base ->
        [rank] 組札の半分は{ RANK_NAME($rank) }から大きいほうへ、残りの半分は{ RANK_NAME($other) }から小さいほうへ重ねます
       *[open] 組札の半分は、最初に置いたカードの数から大きいほうへ重ねます。残りの半分は、それより1つ小さい数から小さいほうへ重ねます
    }{ $by ->
        [suit] （それぞれ同じスートで）
        [alternate] （赤と黒を交互に）
        [color] （それぞれ赤だけ、または黒だけで）
        [another] （1枚ごとにスートを変えて）
       *[any] （スートは問いません）
    }。
homeRuns = 同じスートの{ RANK_NAME($first) }から{ RANK_NAME($last) }までの{ $count }枚が並ぶと、自動的に組札に移ります。
homeWrap = 組札では、{ RANK_NAME($end) }の上に{ RANK_NAME($next) }を重ねます。

hole =
    { $free ->
        [true] 使えるカード
       *[false] 列の一番下のカード
    }を押すと捨て札に移ります。移せるのは、捨て札のカードより数が1つ大きいか小さいカードです。スートは問いません。{ $free ->
        [true] { part-free }
       *[false] { "" }
    }
part-free = 上に何も載っていないカードが使えます。
holeEnds =
    .wrap = 数はつながっていて、{ RANK_NAME($high) }と{ RANK_NAME($low) }は互いに重ねられます。
    .apart = { RANK_NAME($high) }と{ RANK_NAME($low) }は互いに重ねられません。
    .closed = { RANK_NAME($high) }の上には何も置けず、{ RANK_NAME($low) }の上に置けるのは{ RANK_NAME($second) }だけです。

pairSum =
    { $cards ->
        [free] 足して{ $sum }になる2枚の使えるカードを取り除きます。
        [last] 2つの列の一番下のカードは、足して{ $sum }になれば取り除けます。
       *[all] 足して{ $sum }になる2枚のカードを取り除きます。
    }エースは1{ $values ->
        [ace] です
        [jack] 、ジャックは11です
        [queen] 、ジャックは11、クイーンは12です
       *[king] 、ジャックは11、クイーンは12、キングは13です
    }。{ part-whatIsFree }
pairEqual =
    { $cards ->
        [free] 数が同じ2枚の使えるカードを取り除きます。
        [last] 2つの列の一番下のカードは、数が同じなら取り除けます。
       *[all] 数が同じ2枚のカードを取り除きます。
    }{ part-whatIsFree }
part-whatIsFree =
    { $cards ->
        [free] { part-free }
       *[all] { "" }
    }
single = { RANK_NAME($rank) }は{ $sum }なので、1枚だけで取り除きます。
trio = { LIST($ranks) }は、一緒に取り除きます。
coverPairs = ほかに何も載っていなければ、カードは自分が載っているカードとも組にできます。
noCoverPairs = 重なり合った2枚は組にできません。

pack =
    トランプ{ $packs }組、{ $cards }枚を使います{ $suits ->
        [1] （スートは1種類です）
        [2] （スートは2種類です）
       *[4] { "" }
    }。
ranks = 使うのは{ RANK_NAME($first) }から{ RANK_NAME($last) }までのカードだけです。
layout =
    { $columns }列{ $sizes ->
        [same] （{ $most }枚ずつ）
        [two] （{ $least }枚か{ $most }枚）
        [range] （{ $least }枚から{ $most }枚）
       *[none] （最初は空）
    }{ $cells ->
        [0] です
       *[other] 、セルは{ $cells }個です
    }。
pyramid = ピラミッドは{ $rows }段で、どのカードにも次の段のカードが2枚載っています。
peaks = 3つの山は、{ $count }枚並んだ一番下の段でつながっています。その上のどのカードにも、次の段のカードが2枚載っています。
faceDown =
    { $which ->
        [top] それぞれの列で表向きに配られるのは、一番下のカードだけです。
        [covered] 上に何か載っているカードは裏向きです。
       *[some] 裏向きに配られるカードがあります。
    }裏向きのカードは、上に何もなくなると表になります。
cellsDealt = { $count }枚はセルに配られます。
reserveDeal =
    リザーブは{ $piles ->
        [equal] { $count }枚の山が{ $number }つ
        [unequal] { $number }つの山に合わせて{ $count }枚
       *[single] { $count }枚
    }{ $isHidden ->
        [true] で、一番上のカードだけが表向きです
       *[false] です
    }。
startCards = { RANK_NAME($rank) }は、最初から{ $count }枚が組札に置かれています。
startOpen = 組札の最初になる数のカードが、最初から{ $count }枚、組札に置かれています。
sink = 配り終わると、{ LIST($ranks) }は列の一番奥に移ります。
holeStart = 捨て札は{ CARD($card) }から始まります。
stock = 山札は{ $count }枚です。
redeals =
    { $redeals ->
        [0] 山札は{ $count }枚で、めくれるのは1巡だけです。
        [unlimited] 山札は{ $count }枚です。なくなったら、{ part-wastes }を裏返して山札に戻せます（何度でも）。
       *[other] 山札は{ $count }枚です。なくなったら、{ part-wastes }を裏返して山札に戻せます（{ $redeals }回まで）。
    }
part-wastes =
    { $wastes ->
        [1] 捨て札
       *[other] すべての捨て札
    }
openStock = 山札は表向きで、次に来るカードが見えます。
foundationReturn =
    .columns = 組札の一番上のカードは列に戻せます。
    .cells = 組札の一番上のカードは、空いているセルに戻せます。
    .both = 組札の一番上のカードは、列か、空いているセルに戻せます。
    .none = 組札に置いたカードは戻せません。

points = 得点：{ LIST($events) }。
pointsFor =
    .deal = 配札で{ SIGNED($points) }点
    .up = 組札に移すと{ SIGNED($points) }点
    .back = 組札から戻すと{ SIGNED($points) }点
    .fromWaste = 捨て札から列に移すと{ SIGNED($points) }点
    .flip = 列のカードを表にすると{ SIGNED($points) }点
    .redeal = 捨て札を山札に戻すと{ SIGNED($points) }点
    .move = 1手ごとに{ SIGNED($points) }点
leastPoints = 得点は{ $points }点より下がりません。
cardsLeft = 成績は列に残ったカードの枚数で、少ないほど良い成績です。
pileWords = この盤での呼び名：{ LIST($names) }。
calledPiles =
    .columns = 列は「{ $name }」
    .cells = セルは「{ $name }」
    .reserve = リザーブは「{ $name }」
    .foundations = 組札は「{ $name }」
    .stock = 山札は「{ $name }」
    .waste = 捨て札は「{ $name }」
