title = セブン・トゥエンティセブン
handNumber = 第{ $hand }ハンド
seats = 席
dealer = ディーラー
dealerSign = D
openSeat = 空席
tempers =
    .cautious = 慎重
    .steady = 堅実
    .bold = 強気
toAnte = アンティ待ち
backs = 裏向きのカード{ $count }枚
actions =
    .ante = アンティ { $amount }
    .sit-out = 休み
    .cut = カット
    .check = チェック
    .call = コール { $amount }
    .bet = ベット { $amount }
    .raise = レイズ { $amount }
    .fold = フォールド
    .take = ドロー
    .stand = スタンド
    .declare = 宣言済み
    .bust = バースト
allIn = オールイン
frozen = 手札固定
declared = { part-targets }を宣言
won =
    { $targets ->
        [low] 7側を獲得
        [high] 27側を獲得
       *[both] 両方を獲得
    }
part-target =
    { $target ->
        [low] 7
       *[high] 27
    }
part-targets =
    { $targets ->
        [low] 7
        [high] 27
       *[both] 両方
    }
points =
    { $half ->
        [true] { $whole }½
       *[false] { $whole }
    }
shows = 表は{ part-open }
seen = ほかの人には{ part-open }
part-open =
    { $count ->
        [1] { $least }
        [2] { $least }か{ $most }
       *[other] { $least }〜{ $most }
    }
seenByAll = 全員に公開
range = 合計{ $least }〜{ $most }
totals =
    { HAS($high) ->
        [true] { $low }と{ $high }
       *[false] { $low }
    }
counts =
    { HAS($high) ->
        [true] 7狙いで{ $low }、27狙いで{ $high }
       *[false] { $low }
    }
ownHand = あなたの手札
dealings =
    .up-down = 表向きと裏向きのカードが1枚ずつ配られます。
    .down-down-up = 裏向きのカード2枚と表向きのカード1枚が配られます。
    .down-up = 裏向きと表向きのカードが1枚ずつ配られます。
goal = { part-target }狙い
exact = ぴったり
tooHigh = 超過で失格
short = { $points }不足
over = { $points }超過
# omits $count
aces =
    エースは{ $values ->
        [ones] 1
        [elevens] 11
       *[both] 1と11
    }
values =
    .courts =
        { $tens ->
            [half] 10 J Q K ½
           *[face] J Q K ½
        }
    .numbers =
        2–{ $tens ->
            [half] 9
           *[face] 10
        } 数字どおり
    .ace = エース 1か11、目標ごとに有利なほう
intro =
    .carried = 前のハンドから{ $chips }枚がポットに持ち越されています。
    .aim = 7に一番近い手がポットの半分を、27に一番近い手が残りの半分を獲得します。1つの手で両方を取ることもできます。
    .declare = 最後に7、27、両方のどれかを宣言します。
scorings =
    .nearest = 目標を上回っても下回っても、差が同じなら互角です。
    .over-is-bust = 目標を上回ると、その目標では勝てません。
    .under-beats-over = 差が同じなら、目標を下回るほうが勝ちです。
    .over-beats-under = 差が同じなら、目標を上回るほうが勝ちです。
    .inside-beats-outside = 差が同じなら、7と27の間の合計が外の合計に勝ちます。
    .outside-beats-inside = 差が同じなら、7と27の外の合計が間の合計に勝ちます。
pot = ポット
potName =
    { $pot ->
        [only] ポット
        [main] メインポット
        [side] サイドポット
       *[numbered] サイドポット{ $number }
    }
half = { part-target }側 { $chips }
among = { SEATS($seats) }
phases =
    .ante = アンティ
    .bets = ベット
    .draw = ドロー
    .declare = 宣言
    .over = 結果
menu = その他
help = 遊び方
hintLabel = ヒント
fair = この配札を検証
buttons =
    .sit-out = 休む
    .check = チェック
    .fold = フォールド
    .take = 1枚引く
    .stand = スタンド
    .low = 7を宣言
    .high = 27を宣言
    .both = 両方を宣言
    .show = カードを見る
    .next = 次のハンド
    .rebuy = チップを追加
    .step = 次へ
    .skip = 最後へ進む
    .new = 新しいテーブル
costs =
    .ante = アンティ { $chips }
    .call = コール { $chips }
    .bet = ベット { $chips }
    .raise = レイズ +{ $chips }
amountOf =
    .bet = ベット額
    .raise = 上乗せ額
limits = { $min }〜{ $max }
addChip = { $chips }追加
presets =
    .min = 最小
    .half-pot = ½ポット
    .pot = ポット
    .max = 最大
presetOf = { $preset }: { CHIPS($chips) }
preActions =
    .check-or-fold = チェックかフォールド
    .call-any = すべてコール
    .not-now = ほかの人がベットしている間に選べます。
    .shared = この端末のほかの人が残っている間は選べません。
preActionChosen =
    番が来たら{ $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }。
preActionNone = 先の選択はありません。
preActionDropped =
    「{ $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }」は無効になりました。
