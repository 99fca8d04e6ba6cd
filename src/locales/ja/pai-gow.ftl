title = パイゴウポーカー
handNumber = 第{ $hand }ハンド

# omits $form
rankName =
    { $rank ->
        [1] エース
        [11] ジャック
        [12] クイーン
        [13] キング
       *[other] { $rank }
    }
# omits $form
hands =
    .nothing = { RANK_NAME($high) }ハイ
    .pair = { RANK_NAME($high) }のペア
    .two-pairs = { RANK_NAME($high) }と{ RANK_NAME($low) }のツーペア
    .trips = { RANK_NAME($high) }のスリーカード
    .straight = { part-run }のストレート
    .flush = { RANK_NAME($high) }ハイのフラッシュ
    .full-house = { RANK_NAME($high) }のフルハウス（{ RANK_NAME($low) }のペア）
    .quads = { RANK_NAME($high) }のフォーカード
    .straight-flush =
        { $high ->
            [1] ロイヤルフラッシュ
           *[other] { part-run }のストレートフラッシュ
        }
    .five-aces = エース5枚
part-run =
    { $high ->
        [5] エースから5
       *[other] { RANK_NAME($high) }ハイ
    }
twoCards = { RANK_NAME($high) }と{ RANK_NAME($low) }
# omits $kind
handApart = { $hand }、キッカー{ RANK_NAME($rank) }
handWithJoker =
    { $hand }、ジョーカーは{ HAS($card) ->
        [true] { CARD($card) }
       *[false] { RANK_NAME($rank) }
    }扱い

sides =
    .front = フロント
    .back = バック
trays =
    .front =
        { sides.front } · { $count ->
            [2] 2枚
           *[other] 2枚中{ $count }枚
        }
    .back =
        { sides.back } · { $extra ->
            [0] 5枚
           *[other] あと{ $extra }枚フロントへ
        }

choose =
    { $missing ->
        [1] フロントに置くカードをもう1枚選んでください。
       *[2] フロントに置く2枚を選んでください。バックの5枚のほうが強くなければなりません。
    }
# omits $backKind
legalSet = 有効な組み方です。バックの{ $back }がフロントの{ $front }を上回っています。
foulSet = { part-foul }。ファウルとなり、両方とも負けます。
part-foul = フロントの{ $front }が、バックの{ $back }より強くなっています
houseWay =
    ハウスウェイ：{ $rule ->
        [five-aces] エース5枚
        [quads] フォーカード
        [two-trips] スリーカード2組
        [full-house] フルハウス
        [straight-or-flush] ストレートかフラッシュ
        [trips] スリーカード
        [three-pairs] スリーペア
        [two-pairs] ツーペア
        [one-pair] ワンペア
       *[nothing] ペアなし
    }。

idle =
    .sits-out = このハンドは休みです。
    .no-chips = チップがありません。
    .deals = あなたがディーラーです。ほかのプレイヤーが賭けます。
    .deals-later = あなたがディーラーです。全員がセットすると、あなたのカードが表になります。
    .offer = バンクの希望を聞いています。
    .wait = ほかのプレイヤーを待っています。
    .nobody = 誰も賭けなかったので、カードは配られませんでした。
offered = バンクを取りますか。このハンドのディーラーとして全員と勝負します。
covered = { SEAT($seat) }の番です。端末を受け取ってください。

dealer = ディーラー
house = ハウス
openSeat = 空席
seatStates =
    .waiting = ベット待ち
    .out = 休み
    .setting = セット中
    .set = セット済み
seats = 席
ownHands = あなたの手
backs = 裏向きのカード{ $count }枚
diceName = サイコロ { $dice }
firstHand = 合計{ $total }：最初の手は{ SEAT($seat) }に配られます

stake = 賭け金
bonus = フォーチュンボーナス
staked =
    賭け金 { $stake }{ $bonus ->
        [0] { "" }
       *[other] 、ボーナス { $bonus }
    }
bonusSign = ボーナス { $bonus }
limits = { $min }〜{ $max }
addChip = { $chips }追加
pays = 勝てば { $chips }
repeat = 前回と同じ
    .name = 前回の賭け金をもう一度
double = 2×
    .name = 賭け金を2倍にする
half = ½
    .name = 賭け金を半分にする
noStake = 繰り返せる賭け金がまだありません。

menu = その他
fair = この配札を検証
help = 遊び方
buttons =
    .clear = 取消
    .pays = 配当表
    .bank = バンクを取る
    .decline = バンクを見送る
    .deal = 配る
    .pass = 休む
    .house-way = ハウスウェイ
    .set = セットする
    .show = カードを見る
    .next = 次のハンド
    .rebuy = チップを追加
    .step = 次へ
    .skip = 最後へ進む
    .new = 新しいテーブル
sortBy =
    .rank = 数字順に並べる
    .suit = スート順に並べる

fortune =
    .natural-seven = 7枚のストレートフラッシュ
    .royal-match = ロイヤルフラッシュと同じスートのキングとクイーン
    .joker-seven = ジョーカー入り7枚のストレートフラッシュ
    .five-aces = エース5枚
    .royal-flush = ロイヤルフラッシュ
    .straight-flush = ストレートフラッシュ
    .quads = フォーカード
    .full-house = フルハウス
    .flush = フラッシュ
    .trips = スリーカード
    .straight = ストレート

outcomes =
    .win = 勝ち
    .push = 引き分け
    .lose = 負け
comparisons =
    .win = 勝ち
    .lose = 負け
    .copy = コピー
foul = ファウル
commission = コミッション { $chips }
pushed =
    引き分け{ $push ->
        [none] { "" }
       *[other] ：{ part-push }
    }
part-push =
    { $push ->
        [queen-high] ディーラーはクイーンハイ
        [ace-high] ディーラーはエースハイ
       *[nine-front] ディーラーのフロントは9ハイ
    }
returned = ディーラーのチップ不足、{ $chips } 返却
stakeLine = 賭け { SIGNED($chips) }
bonusLine =
    フォーチュン{ HAS($line) ->
        [true] ：{ $line }
       *[false] { "" }
    } { SIGNED($chips) }
envyLine = エンビー：{ SEAT($seat) }の{ $line } { SIGNED($chips) }

announcements =
    .hand-started = 第{ $hand }ハンド。
    .deals = ディーラーは{ SEAT($seat) }です。
    .bank-offered = バンクの希望を聞かれるのは{ SEAT($seat) }です。
    .takes-bank = { SEAT($seat) }はバンクを引き受けます。
    .passes-bank = { SEAT($seat) }はバンクを見送ります。
    .house-deals = 誰もバンクを引き受けないので、ハウスがディーラーです。
    .bet =
        { SEAT($seat) }は{ NUMBER($chips) }枚{ $bonus ->
            [0] { "" }
           *[other] とフォーチュンに{ $bonus }枚を
        }賭けました。
    .sits-out = { SEAT($seat) }は休みます。
    .cut = { SEAT($seat) }がカットしました。
    .nobody-played = 誰も賭けなかったので、カードは配られませんでした。
    .dice = サイコロの合計は{ $total }です。
    .dealt = 最初の手は{ SEAT($seat) }に配られました。
    .own-cards = { SEAT($seat) }のカード：{ CARDS($cards) }。
    .set = { SEAT($seat) }はセットしました。
    .dealer-shown = 全員がセットしました。
    .dealer-set = { SEAT($seat) }：フロントは{ $front }、バックは{ $back }です。
    .stack =
        { SEAT($seat) }のチップは{ $chips ->
            [0] なくなりました
           *[other] { $chips }枚です
        }。

# omits $backKind
compared =
    { SEAT($seat) }：フロントは{ $front }で{ $frontResult ->
        [win] 勝ち
        [lose] 負け
       *[copy] コピー
    }、バックは{ $back }で{ $backResult ->
        [win] 勝ち
        [lose] 負け
       *[copy] コピー
    }。