plansName = 方針
plans =
    .stand = 最後までスタンド
    .take = 引く：合計
planStop = 27のこの合計で止める
planLate = まだカードを引ける間に選べます。
planChosen =
    { $type ->
        [stand] このハンドの最後までスタンドします。
       *[take] 27の合計が{ $until }以上になるまで引きます。
    }
planNone = 方針を取り消しました。
planShown =
    { $type ->
        [stand] 方針：スタンド
       *[take] 方針：{ $until }まで引く
    }
steps =
    .ante = アンティ{ $ante }枚を出して参加するか、このハンドを休むかを選んでください。
    .check = まだ誰もベットしていません。何も払わずチェックするか、{ $min }〜{ $max }枚をベットします。
    .call =
        残るには{ $call }枚必要です。コール{ $raises ->
            [true] かレイズ
           *[false] { "" }
        }をするか、フォールドします。
    .draw =
        カードを{ $up ->
            [true] 表向きで
           *[false] { "" }
        }1枚引くか、スタンドします。{ $left ->
            [0] スタンドしても、次はまた引けます。
            [1] 今スタンドすると、もう引けません。
           *[other] あと{ $left }回続けてスタンドすると、もう引けません。
        }
    .declare =
        どちらの半分を狙いますか。両方を宣言すると、{ $tie ->
            [true] 片方で勝ち、もう片方も引き分け以上になる
           *[false] 両方で勝つ
        }必要があります。{ $secret ->
            [true] 宣言は全員同時に公開されます。
           *[false] { "" }
        }
    .wait = { $waits }
    .covered = { SEAT($seat) }の番です。端末を受け取ってください。
    .frozen = 手札は固定されました。もう引けませんが、ベットは続きます。{ $waits }
    .all-in = オールインです。{ $waits }
    .folded = フォールドしました。ほかのプレイヤーが続けています。
    .bust = バーストです。エースをすべて1と数えても27を超えました。ほかのプレイヤーが続けています。
    .sits-out = このハンドは休みです。
    .no-chips = チップがありません。
    .nobody = アンティを出した人が2人に満たないため、カードは配られませんでした。
waitForSeat = { SEAT($seat) }を待っています。
waitForOthers = ほかのプレイヤーを待っています。
paid =
    { SEAT($seat) }は{ $outcome ->
        [even] 増減なし
        [won] { $chips }枚の勝ち
       *[lost] { $chips }枚の負け
    }です。{ $won ->
        [0] { "" }
       *[other] ポットから{ $won }枚、支払いは{ $put }枚。
    }
hints =
    .ante = ヒント：アンティ。
    .sit-out = ヒント：休む。
    .cut = ヒント：カット。
    .check = ヒント：チェック。
    .bet = ヒント：ベット { $amount }。
    .call = ヒント：コール。
    .raise = ヒント：レイズ { $amount }。
    .fold = ヒント：フォールド。
    .take = ヒント：1枚引く。
    .stand = ヒント：スタンド。
    .declare = ヒント：宣言 { part-targets }。
announcements =
    .hand-started =
        第{ $hand }ハンド。ディーラーは{ SEAT($dealer) }、アンティは{ $ante }枚です。{ $carried ->
            [0] { "" }
           *[other] ポットに{ $carried }枚持ち越されています。
        }
    .nobody-played = アンティを出した人が2人に満たないため、カードは配られません。
    .ante = { SEAT($seat) }はアンティ{ $amount }枚{ part-all-in }。
    .call = { SEAT($seat) }は{ $amount }枚コール{ part-all-in }。
    .bet = { SEAT($seat) }は{ $amount }枚ベット{ part-all-in }。
    .raise = { SEAT($seat) }は{ $amount }枚レイズ{ part-all-in }。
    .sits-out = { SEAT($seat) }は休みます。
    .cut = { SEAT($seat) }がカットしました。
    .check = { SEAT($seat) }はチェック。
    .fold = { SEAT($seat) }はフォールド。
    .bust = { SEAT($seat) }はバースト。
    .take =
        { SEAT($seat) }は{ HAS($card) ->
            [true] { CARD($card) }を
           *[false] カードを1枚
        }引きました。{ HAS($counts) ->
            [true] 合計は{ $counts }。
           *[false] { "" }
        }
    .stand =
        { SEAT($seat) }はスタンド。{ $frozen ->
            [true] これで手札固定です。
           *[false] { "" }
        }
    .dealt = { SEAT($seat) }の表のカードは{ CARDS($cards) }。
    .own-cards = { SEAT($seat) }のカード：{ CARDS($cards) }。合計は{ $counts }。
    .declare =
        { SEAT($seat) }は{ $targets ->
            [secret] 宣言しました
           *[other] { part-targets }を宣言
        }。
    .declared = 宣言：{ $all }。
    .phase =
        { $phase ->
            [bets] ベットです。
            [draw] ドローです。
            [declare] 宣言です。
           *[other] { "" }
        }
    .turn =
        { SEAT($seat) }の番です。{ $call ->
            [0] { "" }
           *[other] コールには{ $call }枚必要です。
        }
    .stack =
        { SEAT($seat) }のチップは{ $chips ->
            [0] なくなりました
           *[other] { $chips }枚です
        }。