foulPlayed = { SEAT($seat) }：ファウルのため、両方とも負けです。
ownPush = 一勝一敗：賭けたチップは戻ります。
stakeBack = 賭けたチップは戻ります。
results =
    .win = { SEAT($seat) }は{ part-commission }{ NUMBER($chips) }枚の勝ちです。
    .push =
        { SEAT($seat) }は引き分けです{ $push ->
            [none] { "" }
           *[other] （{ part-push }）
        }。
    .lose = { SEAT($seat) }は{ NUMBER($chips) }枚の負けです。
part-commission =
    { $commission ->
        [0] { "" }
       *[other]
            コミッション{ $commission }枚{ $rounded ->
                [true] （端数切り上げ）
               *[false] { "" }
            }を引いて
    }
dealerResults =
    .win = { SEAT($seat) }は{ part-as-dealer }{ part-commission }{ NUMBER($chips) }枚の勝ちです。
    .even = { SEAT($seat) }は{ part-as-dealer }{ part-commission }増減なしです。
    .lose = { SEAT($seat) }は{ part-as-dealer }{ NUMBER($chips) }枚の負けです。
part-as-dealer =
    { $house ->
        [true] { "" }
       *[false] ディーラーとして
    }
dealerShort = ディーラーのチップが足りません。賭け金から{ NUMBER($chips) }枚が戻ります。
bonusLost = ボーナスベットの{ $chips }枚は負けです。
bonusWon = フォーチュン、{ $line }：{ $chips }枚の勝ちです。
envyWon = エンビー、{ SEAT($seat) }の{ $line }：{ $chips }枚の勝ちです。
inAll = 合計{ SIGNED($chips) }。
sentenceGap = { "" }

stakeNames =
    .stake = 賭け金
    .bonus = ボーナスベット
refusals =
    .no-such-move = 「{ $move }」という操作はありません。使えるのはbank、decline、bet、pass、cut、setです。
    .not-now =
        今、{ part-move }はできません。{ $phase ->
            [offer] バンクの希望の確認中
            [bets] ベット中
            [set] セット中
            [dealer] ディーラーのカードの公開中
           *[over] ハンドの終了後
        }です。
    .not-offered = いまバンクの希望を聞かれているのは{ SEAT($seat) }です。
    .seat-open = { SEAT($seat) }には誰もいません。
    .seat-out = { SEAT($seat) }はこのハンドを休んでいます。
    .already-set = { SEAT($seat) }はもうセットしました。
    .already-bet = { SEAT($seat) }はもうベットしました。
    .already-cut = { SEAT($seat) }はもうカットしました。
    .dealer-bets-not = ディーラーは賭けません。
    .house-cuts-not = ハウスはカットしません。
    .table-moves = { part-move }ができるのはテーブルだけです。
    .bets-open = { SEAT($seat) }が先に賭けるか休む必要があります。
    .no-bonus = このテーブルにボーナスベットはありません。
    .bad-cut = カットの言葉は{ NUMBER($most) }文字までです。
    .cards-covered = このカードは裏向きです。先に表示してください。
    .two-in-front = フロントに2枚、バックに5枚を置いてください。
    .same-card = { CARD($card) }をフロントに2度は置けません。
    .foreign-card =
        { HAS($card) ->
            [true] { CARD($card) }
           *[false] { $got }
        }は7枚の中にありません。
    .foul = { part-foul }。
    .house-way =
        ディーラーは{ $houseWay ->
            [foxwoods] フォックスウッズ
            [mgm-grand] MGMグランド
           *[own] このテーブル
        }のハウスウェイでセットしなければなりません。
part-move =
    { $move ->
        [bank] バンクを取る操作
        [decline] バンクの見送り
        [bet] ベット
        [pass] 休み
        [cut] カット
        [deal] ディール
        [set] セット
       *[settle] 精算
    }