declaredBy = { SEAT($seat) }は{ part-targets }
part-all-in =
    { $allIn ->
        [true] 、オールイン
       *[false] { "" }
    }
explanations =
    .both = { part-pot }{ SEAT($seat) }は7と27の両方を獲得（{ $amount }枚）。{ part-ranks }は{ part-reach }。
    .half =
        { part-pot }{ SEAT($seat) }は{ part-target }側を{ $shared ->
            [true] 分け合って
           *[false] { "" }
        }獲得（{ $amount }枚{ $odd ->
            [true] 、端数を含む
           *[false] { "" }
        }）。{ part-ranks }は{ HAS($off) ->
            [true] { $total }（{ part-target }との差{ $off }）
           *[false] { $total }
        }。
    .unclaimed = { part-pot }{ part-target }側を取れる人がいないため、{ $amount }枚も{ SEATS($seats) }のものになります。
    .last =
        { HAS($potName) ->
            [true] { $potName }：残ったのは{ SEAT($seat) }だけなので{ $amount }枚獲得。
           *[false] { SEAT($seat) }は最後の1人になり{ $amount }枚獲得。カードは公開されません。
        }
    .failed-both = { part-pot }{ SEAT($seat) }は両方を宣言しましたが、両方では勝てず、何ももらえません。
    .void = { part-pot }宣言どおりに勝てる人がいないため、合計で決めます。
    .carried =
        { part-pot }{ $target ->
            [pot] ポット
           *[other] { part-target }側
        }を取れる人がいないため、{ $amount }枚は次のハンドに持ち越されます。
    .three-quarters = { part-pot }{ SEAT($seat) }は片方を単独で制し、もう片方で並んだため、4分の3の{ $amount }枚獲得。
    .five-ace-ace = 5-A-Aはほかのすべての手に勝ちます：{ SEATS($seats) }。
    .uncalled = コールされなかった{ $amount }枚は{ SEAT($seat) }に戻ります。
    .nothing = { SEAT($seat) }は獲得なし。{ part-ranks }は{ part-reach }。
part-pot =
    { HAS($potName) ->
        [true] { $potName }：
       *[false] { "" }
    }
part-ranks = { CARD_SIGNS($cards, form: "rank", separator: "-") }
part-reach =
    { HAS($high) ->
        [true]
            { HAS($lowOff) ->
                [true] { $low }（7との差{ $lowOff }）
               *[false] { $low }
            }と{ HAS($highOff) ->
                [true] { $high }（27との差{ $highOff }）
               *[false] { $high }
            }
       *[false]
            { $low }（{ HAS($lowOff) ->
                [true] 7との差{ $lowOff }、
               *[false] { "" }
            }27との差{ $highOff }）
    }
stakes =
    .bet = ベット
    .raise = レイズ
refusals =
    .no-such-move = 「{ $move }」という操作はありません。
    .not-now =
        今、{ part-move }はできません。{ $phase ->
            [ante] アンティの受付中
            [bets] ベット中
            [draw] ドロー中
            [declare] 宣言中
           *[over] ハンドの終了後
        }です。
    .seat-open = { SEAT($seat) }には誰もいません。
    .seat-out = { SEAT($seat) }はこのハンドを休んでいます。
    .seat-folded = { SEAT($seat) }はフォールドしています。
    .seat-bust = { SEAT($seat) }はバーストしています。
    .already-anted = { SEAT($seat) }はもうアンティを出しました。
    .already-cut = { SEAT($seat) }はもうカットしました。
    .already-declared = { SEAT($seat) }はもう宣言しました。
    .not-your-turn = 今は{ SEAT($turn) }の番です。
    .seat-frozen = { NUMBER($stands) }回続けてスタンドしたので手札は固定され、もう引けません。
    .bad-cut = カットの言葉は{ $most }文字までです。
    .bad-declaration = 「{ $targets }」は宣言できません。宣言できるのは7、27、両方です。
    .table-moves = { part-move }ができるのはテーブルだけです。
    .antes-open = { SEAT($seat) }はまだアンティを出すか休むかを決めていません。
    .bet-open = ベットがあります。コールには{ $call }枚必要です。
    .no-bet-open = まだ誰もベットしていないので、コールできません。
    .max-raises = レイズは1ラウンドに{ NUMBER($max) }回までです。
    .short-of-raise = コールした後に残るチップがありません。
    .not-reopened = 前のレイズが最低額の{ $min }枚に満たないため、さらにレイズはできません。
    .nobody-to-raise = ほかは全員オールインしています。
part-move =
    { $move ->
        [ante] アンティ
        [sit-out] 休み
        [cut] カット
        [deal] ディール
        [check] チェック
        [bet] ベット
        [call] コール
        [raise] レイズ
        [fold] フォールド
        [take] ドロー
        [stand] スタンド
        [declare] 宣言
       *[settle] 精算
    }
